import type { Deed } from '../../simulate/cue.js';
import type { Play } from '../../simulate/play/play.js';
import { StageError } from '../errors.js';
import { assertPad } from '../overrides/given.js';
import type { OverrideName } from '../overrides/overrides.js';
import { readOverrides } from '../overrides/read.js';
import { assertHolds, assertLaw, placeOf } from '../overrides/state.js';
import { alwaysNames } from '../overrides/table.js';
import { hint } from '../overrides/words.js';
import { hasCome, type Progress, perform } from './perform.js';
import type { Situation } from './situation.js';
import { situations } from './situations.js';

/** What makes a situation happen; the overrides are as somebody wrote them. What cannot be is refused here. */
export function cueFor(name: string, raw: Readonly<Record<string, unknown>>, play: Play): Deed {
  const situation = situationNamed(name);
  const overrides = readOverrides(raw, allowedFor(situation));
  assertHolds(play.ship, overrides);
  if (overrides.station) assertPad(overrides.station, play);
  const place = placeOf(overrides);
  if (overrides.legal && place) assertLaw(place, overrides.legal);
  situation.refuses?.(play, overrides);
  const progress: Progress = { isShown: false, written: new Set() };
  return {
    act: (each) => perform(name, situation, each, overrides, progress),
    ...(situation.isReached && { isReached: (each: Play) => hasCome(situation, each, overrides, progress) }),
  };
}

/** Refuses a situation or a setting that nobody has heard of, whatever there is to say about the rest. */
export function assertKnown(name: string, raw: Readonly<Record<string, unknown>>): void {
  readOverrides(raw, allowedFor(situationNamed(name)));
}

/** A situation by its name; the error names the nearest. */
function situationNamed(name: string): Situation {
  if (typeof name !== 'string') throw new StageError('name a situation, such as dock');
  const situation = Object.hasOwn(situations, name) ? situations[name] : undefined;
  if (situation) return situation;
  throw new StageError(`unknown situation '${name}'${hint(name, Object.keys(situations))}`);
}

/** What can be set for a situation. */
export function allowedFor({ takes = [] }: Situation): readonly OverrideName[] {
  return [...takes, ...alwaysNames];
}
