import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { clearOffences, owedIn } from '../../commander/legal-standing.js';
import { pay } from '../../commander/simulated-commander.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { dockedStationWith } from './docked-station.js';

/** Pays all fines and bounties of this system, if there is enough money. */
export function* payFines(world: World): Activity {
  const station = dockedStationWith(world, 'Contacts');
  if (!station || station.type === 'FleetCarrier' || owedIn(world.commander, world.system) === 0) return;
  yield* atScreen(world, 'StationServices', settle(world));
}

function* settle(world: World): Activity {
  const { commander, random, ship, system } = world;
  yield wait(random.integer(5, 15));
  const owed = owedIn(commander, system);
  if (!pay(commander, owed)) return;
  clearOffences(commander, system);
  addToStatistic(commander.statistics, 'Crime Total_Fines', owed);
  yield write('PayFines', { Amount: owed, AllFines: true, Faction: system.faction, ShipID: ship.id });
  yield wait(random.integer(2, 6));
}
