/** Questions to the server about the battle as a seat sees it (docs/guide/insight.md). */
import { newNonce } from "../../lib/fair";
import { wire } from "../../lib/server";
import type { Tell } from "../../lib/wire";
import type { About, AnswerTo } from "./wire";

/** A question the server has refused, or that got no answer in time. */
export class NoAnswer extends Error {
  constructor(
    readonly code: string,
    readonly field: string | null = null,
  ) {
    super(code);
  }
}

const PATIENCE = 8000;

/**
 * Ask; the promise fails with NoAnswer. A question is never repeated by itself: ask again when the position has changed.
 * `seq` of the answer says which position it is about.
 */
export function ask<A extends About>(
  table: string,
  seat: number,
  about: A,
): Promise<{ seq: number; answer: AnswerTo<A> }> {
  const key = `ask-${newNonce().slice(0, 16)}`;
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      stop();
    };
    const timer = setTimeout(() => {
      done();
      reject(new NoAnswer("connection_lost"));
    }, PATIENCE);
    const stop = wire.listen((message: Tell) => {
      if (message.type === "insight" && message.key === key) {
        done();
        resolve({ seq: message.seq, answer: message.answer as AnswerTo<A> });
      } else if (message.type === "error" && message.key === key) {
        done();
        reject(new NoAnswer(message.code, String(message.params?.["field"] ?? "") || null));
      }
    });
    wire.send({ type: "ask", table, seat, about: { ...about }, key });
  });
}
