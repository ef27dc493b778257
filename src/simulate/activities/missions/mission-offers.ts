import type { MissionTask } from '../../../game/mission-table.js';
import { distanceBetween, type StarSystem, type Station } from '../../../game/star-system.js';
import type { MissionOffer } from '../../commander/make-missions.js';
import type { MissionPlace } from '../../commander/taken-missions.js';
import type { Faction } from '../../politics/system-factions.js';
import { freeCargoSpace, hasModule } from '../../ship/ship.js';
import { stationsWithPadFor } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { sidesIn } from '../combat/battle.js';
import { pirateFactionIn } from '../combat/contacts.js';

/** Light-years within which missions lead. */
const reach = 40;

/** An offer of one of the factions here for a task that suits the commander, or for the task that is wanted. */
export function offerHere(world: World, station: Station, wanted?: MissionTask): MissionOffer | undefined {
  const { politics, system, now, random } = world;
  const { factions } = politics.society(system, now);
  if (factions.length === 0) return undefined;
  const task = wanted ?? random.weighted(tasksFor(world));
  const faction = random.pick(factions);
  const common = { task, ...giverOf(faction), source: placeOf(system, station), room: freeCargoSpace(world.ship) };
  if (task === 'war') return warOffer(world, common);
  if (task === 'donate' || task === 'collect' || task === 'mine') return common;
  const there = neighbour(world);
  const [port] = there ? stationsWithPadFor(there, world.ship) : [];
  if (!there || !port) return undefined;
  return { ...common, destination: placeOf(there, port), targetFaction: targetIn(world, there, task) };
}

function giverOf({ resident, state }: Faction): Pick<MissionOffer, 'faction' | 'giver'> {
  const { name, government, allegiance } = resident;
  return { faction: name, giver: { state, government, allegiance } };
}

/** In a war, one side asks for the blood of the other, here. */
function warOffer(world: World, common: MissionOffer): MissionOffer | undefined {
  const sides = sidesIn(world);
  if (!sides) return undefined;
  const { factions } = world.politics.society(world.system, world.now);
  const own = factions.find(({ resident }) => resident.name === sides.own);
  return own && { ...common, ...giverOf(own), destination: common.source, targetFaction: sides.enemy };
}

/** Pirates are hunted; data and goods go to some faction there. */
function targetIn(world: World, there: StarSystem, task: MissionTask): string {
  if (task === 'massacre' || task === 'assassinate') return pirateFactionIn(world, there);
  const { factions } = world.politics.society(there, world.now);
  return factions.length > 0 ? world.random.pick(factions).resident.name : there.faction;
}

export function placeOf({ name, address }: StarSystem, station: Station): MissionPlace {
  return { system: name, address, station: station.name, marketId: station.marketId };
}

function neighbour({ galaxy, system, random, ship }: World): StarSystem | undefined {
  const near = galaxy.populated.filter(
    (each) =>
      each.address !== system.address &&
      distanceBetween(each.position, system.position) < reach &&
      stationsWithPadFor(each, ship).length > 0,
  );
  return near.length > 0 ? random.pick(near) : undefined;
}

/** What a commander with such a ship takes on, and how gladly. */
function tasksFor(world: World): (readonly [task: MissionTask, weight: number])[] {
  const { ship, commander } = world;
  const isFighter = ship.purpose === 'combat';
  const tasks: (readonly [MissionTask, number, boolean])[] = [
    ['courier', 6, true],
    ['deliver', 4, freeCargoSpace(ship) >= 8],
    ['collect', 1.5, freeCargoSpace(ship) >= 16],
    ['mine', 3, ship.purpose === 'miner' && freeCargoSpace(ship) >= 16],
    ['massacre', 7, isFighter],
    ['assassinate', 2, isFighter],
    ['war', 6, isFighter && sidesIn(world) !== undefined],
    ['donate', 1.5, commander.credits > 20_000_000],
    ['sightsee', 3, hasModule(ship, 'int_passengercabin')],
    ['onFoot', 0.6, commander.odyssey],
  ];
  return tasks.flatMap(([task, weight, isPossible]) => (isPossible ? [[task, weight] as const] : []));
}
