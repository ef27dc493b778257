import { type Activity, wait, write } from '../../activity.js';
import { carrierIdentity, carrierLocationFields } from '../../carrier/carrier-fields.js';
import { pay } from '../../commander/simulated-commander.js';
import { jumpCarrierTo } from '../../galaxy/fleet-carrier.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';

/** The price of a fleet carrier, in credits. */
const price = 5_000_000_000;

/** Buys a fleet carrier, which appears in this system. */
export function* buyCarrier(world: World): Activity {
  if (world.place.is === 'docked' && !world.commander.carrier.isOwned) {
    yield* atScreen(world, 'StationServices', buying(world, world.place.station.marketId));
  }
}

function* buying(world: World, market: number): Activity {
  const { commander, random, system } = world;
  const { carrier } = commander;
  yield wait(random.integer(30, 90));
  if (!pay(commander, price)) return;
  carrier.isOwned = true;
  carrier.fuel = 500;
  carrier.balance = 0;
  carrier.orders.clear();
  commander.carrierCargo.clear();
  jumpCarrierTo(carrier, system, world.now, random);
  yield write('CarrierBuy', {
    ...carrierIdentity(carrier),
    BoughtAtMarket: market,
    Location: system.name,
    SystemAddress: system.address,
    Price: price,
    Variant: 'CarrierDockB',
    Callsign: carrier.name,
  });
  yield wait(1);
  yield write('CarrierLocation', carrierLocationFields(carrier, system));
  yield wait(random.integer(5, 20));
}
