import { laterNames } from '../../../game/legacy-table.js';
import { distanceBetween, type StarSystem, type Station } from '../../../game/star-system.js';
import type { MissionOffer } from '../../commander/mission-details.js';
import { makeMissions } from '../../commander/mission-offers.js';
import { mayEnter } from '../../commander/permits.js';
import type { Mission, MissionPlace } from '../../commander/taken-missions.js';
import type { Random } from '../../random.js';
import { freeCargoSpace, hasModule } from '../../ship/ship.js';
import { hasPadFor, stationsWithPadFor } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';

/** The range of missions, in light-years. */
const reach = 40;

/** An offer of one of the local factions, with its possible destinations. */
export function offerHere(world: World): MissionOffer {
  const { commander, now, place, politics, random, ship, system } = world;
  const { factions } = politics.society(system, now);
  const giver = factions.length > 0 ? random.pick(factions) : undefined;
  const near = systemsNear(world);
  const there = near.length > 0 ? random.pick(near) : undefined;
  const settled = [system, ...near].flatMap((each) => settlementsIn(each, world).map((station) => ({ each, station })));
  const settlement = settled.length > 0 ? random.pick(settled) : undefined;
  const pirates = near
    .map((each) => ({ each, gang: politics.society(each, now).factions.find(isGang)?.resident.name }))
    .find(({ gang }) => gang !== undefined);
  const station = there && portIn(there, world);
  const port = pirates && portIn(pirates.each, world);
  return {
    faction: giver?.resident.name ?? system.faction,
    ...(giver && { conditions: new Set([...giver.condition.active, giver.resident.government]) }),
    source: placeOf(system, place.is === 'docked' ? place.station : undefined),
    ...(there && station && { elsewhere: { ...placeOf(there, station), faction: there.faction } }),
    ...(settlement && {
      settlement: {
        ...placeOf(settlement.each, settlement.station),
        isSettlement: true as const,
        faction: settlement.station.faction,
      },
    }),
    ...(pirates?.gang !== undefined && port && { pirates: { ...placeOf(pirates.each, port), faction: pirates.gang } }),
    room: freeCargoSpace(ship),
    berths: hasModule(ship, 'int_passengercabin') ? 4 : 0,
    onFoot: commander.odyssey,
    canFight: ship.purpose === 'combat',
    canMine: ship.purpose === 'miner',
    credits: commander.credits,
  };
}

/** Missions from earlier sessions, none of which has cargo or passengers on board. */
export function earlierMissions(world: World, random: Random): Mission[] {
  const { commander, now } = world;
  const offer = () => ({ ...offerHere({ ...world, random }), room: 0, berths: 0, credits: 0 });
  const missions = makeMissions(random, now, commander.experience, offer);
  return world.client === 'legacy' ? missions.filter(({ name }) => !laterNames.includes(name)) : missions;
}

/** The permitted systems within reach; if there are none, the nearest. */
export function systemsNear({ commander, galaxy, system, ship }: World): StarSystem[] {
  const far = (each: StarSystem) => distanceBetween(each.position, system.position);
  const suits = (each: StarSystem) =>
    each.address !== system.address && mayEnter(commander, each) && hasPadFor(each, ship);
  const near = galaxy.populated.filter((each) => far(each) < reach && suits(each));
  if (near.length > 0) return near;
  return galaxy.populated
    .filter(suits)
    .sort((a, b) => far(a) - far(b))
    .slice(0, 1);
}

/** The first station with a pad for the ship, one with a mission board if there is any. */
function portIn(system: StarSystem, { ship }: World): Station | undefined {
  const stations = stationsWithPadFor(system, ship);
  return stations.find(({ services }) => services.includes('Missions')) ?? stations[0];
}

function settlementsIn(system: StarSystem, { ship }: World): Station[] {
  return stationsWithPadFor(system, ship).filter(({ type }) => type === 'OnFootSettlement');
}

function isGang({ resident }: { readonly resident: { readonly government: string } }): boolean {
  return resident.government === 'Anarchy';
}

function placeOf({ name, address }: StarSystem, station: Station | undefined): MissionPlace {
  return { system: name, address, station: station?.name ?? '' };
}
