import { type Activity, wait, write, writeMade } from '../../activity.js';
import type { MissionOffer } from '../../commander/mission-details.js';
import {
  type MissionMaterials,
  missionAcceptedFields,
  missionCompletedFields,
  missionFailedFields,
} from '../../commander/mission-fields.js';
import { takeMission } from '../../commander/mission-offers.js';
import {
  expireMissions,
  leadsBack,
  type Mission,
  type MissionPlace,
  maxMissions,
  placeOfPayment,
} from '../../commander/taken-missions.js';
import { changeStock } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { writeCargo } from '../cockpit/write-cargo-and-loadout.js';
import { cargoDepotFields } from '../missions/cargo-depot.js';
import { isFeasible, mostAttempts, nextMission } from '../missions/feasible-missions.js';
import { materialsEarned } from '../missions/mission-materials.js';
import { offerHere } from '../missions/offer-here.js';
import { atService } from './docked-station.js';

/** Hands in completed missions, abandons hopeless ones, and takes new ones if there is nothing left to do. */
export function* tradeMissions(world: World): Activity {
  yield* atService(world, 'Missions', () => atBoard(world));
}

/** Hands in what is paid here, with or without a board. */
export function* reportMissions(world: World): Activity {
  if (world.place.is !== 'docked' || world.vehicle !== 'ship') return;
  if (world.commander.missions.some((mission) => isPaidHere(world, mission)))
    yield* atScreen(world, 'StationServices', reporting(world));
}

function* reporting(world: World): Activity {
  yield wait(world.random.integer(8, 25));
  yield* handInAll(world);
}

/** Weights of the number of missions that a commander takes at a time: none, one … */
const appetite = [4, 4, 3, 1];

function* atBoard(world: World): Activity {
  const { commander, random } = world;
  yield* reporting(world);
  yield* giveUp(world);
  if (nextMission(world)) return;
  for (let offers = random.weightedIndex(appetite); offers > 0 && commander.missions.length < maxMissions; offers--) {
    yield wait(random.integer(4, 15));
    yield* takeOne(world, { isWanted: (mission) => isFeasible(world, mission) });
  }
}

/** Hands in all missions paid here, and drops failed ones. */
export function* handInAll(world: World): Activity {
  const { commander } = world;
  expireMissions(commander.missions, world.now);
  for (const mission of commander.missions) yield* handIn(world, mission);
}

/** What a commander looks for on the board. */
export interface Wish {
  readonly task?: Mission['task'];
  /** With the faction that it is for, which is the giver by default. */
  readonly destination?: MissionPlace & { readonly faction?: string };
  readonly isWanted?: (mission: Mission) => boolean;
  /** Differences to what is offered. */
  readonly offer?: Partial<MissionOffer>;
  readonly as?: Partial<Pick<Mission, 'expires' | 'influence' | 'isForWing'>> & { readonly cargo?: undefined };
}

/** Takes one of the missions offered here, if it is as wished. */
export function* takeOne(world: World, wish: Wish = {}): Activity {
  const { task, destination, isWanted = () => true, as } = wish;
  const { commander, random, ship, dialect } = world;
  const offer = { ...offerHere(world), ...wish.offer };
  const elsewhere = destination && { faction: offer.faction, ...destination };
  const mission = takeMission(commander.missions, random, world.now, elsewhere ? { ...offer, elsewhere } : offer, task);
  if (!mission) return;
  if (!isWanted(mission)) return void commander.missions.pop();
  Object.assign(mission, as);
  const { cargo } = mission;
  if (cargo) changeStock(ship.cargo, cargo.type, cargo.count);
  yield writeMade('MissionAccepted', () => missionAcceptedFields(mission, dialect));
  if (cargo) yield* writeCargo(world);
  if (mission.donation === undefined) return;
  yield wait(random.integer(3, 8));
  yield* handIn(world, mission);
}

/** Abandons what turned out to be hopeless. */
function* giveUp(world: World): Activity {
  const { missions } = world.commander;
  const hopeless = missions.find(({ state, attempts = 0 }) => state === 'active' && attempts >= mostAttempts);
  if (hopeless) yield* abandon(world, hopeless);
}

/** Before a time away, commanders mostly abandon what would fail meanwhile. */
export function* abandonBefore(world: World, end: number): Activity {
  for (const mission of world.commander.missions) {
    const { expires = Infinity, state } = mission;
    if (state === 'active' && expires < end && world.random.chance(0.75)) yield* abandon(world, mission);
  }
}

export function* abandon(world: World, mission: Mission): Activity {
  yield wait(world.random.integer(3, 10));
  remove(world, mission);
  yield write('MissionAbandoned', missionFailedFields(mission, world.dialect));
  if (mission.cargo) yield* writeCargo(world);
}

/** Removes a failed mission, or completes one that is done and paid here. */
function* handIn(world: World, mission: Mission): Activity {
  const { commander, random, dialect } = world;
  if (mission.state === 'failed') {
    remove(world, mission);
    yield write('MissionFailed', missionFailedFields(mission, dialect));
    if (mission.cargo) yield* writeCargo(world);
    return;
  }
  if (!isPaidHere(world, mission) || !isDone(world, mission)) return;
  if (mission.goods) yield* deliver(world, mission, mission.goods);
  remove(world, mission);
  commander.credits += mission.donation === undefined ? mission.reward : -mission.donation;
  const materials: MissionMaterials = mission.donation === undefined ? materialsEarned(world) : undefined;
  yield writeMade('MissionCompleted', () => missionCompletedFields(mission, dialect, commander, materials));
  if (mission.goods) yield* writeCargo(world);
  yield wait(random.integer(2, 6));
}

function remove({ commander }: World, mission: Mission): void {
  commander.missions = commander.missions.filter((other) => other !== mission);
}

function isPaidHere({ place, system }: World, mission: Mission): boolean {
  const { address, station } = placeOfPayment(mission);
  return place.is === 'docked' && place.station.name === station && system.address === address;
}

/** Whether the task is done, or its goods can be handed over now. */
function isDone(world: World, mission: Mission): boolean {
  const { donation, goods, cargo } = mission;
  if (leadsBack(mission) && !mission.isRedirected) return false;
  if (donation !== undefined) return world.commander.credits >= donation;
  if (!goods) return true;
  const aboard = world.ship.cargo.get(goods.type) ?? 0;
  const ofOthers = cargo ? 0 : entrustedTonnes(world, goods.type);
  return aboard - ofOthers >= goods.count;
}

/** Tonnes of a commodity in the hold that belong to missions. */
export function entrustedTonnes({ commander }: World, type: string): number {
  return commander.missions.reduce((sum, { cargo }) => sum + (cargo?.type === type ? cargo.count : 0), 0);
}

/** Removes the goods from the hold; a wing mission has a depot that counts them. */
function* deliver(world: World, mission: Mission, { type, count }: NonNullable<Mission['goods']>): Activity {
  changeStock(world.ship.cargo, type, -count);
  delete mission.cargo;
  if (!mission.isForWing || leadsBack(mission)) return;
  yield write('CargoDepot', cargoDepotFields(world, mission, { type, count }));
  yield* writeCargo(world);
  yield wait(world.random.integer(3, 8));
}
