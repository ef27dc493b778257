import type { Random } from '../random.js';
import { servicesOf } from './services.js';
import type { StarSystem, Station } from './system.js';

/** Fleet carriers are known by a market of this band; the next one is 256 further. */
const firstMarket = 3_700_000_000;
const carriers = 350_000;

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

/** Somebody's fleet carrier that is in a system just now. */
export function carrierIn(system: StarSystem, random: Random): Station {
  const which = random.integer(0, carriers - 1);
  const beside = system.stations.filter(({ type }) => type !== 'FleetCarrier');
  const nearBody = beside.length > 0 && random.chance(0.5) ? random.pick(beside).distance : random.number(0, 900);
  return {
    name: callsignOf(which),
    type: 'FleetCarrier',
    marketId: firstMarket + 256 * which,
    distance: random.chance(0.2) ? 0 : Math.round(nearBody * 1e6) / 1e6,
    pads: [4, 4, 8],
    faction: 'FleetCarrier',
    government: 'Carrier',
    allegiance: '',
    economies: [['Carrier', 1]],
    services: [
      ...servicesOf('FleetCarrier'),
      ...onBoard.flatMap(([service, share]) => (random.chance(share) ? [service] : [])),
    ],
  };
}

/** Each carrier has a callsign of its own; those next to each other have nothing in common. */
function callsignOf(which: number): string {
  const all = callsign.reduce((product, { length }) => product * length, 1);
  let rest = (which * 104_729_963) % all;
  const signs = callsign.map((choice) => {
    const sign = choice.charAt(rest % choice.length);
    rest = Math.floor(rest / choice.length);
    return sign;
  });
  return `${signs.slice(0, 3).join('')}-${signs.slice(3).join('')}`;
}
