import { distanceBetween, type StarSystem, type Station } from '../../../game/star-system.js';
import { mayEnter } from '../../commander/permits.js';
import type { Commander } from '../../commander/simulated-commander.js';
import { type FleetCarrier, jumpCarrierTo } from '../../galaxy/fleet-carrier.js';
import { hashOf, Random } from '../../random.js';
import type { World } from '../../world/world.js';

/** Light-years from home within which owners leave their carriers. */
const near = 60;

/** Where the commander's carrier is; placed on first use, at home or nearby. */
export function placeCarrier(world: World): StarSystem {
  const { carrier } = world.commander;
  if (carrier.at) return carrier.at.system;
  const random = new Random(hashOf(`${carrier.marketId} left at home`));
  const { commander, home, galaxy } = world;
  const around = galaxy.populated.filter(
    (each) => distanceBetween(each.position, home.position) < near && mayEnter(commander, each),
  );
  const system = random.chance(0.5) || around.length === 0 ? home : random.pick(around);
  // It has been there for a while.
  jumpCarrierTo(carrier, system, world.now - 86_400, random);
  return system;
}

/** The carrier that the commander is docked at, or stands in. */
export function carrierUnder({ place, commander }: World): FleetCarrier | undefined {
  return place.is === 'docked' ? carrierOf(commander, place.station) : undefined;
}

/** The commander's or friend's carrier that a station is, if any. */
export function carrierOf({ carrier, friendsCarrier }: Commander, { marketId }: Station): FleetCarrier | undefined {
  return [carrier, friendsCarrier].find((each) => each.marketId === marketId);
}
