"""What is said and done beside the game in line mode: news of the others, consent, the menu, the phrasebook."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.kernel.errors import GameError
from flibuste.table.plan import PHRASES
from flibuste.terminal.choosing import begins, plain
from flibuste.terminal.client import Client, Doing
from flibuste.terminal.company import reason, seconds_until, ways
from flibuste.terminal.console import QUIT, Console, Left
from flibuste.terminal.doings import consents, doings, wish
from flibuste.words.sentences import Words

YES = ("y", "yes", "o", "oui", "s", "sí", "si")
WAIT = 1.0


class Aside:
    """Talks with one person about everything that is no move."""

    def __init__(self, client: Client, console: Console) -> None:
        self.client = client
        self.console = console
        self.words = Words(client.language)
        self.heard = 0
        self.invited = False
        self.taught: list[str] = []

    def invite(self, seat: int) -> None:
        """Write once where friends sit down, and how to begin."""
        info = self.client.info
        if info is None or self.invited:
            return
        self.invited = True
        if info.links.join:
            self.console.write(self.words.say("ui-send-link"), self.client.address + info.links.join)
        self.list(doings(self.client, seat))

    def tell(self, seat: int, ask: bool) -> None:
        """Write what the others do and say; ask about what they would like."""
        self.console.write(*(f"  {line}" for line in self.client.heard()))
        for said in self.client.said[self.heard :]:
            self.console.write(f"  “{self.client.quoted(said)}”")
        self.heard = len(self.client.said)
        info, seen = self.client.info, self.client.moments.get(seat)
        if ask and info is not None and seen is not None and info.status == "playing":
            offered = list(consents(self.client, seat, info, seen, self.words))
            if offered:
                self.consent(wish(self.client, info, seen, self.words), *offered[:2])

    def teach(self, words: Words) -> None:
        """Write what a teacher says, if it is new."""
        said = self.client.connection.speech(words)
        if said and said != self.taught:
            self.console.write("", *(line.replace("*", "") for line in said))
        self.taught = said

    def go_on(self, seat: int, words: Words) -> bool:
        """Where nobody is waited for and nothing is asked, ask what next; an empty line takes the first; say if so."""
        seen = self.client.moments.get(seat)
        offered = self.client.connection.offers(self.client)
        if seen is None or seen.waiting or self.client.sending or not offered:
            return False
        self.teach(words)
        for number, one in enumerate(offered):
            self.console.write(f"  {self.words.labelled(one.id if number else 'Enter', one.text)}")
        typed = self.console.read("> ").removeprefix("menu").strip()
        if typed in QUIT:
            raise Left
        self.attempt(next((one for one in offered if one.id == typed), offered[0]))
        return True

    def consent(self, wished: str, agree: Doing, refuse: Doing) -> None:
        """Ask whether we agree to what somebody would like: yes, or anything else for no."""
        self.console.write(wished)
        self.attempt(agree if self.sure(f"{agree.text}.") else refuse)

    def sure(self, text: str) -> bool:
        """Ask for a yes."""
        return self.console.read(self.words.say("terminal-sure", text=text) + " ").casefold() in YES

    def reason(self, seat: int) -> str:
        """Say why everybody waits, if somebody is away or late, and what may be done about it."""
        info, seen = self.client.info, self.client.moments.get(seat)
        if info is None or seen is None or not seen.waiting:
            return ""
        now = self.client.now
        why = [reason(info, seen, now, self.client.name(seen.waiting[0]), self.words)]
        open_now = [way.what for way in ways(info, seen, now) if not seconds_until(way, now)]
        why += [f"{self.words.labelled(f'menu {what}', self.words.say(f'ui-way-{what}'))}." for what in open_now]
        return " ".join(part for part in why if part)

    def menu(self, seat: int, typed: str) -> None:
        """List what else may be done, or do the one that is named."""
        listed = doings(self.client, seat)
        found = [one for one in listed if typed == one.id or (typed and begins(plain(one.text), plain(typed)))]
        if len(found) != 1:
            self.list(listed)
            if not listed:
                self.console.write(self.words.say("terminal-menu-empty"))
        elif not found[0].sure or self.sure(found[0].sure):
            self.attempt(found[0])

    def list(self, listed: Sequence[Doing]) -> None:
        """Write what may be done, each with the word that does it."""
        self.console.write(*(f"  {self.words.labelled(f'menu {one.id}', one.text)}" for one in listed))

    def attempt(self, one: Doing) -> None:
        """Do it, or write why not."""
        try:
            one.do()
        except GameError as error:
            self.console.write(self.words.refusal(error.code, error.sentence))
        if self.client.take(WAIT):
            self.client.settle()

    def say(self, seat: int, typed: str) -> None:
        """Say a phrase by its number or its words, or a text where the table allows it; alone, list the phrases."""
        phrases = {id: self.words.say(f"say-{id}") for id in PHRASES}
        if not typed:
            self.console.write(
                *(f"  {self.words.labelled(f'say {n}', text)}" for n, text in enumerate(phrases.values(), 1))
            )
            return
        numbered = enumerate(phrases.items(), 1)
        meant = [id for n, (id, text) in numbered if typed in (id, str(n)) or plain(typed) == plain(text)]
        self.client.say(seat, meant[0] if meant else "", "" if meant else typed)
        if self.client.take(WAIT):
            self.client.settle()
        self.tell(seat, ask=False)
