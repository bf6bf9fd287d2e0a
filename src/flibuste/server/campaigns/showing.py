"""Campaigns as one person sees them: who leads which crew, what is due, where the battle is."""

from __future__ import annotations

from flibuste.server.campaigns.cruise import Berth, Cruise
from flibuste.server.codes import Codes
from flibuste.server.storage.campaigns import Owner
from flibuste.table.faces import BOTS, given_face
from flibuste.wire.campaigns import CampaignBrief, CampaignInfo, CrewSeat


def crews_of(owners: dict[int, Owner], person: str) -> list[int]:
    """List the crews that a person leads."""
    return sorted(crew for crew, owner in owners.items() if person and owner.person == person)


def shown(here: Cruise, owners: dict[int, Owner], person: str, codes: Codes) -> CampaignInfo:
    """Describe a campaign for a person."""
    plan, mine, saga = here.plan, crews_of(owners, person), here.saga
    pitched = None if saga is None or here.status != "sailing" else saga.pitched()
    fighting = here.table and pitched is not None and any(side in mine for side in pitched.sides)
    return CampaignInfo(
        id=plan.id,
        game=plan.game,
        form=plan.form,
        title=plan.title,
        status=here.status,
        called_off=here.called_off,
        host=bool(person) and plan.host == person,
        link=f"/campaigns/{plan.id}",
        mine=mine,
        seats=[seat(here, crew, berth, owners.get(crew)) for crew, berth in enumerate(here.berths)],
        level=plan.level,
        clock=plan.clock,
        listed=plan.listed,
        dice=plan.dice,
        table=here.table if fighting else None,
        watch=codes.path("watch", here.table) if here.table and not fighting else None,
        fought=list(here.tables),
        ready=pitched is not None and not here.table,
        view=None if saga is None else dict(saga.view()),
        other_cards=here.has_other_cards(),
        updated=here.updated,
    )


def seat(here: Cruise, crew: int, berth: Berth, owner: Owner | None) -> CrewSeat:
    """Describe who leads a crew; whoever was erased has no name."""
    bot = BOTS[crew % len(BOTS)] if berth.level else None
    face = bot if owner is None else owner.face or given_face(owner.person)
    return CrewSeat(berth.taken, berth.level or None, "" if owner is None else owner.name, face, berth.name)


def brief(here: Cruise, owners: dict[int, Owner], person: str) -> CampaignBrief:
    """Describe a campaign in a list."""
    plan, mine, saga = here.plan, crews_of(owners, person), here.saga
    waiting = here.status == "sailing" and saga is not None and any(saga.due(crew) for crew in mine)
    names = [berth.name for berth in here.berths]
    return CampaignBrief(
        *(plan.id, plan.game, plan.form, plan.title, here.status, mine, names, len(here.tables)),
        waiting=waiting,
        updated=here.updated,
    )
