import type { DockedStation, JournalState, ShipFacts, TankFacts, Where } from '../../state/journal-state.js';
import type { KnownSystems } from './known-systems.js';
import type { SystemMention } from './system-mentions.js';

/** What the rules know when they check an event: the state before it. What is not certain is undefined. */
export interface SessionState {
  /** The line being checked; 0 for a companion. */
  readonly here: Where;
  /** The systems that the event mentions: where it happens, or the stops of a route. */
  readonly mentions: readonly SystemMention[];
  readonly systems: Pick<KnownSystems, 'at' | 'addressesOf' | 'launch'>;
  readonly journal: SessionFacts;
}

/** The facts of the shared state that `sessionFold` keeps, from the fields that are declared. */
export interface SessionFacts extends Readonly<WholeFacts> {
  readonly commander: Pick<JournalState['commander'], 'id' | 'name' | 'credits'>;
  readonly ship: Pick<ShipFacts, 'cargoCapacity'> & { readonly fuel: Omit<TankFacts, 'main'> };
  readonly station?: Pick<DockedStation, 'name'> | undefined;
}

type WholeFacts = Pick<
  JournalState,
  | 'boarded'
  | 'clearance'
  | 'docking'
  | 'game'
  | 'hold'
  | 'inSrv'
  | 'jumpFuel'
  | 'jumpingTo'
  | 'learned'
  | 'looseCargo'
  | 'materials'
  | 'missions'
  | 'plotted'
  | 'ranks'
  | 'recordsAllKinds'
  | 'surveys'
  | 'system'
  | 'timestamp'
>;
