/** A card from the pile comes out of the middle of the table. */
import { flightOf } from "../../table/flight";

export const flight = flightOf((intro, rest) => `0 ${(intro ? -1 : 1) * rest * 46}px`);
export const { send, receive } = flight;
