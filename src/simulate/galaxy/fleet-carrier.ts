import type { StarSystem, Station } from '../../game/star-system.js';
import { certainServicesOf } from '../../game/station-type-services.js';
import type { Random } from '../random.js';
import { sixDecimals } from '../round.js';

/** A fleet carrier: always the same one, wherever it is. */
export interface FleetCarrier {
  readonly name: string;
  readonly marketId: number;
  readonly services: readonly string[];
  /** Where it is, if it is anywhere yet. */
  at?: { readonly system: StarSystem; readonly distance: number; readonly since: number };
}

/** The market IDs of fleet carriers start here, 256 apart. */
const firstMarket = 3_700_000_000;
const carriers = 350_000;

/** Seconds between the arrival of a carrier and its next jump: cooldown and preparation. */
const rest = 20 * 60;

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '0123456789';
const either = letters + digits;
/** What stands at each place of a callsign such as K7Q-BQL. */
const callsign = [letters, digits, letters, either, either, letters];

/** What some carriers have on board, and how many of them. */
const onBoard = [
  ['Outfitting', 0.5],
  ['livery', 0.5],
  ['Shipyard', 0.3],
  ['Exploration', 0.3],
  ['carriervendor', 0.3],
  ['voucherredemption', 0.2],
  ['BlackMarket', 0.2],
  ['shop', 0.2],
  ['modulepacks', 0.1],
] as const;

export function makeCarrier(random: Random): FleetCarrier {
  const which = random.integer(0, carriers - 1);
  return {
    name: callsignOf(which),
    marketId: firstMarket + 256 * which,
    services: [
      ...certainServicesOf('FleetCarrier'),
      ...onBoard.flatMap(([service, share]) => (random.chance(share) ? [service] : [])),
    ],
  };
}

/** Makes a carrier jump to a system, if it is ready; returns whether it is there. */
export function jumpCarrierTo(carrier: FleetCarrier, system: StarSystem, now: number, random: Random): boolean {
  if (carrier.at?.system.address === system.address) return true;
  if (carrier.at && now < carrier.at.since + rest) return false;
  const beside = system.stations.filter(({ type }) => type !== 'FleetCarrier');
  const nearBody = beside.length > 0 && random.chance(0.5) ? random.pick(beside).distance : random.number(0, 900);
  carrier.at = { system, distance: random.chance(0.2) ? 0 : sixDecimals(nearBody), since: now };
  return true;
}

/** A carrier as a station to dock at. */
export function carrierAsStation({ name, marketId, services, at }: FleetCarrier): Station {
  return {
    name,
    type: 'FleetCarrier',
    marketId,
    distance: at?.distance ?? 0,
    pads: [4, 4, 8],
    faction: 'FleetCarrier',
    government: 'Carrier',
    allegiance: '',
    economies: [['Carrier', 1]],
    services,
  };
}

/** Each carrier has a callsign of its own; those next to each other have nothing in common. */
export function callsignOf(which: number): string {
  const all = callsign.reduce((product, { length }) => product * length, 1);
  let left = (which * 104_729_963) % all;
  const signs = callsign.map((choice) => {
    const sign = choice.charAt(left % choice.length);
    left = Math.floor(left / choice.length);
    return sign;
  });
  return `${signs.slice(0, 3).join('')}-${signs.slice(3).join('')}`;
}
