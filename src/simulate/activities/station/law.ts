import { pay } from '../../commander/commander.js';
import { clear, owedIn } from '../../commander/law.js';
import { count } from '../../commander/statistics.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { atScreen } from '../cockpit/screen.js';
import { stationWith } from './counter.js';

/** Pays what the law of this system asks for, as far as the money goes. */
export function* payFines(play: Play): Activity {
  const station = stationWith(play, 'Contacts');
  if (!station || station.type === 'FleetCarrier' || owedIn(play.commander, play.system) === 0) return;
  yield* atScreen(play, 'StationServices', settle(play));
}

function* settle(play: Play): Activity {
  const { commander, random, ship, system } = play;
  yield wait(random.integer(5, 15));
  const owed = owedIn(commander, system);
  if (!pay(commander, owed)) return;
  clear(commander, system);
  count(commander.statistics, 'Crime Total_Fines', owed);
  yield write('PayFines', { Amount: owed, AllFines: true, Faction: system.faction, ShipID: ship.id });
  yield wait(random.integer(2, 6));
}
