import type { SettingParser } from './parse-setting-value.js';
import type { settingTable } from './setting-table.js';

export type { FuelSetting } from './parse-holdings.js';
export type { BodyInSystem, StationInSystem } from './parse-location.js';

type SettingTable = typeof settingTable;

export type SettingName = keyof SettingTable;

/** What is set for a situation, or for a session before it begins, after parsing. */
export type SessionSettings = { readonly [Name in SettingName]?: ReturnType<SettingTable[Name]['read']> };

/** What a caller may write for each setting. */
export type SettingInputs = {
  readonly [Name in SettingName]?: InputOf<SettingTable[Name]['read']> | undefined;
};

type InputOf<Parser> = Parser extends SettingParser<infer Input, unknown> ? Input : never;

/** The settings that can be set at certain times; see `when` in the table. */
type SettableWhen<When> = {
  [Name in SettingName]: SettingTable[Name]['when'] extends When ? Name : never;
}[SettingName];

/** The settings that any situation takes. */
export type CommonSettingName = SettableWhen<'always'>;

/** What may be set before a session begins. */
export type GivenSettings = Pick<SettingInputs, SettableWhen<'always' | 'place' | 'given'>>;
