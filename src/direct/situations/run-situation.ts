import { isSpecified } from '../../interface/all-kinds.js';
import type { EventName } from '../../interface/event-types.js';
import { writeCargo } from '../../simulate/activities/cockpit/write-cargo-and-loadout.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { hasLaw } from '../../simulate/commander/legal-standing.js';
import { unarmed } from '../../simulate/commander/suit-loadouts.js';
import type { World } from '../../simulate/world/world.js';
import { applyCommonSettings, requestedSystem, setCargo } from '../settings/apply-settings.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { bringFuelTo, hasFuelLevel } from './fuel-level.js';
import { docked } from './prerequisites.js';
import type { Situation } from './situation.js';

/** Those of some kinds that a dialect has. */
export function kindsInDialect(kinds: readonly EventName[], dialect: World['dialect']): readonly EventName[] {
  return dialect === 'game' ? kinds : kinds.filter((kind) => isSpecified(kind));
}

/** How far somebody has come with a situation. */
export interface SituationProgress {
  /** Whether the thing itself goes on, and time passes in it: then Status has told how things are. */
  isShown: boolean;
  /** What the thing itself has written. */
  readonly written: Set<string>;
}

/** Whether a situation has come: all it writes is written, and Status tells of the rest. */
export function hasHappened(
  situation: Situation,
  world: World,
  settings: SessionSettings,
  progress: SituationProgress,
): boolean {
  const { isReached = () => true, writes } = situation;
  return progress.isShown && writes.every((kind) => progress.written.has(kind)) && isReached(world, settings);
}

/** Everything a situation takes, one after the other. */
export function* runSituation(
  name: string,
  situation: Situation,
  world: World,
  settings: SessionSettings,
  progress: SituationProgress,
): Activity {
  clearLeftovers(world);
  if (settings.cargo) yield* loadCargoAtStation(world, settings.cargo, settings);
  // Who is to be wanted is so where there is a law.
  if (settings.legal === 'Wanted' && !requestedSystem(settings))
    yield* docked(world, {}, (_, system) => hasLaw(system));
  yield* meetPrerequisites(name, situation, world, settings);
  applyCommonSettings(world, settings);
  let came = false;
  for (const step of situation.act(world, settings)) {
    if (step.write) progress.written.add(step.write.event);
    progress.isShown = step.wait !== undefined;
    came ||= hasHappened(situation, world, settings, progress);
    yield step;
  }
  // Status tells how it ended.
  progress.isShown = true;
  came ||= hasHappened(situation, world, settings, progress);
  yield wait(1);
  const { writes, later = [] } = situation;
  const missing = kindsInDialect([...writes, ...later], world.dialect).filter((kind) => !progress.written.has(kind));
  if (missing.length > 0) throw new StageError(`${name} did not happen: no ${missing.join(' and no ')} was written`);
  if (!came || situation.succeeded?.(world, settings) === false) throw new StageError(`${name} did not happen`);
}

/** Goods come from a market. */
function* loadCargoAtStation(
  world: World,
  cargo: NonNullable<SessionSettings['cargo']>,
  { station }: SessionSettings,
): Activity {
  yield* docked(world, station ? { station } : {});
  setCargo(world, cargo);
  yield* writeCargo(world);
  yield wait(1);
}

const mostTries = 3;

/** All that a situation needs is so, with what was asked for in the tank: what was taken on or burnt on the way is seen to once there. */
function* meetPrerequisites(name: string, situation: Situation, world: World, settings: SessionSettings): Activity {
  const { fuel, station, body, legal } = settings;
  let home = station?.system ?? body?.system ?? (legal === 'Wanted' ? world.system : undefined);
  for (let tries = 0; tries < mostTries; tries++) {
    if (fuel) yield* bringFuelTo(world, fuel, home);
    yield* situation.prepare(world, settings);
    if (!fuel || hasFuelLevel(world, fuel)) return;
    home = world.system;
  }
  throw new StageError(`${name} is not possible with that much fuel in the tank of this ${world.ship.name}`);
}

/** What was interrupted leaves nothing behind. */
function clearLeftovers({ cockpit, person, outsidePosition }: World): void {
  cockpit.heat = Math.min(cockpit.heat, 0.5);
  person.weapon = outsidePosition && unarmed;
}
