import type { CommanderEntry } from '../protocol.js';

/** Commanders of which a cockpit shows one at a time, with journals from elsewhere. */
export interface CommanderChoice {
  /** Where the journals come from. */
  readonly title: string;
  readonly commanders: readonly CommanderEntry[];
  /** The shown commander, and the directory of the journals. */
  readonly chosen: ChosenCommander;
  /** Shows another commander; rejects with a sentence if there is none of that name. */
  choose(name: string): Promise<void>;
  /** Called when one of these properties changes. */
  listen(listener: () => void): void;
}

export interface ChosenCommander {
  readonly directory: string;
  /** Absent while there is none. */
  readonly commander?: string | undefined;
  /** Why no journals arrive, as a sentence. */
  readonly problem?: string | undefined;
}
