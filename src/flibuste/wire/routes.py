"""Every path of the HTTP side: what it takes and what it gives. OpenAPI is made from this list."""

from __future__ import annotations

from dataclasses import dataclass

from flibuste.wire import campaigns as k
from flibuste.wire import crews as c
from flibuste.wire import drafts as d
from flibuste.wire import messages as m
from flibuste.wire import people as p
from flibuste.wire import reaching as r
from flibuste.wire import tables as t
from flibuste.wire import tournaments as u
from flibuste.wire import workroom as w

Shape = object
"""A type that crosses the wire, or None for an empty body."""


@dataclass(slots=True, frozen=True)
class Path:
    """One method of one path."""

    method: str
    path: str
    summary: str
    takes: Shape = None
    gives: Shape = None
    media: str = "application/json"
    token: bool = False
    """For bots with a token only."""
    asks: tuple[str, ...] = ()
    """Numbers that may stand in the query."""


NDJSON = "application/x-ndjson"
PATHS = [
    Path("get", "/api/health", "Say that the server is up", gives=t.Health),
    Path("get", "/metrics", "Figures for Prometheus, to the operator", gives=str, media="text/plain", token=True),
    Path("get", "/api/notice", "What the operator has to say", gives=t.Notice),
    Path("get", "/api/operator/tables", "Tables, to the operator", gives=list[t.OperatorTable], token=True),
    Path("post", "/api/operator/tables/{table}/close", "Close a table", gives=list[t.OperatorTable], token=True),
    Path("post", "/api/operator/ban", "Ban or mute somebody", t.Ban, list[t.OperatorTable], token=True),
    Path("post", "/api/operator/notice", "Say something to everybody", t.NewNotice, t.Notice, token=True),
    Path("get", "/api/reach", "Say where friends reach this server", gives=t.Reach),
    Path("get", "/api/games", "List the games", gives=list[t.GameInfo]),
    Path("get", "/api/tables", "List open tables", gives=list[t.TableInfo]),
    Path("post", "/api/tables", "Open a table", t.NewTable, t.TableInfo),
    Path("post", "/api/look", "Show what a link leads to", t.ByCode, t.Look),
    Path("post", "/api/join", "Sit down", t.Join, t.TableInfo),
    Path("post", "/api/watch", "Watch a table", t.ByCode, t.TableInfo),
    Path("post", "/api/claim", "Keep a seat on another device", t.ByCode, t.TableInfo),
    Path("get", "/api/tables/{table}", "Describe a table", gives=t.TableInfo),
    Path("post", "/api/tables/{table}/seats", "Change a seat (host)", t.SeatChange, t.TableInfo),
    Path("post", "/api/tables/{table}/seats/{seat:int}/link", "Get a new secret link for my seat", gives=t.TableInfo),
    Path("post", "/api/tables/{table}/start", "Begin (host)", t.Start, t.TableInfo),
    Path("post", "/api/tables/{table}/leave", "Stand up", gives=t.TableInfo),
    Path("post", "/api/tables/{table}/rematch", "Play again, seats moved on", gives=t.TableInfo),
    Path("get", "/api/tables/{table}/record", "Record of a finished game", gives=str, media="text/plain"),
    Path("get", "/api/tables/{table}/replay", "Finished game, position by position", gives=t.Replay, asks=("seat",)),
    Path(
        "post",
        "/api/tables/{table}/review",
        "Review of a seat, or how far it is",
        gives=t.ReviewProgress,
        asks=("seat",),
    ),
    Path("get", "/api/tables/{table}/receipt", "What is needed to check the chance", gives=t.Receipt),
    Path("post", "/api/replay", "Check and show a record", str, t.Replay, asks=("seat",)),
    Path(
        "get",
        "/api/{game}/catalogue",
        "What a band can hire, buy and learn",
        gives=c.CrewCatalogue,
        asks=("table",),
    ),
    Path("post", "/api/{game}/crew/check", "Judge a band", c.CrewCheck, c.CrewVerdict),
    Path("post", "/api/{game}/crew/suggest", "Suggest legal bands", c.CrewRequest, list[c.CrewVerdict]),
    Path("get", "/api/{game}/palette", "What content of one's own is made of", gives=d.Palette),
    Path("post", "/api/{game}/drafts/check", "Write, read and judge files of one's own", d.DraftCheck, d.DraftVerdict),
    Path("post", "/api/{game}/drafts/outlook", "What is seen from a square of a map", d.DraftLook, d.Outlook),
    Path("post", "/api/{game}/worth", "Let fights suggest what a profile costs", d.WorthRequest, d.Worth),
    Path("get", "/api/{game}/worth/{id}", "How far the fights are, and what they say", gives=d.Worth),
    Path("post", "/api/{game}/worth/{id}/stop", "End the fights with what they have found", gives=d.Worth),
    Path("post", "/api/play-on", "Play on from a position of a finished game", t.PlayOn, t.TableInfo),
    Path("get", "/api/me", "What is kept about me", gives=p.Me),
    Path("delete", "/api/me", "Forget me"),
    Path("post", "/api/me/link", "Get the link that brings everything to another device", p.AskLink, p.MyLink),
    Path("post", "/api/me/carry", "Be the person of a link on this device", p.Carry, p.Me),
    Path("get", "/api/me/games", "My finished games, newest first", gives=p.History, asks=("game", "skip")),
    Path("get", "/api/me/statistics", "What my games of one kind come to", gives=p.Statistics, asks=("game",)),
    Path("get", "/api/ratings", "Who is how strong", gives=p.Leaderboard, asks=("game", "ladder")),
    Path("get", "/api/tables/{table}/rating", "What a finished game changed", gives=p.TableRating),
    Path("get", "/api/me/tables", "My tables, newest first", gives=list[t.TableInfo]),
    Path("get", "/api/me/export", "Everything kept about me", gives=dict),
    Path("get", "/api/me/waiting", "Games that wait for me", gives=list[r.WaitingTable]),
    Path("get", "/api/me/reaching", "How I am told that it is my turn", gives=r.Reaching),
    Path("post", "/api/me/feed", "Get a private feed, or a new address for it", gives=r.Reaching),
    Path("delete", "/api/me/feed", "Take my feed away", gives=r.Reaching),
    Path("post", "/api/me/push", "Let this browser be woken", r.NewPush, r.Reaching),
    Path("delete", "/api/me/push", "Wake this browser no more", r.NewPush, r.Reaching),
    Path("post", "/api/me/vacation", "Go on vacation, or come back", r.NewVacation, r.Reaching),
    Path("get", "/api/feed/{code}", "A private feed", gives=str, media="application/atom+xml"),
    Path("get", "/api/tournaments", "Tournaments everybody may see, and mine", gives=list[u.TournamentInfo]),
    Path("post", "/api/tournaments", "Open a tournament", u.NewTournament, u.TournamentInfo),
    Path("get", "/api/tournaments/{tournament}", "Pairings and standing", gives=u.TournamentInfo),
    Path("post", "/api/tournaments/{tournament}/enter", "Take part", u.Enter, u.TournamentInfo),
    Path("post", "/api/tournaments/{tournament}/leave", "Take part no more", gives=u.TournamentInfo),
    Path("post", "/api/tournaments/{tournament}/bots", "Let bots take part (host)", u.NewBots, u.TournamentInfo),
    Path("post", "/api/tournaments/{tournament}/take-out", "Take somebody out (host)", u.Entrant, u.TournamentInfo),
    Path("post", "/api/tournaments/{tournament}/start", "Begin (host)", gives=u.TournamentInfo),
    Path("post", "/api/tournaments/{tournament}/call-off", "End it undecided (host)", gives=u.TournamentInfo),
    Path(
        "get",
        "/api/tournaments/{tournament}/results.csv",
        "The standing, or every game",
        gives=str,
        media="text/csv",
        asks=("games",),
    ),
    Path("get", "/api/campaigns", "Campaigns that look for crews, and mine", gives=list[k.CampaignBrief]),
    Path("post", "/api/campaigns", "Open a campaign", k.NewCampaign, k.CampaignInfo),
    Path("post", "/api/campaigns/bring", "Go on with a campaign from its file", k.BroughtCampaign, k.CampaignInfo),
    Path("get", "/api/campaigns/forms/{game}", "The forms of campaign of a game", gives=list[k.CampaignForm]),
    Path("get", "/api/campaigns/{campaign}", "How a campaign stands", gives=k.CampaignInfo),
    Path("post", "/api/campaigns/{campaign}/take", "Lead a crew", k.TakeCrew, k.CampaignInfo),
    Path(
        "post", "/api/campaigns/{campaign}/crew", "Let a bot lead a crew, or free it (host)", k.SetCrew, k.CampaignInfo
    ),
    Path("post", "/api/campaigns/{campaign}/leave", "Lead a crew no more", k.OneCrew, k.CampaignInfo),
    Path("post", "/api/campaigns/{campaign}/start", "Begin (host)", gives=k.CampaignInfo),
    Path("post", "/api/campaigns/{campaign}/do", "Do something with my crew", k.CampaignStep, k.CampaignInfo),
    Path("post", "/api/campaigns/{campaign}/fight", "Begin the next battle", gives=k.CampaignInfo),
    Path("post", "/api/campaigns/{campaign}/call-off", "End it undecided (host)", gives=k.CampaignInfo),
    Path("get", "/api/campaigns/{campaign}/offers", "What a port has for a crew", gives=dict, asks=("crew", "mate")),
    Path("get", "/api/campaigns/{campaign}/chronicle", "A campaign told", gives=dict),
    Path(
        "get",
        "/api/campaigns/{campaign}/chronicle.pdf",
        "A campaign told, as a booklet in a language",
        gives=bytes,
        media="application/pdf",
        asks=("language",),
    ),
    Path("get", "/api/campaigns/{campaign}/file", "The campaign as a file", gives=str, media="text/plain"),
    Path(
        "get",
        "/api/campaigns/{campaign}/side",
        "A crew as a file to begin another campaign with",
        gives=str,
        media="text/plain",
        asks=("crew",),
    ),
    Path("get", "/api/prints", "What can be printed", gives=w.Prints),
    Path(
        "post",
        "/api/prints/own-crew",
        "A crew of one's own to print, or its first sheet as a picture",
        w.OwnSheets,
        bytes,
        media="application/pdf",
    ),
    Path(
        "get",
        "/api/prints/{what}.pdf",
        "Sheets to print",
        gives=bytes,
        media="application/pdf",
        asks=("of", "language", "size"),
    ),
    Path(
        "get",
        "/api/prints/{what}.png",
        "The first sheet as a picture",
        gives=bytes,
        media="image/png",
        asks=("of", "language", "size"),
    ),
    Path("get", "/api/numbers/{game}", "The numbers of a game that can be changed", gives=w.Numbers),
    Path("post", "/api/workshops", "Try a changed number out", w.NewWorkshop, w.WorkshopInfo),
    Path("get", "/api/workshops/{workshop}", "How far a workshop is", gives=w.WorkshopInfo),
    Path("post", "/api/workshops/{workshop}/stop", "Stop a workshop", gives=w.WorkshopInfo),
    Path("post", "/api/bots", "Make a token for a bot", t.NewBot, t.BotInfo),
    Path("get", "/api/bots", "List my bots", gives=list[t.BotInfo]),
    Path("delete", "/api/bots/{bot}", "Revoke the token of a bot"),
    Path("get", "/api/turns", "Every question to a seat of this bot", gives=m.Update, media=NDJSON, token=True),
    Path(
        "get",
        "/api/tables/{table}/stream",
        "What a seat may know",
        gives=m.AnyTell,
        media=NDJSON,
        token=True,
        asks=("seat", "since", "changes"),
    ),
    Path("post", "/api/tables/{table}/ask", "Ask about the position", m.BotAsk, m.Insight, token=True),
    Path("post", "/api/tables/{table}/act", "Answer for a seat of this bot", m.BotAct, m.Ack, token=True),
]
