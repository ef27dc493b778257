import { distanceBetween } from '../../game/star-system.js';
import { hasUpdate } from '../client-dialect.js';
import { mayEnter } from '../commander/permits.js';
import { type Squadron, squadronTag } from '../commander/squadron.js';
import { type FleetCarrier, makeCarrier } from '../galaxy/fleet-carrier.js';
import { hashOf, Random } from '../random.js';
import type { World } from '../world/world.js';

/** The share of squadrons that have a carrier is not known. */
const share = 0.5;

/** It jumps every few days, to somewhere within some light-years of where the commander is at home. */
const stay = 3 * 86_400;
const near = 80;

/** The market IDs of the carriers of players start here, 256 apart. */
const firstMarket = 3_700_000_000;

/** A squadron's carrier, wherever it is at the moment. */
export type SquadronCarrier = FleetCarrier & Required<Pick<FleetCarrier, 'at'>>;

/** The carrier of the commander's squadron, which there is since 4.2; undefined if it has none. */
export function squadronCarrierIn(world: World): SquadronCarrier | undefined {
  const { commander, galaxy, home, now, place } = world;
  const { squadron } = commander;
  if (!squadron || !hasUpdate(world, '4.2.0.0')) return undefined;
  const random = carrierRandom(squadron);
  if (!random.chance(share)) return undefined;
  const marketId = firstMarket + 256 * random.integer(350_000, 360_000);
  const made = { ...makeCarrier(random), marketId, kind: 'SquadronCarrier', access: 'squadron' } as const;
  const around = galaxy.populated.filter(
    (each) => distanceBetween(each.position, home.position) < near && mayEnter(commander, each),
  );
  const jumps = new Random(hashOf(`${marketId} in ${Math.floor((now + ((marketId * 7919) % stay)) / stay)}`));
  const there = around.length > 0 ? jumps.pick(around) : home;
  // It does not leave with a guest.
  const isHost = place.is === 'docked' && place.station.marketId === marketId;
  const at = { system: isHost ? world.system : there, distance: 0, since: now - stay };
  return { ...made, name: squadronTag(squadron.name), at };
}

/** Whether a squadron has a carrier. */
export function hasCarrier(squadron: Squadron): boolean {
  return carrierRandom(squadron).chance(share);
}

function carrierRandom({ name }: Squadron): Random {
  return new Random(hashOf(`carrier of ${name}`));
}
