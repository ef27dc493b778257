import type { EventName } from '../../spec/events.js';
import type { SettingName } from '../overrides/overrides.js';
import { settingsAllowedFor } from './cue.js';
import { situations } from './situations.js';

/** A situation that can be triggered. */
export interface SituationEntry {
  readonly name: string;
  readonly about: string;
  /** The kinds that are written when it happens; empty if only Status shows it. */
  readonly writes: readonly EventName[];
  /** The kinds that follow later. */
  readonly later: readonly EventName[];
  /** The settings it accepts. */
  readonly takes: readonly SettingName[];
}

/** All situations, by name. */
export const situationCatalogue: readonly SituationEntry[] = Object.entries(situations)
  .map(([name, situation]) => ({
    name,
    about: situation.about,
    writes: situation.writes,
    later: situation.later ?? [],
    takes: settingsAllowedFor(situation),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
