import { type Activity, wait, write } from '../../activity.js';
import { carrierTank } from '../../carrier/carrier-fields.js';
import { changeStock } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { ownTonnes, writeCargoSoon } from '../station/buy-and-sell.js';
import { isAboard } from './carrier-jump.js';

/** Donates the tritium in the hold to the commander's carrier, as far as its tank has room. */
export function* donateTritium(world: World): Activity {
  const { carrier } = world.commander;
  const tonnes = Math.min(ownTonnes(world, 'tritium'), carrierTank - carrier.fuel);
  if (isAboard(world) && tonnes > 0) yield* atScreen(world, 'StationServices', donating(world, tonnes));
}

function* donating(world: World, tonnes: number): Activity {
  const { commander, ship, random } = world;
  const { carrier } = commander;
  yield wait(random.integer(6, 25));
  changeStock(ship.cargo, 'tritium', -tonnes);
  if (!ship.cargo.has('tritium')) commander.averagePricePaid.delete('tritium');
  carrier.fuel += tonnes;
  yield write('CarrierDepositFuel', { CarrierID: carrier.marketId, Amount: tonnes, Total: carrier.fuel });
  yield* writeCargoSoon(world);
}
