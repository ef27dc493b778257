import type { ValueOf } from '../../words/shape/shape.js';
import type { SettingShape } from './setting-shape.js';
import type { settingShapes } from './setting-shapes.js';
import type { GivenName, SettingName } from './setting-table.js';

export type { FuelSetting } from './parse-holdings.js';
export type { StationInSystem } from './parse-location.js';
export type { SettingName } from './setting-table.js';

type Shapes = typeof settingShapes;

/** Settings for a situation, or for a session before it begins, after parsing. */
export type SessionSettings = { readonly [Name in SettingName]?: ValueOf<Shapes[Name]> };

/** The accepted input of each setting. */
export type SettingInputs = { readonly [Name in SettingName]?: InputOf<Shapes[Name]> | undefined };

type InputOf<Of> = Of extends SettingShape<infer Input, unknown> ? Input : never;

/** Settings for a session before it begins. */
export type GivenSettings = Pick<SettingInputs, GivenName>;
