import type { CommanderEntry } from '../protocol.js';

/** Commanders of whom a cockpit shows one at a time. Their journals come from elsewhere. */
export interface CommanderChoice {
  /** Where they come from. */
  readonly title: string;
  readonly commanders: readonly CommanderEntry[];
  /** Whom the cockpit looks at, and where the journals are. */
  readonly chosen: ChosenCommander;
  /** Looks at another; rejects with a sentence if there is none of that name. */
  choose(name: string): Promise<void>;
  /** Calls back when one of these is not as before. */
  listen(listener: () => void): void;
}

export interface ChosenCommander {
  readonly directory: string;
  /** Nobody as long as there is none. */
  readonly commander?: string | undefined;
  /** What keeps the journals from coming, as a sentence. */
  readonly problem?: string | undefined;
}
