import { tellCargo } from '../../simulate/activities/cockpit/hold.js';
import { hasLaw } from '../../simulate/commander/law.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import { specification } from '../../spec/catalogue.js';
import type { EventName } from '../../spec/events.js';
import { StageError } from '../errors.js';
import type { Overrides } from '../overrides/overrides.js';
import { bestow, load, needsDock, placeOf } from '../overrides/state.js';
import { docked } from './reach.js';
import type { Situation } from './situation.js';

const specified: ReadonlySet<string> = new Set(specification.kinds.map(({ name }) => name));

/** The kinds of a situation that a dialect has. */
export function writtenIn({ writes }: Situation, dialect: Play['dialect']): readonly EventName[] {
  return dialect === 'game' ? writes : writes.filter((kind) => specified.has(kind));
}

/** How far somebody has come with a situation. */
export interface Progress {
  /** Whether the thing itself goes on, and time passes in it: then Status has told how things are. */
  isShown: boolean;
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
  if (needsDock(overrides)) {
    yield* docked(play, overrides.station ? { station: overrides.station } : {});
    load(play, overrides);
    yield* tellCargo(play);
    yield wait(1);
  }
  // Who is to be wanted is so where there is a law.
  if (overrides.legal === 'Wanted' && !placeOf(overrides)) yield* docked(play, {}, (_, system) => hasLaw(system));
  yield* situation.reach(play, overrides);
  bestow(play, overrides);
  const written = new Set<EventName>();
  const { isReached } = situation;
  let hasCome = false;
  for (const step of situation.act(play, overrides)) {
    if (step.write) written.add(step.write.event);
    progress.isShown = step.wait !== undefined;
    hasCome ||= isReached === undefined || (progress.isShown && isReached(play, overrides));
    yield step;
  }
  // Status tells how it ended.
  yield wait(1);
  const missing = writtenIn(situation, play.dialect).filter((kind) => !written.has(kind));
  if (missing.length > 0)
    throw new StageError(`${name} did not come about: no ${missing.join(' and no ')} was written`);
  if (!hasCome || situation.holds?.(play, overrides) === false) throw new StageError(`${name} did not come about`);
}

/** What was interrupted leaves nothing behind. */
function settle({ cockpit, person }: Play): void {
  cockpit.heat = Math.min(cockpit.heat, 0.5);
  person.weapon = undefined;
}
