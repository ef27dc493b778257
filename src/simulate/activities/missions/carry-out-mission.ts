/** Missions from travel to report. */
import type { StarSystem, Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { leadsBack, type Mission, type MissionPlace, placeOfPayment } from '../../commander/taken-missions.js';
import { changeStock, freeCargoSpace } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { writeCargo } from '../cockpit/write-cargo-and-loadout.js';
import { buy, ownTonnes } from '../station/buy-and-sell.js';
import { atService } from '../station/docked-station.js';
import { reportMissions } from '../station/mission-board.js';
import { openMarket } from '../station/trade-goods.js';
import { disembark, embark, walkOutside } from '../surface/walking.js';
import { dockAt } from '../travel/dock.js';
import { dropAtSignal } from '../travel/drop.js';
import { enterSupercruise } from '../travel/supercruise.js';
import { travelTo } from '../travel/travel-to-system.js';
import { nextMission, sellerOf, systemOf } from './feasible-missions.js';
import { killForMission, killOnFoot } from './kill-for-mission.js';
import { redirectIfDone } from './mission-progress.js';

/** Carries out one of the feasible missions, and is paid for it. */
export function* carryOutMission(world: World): Activity {
  const mission = nextMission(world);
  if (!mission) return;
  const stage = () => `${mission.kills} ${mission.isRedirected}`;
  const before = stage();
  yield* carryOut(world, mission);
  if (world.commander.missions.includes(mission) && stage() === before) mission.attempts = (mission.attempts ?? 0) + 1;
}

/** Flies to the destination of a mission, completes its task, and reports. */
export function* carryOut(world: World, mission: Mission): Activity {
  if (leadsBack(mission) && !mission.isRedirected) {
    yield* doTask(world, mission);
    yield* redirectIfDone(world, mission);
    // Another mission may be done at the same place before both are reported.
    if (!mission.isRedirected || nextMission(world)?.isRedirected === false) return;
  }
  if (mission.task === 'collect' || mission.task === 'mining') yield* fetchGoods(world, mission);
  yield* dockAtPlace(world, placeOfPayment(mission));
  yield* reportMissions(world);
}

/** Buys the goods of a mission where they are made. */
function* fetchGoods(world: World, { goods }: Mission): Activity {
  const seller = goods && sellerOf(world, goods);
  if (!seller || seller === 'aboard') return;
  yield* travelTo(world, seller.system);
  if (world.system.address !== seller.system.address) return;
  yield* dockAt(world, seller.station);
  yield* atService(world, 'Commodities', (station) => purchase(world, station, goods));
}

function* purchase(world: World, station: Station, { type, count }: NonNullable<Mission['goods']>): Activity {
  yield* openMarket(world, station);
  yield* buy(world, station, type, count - ownTonnes(world, type));
  yield wait(world.random.integer(2, 6));
}

function* doTask(world: World, mission: Mission): Activity {
  const { destination, task } = mission;
  if (!destination) return;
  if (task === 'settlement-errand' || task === 'settlement-fight') yield* workAtSettlement(world, mission, destination);
  else if (task === 'salvage') yield* recover(world, mission, destination);
  else if (task === 'massacre' || task === 'assassination') yield* hunt(world, mission, destination);
  else if (task === 'passengers') yield* showAround(world, mission, destination);
}

function* hunt(world: World, mission: Mission, place: MissionPlace): Activity {
  yield* travelToPlace(world, place);
  if (world.system.address === place.address) yield* killForMission(world, mission);
}

function* workAtSettlement(world: World, mission: Mission, settlement: MissionPlace): Activity {
  yield* dockAtPlace(world, settlement);
  if (world.place.is !== 'docked' || world.place.station.name !== settlement.station) return;
  yield* disembark(world);
  yield* walkOutside(world);
  if (mission.task === 'settlement-fight') yield* killOnFoot(world, mission);
  else mission.kills = 1;
  yield* redirectIfDone(world, mission);
  yield* embark(world);
}

/** Drops at a lost cargo, and takes it aboard. */
function* recover(world: World, mission: Mission, { address }: MissionPlace): Activity {
  const { random, ship } = world;
  const { goods } = mission;
  yield* travelToPlace(world, mission.destination);
  if (world.system.address !== address || !goods || freeCargoSpace(ship) < goods.count) return;
  yield* enterSupercruise(world);
  yield wait(random.integer(60, 150));
  const [name, localised] = ['$USS_Type_MissionTarget;', 'Mission Target'];
  yield write('USSDrop', { USSType: name, USSType_Localised: localised, USSThreat: 0 });
  yield* dropAtSignal(world, { name, localised });
  yield wait(random.integer(20, 60));
  world.cockpit.flags.add('CargoScoopDeployed');
  try {
    for (let count = 1; count <= goods.count; count++) {
      yield wait(random.integer(10, 30));
      changeStock(ship.cargo, goods.type, 1);
      mission.cargo = { type: goods.type, count };
      yield write('CollectCargo', { Type: goods.type, Stolen: false });
      yield* writeCargo(world);
    }
  } finally {
    world.cockpit.flags.delete('CargoScoopDeployed');
  }
  yield* redirectIfDone(world, mission);
}

/** Shows passengers the sights. */
function* showAround(world: World, mission: Mission, place: MissionPlace): Activity {
  yield* travelToPlace(world, place);
  if (world.system.address !== place.address) return;
  yield wait(world.random.integer(60, 180));
  mission.kills = 1;
}

function* travelToPlace(world: World, place: MissionPlace | undefined): Activity {
  const system = place && systemOf(world, place);
  if (system) yield* travelTo(world, system);
}

function* dockAtPlace(world: World, place: MissionPlace): Activity {
  yield* travelToPlace(world, place);
  if (world.system.address !== place.address) return;
  const station = stationOf(world.system, place);
  if (station) yield* dockAt(world, station);
}

function stationOf({ stations }: StarSystem, { station }: MissionPlace): Station | undefined {
  return stations.find(({ name }) => name === station);
}
