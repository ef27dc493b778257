import type { EventName } from '../../interface/event-types.js';
import type { SettingName } from '../settings/session-settings.js';
import { settingsAllowedFor } from './situation-command.js';
import { situations } from './situation-table.js';

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
