import { eliteRank, favourFrom } from '../../game/rank-and-permit-table.js';
import { hullRankLocks, type RankLock, systemPermits } from '../../game/rank-locks.js';
import type { Galaxy, StarSystem } from '../../game/star-system.js';
import { type Activity, write } from '../activity.js';
import type { EventFields } from '../event-fields.js';
import { type Standing, setRank } from './ranks-and-reputation.js';
import type { Commander } from './simulated-commander.js';

/** Whether a commander may enter a system: some need a permit. */
export function mayEnter({ standing }: Pick<Commander, 'standing'>, { name }: Pick<StarSystem, 'name'>): boolean {
  const permit = systemPermits.get(name);
  if (permit === undefined) return true;
  if (permit === 'Elite') return Object.values(standing.ranks).some(({ rank }) => rank >= eliteRank);
  if ('favour' in permit) return standing.reputation[permit.favour] >= favourFrom;
  return hasRank(standing, permit);
}

/** The systems that a commander may not enter, by their addresses. */
export function closedSystems(
  commander: Pick<Commander, 'standing'>,
  galaxy: Pick<Galaxy, 'systemByName'>,
): ReadonlySet<number> {
  const closed = [...systemPermits.keys()].filter((name) => !mayEnter(commander, { name }));
  return new Set(closed.flatMap((name) => galaxy.systemByName(name)?.address ?? []));
}

/** Whether a commander may own a ship: some hulls need a rank in a navy. */
export function maySail({ standing }: Pick<Commander, 'standing'>, hull: string): boolean {
  const needed = hullRankLocks.get(hull);
  return !needed || hasRank(standing, needed);
}

function hasRank({ ranks }: Standing, { navy, rank }: RankLock): boolean {
  return ranks[navy].rank >= rank;
}

/** Gives a commander the permit for a system, and writes the promotion that comes with it. */
export function* obtainPermit(commander: Commander, system: Pick<StarSystem, 'name'>): Activity {
  const promotion = grantPermit(commander, system);
  if (promotion) yield write('Promotion', promotion);
}

/** Like `obtainPermit`, without writing: for permits from before the session. */
export function grantPermit(
  commander: Pick<Commander, 'standing'>,
  system: Pick<StarSystem, 'name'>,
): EventFields<'Promotion'> | undefined {
  const permit = systemPermits.get(system.name);
  if (permit === undefined || mayEnter(commander, system)) return undefined;
  const { standing } = commander;
  if (permit === 'Elite') return setRank(standing, 'Explore', eliteRank);
  if (!('favour' in permit)) return setRank(standing, permit.navy, permit.rank);
  standing.reputation[permit.favour] = favourFrom;
  return undefined;
}

/** Gives a commander the rank that a ship needs, before the session. */
export function grantShip({ standing }: Pick<Commander, 'standing'>, hull: string): void {
  const needed = hullRankLocks.get(hull);
  if (needed && !hasRank(standing, needed)) setRank(standing, needed.navy, needed.rank);
}
