import { brokerPercentage } from '../../../game/combat-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { offenceIn, owedIn, settleBounty, settleFine } from '../../commander/legal-standing.js';
import { pay } from '../../commander/simulated-commander.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { dockedStationWith } from './docked-station.js';

/** Pays the fine of this system, and the bounty with a broker's fee, as far as the credits go. */
export function* payFines(world: World): Activity {
  const station = dockedStationWith(world, 'Contacts');
  if (!station || station.type === 'FleetCarrier' || owedIn(world.commander, world.system) === 0) return;
  yield* atScreen(world, 'StationServices', settle(world));
}

function* settle(world: World): Activity {
  const { commander, random, ship, system } = world;
  yield wait(random.integer(5, 15));
  const { fine, bounty } = offenceIn(commander, system);
  if (fine > 0 && pay(commander, fine)) {
    settleFine(commander, system);
    addToStatistic(commander.statistics, 'Crime Total_Fines', fine);
    yield write('PayFines', { Amount: fine, AllFines: false, Faction: system.faction, ShipID: ship.id });
    yield wait(random.integer(2, 6));
  }
  const withFee = Math.ceil((bounty * (100 + brokerPercentage)) / 100);
  if (bounty > 0 && pay(commander, withFee)) {
    settleBounty(commander, system);
    yield write('PayBounties', {
      Amount: withFee,
      AllFines: false,
      Faction: system.faction,
      ShipID: ship.id,
      BrokerPercentage: brokerPercentage,
    });
    yield wait(random.integer(2, 6));
  }
}
