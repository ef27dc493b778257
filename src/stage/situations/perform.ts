import { tellCargo } from '../../simulate/activities/cockpit/hold.js';
import { hasLaw } from '../../simulate/commander/law.js';
import { fists } from '../../simulate/commander/loadout.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import type { EventName } from '../../spec/events.js';
import { isSpecified } from '../../spec/known-kinds.js';
import { StageError } from '../errors.js';
import type { Overrides } from '../overrides/overrides.js';
import { bestow, load, placeOf } from '../overrides/state.js';
import { fuelled, isFuelled } from './fuel.js';
import { docked } from './reach.js';
import type { Situation } from './situation.js';

/** Those of some kinds that a dialect has. */
export function writtenIn(kinds: readonly EventName[], dialect: Play['dialect']): readonly EventName[] {
  return dialect === 'game' ? kinds : kinds.filter((kind) => isSpecified(kind));
}

/** How far somebody has come with a situation. */
export interface Progress {
  /** Whether the thing itself goes on, and time passes in it: then Status has told how things are. */
  isShown: boolean;
  /** What the thing itself has written. */
  readonly written: Set<EventName>;
}

/** Whether a situation has come: all it writes is written, and Status tells of the rest. */
export function hasCome(situation: Situation, play: Play, overrides: Overrides, progress: Progress): boolean {
  const { isReached = () => true, writes } = situation;
  return progress.isShown && writes.every((kind) => progress.written.has(kind)) && isReached(play, overrides);
}

/** Everything a situation takes, one after the other. */
export function* perform(
  name: string,
  situation: Situation,
  play: Play,
  overrides: Overrides,
  progress: Progress,
): Activity {
  settle(play);
  if (overrides.cargo) yield* laden(play, overrides.cargo, overrides);
  // Who is to be wanted is so where there is a law.
  if (overrides.legal === 'Wanted' && !placeOf(overrides)) yield* docked(play, {}, (_, system) => hasLaw(system));
  yield* ready(name, situation, play, overrides);
  bestow(play, overrides);
  let came = false;
  for (const step of situation.act(play, overrides)) {
    if (step.write) progress.written.add(step.write.event);
    progress.isShown = step.wait !== undefined;
    came ||= hasCome(situation, play, overrides, progress);
    yield step;
  }
  // Status tells how it ended.
  progress.isShown = true;
  came ||= hasCome(situation, play, overrides, progress);
  yield wait(1);
  const { writes, later = [] } = situation;
  const missing = writtenIn([...writes, ...later], play.dialect).filter((kind) => !progress.written.has(kind));
  if (missing.length > 0) throw new StageError(`${name} did not happen: no ${missing.join(' and no ')} was written`);
  if (!came || situation.holds?.(play, overrides) === false) throw new StageError(`${name} did not happen`);
}

/** Goods come from a market. */
function* laden(play: Play, cargo: NonNullable<Overrides['cargo']>, { station }: Overrides): Activity {
  yield* docked(play, station ? { station } : {});
  load(play, cargo);
  yield* tellCargo(play);
  yield wait(1);
}

const mostTries = 3;

/** All that a situation needs is so, with what was asked for in the tank: what was taken on or burnt on the way is seen to once there. */
function* ready(name: string, situation: Situation, play: Play, overrides: Overrides): Activity {
  const { fuel, station, body, legal } = overrides;
  let home = station?.system ?? body?.system ?? (legal === 'Wanted' ? play.system : undefined);
  for (let tries = 0; tries < mostTries; tries++) {
    if (fuel) yield* fuelled(play, fuel, home);
    yield* situation.reach(play, overrides);
    if (!fuel || isFuelled(play, fuel)) return;
    home = play.system;
  }
  throw new StageError(`${name} is not possible with that much fuel in the tank of this ${play.ship.name}`);
}

/** What was interrupted leaves nothing behind. */
function settle({ cockpit, person, spot }: Play): void {
  cockpit.heat = Math.min(cockpit.heat, 0.5);
  person.weapon = spot && fists;
}
