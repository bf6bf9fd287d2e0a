"""Games played with closed eyes: keys alone, and every sentence that is read aloud, once and in its order."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record
from tests.e2e import dealt
from tests.e2e.dealt import PEEK, give, played
from tests.e2e.table import until_true
from tests.e2e.test_absence import HEAR

Page = Any
LINKS = "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).links"
QUESTIONS = [
    "Choose a card", "Keep one, discard one", "Discard one card, pass the rest", "Play an action or pass?", "What now?",
    "Play a card before the goblins, or pass?", "Which scrolls do you use?", "End of turn. Play Gallantry?",
    "Which player?",
    "Play a card or end your turn",
]  # fmt: skip
ASKED = "([n, questions]) => window.told.length > n && questions.includes(window.told.at(-1))"
HEARD = "(n) => window.told.length >= n"
READY = {
    "use": "ul.scrolls button",
    "pass": ".ask .pass, .doing > button",
    "player": ".cover[aria-pressed], .strip[aria-pressed], .chips button",
    "end": "[data-verb=end]",
}


def by_keys(page: Page, answer: str) -> None:
    """Give an answer as somebody does who sees nothing: a card by its number, a target by arrows, Enter."""
    verb, _, what = answer.partition(" ")
    page.locator(READY.get(verb, f"ul.hand button.ready[data-card='{what}'], [data-verb={verb}]")).first.wait_for()
    if verb == "pass":
        page.keyboard.press("p")
    elif verb == "player":
        for _ in range(int(what) + 1):
            page.keyboard.press("ArrowRight")
        until_true(page, "document.activeElement.matches('.ask .doing .go')")
        page.keyboard.press("Enter")
    elif verb == "use":
        page.locator(READY[verb]).first.press("Enter")
    elif what:
        hand = page.locator("ul.hand button").evaluate_all("all => all.map((one) => one.dataset.card)")
        page.keyboard.press(str(hand.index(what) + 1))
        page.keyboard.press("Enter")
    else:
        page.locator(f"[data-verb={verb}]").first.press("Enter")
        if verb != "end":
            page.locator(".doing .foot .go").press("Enter")


GAMES: dict[str, tuple[int, int, int, list[str]]] = {
    "brisca": (1, 44, 0, [
        "On the table: 2 of clubs (Player 2). Trump: cups. 2 cards in the stock. Your hand: 7 of coins, 6 of coins, "
        "and 6 of cups.",
        "Choose a card", "You trump with the 6 of cups", "You take the trick", "You draw the ace of clubs",
        "Player 2 draws the turned-up trump: the 5 of cups", "The stock is empty: three tricks left",
        "Choose a card", "You lead the 6 of coins", "Player 2 plays the king of coins", "Player 2 takes the trick",
        "Player 2 leads the ace of swords", "Choose a card", "You play the ace of clubs", "Player 2 takes the trick",
        "Player 2 leads the 5 of cups", "Choose a card", "You play the 7 of coins", "Player 2 takes the trick",
        "Player 2 wins, 91 to 29. 29 + 91 = 120",
    ]),
    "chasse_partie": (1, 375, 0, [
        "Loot of the round: Carpenter (Mercenaries), 4 Briskars needed, 4 gold. Your crew: 3 of 4: Gunner (Exiled "
        "Archipelago), "
        "Sharpshooter (Exiled Archipelago), and Fighter (Mercenaries); worth 8. 15 of 18\u00a0gold. Crew of Player "
        "2: 1 of 4: "
        "Sharpshooter (Sundars); worth 3. 4 of 18\u00a0gold. Draw pile: 38. Discard pile: 55, on top Day of Reckoning. "
        "Your hand: Sharpshooter (Quinto Real) and Sly Old Dog.",
        "End of turn. Play Gallantry?", "Your turn", "You draw Invasion!", "Play a card or end your turn",
        "Which player?",
        "You play Invasion! on Player 2", "The crew of Player 2 goes overboard with all beside it",
        "End of turn. Play Gallantry?", "Player 2 to play", "Player 2 slips you Sharpshooter (Sundars)",
        "Player 2 fills a crew: the round is over", "Your crew is worth 5: 5 + 3 \u2212 3", "You win the loot: 4 gold",
        "You win the Chasse-Partie with 19 gold. You 19 · Player 2 4",
    ]),
    "treasure_hunter": (1, 253, 0, [
        "Round 5 of 5 · you deal · hands go to the left. Frosty Mountains: MAX Old Key, MIN Goblet. You 7 and "
        "Player 2 19. "
        "Liana Jungle: MAX Idol, MIN Orb. You 15 and Player 2 12. Lava Cave: MAX Hourglass, MIN Old Shoe. You 9 and "
        "Player 2 8. "
        "Goblins, top to bottom: Goblin, 4 Paws, steals a copper coin, Goblin, 5 Paws, steals a silver coin, and "
        "Goblin, 3 Paws, "
        "steals a silver coin. Your hand: copper coin, gold coin, and silver coin.",
        "Play an action or pass?", "You take MAX: Hourglass", "Player 2 takes MIN: Old Shoe",
        "Play a card before the goblins, or pass?", "You have no watchdog",
        "Player 2 lays a watchdog (2 Paws, Discipline 5): 2 Paws", "A goblin steals a copper coin from you",
        "A goblin steals a copper coin from Player 2", "A goblin steals a silver coin from you",
        "A goblin steals a silver coin from Player 2", "A goblin steals a silver coin from you",
        "A goblin steals a silver coin from Player 2", "Player 2 has the most Paws: 0 goblin tiles",
        "You receive 6 in coins", "Player 2 receives 2 in coins", "Which scrolls do you use?",
        "You use Strong Team (blue): +2", "Player 2 keeps the other scrolls",
        "You are the best treasure hunter, with 143. You 143 · Player 2 111",
    ]),
    "briskars": (65, 714, 1, [
        "To the Last Plank. Ship’s deck. Round 20 of 20. Anne: Maruti on H8, 32 of 32 HP; Virunga on E3, 29 of 29 HP. "
        "You: Matah-Matah on F9, 26 of 26 HP; Zhàn Bào on G7, 17 of 26 HP; Latro on J12, 28 of 28 HP.",
        "What now?", "Zhàn Bào goes to the ground", "What now?", "Zhàn Bào gets up", "What now?",
        "Your band wins. You 47 gold · Anne 0 gold",
    ]),
}  # fmt: skip
"""Seed of the game, the answer it goes on from, who listens, and what is read aloud from there to the end."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_heard_to_its_end(visit: Any, game: str) -> None:
    """How the table lies, each question, each event, the end: nothing twice, nothing stale, and the focus somewhere."""
    seed, move, seat, sentences = GAMES[game]
    record = played(game, 2, seed)
    answers = read_record(record, find_game(game)).answers
    host, ear = visit(), visit(still=True)
    table = dealt.host(host, record, move)
    ear.add_init_script(f"addEventListener('DOMContentLoaded', {HEAR})")
    ear.goto(host.evaluate(LINKS, table)["seats"][str(seat)])
    ear.locator("main.table").first.wait_for()
    heard = 0
    for n, (who, action, *_) in enumerate(answers[move:], move):
        asked = (ear if who == seat else host).evaluate(PEEK, [table, who])
        if action not in asked["actions"]:  # what has one answer only was answered by the table
            continue
        if who != seat:
            give(host, table, game, record, n)
            continue
        until_true(ear, ASKED, [heard, QUESTIONS])
        heard = len(ear.evaluate("window.told"))
        by_keys(ear, find_game(game).write(action))
        for _ in range(30):  # an answer that is sealed changes nothing yet
            if ear.evaluate(PEEK, [table, seat]) != asked:
                break
            ear.wait_for_timeout(40)
        assert ear.evaluate("document.activeElement !== document.body"), n
    ear.locator(".end").first.wait_for()
    until_true(ear, HEARD, len(sentences))

    assert ear.evaluate("window.told") == sentences
