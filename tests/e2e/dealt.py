"""Games of the engine that begin with known cards: a table goes on from one of their positions."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from typing import Any

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record, write_record
from flibuste.kernel.session import start

Page = Any
LATE = 36  # answers of the first game of Brisca for two: seven tricks and the second card of another are left
OPEN = """async (body) => {
  const answer = await fetch("/api/play-on", { method: "POST", body, headers: { "content-type": "application/json" } });
  return (await answer.json()).id;
}"""


@cache
def played(game: str, seats: int = 2, seed: int = 1) -> str:
    """Write the record of a game whose answers chance has given."""
    rng = Seeded(seed)
    session = start(find_game(game), seats, {}, rng)
    while not session.state.over:
        seat = session.waiting()[0]
        session.answer(seat, int(session.state.random_option(seat, rng)), rng)
    return write_record(session.game, session.record)


def lay_out(page: Page, record: str, move: int = 0, *, seat: int = 0, here: bool = False) -> str:
    """Open a table that goes on after so many answers, against bots or with everybody at this device."""
    body = {"record": record, "move": move, "seat": seat, "here": here, "name": "Anne"}
    table: str = page.evaluate(OPEN, json.dumps(body))
    return table


def go_on(page: Page, record: str, move: int = 0, *, seat: int = 0, here: bool = False) -> str:
    """Open such a table and sit down at it."""
    table = lay_out(page, record, move, seat=seat, here=here)
    page.goto(f"/t/{table}")
    return table


# Whoever has a line to a table is there; nothing of it is drawn.
ATTEND = """(table) => new Promise((done, fail) => {
  const socket = (window.line = new WebSocket(location.origin.replace("http", "ws") + "/ws"));
  socket.onopen = () => socket.send(JSON.stringify({ type: "attach", table, since: null }));
  socket.onmessage = () => done();
  socket.onclose = () => fail(new Error("the line was closed"));
})"""


def host(page: Page, record: str, move: int) -> str:
    """Open a table for everybody at this device and be there, without looking at it: for answers by ``give``."""
    table = lay_out(page, record, move, here=True)
    page.evaluate(ATTEND, table)
    return table


def sit_down_late(page: Page) -> None:
    """Sit down where a game of Brisca against a bot goes on that has few tricks left."""
    go_on(page, played("brisca"), LATE)
    page.locator("ul.hand button").first.wait_for()


def seat_of(game: str, record: str, move: int) -> int:
    """Say who gave an answer of a record."""
    return read_record(record, find_game(game)).answers[move][0]


def hand_overs(game: str, record: str) -> list[tuple[int, int]]:
    """List after how many answers the device changes hands with the next one, and the seat that answers."""
    answers = read_record(record, find_game(game)).answers
    return [(n, one[0]) for n, (one, other) in enumerate(pairwise(answers)) if one[0] != other[0]]


# Asks as a seat of this browser, through a socket of its own, until the table is told to that seat, and hands that on.
# A question that gets no answer is asked again; one that never gets it says what it was told instead.
ASK = """(table, seat, then) => new Promise((done, fail) => {
  const heard = [], socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  let asked = false;
  const attach = () => socket.send(JSON.stringify({ type: "attach", table, since: null }));
  const again = setInterval(() => socket.readyState === 1 && !asked && attach(), 3000);
  const late = setTimeout(() => fail(new Error(`seat ${seat} was told ${heard.join() || "nothing"}`)), 60000);
  const end = (what) => { clearInterval(again); clearTimeout(late); socket.close(); done(what); };
  socket.onopen = attach;
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    heard.push(told.type + " " + (told.seat ?? told.code ?? ""));
    if (told.type === "snapshot" && told.seat === seat && !asked) { asked = true; then(told, socket, end); }
    if (told.type === "ack") end(told.seq);
    if (told.type === "error" && asked) fail(new Error(data));
  };
  socket.onclose = () => fail(new Error("the line was closed"));
})"""
# Answers for a seat, with what the record says was answered there.
GIVE = f"""([table, seat, action]) => ({ASK})(table, seat, ({{ seq }}, socket) =>
  socket.send(JSON.stringify({{ type: "act", table, seat, key: "k" + seq, seq, action }})))"""
# What a seat may answer now, and under which number of the journal.
PEEK = f"""([table, seat]) => ({ASK})(table, seat, ({{ seq, mine, options }}, _, end) =>
  end({{ seq, mine, actions: options.map((one) => one.action) }}))"""


def give(page: Page, table: str, game: str, record: str, move: int) -> None:
    """Give the next answer of a record."""
    seat, action, _ = read_record(record, find_game(game)).answers[move]
    page.evaluate(GIVE, [table, seat, action])
