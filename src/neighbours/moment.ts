import type { StageState } from '../direct/state/stage-state.js';
import type { Members } from '../interface/object-rule.js';

/**
 * What is true in the session at one moment, as a plain value. Documents have the form of the journal's own
 * events and companions, whether or not the game has written them yet.
 */
export interface Moment {
  readonly state: StageState;
  readonly documents: Readonly<Partial<Record<MomentDocument, Members>>>;
  /** The station last docked at; it stays after undocking. */
  readonly lastStation?: LastStation;
}

/** The documents of a moment; those that do not apply are absent, such as Market in space. */
export const momentDocuments = [
  'Commander',
  'LoadGame',
  'Rank',
  'Progress',
  'Reputation',
  'Loadout',
  'StoredShips',
  'SuitLoadout',
  'ShipLocker',
  'Market',
  'Outfitting',
  'Shipyard',
  'CarrierStats',
  'FCMaterials',
] as const;

export type MomentDocument = (typeof momentDocuments)[number];

export interface LastStation {
  readonly name: string;
  readonly type: string;
  readonly marketId: number;
  readonly system: { readonly name: string; readonly address: number };
  readonly faction: string | undefined;
  readonly services: readonly string[];
}
