import type { StarSystem, Station } from '../../game/star-system.js';

/**
 * What was last written, by its content: some kinds are written only when their data has changed since then.
 * One entry for each of them, so it never grows.
 */
export interface SessionMemory {
  /** When the session began; seconds since 1970. */
  readonly began: number;
  /** The stored modules as last written, wherever that was. */
  storedModules?: string;
  /** The stations whose outfitting was seen in this session, the last few. */
  readonly visitedOutfitters: number[];
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

/** How many stations are remembered. */
const outfittersKept = 64;

export function emptyMemory(now: number): SessionMemory {
  return {
    began: now,
    visitedOutfitters: [],
    cargo: new Map(),
    goalsUpdatedAt: now,
    lastGoalId: 0,
    upgraded: new Set(),
  };
}

/** Notes a visit; returns whether it is the first. */
export function noteVisit(memory: SessionMemory, market: number): boolean {
  if (memory.visitedOutfitters.includes(market)) return false;
  memory.visitedOutfitters.push(market);
  if (memory.visitedOutfitters.length > outfittersKept) memory.visitedOutfitters.shift();
  return true;
}
