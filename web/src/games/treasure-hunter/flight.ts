/** A card that is passed on leaves by the side of the neighbour. */
import { flightOf } from "../../table/flight";

/** Which way the hands go: -1 to the left, 1 to the right. */
export const wind = { side: -1 };

export const flight = flightOf((intro, rest) => `${(intro ? -wind.side : wind.side) * rest * 180}px ${-rest * 30}px`);
export const { send, receive } = flight;
