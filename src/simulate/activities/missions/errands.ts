import type { StarSystem } from '../../../game/star-system.js';
import type { Activity } from '../../activity.js';
import type { Mission } from '../../commander/taken-missions.js';
import { stationsWithPadFor } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { fightFor, sidesIn } from '../combat/battle.js';
import { namedPilot, pirate } from '../combat/contacts.js';
import { hunt } from '../combat/hunt.js';
import { settleUp } from '../outings.js';
import { buy, ownTonnes } from '../station/buy-and-sell.js';
import { dockedStationWith } from '../station/docked-station.js';
import { handInPlace, tradeMissions } from '../station/mission-board.js';
import { dockAt } from '../travel/dock.js';
import { travelTo } from '../travel/travel-to-system.js';
import { taskDone } from './mission-progress.js';

/** Does what the first mission asks for that can be done, and hands it in. */
export function* doMission(world: World): Activity {
  const mission = world.commander.missions.find((each) => isWithinReach(world, each) && each.state !== 'failed');
  if (mission) yield* carryOut(world, mission);
}

/** Light-years that a commander flies for a mission. */
const reach = 60;

/** Whether a mission leads near enough, and can be done with this ship. */
function isWithinReach(world: World, mission: Mission): boolean {
  const { task, state, cargo, destination } = mission;
  const place = handInPlace(mission);
  if (!isNear(world, place.address, place.system)) return false;
  if (destination && !isNear(world, destination.address, destination.system)) return false;
  if (state === 'complete' || task === 'courier') return true;
  if (task === 'deliver') return cargo !== undefined;
  if (task === 'massacre' || task === 'assassinate' || task === 'war') return world.ship.purpose === 'combat';
  return task === 'collect' || (task === 'sightsee' && destination !== undefined);
}

function isNear({ galaxy, system }: World, address: number, name: string): boolean {
  if (system.address === address) return true;
  const there = galaxy.systemByName(name);
  const [x, y, z] = system.position;
  return there !== undefined && Math.hypot(there.position[0] - x, there.position[1] - y, there.position[2] - z) < reach;
}

/** Does what a mission asks for, and hands it in. */
export function* carryOut(world: World, mission: Mission): Activity {
  if (mission.state === 'active') yield* doTask(world, mission);
  yield* handInAt(world, handInPlace(mission));
}

function* doTask(world: World, mission: Mission): Activity {
  const { galaxy } = world;
  const there = mission.destination && galaxy.systemByName(mission.destination.system);
  if (there && isKill(mission)) yield* killFor(world, mission, there);
  if (there && mission.task === 'sightsee') yield* showAround(world, mission, there);
  if (mission.task === 'collect') yield* buyFor(world, mission);
}

function isKill({ task }: Mission): boolean {
  return task === 'massacre' || task === 'assassinate' || task === 'war';
}

/** Flies to where the targets are, and fights them. */
function* killFor(world: World, mission: Mission, there: StarSystem): Activity {
  const { target } = mission;
  yield* travelTo(world, there);
  if (!target || world.system.address !== there.address) return;
  const left = (target.kills ?? 1) - mission.kills;
  const sides = sidesIn(world);
  if (mission.task === 'war' && sides?.enemy === target.faction) yield* fightFor(world, sides, left);
  if (mission.task === 'massacre') yield* hunt(world, { kills: left });
  if (mission.task === 'assassinate' && target.person !== undefined) {
    const quarry = pirate(world, { pilot: namedPilot(target.person), faction: target.faction, rank: 'Deadly' });
    yield* hunt(world, { kills: 1, wanted: [quarry] });
  }
}

/** The passengers see what they came for. */
function* showAround(world: World, mission: Mission, there: StarSystem): Activity {
  yield* travelTo(world, there);
  if (world.system.address === there.address && mission.state === 'active') yield* taskDone(world, mission);
}

/** Buys what a mission asks for, at the first market on the way. */
function* buyFor(world: World, { goods }: Mission): Activity {
  const station = dockedStationWith(world, 'Commodities');
  if (!station || !goods || ownTonnes(world, goods.type) >= goods.count) return;
  yield* buy(world, station, goods.type, goods.count - ownTonnes(world, goods.type));
}

/** Flies to a station, and goes to its mission board. */
function* handInAt(world: World, { system, marketId }: Mission['source']): Activity {
  const there = world.galaxy.systemByName(system);
  if (!there) return;
  yield* travelTo(world, there);
  const station = stationsWithPadFor(there, world.ship).find((each) => each.marketId === marketId);
  if (!station || world.system.address !== there.address) return;
  yield* dockAt(world, station);
  yield* settleUp(world);
  yield* tradeMissions(world);
}
