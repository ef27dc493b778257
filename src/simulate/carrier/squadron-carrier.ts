import { distanceBetween, type StarSystem } from '../../game/star-system.js';
import { hasUpdate } from '../client-dialect.js';
import { type Squadron, squadronTag } from '../commander/squadron.js';
import type { EventFields } from '../event-fields.js';
import { carrierTitle } from '../galaxy/carrier-title.js';
import { hashOf, Random } from '../random.js';
import type { World } from '../world/world.js';

/** The share of squadrons that have a carrier is not known. */
const share = 0.5;

/** It jumps every few days, to somewhere within some light-years of where the commander is at home. */
const stay = 3 * 86_400;
const near = 80;

/** The market IDs of the carriers of players start here, 256 apart. */
const firstMarket = 3_700_000_000;

export interface SquadronCarrier {
  readonly marketId: number;
  readonly system: StarSystem;
  /** Its name and the squadron's tag, as signals have them. */
  readonly title: string;
}

/** The carrier of the commander's squadron, which there is since 4.2; undefined if it has none. */
export function squadronCarrierIn(world: World): SquadronCarrier | undefined {
  const { commander, galaxy, home, now } = world;
  const { squadron } = commander;
  if (!squadron || !hasUpdate(world, '4.2.0.0')) return undefined;
  const random = new Random(hashOf(`carrier of ${squadron.name}`));
  if (!random.chance(share)) return undefined;
  const marketId = firstMarket + 256 * random.integer(350_000, 360_000);
  const title = titleOf(squadron, random);
  const around = galaxy.populated.filter(({ position }) => distanceBetween(position, home.position) < near);
  const jumps = new Random(hashOf(`${marketId} in ${Math.floor(now / stay)}`));
  return { marketId, title, system: around.length > 0 ? jumps.pick(around) : home };
}

function titleOf({ name }: Pick<Squadron, 'name'>, random: Random): string {
  return `${carrierTitle(random)} | ${squadronTag(name)}`;
}

export function squadronCarrierLocation({ marketId, system }: SquadronCarrier): EventFields<'CarrierLocation'> {
  return {
    CarrierType: 'SquadronCarrier',
    CarrierID: marketId,
    StarSystem: system.name,
    SystemAddress: system.address,
    BodyID: system.arrival.id,
  };
}
