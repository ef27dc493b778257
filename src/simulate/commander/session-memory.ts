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
  /** When the server was last asked about the goals; seconds since 1970. */
  goalsUpdatedAt: number;
  /** The ship as Loadout last told it. */
  loadout?: string;
  /** The holds as Cargo last told them, by vessel. */
  readonly cargo: Map<string, string>;
  /** What has been improved in this session: nobody does it on every visit. */
  readonly upgraded: Set<'suit' | 'weapon'>;
}

/** How many stations are remembered; more are not visited before the first is forgotten. */
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

/** Notes a visit; tells whether it is the first one that is remembered. */
export function noteVisit(memory: SessionMemory, market: number): boolean {
  if (memory.visitedOutfitters.includes(market)) return false;
  memory.visitedOutfitters.push(market);
  if (memory.visitedOutfitters.length > outfittersKept) memory.visitedOutfitters.shift();
  return true;
}
