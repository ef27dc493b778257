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
  /** What no document has. */
  readonly details?: MomentDetails;
}

/** The documents of a moment; those that do not apply are absent, such as Market in space. */
export const momentDocuments = [
  'Commander',
  'LoadGame',
  'Rank',
  'Progress',
  'Powerplay',
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
  /** Its superpower; empty if there is none. */
  readonly allegiance?: string;
  /** Displayed names, largest first; the shares add up to 1. */
  readonly economies?: readonly { readonly name: string; readonly proportion: number }[];
  /** Internal names of the goods that are illegal there. */
  readonly prohibited?: readonly string[];
}

export interface MomentDetails {
  /** The superpower of the system; empty if there is none. */
  readonly allegiance: string;
  readonly isCanopyBroken: boolean;
  /** All ships of the commander, the current one first. */
  readonly ships: readonly ShipDetails[];
  /** All loadouts, in the form of SuitLoadout. */
  readonly suitLoadouts: readonly Members[];
  /** The community goals that the commander has joined and that have not ended. */
  readonly goals: readonly GoalDetails[];
  readonly squadron?: SquadronDetails;
  /** The commander's own carrier. */
  readonly carrier?: CarrierDetails;
}

export interface ShipDetails {
  readonly id: number;
  /** Internal name: `krait_light`. */
  readonly type: string;
  readonly name: string;
  readonly ident: string;
  readonly hullValue: number;
  readonly modulesValue: number;
  readonly system: { readonly name: string; readonly address: number };
  /** Absent in space. */
  readonly station?: { readonly name: string; readonly marketId: number };
}

export interface GoalDetails {
  readonly id: number;
  readonly title: string;
  readonly system: string;
  readonly market: string;
  readonly unit: 'tonnes' | 'credits' | 'samples';
  /** In seconds since 1970. */
  readonly expiry: number;
  /** Units at which the highest tier is reached, and those so far. */
  readonly target: number;
  readonly total: number;
}

export interface SquadronDetails {
  readonly name: string;
  readonly rank: number;
}

export interface CarrierDetails {
  /** Absent until the session has placed it. */
  readonly system?: { readonly name: string; readonly address: number };
  /** When it arrived there, in seconds since 1970. */
  readonly since: number;
  /** Where it was before: the latest three, the oldest first. */
  readonly stops: readonly { readonly system: string; readonly since: number; readonly until: number }[];
  readonly jump?: { readonly system: string; readonly departure: number };
  /** Tonnes by commodity. */
  readonly cargo: Readonly<Record<string, number>>;
  /** In the form of Market: its orders. */
  readonly market: Members;
  /** In the form of the items of FCMaterials; empty without a bartender. */
  readonly materials: readonly Members[];
  readonly station: LastStation;
}
