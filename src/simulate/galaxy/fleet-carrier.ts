import type { StarSystem, Station } from '../../game/star-system.js';
import { certainServicesOf } from '../../game/station-type-services.js';
import { toThePower } from '../exact-math.js';
import type { Random } from '../random.js';
import { sixDecimals } from '../round.js';
import { carrierTitle } from './carrier-title.js';
import { carrierServiceShares } from './galaxy-table.js';

/** A fleet carrier, the same at every location. */
export interface FleetCarrier {
  readonly kind: 'FleetCarrier' | 'SquadronCarrier';
  /** Its callsign, which is its name as a station. */
  readonly name: string;
  /** The name its owner gave it. */
  title: string;
  readonly marketId: number;
  services: readonly string[];
  /** Whether it belongs to the commander; otherwise they are guests. */
  isOwned: boolean;
  access: 'all' | 'none' | 'friends' | 'squadron' | 'squadronfriends';
  allowsNotorious: boolean;
  /** Tonnes of tritium in its tank. */
  fuel: number;
  /** Credits on its account, and the share of them kept for upkeep in percent. */
  balance: number;
  reservePercent: number;
  /** The tariff of its services, in per cent. */
  tariff: number;
  /** The day on which upkeep was last paid; see `payUpkeep`. */
  upkeepPaid: number;
  /** Posts whose service is suspended. */
  readonly paused: Set<string>;
  /** The number of times the crew was replaced, by post. */
  readonly replaced: Map<string, number>;
  /** Its buy and sell orders, by commodity. */
  readonly orders: Map<string, CarrierOrder>;
  /** Its location, if it has one yet. */
  at?: { readonly system: StarSystem; readonly distance: number; readonly since: number };
  /** Where it was before, in this session: the latest three, the oldest first. */
  stops: readonly CarrierStop[];
  /** The jump that is scheduled. */
  jump?: CarrierJumpPlan;
}

/** A stay of the past; times are in seconds since 1970. */
export interface CarrierStop {
  readonly system: string;
  readonly since: number;
  readonly until: number;
}

export interface CarrierOrder {
  readonly is: 'sale' | 'purchase';
  readonly tonnes: number;
  /** Credits per tonne. */
  readonly price: number;
}

export interface CarrierJumpPlan {
  readonly to: StarSystem;
  /** Seconds since 1970. */
  readonly departure: number;
}

/** The market IDs of fleet carriers start here, 256 apart. */
const firstMarket = 3_700_000_000;
const carriers = 350_000;

/** Seconds between the arrival of a carrier and its next jump: cooldown and preparation. */
const rest = 20 * 60;

const letters = 'ABCDFGHJKLMNPQRSTUVWXYZ';
const digits = '0123456789';
const either = letters + digits;
/** The characters at each position of a callsign such as K7Q-BQL, or of the rarer KBQ-BQL. */
const callsigns = [digits, letters].map((second) => [letters, second, letters, either, either, letters]);

export function makeCarrier(random: Random): FleetCarrier {
  const which = random.integer(0, carriers - 1);
  const life = random.stream('life on board');
  return {
    kind: 'FleetCarrier',
    name: callsignOf(which),
    title: carrierTitle(life),
    marketId: firstMarket + 256 * which,
    services: [
      ...certainServicesOf('FleetCarrier'),
      ...carrierServiceShares.flatMap(([service, share]) => (random.chance(share) ? [service] : [])),
    ],
    isOwned: false,
    access: life.weighted({ all: 7, friends: 2, none: 1 }),
    allowsNotorious: life.chance(0.5),
    fuel: life.integer(300, 1000),
    balance: Math.round(2e8 * toThePower(40, life.number(0, 1))),
    reservePercent: life.pick([0, 0, 5, 10, 20]),
    tariff: life.pick([0, 0, 5, 10]),
    upkeepPaid: 0,
    paused: new Set(),
    replaced: new Map(),
    orders: new Map(),
    stops: [],
  };
}

/** Jumps a carrier to a system, if it is ready; returns whether it is there. */
export function jumpCarrierTo(carrier: FleetCarrier, system: StarSystem, now: number, random: Random): boolean {
  if (carrier.at?.system.address === system.address) return true;
  if (carrier.at && now < carrier.at.since + rest) return false;
  const beside = system.stations.filter(({ type }) => type !== 'FleetCarrier');
  const nearBody = beside.length > 0 && random.chance(0.5) ? random.pick(beside).distance : random.number(0, 900);
  carrier.at = { system, distance: random.chance(0.2) ? 0 : sixDecimals(nearBody), since: now };
  delete carrier.jump;
  return true;
}

/** Its name on scanners: the owner's name for it, and its callsign. */
export function titleAndCallsign({ title, name }: FleetCarrier): string {
  return `${title} ${name}`;
}

/** That of a squadron's carrier. */
export function titleAndTag({ title, name }: FleetCarrier): string {
  return `${title} | ${name}`;
}

/** When a carrier may jump again. */
export function readyAt({ at }: FleetCarrier): number {
  return at ? at.since + cooldown : 0;
}

/** Seconds after a jump in which no other can be scheduled. */
const cooldown = 290;

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

/** Each carrier has a callsign of its own; neighbouring numbers have nothing in common. */
export function callsignOf(which: number): string {
  const callsign = callsigns[which % 9 === 0 ? 1 : 0] as readonly string[];
  const all = callsign.reduce((product, { length }) => product * length, 1);
  let left = (which * 104_729_963) % all;
  const signs = callsign.map((choice) => {
    const sign = choice.charAt(left % choice.length);
    left = Math.floor(left / choice.length);
    return sign;
  });
  return `${signs.slice(0, 3).join('')}-${signs.slice(3).join('')}`;
}
