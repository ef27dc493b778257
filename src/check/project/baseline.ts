import path from 'node:path';
import { type PlacedFinding, withoutIndexes } from '../finding.js';
import { standardInput } from './sources.js';

/** Where findings stand that a baseline does not tell apart: a line moves as a journal grows, so it is none of it. */
export interface Spot {
  /** The path from the directory of the baseline, with slashes on every machine; `-` is the standard input. */
  readonly file: string;
  readonly rule: string;
  readonly kind?: string;
  /** A JSON pointer in which `*` stands for any index. */
  readonly pointer: string;
}

/** So many findings at one spot are known. */
export interface Known extends Spot {
  readonly count: number;
}

/** An entry, and how many findings there were in truth. */
export interface Met {
  readonly known: Known;
  readonly found: number;
}

interface Group {
  readonly known: Known;
  found: number;
  /** What may yet have to be told: never more than the entry counts. */
  held: PlacedFinding[];
}

/** Findings that a project knows and does not want told again, unless there are more of them than it knows. */
export class Baseline {
  readonly #directory: string;
  readonly #groups = new Map<string, Group>();
  #last = { file: '', place: '' };

  /** The file is where it lies, or is to lie. */
  constructor(file: string, all: readonly Known[] = []) {
    this.#directory = path.dirname(path.resolve(file));
    for (const known of all) {
      const before = this.#groups.get(keyOf(known))?.known.count ?? 0;
      this.#groups.set(keyOf(known), { known: { ...known, count: before + known.count }, found: 0, held: [] });
    }
  }

  /**
   * What is to be told now that a finding has come up: the finding itself if it is news, nothing if it is known, and all
   * at its spot once there are more than are known, as nobody can say which of them are the new ones.
   */
  take(finding: PlacedFinding): readonly PlacedFinding[] {
    const group = this.#groups.get(keyOf(this.spotOf(finding)));
    if (!group) return [finding];
    group.found++;
    group.held.push(finding);
    if (group.found <= group.known.count) return [];
    const all = group.held;
    group.held = [];
    return all;
  }

  /** Where a finding stands, as the baseline sees it. */
  spotOf({ file, rule, kind, pointer }: PlacedFinding): Spot {
    if (file !== this.#last.file) this.#last = { file, place: this.#placeOf(file) };
    return { file: this.#last.place, rule, ...(kind !== undefined && { kind }), pointer: withoutIndexes(pointer) };
  }

  /** How many findings were known, and not told. */
  get size(): number {
    return this.#all().reduce((sum, { held }) => sum + held.length, 0);
  }

  /** Entries that count more than was found. */
  unmet(): Met[] {
    return this.#all().filter(({ known, found }) => found < known.count);
  }

  /** Entries of which more was found than they count. */
  exceeded(): Met[] {
    return this.#all().filter(({ known, found }) => found > known.count);
  }

  /** All entries, in order. */
  entries(): Known[] {
    return this.#all().map(({ known }) => known);
  }

  /** The path of an entry's file; the standard input has none. */
  pathOf({ file }: Known): string | undefined {
    return file === standardInput ? undefined : path.resolve(this.#directory, file);
  }

  #all(): Group[] {
    return [...this.#groups.values()].sort((a, b) => inOrder(a.known, b.known));
  }

  #placeOf(file: string): string {
    if (file === standardInput) return file;
    return path.relative(this.#directory, path.resolve(file)).replaceAll(path.sep, '/');
  }
}

/** Counts findings for a baseline that is to know them. */
export class Gathering {
  readonly #counts = new Map<string, Known>();

  add(spot: Spot): void {
    const key = keyOf(spot);
    this.#counts.set(key, { ...spot, count: (this.#counts.get(key)?.count ?? 0) + 1 });
  }

  entries(): Known[] {
    return [...this.#counts.values()];
  }
}

/** How a baseline changes when it is brought up to date. */
export interface BaselineUpdate {
  readonly entries: readonly Known[];
  readonly added: readonly Known[];
  readonly removed: readonly Known[];
  /** Entries with another count than before, and how many were found. */
  readonly changed: readonly Met[];
}

/** The baseline that knows all that was found; of what was not found again it keeps what this run could not find. */
export function updateBaseline(
  before: readonly Known[],
  found: readonly Known[],
  couldBeFound: (known: Known) => boolean,
): BaselineUpdate {
  const now = new Map(found.map((known) => [keyOf(known), known]));
  const known = new Set(before.map(keyOf));
  const gone = before.filter((each) => !now.has(keyOf(each)));
  const changed = before.flatMap((each) => {
    const count = now.get(keyOf(each))?.count ?? each.count;
    return count === each.count ? [] : [{ known: each, found: count }];
  });
  return {
    entries: [...found, ...gone.filter((each) => !couldBeFound(each))].sort(inOrder),
    added: found.filter((each) => !known.has(keyOf(each))).sort(inOrder),
    removed: gone.filter(couldBeFound).sort(inOrder),
    changed,
  };
}

function keyOf({ file, rule, kind, pointer }: Spot): string {
  return JSON.stringify([file, rule, kind ?? null, pointer]);
}

function inOrder(a: Spot, b: Spot): number {
  return (
    compare(a.file, b.file) ||
    compare(a.rule, b.rule) ||
    compare(a.kind ?? '', b.kind ?? '') ||
    compare(a.pointer, b.pointer)
  );
}

/** By code units, the same on every machine. */
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
