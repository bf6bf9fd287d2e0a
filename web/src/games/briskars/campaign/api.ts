/** Calls about campaigns: the server knows the articles, the page only asks. */
import { get, post } from "../../../lib/api";
import type {
  BroughtCampaign,
  CampaignBrief,
  CampaignForm,
  CampaignInfo,
  NewCampaign,
  PersonFace,
  SetCrew,
} from "../../../lib/wire";
import type { CampaignOffers, CampaignView, Chronicle } from "../wire";

/** A campaign of this game: how it stands has its own shape. */
export type Sailing = Omit<CampaignInfo, "view"> & { view: CampaignView | null };

const at = (id: string): string => `/campaigns/${id}`;
export const GAME = "briskars";

export const campaigns = {
  all: (): Promise<CampaignBrief[]> => get("/campaigns"),
  forms: (): Promise<CampaignForm[]> => get(`/campaigns/forms/${GAME}`),
  one: (id: string): Promise<Sailing> => get(at(id)),
  open: (asked: NewCampaign): Promise<Sailing> => post("/campaigns", asked),
  bring: (asked: BroughtCampaign): Promise<Sailing> => post("/campaigns/bring", asked),
  take: (id: string, crew: number, side: string, name: string, face: PersonFace): Promise<Sailing> =>
    post(`${at(id)}/take`, { crew, side, name, face }),
  crew: (id: string, asked: SetCrew): Promise<Sailing> => post(`${at(id)}/crew`, asked),
  leave: (id: string, crew: number): Promise<Sailing> => post(`${at(id)}/leave`, { crew }),
  start: (id: string): Promise<Sailing> => post(`${at(id)}/start`),
  step: (id: string, step: string): Promise<Sailing> => post(`${at(id)}/do`, { step }),
  fight: (id: string): Promise<Sailing> => post(`${at(id)}/fight`),
  callOff: (id: string): Promise<Sailing> => post(`${at(id)}/call-off`),
  offers: (id: string, crew: number, mate: number | null): Promise<CampaignOffers> =>
    get(`${at(id)}/offers?crew=${crew}${mate === null ? "" : `&mate=${mate}`}`),
  chronicle: (id: string): Promise<Chronicle> => get(`${at(id)}/chronicle`),
};

/** Where a campaign is as a file, its crew as a band, its chronicle as a booklet. */
export const fileOf = (id: string): string => `/api${at(id)}/file`;
export const bandOf = (id: string, crew: number): string => `/api${at(id)}/side?crew=${crew}`;
export const bookletOf = (id: string, language: string): string => `/api${at(id)}/chronicle.pdf?language=${language}`;
