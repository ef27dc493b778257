import { distanceBetween, type StarPosition, type StarSystem } from '../../game/star-system.js';
import type { Random } from '../random.js';
import { sixDecimals } from '../round.js';
import { shareOfWeek, weekOf } from './political-tick.js';

export type ThargoidWarState =
  | 'Thargoid_Probing'
  | 'Thargoid_Harvest'
  | 'Thargoid_Controlled'
  | 'Thargoid_Stronghold'
  | 'Thargoid_Recovery';

export interface ThargoidWar {
  /** `peace` is a system near the front between two attacks. */
  readonly state: ThargoidWarState | 'peace';
  /** The next state; undefined for none. */
  readonly success?: ThargoidWarState | undefined;
  readonly failure?: ThargoidWarState | undefined;
  readonly progress: number;
  readonly ports: number;
  /** Days left in the state; an alert has none. */
  readonly days?: number | undefined;
}

/** Radius of the front, in light-years. */
const radius = 30;

/** Light-years around Sol without war. */
const heartland = 25;

/** The location of the war: one per session, some way from Sol. */
export function frontOf(random: Random): StarPosition {
  const away = () => (random.chance(0.5) ? 1 : -1) * random.integer(35, 75);
  return [away(), random.integer(-30, 30), away()];
}

/** Whether the Thargoids hold a system, which is then unpopulated. */
export function isHeldByThargoids(war: ThargoidWar | undefined): boolean {
  return war?.state === 'Thargoid_Controlled' || war?.state === 'Thargoid_Stronghold';
}

/** A system after its population has left. */
export function abandoned(system: StarSystem): StarSystem {
  const nothing = { population: 0, economy: '', secondEconomy: '', government: '', faction: '', stations: [] } as const;
  return { ...system, ...nothing, allegiance: 'Thargoid', security: 'anarchy' };
}

/** The war in a system now, if there is one. `random` is the system's own. */
export function warAt(
  now: number,
  system: StarSystem,
  front: StarPosition,
  random: Random,
  override?: ThargoidWarState | false,
): ThargoidWar | undefined {
  if (override === false) return undefined;
  const alien = system.allegiance === 'Thargoid';
  const safe = distanceBetween(system.position, [0, 0, 0]) < heartland;
  if (safe && !alien && !override) return undefined;
  const stable = random.stream('front');
  const near = distanceBetween(system.position, front) < radius;
  const reached = stable.chance(near ? 0.5 : 0.006) && !safe;
  if (!alien && !reached && !override) return undefined;
  const week = random.stream(`${weekOf(now)} week of war`);
  if (override) return standing(override, 1, now, system, week);
  const settled = system.population > 0;
  if (alien || (stable.chance(0.08) && !settled)) return standing(stable.pick(strongholds), 1, now, system, week);
  const script = stable.pick(settled ? settledScripts : emptyScripts);
  const place = (weekOf(now) + stable.integer(0, script.length - 1)) % script.length;
  const state = script[place] as ThargoidWar['state'];
  const next = script.findIndex((other, index) => index > place && other !== state);
  return standing(state, (next < 0 ? script.length : next) - place, now, system, week);
}

const strongholds: readonly ThargoidWarState[] = ['Thargoid_Stronghold', 'Thargoid_Controlled'];

const probing = 'Thargoid_Probing';
const harvest = 'Thargoid_Harvest';
const controlled = 'Thargoid_Controlled';
const recovery = 'Thargoid_Recovery';

/** The weekly states of the war in populated systems, as cycles: ports are always defended in the end. */
const settledScripts: readonly (readonly ThargoidWar['state'][])[] = [
  [probing, harvest, harvest, recovery, recovery, 'peace'],
  [probing, harvest, harvest, harvest, recovery, recovery, recovery],
  ['peace', probing, 'peace', probing, harvest, recovery],
];

/** The same for unpopulated systems. */
const emptyScripts: readonly (readonly ThargoidWar['state'][])[] = [
  [probing, controlled, controlled, controlled, 'peace'],
  ['peace', probing, 'peace', probing, controlled],
];

function standing(
  state: ThargoidWar['state'],
  weeks: number,
  now: number,
  system: StarSystem,
  week: Random,
): ThargoidWar {
  const settled = system.population > 0;
  const effort = week.chance(0.3) ? week.number(0.8, 2) : week.number(0, 0.7);
  const progress = sixDecimals(Math.min(1, effort * shareOfWeek(now)));
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
      return { state, progress: sixDecimals(progress / 100), ports: 0, days: 0 };
    case 'peace':
      return { state, progress: 0, ports: 0, days: 0 };
  }
}
