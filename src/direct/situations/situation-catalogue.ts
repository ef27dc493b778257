import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventName } from '../../interface/event-types.js';
import type { SettingName } from '../settings/session-settings.js';
import { commonSettingNames } from '../settings/setting-names.js';
import { kindsInDialect } from './run-situation.js';
import { type SituationName, situationNames } from './situation-names.js';
import { situations } from './situations.js';

/** A situation in the catalogue. */
export interface SituationEntry {
  readonly name: SituationName;
  readonly about: string;
  /** The kinds that are written when it happens; empty if only Status shows it. */
  readonly writes: readonly EventName[];
  /** The kinds that follow later. */
  readonly later: readonly EventName[];
  readonly takes: readonly SettingName[];
}

/** All situations, sorted by name. */
export const situationCatalogue: readonly SituationEntry[] = situationNames
  .map((name) => {
    const { about, writes, later = [] } = situations[name];
    return { name, about, writes, later, takes: settingsAllowedFor(name) };
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export function settingsAllowedFor(name: SituationName): readonly SettingName[] {
  return [...(situations[name].takes ?? []), ...commonSettingNames];
}

/** A hint for a caller waiting for lines that the dialect lacks; undefined where it has some. */
export function noLinesHint(name: SituationName, dialect: Dialect): string | undefined {
  const { writes, later = [] } = situations[name];
  const kinds = [...writes, ...later];
  if (kinds.length === 0 || kindsInDialect(kinds, dialect).length > 0) return undefined;
  const what = kinds.length === 1 ? `${kinds[0]} is` : `${kinds.join(' and ')} are`;
  return `${name} has happened, but the dialect ${dialect} has no line for it: ${what} outside the specification; --dialect game has more`;
}
