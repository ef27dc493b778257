import { shipSymbol } from '../../../game/ship-names.js';
import { type Activity, wait, write, writeMade } from '../../activity.js';
import { carrierLocationFields, carrierStatsFields } from '../../carrier/carrier-fields.js';
import { type SquadronCarrier, squadronCarrierIn } from '../../carrier/squadron-carrier.js';
import { shipTypeFields } from '../../commander/owned-ships.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';

/** Where the carrier of the squadron is. */
export function* tellPlace({ commander }: World, carrier: SquadronCarrier): Activity {
  commander.memory.squadronAt = carrier.at.system.address;
  yield write('CarrierLocation', carrierLocationFields(carrier, carrier.at.system));
}

/** Writes where the carrier of the squadron is, if it has jumped since that was last written. */
export function* squadronNews(world: World): Activity {
  const carrier = squadronCarrierIn(world);
  if (carrier && carrier.at.system.address !== world.commander.memory.squadronAt) yield* tellPlace(world, carrier);
}

/** Looks at the carrier of the squadron, on board of it, and gives the squadron a spare ship. */
export function* visitBank(world: World): Activity {
  const { place } = world;
  const carrier = squadronCarrierIn(world);
  if (carrier && place.is === 'docked' && place.station.marketId === carrier.marketId)
    yield* atScreen(world, 'StationServices', deposit(world, carrier));
}

function* deposit({ commander, politics, random }: World, carrier: SquadronCarrier): Activity {
  yield wait(random.integer(3, 8));
  yield writeMade('CarrierStats', () => carrierStatsFields(carrier, new Map(), politics));
  yield wait(random.integer(10, 60));
  const spare = commander.ships.findIndex(({ arrives }) => arrives === undefined);
  const [given] = spare < 0 ? [] : commander.ships.splice(spare, 1);
  if (!given) return;
  const { hull } = given.ship;
  yield write('ShipyardBankDeposit', {
    ...shipTypeFields(hull),
    ShipType: shipSymbol(hull),
    MarketID: carrier.marketId,
  });
  yield wait(random.integer(3, 10));
}
