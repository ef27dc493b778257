import type { StarSystem, Station } from '../../game/star-system.js';

/**
 * What was last written, by its content: some kinds are written only when their data has changed since then.
 * One entry for each of them, so it never grows.
 */
export interface SessionMemory {
  /** When the session began; seconds since 1970. */
  readonly began: number;
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
  /** What was upgraded in this session; after the first time it becomes rare. */
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
