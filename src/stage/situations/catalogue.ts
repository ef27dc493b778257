import type { EventName } from '../../spec/events.js';
import type { OverrideName } from '../overrides/overrides.js';
import { allowedFor } from './cue.js';
import { situations } from './situations.js';

/** A situation as it is told to somebody who looks for one. */
export interface SituationEntry {
  readonly name: string;
  readonly about: string;
  /** The kinds that are written when it has come; none where only Status tells. */
  readonly writes: readonly EventName[];
  /** The kinds that follow with time. */
  readonly later: readonly EventName[];
  /** What can be set for it. */
  readonly takes: readonly OverrideName[];
}

/** All situations, by name. */
export const situationCatalogue: readonly SituationEntry[] = Object.entries(situations)
  .map(([name, situation]) => ({
    name,
    about: situation.about,
    writes: situation.writes,
    later: situation.later ?? [],
    takes: allowedFor(situation),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
