import type { EventFields } from '../event-fields.js';
import type { FleetCarrier } from '../galaxy/fleet-carrier.js';
import { unitOf } from '../random.js';
import { carrierPosts, crewFirstNames, crewLastNames, hullUpkeep } from './carrier-crew-table.js';

type PostFields = EventFields<'CarrierStats'>['Crew'][number];

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
  return `${pick(crewFirstNames, 'first')} ${pick(crewLastNames, 'last')}`;
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
