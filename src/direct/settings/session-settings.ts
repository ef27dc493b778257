import type { LegalState } from '../../game/political-vocabulary.js';
import type { ActivePower } from '../../game/power-table.js';
import type { Body, StarSystem, Station } from '../../game/star-system.js';
import type { ConflictType } from '../../simulate/politics/faction-state-weights.js';

/** A station, and the system it is in. */
export interface StationInSystem {
  readonly system: StarSystem;
  readonly station: Station;
}

/** A body one can land on, and the system it is in. */
export interface BodyInSystem {
  readonly system: StarSystem;
  readonly body: Body;
}

/** What is in the tank: so many tonnes, or a share of what it holds. */
export type FuelSetting = { readonly tonnes: number } | { readonly share: number };

/** What can be set for a situation, or of a session that has not begun; read and found to make sense. */
export interface SessionSettings {
  readonly system?: StarSystem;
  readonly station?: StationInSystem;
  readonly body?: BodyInSystem;
  readonly fuel?: FuelSetting;
  readonly credits?: number;
  readonly legal?: LegalState;
  readonly cargo?: ReadonlyMap<string, number>;
  readonly materials?: number;
  readonly heat?: number;
  readonly oxygen?: number;
  readonly health?: number;
  readonly temperature?: number;
  readonly boost?: 1 | 2 | 3;
  readonly stops?: number;
  readonly conflict?: ConflictType;
  readonly power?: ActivePower;
  readonly engineer?: string;
  readonly ship?: string;
  readonly commander?: string;
  readonly squadron?: string;
  readonly pledge?: ActivePower;
}

export type SettingName = keyof SessionSettings;
