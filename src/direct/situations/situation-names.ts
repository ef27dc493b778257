import type { SettingInputs } from '../settings/session-settings.js';
import type { CommonSettingName, SettingName } from '../settings/setting-table.js';
import type { Staging } from './situation.js';
import { situationTable } from './situation-table.js';

type SituationTable = typeof situationTable;

/** The name of a situation, such as `dock`. */
export type SituationName = keyof SituationTable;

/** How some situations are brought about. */
export type Stagings = Readonly<Partial<Record<SituationName, Staging>>>;

/** The settings a situation takes, beyond the common ones. */
type TakenBy<Name extends SituationName> = {
  readonly [Each in Name]: SituationTable[Each] extends { readonly takes: infer Names extends readonly SettingName[] }
    ? Names[number]
    : never;
}[Name];

/** The kinds that a situation is certain to write until it is reached. */
export type WrittenBy<Name extends SituationName> = SituationTable[Name]['writes'][number];

/**
 * The settings of a situation: `SettingsFor<'dock'>` has `station` and `system`, and the common ones, such as
 * `fuel`. For a name that is only known at run time (see `isSituationName`) it has the settings of all
 * situations.
 */
export type SettingsFor<Name extends SituationName> = Pick<SettingInputs, CommonSettingName | TakenBy<Name>>;

export const situationNames = Object.keys(situationTable) as SituationName[];

/** Whether a situation has that name: for untrusted input, such as a command line. */
export function isSituationName(name: string): name is SituationName {
  return Object.hasOwn(situationTable, name);
}
