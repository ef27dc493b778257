import type { StarPosition } from '../../game/star-system.js';
import type { SystemAddress } from '../../state/fold-fields.js';

/** A line of a journal file. */
export interface JournalLine {
  readonly file: string;
  readonly line: number;
}

/** A star system as far as the journal has described it. */
export interface KnownSystem {
  /** Systems are renamed now and then, but not during a launch: this is the name of the last launch. */
  name: string;
  readonly address: SystemAddress;
  /** Every position recorded for it; more than one is a contradiction, which system/position has reported. */
  readonly positions: StarPosition[];
  starClass: string | undefined;
  readonly where: JournalLine;
  /** The last launch of the game that mentioned it, and where that launch first named it. */
  launch: number;
  named: JournalLine;
  /** When it was last mentioned, as a number that grows with every mention. */
  mentioned: number;
}

/** A name of systems, and the addresses recorded for it. */
export interface KnownName {
  readonly name: string;
  readonly addresses: SystemAddress[];
  mentioned: number;
}
