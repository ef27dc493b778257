import { isSpecified } from '../../interface/all-kinds.js';
import type { EventName } from '../../interface/event-types.js';
import { writeCargo } from '../../simulate/activities/cockpit/write-cargo-and-loadout.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { clientDialect } from '../../simulate/client-dialect.js';
import { hasLaw } from '../../simulate/commander/legal-standing.js';
import { unarmed } from '../../simulate/commander/suit-loadouts.js';
import type { World } from '../../simulate/world/world.js';
import { applyCommonSettings, requestedSystem, setCargo } from '../settings/apply-settings.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { bringFuelTo, hasFuelLevel } from './fuel-level.js';
import { makeRoom } from './hold.js';
import { docked } from './prerequisites.js';
import { bringGoods } from './provisions.js';
import type { Situation } from './situation.js';

/** The kinds that a dialect has. */
export function kindsInDialect(kinds: readonly EventName[], dialect: World['dialect']): readonly EventName[] {
  return dialect === 'game' ? kinds : kinds.filter((kind) => isSpecified(kind));
}

/** The progress of a situation. */
export interface SituationProgress {
  /** Whether time has passed in `act`, or `act` is over: then Status has been written. */
  isShown: boolean;
  /** The kinds that `act` has written. */
  readonly written: Set<string>;
}

/** Whether a situation is reached: its kinds are written, and Status shows its state. */
export function isSituationReached(
  situation: Situation,
  world: World,
  settings: SessionSettings,
  progress: SituationProgress,
): boolean {
  const { isReached = () => true, writes } = situation;
  return progress.isShown && writes.every((kind) => progress.written.has(kind)) && isReached(world, settings);
}

/** A situation from its settings to its end: cargo, prerequisites, the common settings, then `act`. */
export function* runSituation(
  name: string,
  situation: Situation,
  world: World,
  settings: SessionSettings,
  progress: SituationProgress,
): Activity {
  clearLeftovers(world);
  if (settings.cargo) yield* loadCargoAtStation(world, settings.cargo, settings);
  // A commander can be wanted only where there is law.
  if (settings.legal === 'Wanted' && !requestedSystem(settings))
    yield* docked(world, {}, (_, system) => hasLaw(system));
  yield* meetPrerequisites(name, situation, world, settings);
  applyCommonSettings(world, settings);
  let wasReached = false;
  for (const step of situation.act(world, settings)) {
    const kind = step.kind ?? step.write?.event;
    if (kind !== undefined) progress.written.add(kind);
    progress.isShown = step.wait !== undefined;
    wasReached ||= isSituationReached(situation, world, settings, progress);
    yield step;
  }
  // Status is written once more at the end.
  progress.isShown = true;
  wasReached ||= isSituationReached(situation, world, settings, progress);
  yield wait(1);
  const { writes, later = [] } = situation;
  const known = new Set(clientDialect(world).kinds.map((kind) => kind.name));
  const missing = [...writes, ...later].filter((kind) => known.has(kind) && !progress.written.has(kind));
  if (missing.length > 0) throw new StageError(`${name} did not happen: no ${missing.join(' and no ')} was written`);
  if (!wasReached || situation.succeeded?.(world, settings) === false) throw new StageError(`${name} did not happen`);
}

/** Cargo is loaded at a station, since it comes from a market. */
function* loadCargoAtStation(
  world: World,
  cargo: NonNullable<SessionSettings['cargo']>,
  { station }: SessionSettings,
): Activity {
  yield* docked(world, station ? { station } : {});
  yield* makeRoom(world, world.ship.cargoCapacity);
  for (const [type, count] of cargo) yield* bringGoods(world, type, count);
  setCargo(world, cargo);
  yield* writeCargo(world);
  yield wait(1);
}

const mostTries = 3;

/**
 * Meets the prerequisites with the fuel level that is set. Travel changes the level, so it may take several
 * attempts.
 */
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

/** Resets what an interrupted activity may have left: heat, and a drawn weapon. */
function clearLeftovers({ cockpit, person, outsidePosition }: World): void {
  cockpit.heat = Math.min(cockpit.heat, 0.5);
  person.weapon = outsidePosition && unarmed;
}
