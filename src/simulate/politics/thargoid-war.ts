import { distanceBetween, type StarPosition, type StarSystem } from '../galaxy/system.js';
import type { Random } from '../random.js';
import { shareOfWeek, weekOf } from './calendar.js';

export type WarState =
  | 'Thargoid_Probing'
  | 'Thargoid_Harvest'
  | 'Thargoid_Controlled'
  | 'Thargoid_Stronghold'
  | 'Thargoid_Recovery';

/** The war against the Thargoids in a system. */
export interface War {
  /** `peace` is what a system near the front is in between two attacks. */
  readonly state: WarState | 'peace';
  /** What follows; undefined where the system is left alone then. */
  readonly success?: WarState | undefined;
  readonly failure?: WarState | undefined;
  readonly progress: number;
  readonly ports: number;
  /** Days the state has still to run; an alert does not say. */
  readonly days?: number | undefined;
}

/** Light-years from the middle of the front to its edge. */
const radius = 50;

/** Where the war is: one place for each session. */
export function frontOf(random: Random): StarPosition {
  return [random.integer(-60, 60), random.integer(-30, 30), random.integer(-60, 60)];
}

/** The war in a system now, if it has come there. `random` is the system's own. */
export function warAt(
  now: number,
  system: StarSystem,
  front: StarPosition,
  random: Random,
  wanted?: WarState | false,
): War | undefined {
  if (wanted === false) return undefined;
  const stable = random.stream('front');
  const alien = system.allegiance === 'Thargoid';
  const reached = stable.chance(distanceBetween(system.position, front) < radius ? 0.6 : 0.015);
  if (!alien && !reached && !wanted) return undefined;
  const week = random.stream(`${weekOf(now)} week of war`);
  if (wanted) return standing(wanted, 1, now, system, week);
  if (alien || stable.chance(0.05)) return standing(stable.pick(strongholds), 1, now, system, week);
  const script = stable.pick(system.population > 0 ? settledScripts : emptyScripts);
  const place = (weekOf(now) + stable.integer(0, script.length - 1)) % script.length;
  const state = script[place] as War['state'];
  const next = script.findIndex((other, index) => index > place && other !== state);
  return standing(state, (next < 0 ? script.length : next) - place, now, system, week);
}

const strongholds: readonly WarState[] = ['Thargoid_Stronghold', 'Thargoid_Controlled'];

const probing = 'Thargoid_Probing';
const harvest = 'Thargoid_Harvest';
const controlled = 'Thargoid_Controlled';
const recovery = 'Thargoid_Recovery';

/** How the war goes where somebody lives, week by week, over and over. */
const settledScripts: readonly (readonly War['state'][])[] = [
  [probing, harvest, harvest, recovery, recovery, 'peace'],
  [probing, harvest, controlled, controlled, controlled, recovery, recovery],
  ['peace', probing, 'peace', probing, harvest, recovery],
];

/** And where nobody does. */
const emptyScripts: readonly (readonly War['state'][])[] = [
  [probing, controlled, controlled, controlled, 'peace'],
  ['peace', probing, 'peace', probing, controlled],
];

function standing(state: War['state'], weeks: number, now: number, system: StarSystem, week: Random): War {
  const settled = system.population > 0;
  const effort = week.chance(0.3) ? week.number(0.8, 2) : week.number(0, 0.7);
  const progress = Math.round(Math.min(1, effort * shareOfWeek(now)) * 1e6) / 1e6;
  const ports = system.stations.length;
  const days = Math.max(1, Math.ceil((weeks - shareOfWeek(now)) * 7));
  switch (state) {
    case 'Thargoid_Probing':
      return { state, failure: settled ? harvest : controlled, progress, ports: 0 };
    case 'Thargoid_Harvest':
      return { state, success: recovery, failure: controlled, progress, ports, days };
    case 'Thargoid_Controlled':
      return { state, success: settled ? recovery : undefined, failure: controlled, progress, ports: 0, days };
    case 'Thargoid_Recovery':
      return { state, failure: recovery, progress, ports, days };
    case 'Thargoid_Stronghold':
      return { state, progress: Math.round(progress * 1e4) / 1e6, ports: 0, days: 0 };
    case 'peace':
      return { state, progress: 0, ports: 0, days: 0 };
  }
}
