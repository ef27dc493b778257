import { materialNames } from '../../../game/material-table.js';
import type { MissionTask } from '../../../game/mission-table.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { makeMission } from '../../commander/make-missions.js';
import {
  type ChosenReward,
  cargoDepotFields,
  missionAcceptedFields,
  missionCompletedFields,
  missionFailedFields,
} from '../../commander/mission-fields.js';
import { pay } from '../../commander/simulated-commander.js';
import { expireMissions, type Mission, maxMissions } from '../../commander/taken-missions.js';
import { changeStock } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { writeCargo } from '../cockpit/write-cargo-and-loadout.js';
import { earnMerits, isOwnTerritory } from '../combat/merits.js';
import { offerHere } from '../missions/mission-offers.js';
import { ownTonnes } from './buy-and-sell.js';
import { dockedStationWith } from './docked-station.js';

/** Hands in what is done, gives up what is too late, and takes new missions. */
export function* tradeMissions(world: World): Activity {
  const station = dockedStationWith(world, 'Missions');
  if (station) yield* atScreen(world, 'StationServices', atBoard(world, station));
}

/** Takes a mission for a certain task, if there is one here. */
export function* takeMissionFor(world: World, task: MissionTask): Activity {
  const station = dockedStationWith(world, 'Missions');
  if (station) yield* atScreen(world, 'StationServices', accept(world, station, task));
}

function* atBoard(world: World, station: Station): Activity {
  const { commander, random } = world;
  yield wait(random.integer(8, 25));
  yield* handInAll(world, station);
  for (let offers = random.integer(0, 5); offers > 0 && commander.missions.length < maxMissions; offers--) {
    yield* accept(world, station);
  }
  // What asks for credits alone can be paid at once.
  yield* handInAll(world, station);
  if (random.chance(0.15)) yield* abandonSome(world);
}

/** Accepts a mission; goods to deliver are taken on board. */
function* accept(world: World, station: Station, task?: MissionTask): Activity {
  const { commander, random, ship, dialect } = world;
  yield wait(random.integer(2, 8));
  const offer = offerHere(world, station, task);
  if (!offer) return;
  const mission = makeMission(random, commander.missions, world.now, offer);
  commander.missions.push(mission);
  yield write('MissionAccepted', missionAcceptedFields(mission, dialect));
  if (mission.task !== 'deliver' || !mission.goods) return;
  yield wait(random.integer(3, 10));
  mission.cargo = mission.goods;
  changeStock(ship.cargo, mission.goods.type, mission.goods.count);
  yield write('CargoDepot', cargoDepotFields(mission, 'Collect', dialect));
  yield* writeCargo(world);
}

/** Hands in all that can be handed in here, and drops what has failed. */
function* handInAll(world: World, station: Station): Activity {
  const { commander, random, dialect } = world;
  expireMissions(commander.missions, world.now);
  for (const mission of commander.missions) {
    if (mission.state === 'failed') {
      dropMission(world, mission);
      yield write('MissionFailed', missionFailedFields(mission, dialect));
      yield* writeCargo(world);
    } else if (canBeHandedIn(world, mission, station)) {
      yield* handOver(world, mission);
      yield* complete(world, mission);
      yield wait(random.integer(2, 6));
    }
  }
}

function dropMission({ commander }: World, mission: Mission): void {
  commander.missions = commander.missions.filter((other) => other !== mission);
}

/** Whether this is the place for a mission, and what it asks for is done or at hand. */
export function canBeHandedIn(world: World, mission: Mission, { marketId }: Station): boolean {
  const { task, state, goods, cargo, donation = 0 } = mission;
  if (handInPlace(mission).marketId !== marketId) return false;
  if (state === 'complete' || task === 'courier') return true;
  if (task === 'deliver') return cargo !== undefined && (world.ship.cargo.get(cargo.type) ?? 0) >= cargo.count;
  if (task === 'collect' || task === 'mine') return goods !== undefined && ownTonnes(world, goods.type) >= goods.count;
  return task === 'donate' && world.commander.credits >= donation;
}

/** Where a mission is handed in: what is carried where it leads, all else where it was taken. */
export function handInPlace({ task, source, destination }: Mission): Mission['source'] {
  return (task === 'courier' || task === 'deliver') && destination ? destination : source;
}

/** The goods of a mission leave the ship. */
function* handOver(world: World, mission: Mission): Activity {
  const { ship, dialect, random } = world;
  const { goods } = mission;
  const isCargo = mission.state === 'active' && goods && mission.task !== 'courier';
  if (!isCargo) return;
  changeStock(ship.cargo, goods.type, -goods.count);
  delete mission.cargo;
  yield write('CargoDepot', cargoDepotFields(mission, 'Deliver', dialect));
  yield* writeCargo(world);
  yield wait(random.integer(2, 5));
}

function* complete(world: World, mission: Mission): Activity {
  const { commander, dialect } = world;
  const chosen = chooseReward(world, mission);
  if (!pay(commander, mission.donation ?? 0)) return;
  dropMission(world, mission);
  commander.credits += chosen.credits;
  if (chosen.material) keepMaterial(world, chosen.material);
  yield write('MissionCompleted', missionCompletedFields(mission, chosen, dialect));
  if (isOwnTerritory(world)) yield* earnMerits(world, Math.max(3, Math.round(chosen.credits / 25_000)));
}

/** The manufactured materials that missions give, by internal name; in the table they stand after the raw ones. */
const rewardMaterials = Object.entries(materialNames).slice(Object.keys(materialNames).indexOf('antimony') + 1);

/** Most take the credits; some prefer influence, or materials, for less of them. */
function chooseReward({ random }: World, { reward, influence, reputation, donation }: Mission): ChosenReward {
  const asAgreed = { credits: reward, influence, reputation };
  if (donation !== undefined) return { ...asAgreed, credits: 0 };
  const choice = random.weighted([
    ['credits', 62],
    ['influence', 12],
    ['reputation', 10],
    ['material', 16],
  ] as const);
  const less = Math.round(reward * random.number(0.35, 0.8));
  if (choice === 'influence') return { ...asAgreed, credits: less, influence: '+++++' };
  if (choice === 'reputation') return { ...asAgreed, credits: less, reputation: '+++++' };
  if (choice === 'credits') return asAgreed;
  const [, shown] = random.pick(rewardMaterials);
  return { ...asAgreed, credits: less, material: { shown, count: random.integer(1, 10) } };
}

/** The most of one material that can be kept. */
const mostKept = 300;

function keepMaterial({ commander }: World, { shown, count }: NonNullable<ChosenReward['material']>): void {
  const [name] = rewardMaterials.find((each) => each[1] === shown) ?? [];
  if (name !== undefined)
    commander.materials.set(name, Math.min(mostKept, (commander.materials.get(name) ?? 0) + count));
}

/** Gives up missions that lead nowhere today. */
function* abandonSome(world: World): Activity {
  const { commander, random } = world;
  const unwanted = commander.missions.filter(({ state, task }) => state === 'active' && task === 'onFoot');
  for (const mission of unwanted.slice(0, random.integer(1, 3))) yield* abandonMission(world, mission);
}

/** Gives up a mission. */
export function* abandonMission(world: World, mission: Mission): Activity {
  yield wait(world.random.integer(3, 7));
  dropMission(world, mission);
  yield write('MissionAbandoned', missionFailedFields(mission, world.dialect));
  yield* writeCargo(world);
}
