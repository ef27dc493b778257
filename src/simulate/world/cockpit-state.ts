import type { Flag2Name, FlagName } from '../../interface/flag-tables.js';
import type { GuiFocusNumber } from '../../interface/gui-focus.js';

/** Switches, settings and panels of the cockpit; only Status contains them. */
export interface Cockpit {
  /** Half-pips for systems, engines and weapons; twelve in all. */
  pips: readonly [systems: number, engines: number, weapons: number];
  fireGroup: number;
  /** The number of the open screen; see `guiFocus`. */
  focus: GuiFocusNumber;
  /**
   * Flags beyond those that follow from where the ship is and what it does: lights, flight assist off, silent
   * running …
   */
  readonly flags: Set<FlagName>;
  readonly flags2: Set<Flag2Name>;
  /** Heat, 1 is 100 %. */
  heat: number;
  target?: NavTarget;
}

/** What is targeted in the navigation panel. */
export interface NavTarget {
  readonly address: number;
  readonly body: number;
  readonly name: string;
  readonly localised?: string;
}

/** Boarding resets all switches: what was on outside, such as the handbrake of an SRV, is off. */
export function switchEverythingOff({ flags, flags2 }: Cockpit): void {
  flags.clear();
  flags2.clear();
}
