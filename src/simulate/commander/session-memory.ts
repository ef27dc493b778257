import type { StarSystem, Station } from '../../game/star-system.js';

/**
 * What was last written, by content: some kinds are written only when their data has changed. One entry per
 * kind, so it never grows.
 */
export interface SessionMemory {
  /** When the session began, in seconds since 1970; later by the time that the game was closed. */
  began: number;
  /** The modules panel as last written. */
  modules?: string;
  /** The community goals as last written. */
  goals?: string;
  /** The largest number of a community goal so far. */
  lastGoalId: number;
  /** When the goals were last updated; seconds since 1970. */
  goalsUpdatedAt: number;
  /** The ship as last written in Loadout. */
  loadout?: string;
  /** The holds as last written in Cargo, by vessel. */
  readonly cargo: Map<string, string>;
  /** Where the commander docked last. */
  lastPort?: { readonly system: StarSystem; readonly station: Station };
  /** The address of the system where the carrier of the squadron was last said to be. */
  squadronAt?: number;
  /** What was upgraded in this session; rare after the first time. */
  readonly upgraded: Set<'suit' | 'weapon'>;
}

export function emptyMemory(now: number): SessionMemory {
  return {
    began: now,
    cargo: new Map(),
    goalsUpdatedAt: now,
    lastGoalId: 0,
    upgraded: new Set(),
  };
}
