/** Frees space in the hold: cargo is sold, returned or ejected, each with its line. */

import { atScreen } from '../../simulate/activities/cockpit/at-screen.js';
import { writeCargo } from '../../simulate/activities/cockpit/write-cargo-and-loadout.js';
import { eject } from '../../simulate/activities/mining/mining-deeds.js';
import { sellAll } from '../../simulate/activities/station/buy-and-sell.js';
import { dockedStationWith } from '../../simulate/activities/station/docked-station.js';
import { sellLimpets } from '../../simulate/activities/station/limpets.js';
import { sellSalvage } from '../../simulate/activities/station/sell-salvage.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { missionFailedFields } from '../../simulate/commander/mission-fields.js';
import type { Mission } from '../../simulate/commander/taken-missions.js';
import { cargoTonnes, changeStock, freeCargoSpace } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { docked, inNormalSpace, offersService } from './prerequisites.js';

/** Ways to get rid of cargo at a station, cheapest first. */
const ways: readonly ((world: World, tonnes: number) => Activity)[] = [
  sellToMarket,
  sellSalvage,
  sellLimpets,
  giveUpMissions,
  jettison,
];

/**
 * Frees space for some tonnes, as far as the hold is that large; the commander is docked before and after.
 */
export function* makeRoom(world: World, tonnes = 1): Activity {
  for (const way of ways) {
    if (hasRoom(world, tonnes)) return;
    yield* way(world, tonnes);
  }
}

/** With space for some tonnes, as far as the hold is that large: what is in the way is taken to a station. */
export function* withSpace(world: World, tonnes: number): Activity {
  if (hasRoom(world, tonnes)) return;
  yield* docked(world, {}, offersService(world, 'Commodities'), 'with a market');
  yield* makeRoom(world, tonnes);
}

/** Whether there is enough space, or nothing left to remove. */
function hasRoom({ ship }: World, tonnes: number): boolean {
  return freeCargoSpace(ship) >= tonnes || cargoTonnes(ship) === 0;
}

function* sellToMarket(world: World): Activity {
  const market = dockedStationWith(world, 'Commodities');
  if (market) yield* atScreen(world, 'StationServices', sellAll(world, market));
}

/** Abandons missions whose goods are aboard. */
function* giveUpMissions(world: World, tonnes: number): Activity {
  for (const mission of world.commander.missions.filter(({ cargo }) => cargo)) {
    if (hasRoom(world, tonnes)) return;
    yield* giveUp(world, mission);
  }
}

function* giveUp(world: World, mission: Mission): Activity {
  const { commander, dialect, random, ship } = world;
  yield wait(random.integer(2, 6));
  commander.missions = commander.missions.filter((other) => other !== mission);
  const { type = '', count = 0 } = mission.cargo ?? {};
  changeStock(ship.cargo, type, -Math.min(count, ship.cargo.get(type) ?? 0));
  yield write('MissionAbandoned', missionFailedFields(mission, dialect));
  yield* writeCargo(world);
}

/** Ejects in space what the station does not take, and returns. */
function* jettison(world: World, tonnes: number): Activity {
  const { place, ship, system } = world;
  if (place.is !== 'docked') return;
  yield* inNormalSpace(world);
  for (const [type, count] of Array.from(ship.cargo))
    if (!hasRoom(world, tonnes)) yield* eject(world, type, count, true);
  yield* docked(world, { station: { system, station: place.station } });
}
