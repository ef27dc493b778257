import type { EventFields } from '../event-fields.js';
import type { FleetCarrier } from '../galaxy/fleet-carrier.js';
import { unitOf } from '../random.js';

/**
 * The posts on board in the order of CarrierStats: the service, the tonnes it takes, and credits per week.
 */
export const carrierPosts = [
  ['BlackMarket', 'blackmarket', 250, 2_000_000],
  ['Captain', '', 0, 0],
  ['Refuel', 'refuel', 500, 1_500_000],
  ['Repair', 'repair', 180, 1_500_000],
  ['Rearm', 'rearm', 250, 1_500_000],
  ['Commodities', 'commodities', 0, 0],
  ['VoucherRedemption', 'voucherredemption', 100, 1_850_000],
  ['Exploration', 'exploration', 120, 1_850_000],
  ['Shipyard', 'shipyard', 3000, 6_500_000],
  ['Outfitting', 'outfitting', 1750, 5_000_000],
  ['CarrierFuel', 'carrierfuel', 0, 0],
  ['VistaGenomics', 'vistagenomics', 120, 1_500_000],
  ['PioneerSupplies', 'pioneersupplies', 200, 5_000_000],
  ['Bartender', 'bartender', 150, 1_750_000],
] as const;

type PostFields = EventFields<'CarrierStats'>['Crew'][number];

/** Credits per week for the carrier itself. */
export const hullUpkeep = 5_000_000;

const firstNames = [
  'Amara',
  'Bertil',
  'Chiyo',
  'Dorian',
  'Elsbeth',
  'Farid',
  'Greta',
  'Hamish',
  'Inez',
  'Joao',
  'Katya',
  'Lior',
];
const lastNames = [
  'Aldana',
  'Brandt',
  'Castellan',
  'Duval',
  'Eriksen',
  'Falk',
  'Greer',
  'Holt',
  'Ivers',
  'Juarez',
  'Kessler',
  'Lund',
];

/** The crew on board: a post is filled where its service is offered. */
export function postsOn(carrier: FleetCarrier, services: ReadonlySet<string>): PostFields[] {
  return carrierPosts.map(([CrewRole, service]) => {
    if (service !== '' && !services.has(service)) return { CrewRole, Activated: false };
    return {
      CrewRole,
      Activated: true,
      Enabled: !carrier.paused.has(CrewRole),
      CrewName: crewNameOn(carrier, CrewRole),
    };
  });
}

/** The name of the current holder of a post. */
export function crewNameOn({ marketId, replaced }: FleetCarrier, role: string): string {
  const who = `${marketId} ${role} ${replaced.get(role) ?? 0}`;
  const pick = (names: readonly string[], which: string) =>
    names[Math.floor(unitOf(`${who} ${which}`) * names.length)] ?? '';
  return `${pick(firstNames, 'first')} ${pick(lastNames, 'last')}`;
}

/** Tonnes that the services take. */
export function crewSpace(services: ReadonlySet<string>): number {
  return carrierPosts.reduce((sum, [, service, space]) => (services.has(service) ? sum + space : sum), 0);
}

const aWeek = 7 * 86_400;

/** Thursday 07:00. */
const payDay = 7 * 3600;

/** Pays for the weeks that have passed; no line reports it, but the balance shows it. */
export function payUpkeep(carrier: FleetCarrier, services: ReadonlySet<string>, now: number): void {
  const week = Math.floor((now - payDay) / aWeek);
  const weeks = carrier.upkeepPaid === 0 ? 0 : Math.max(0, week - carrier.upkeepPaid);
  carrier.upkeepPaid = week;
  const wages = carrierPosts.reduce((sum, [, service, , upkeep]) => (services.has(service) ? sum + upkeep : sum), 0);
  carrier.balance = Math.max(0, carrier.balance - weeks * (hullUpkeep + wages));
}
