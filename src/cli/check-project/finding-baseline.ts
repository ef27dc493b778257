import path from 'node:path';
import type { PlacedFinding } from '../../check/finding.js';
import { pointerPattern } from '../../check/text/json-pointer.js';
import { standardInput } from './check-inputs.js';

/** Where findings stand that a baseline does not tell apart: a line moves as a journal grows, so it is none of it. */
export interface BaselineKey {
  /** The path from the directory of the baseline, with slashes on every machine; `-` is the standard input. */
  readonly file: string;
  readonly rule: string;
  readonly kind?: string;
  /** A JSON pointer in which `*` stands for any index. */
  readonly pointer: string;
}

/** So many findings at one spot are known. */
export interface BaselineEntry extends BaselineKey {
  readonly count: number;
}

/** An entry, and how many findings there were in truth. */
export interface EntryMismatch {
  readonly entry: BaselineEntry;
  readonly found: number;
}

interface EntryGroup {
  readonly entry: BaselineEntry;
  found: number;
  /** What may yet have to be told: never more than the entry counts. */
  held: PlacedFinding[];
}

/** Findings that a project knows and does not want told again, unless there are more of them than it knows. */
export class Baseline {
  readonly #directory: string;
  readonly #groups = new Map<string, EntryGroup>();
  #last = { file: '', place: '' };

  /** The file is where it lies, or is to lie. */
  constructor(file: string, all: readonly BaselineEntry[] = []) {
    this.#directory = path.dirname(path.resolve(file));
    for (const known of all) {
      const before = this.#groups.get(keyOf(known))?.entry.count ?? 0;
      this.#groups.set(keyOf(known), { entry: { ...known, count: before + known.count }, found: 0, held: [] });
    }
  }

  /**
   * What is to be told now that a finding has come up: the finding itself if it is news, nothing if it is known, and all
   * at its spot once there are more than are known, as nobody can say which of them are the new ones.
   */
  report(finding: PlacedFinding): readonly PlacedFinding[] {
    const group = this.#groups.get(keyOf(this.baselineKeyOf(finding)));
    if (!group) return [finding];
    group.found++;
    group.held.push(finding);
    if (group.found <= group.entry.count) return [];
    const all = group.held;
    group.held = [];
    return all;
  }

  /** Where a finding stands, as the baseline sees it. */
  baselineKeyOf({ file, rule, kind, pointer }: PlacedFinding): BaselineKey {
    if (file !== this.#last.file) this.#last = { file, place: this.#placeOf(file) };
    return { file: this.#last.place, rule, ...(kind !== undefined && { kind }), pointer: pointerPattern(pointer) };
  }

  /** How many findings were known, and not told. */
  get size(): number {
    return this.#all().reduce((sum, { held }) => sum + held.length, 0);
  }

  /** Entries that count more than was found. */
  overstated(): EntryMismatch[] {
    return this.#all().filter(({ entry, found }) => found < entry.count);
  }

  /** Entries of which more was found than they count. */
  exceeded(): EntryMismatch[] {
    return this.#all().filter(({ entry, found }) => found > entry.count);
  }

  /** All entries, in order. */
  entries(): BaselineEntry[] {
    return this.#all().map(({ entry }) => entry);
  }

  /** The path of an entry's file; the standard input has none. */
  pathOf({ file }: BaselineEntry): string | undefined {
    return file === standardInput ? undefined : path.resolve(this.#directory, file);
  }

  #all(): EntryGroup[] {
    return [...this.#groups.values()].sort((a, b) => inOrder(a.entry, b.entry));
  }

  #placeOf(file: string): string {
    if (file === standardInput) return file;
    return path.relative(this.#directory, path.resolve(file)).replaceAll(path.sep, '/');
  }
}

/** Counts findings for a baseline that is to know them. */
export class BaselineBuilder {
  readonly #counts = new Map<string, BaselineEntry>();

  add(spot: BaselineKey): void {
    const key = keyOf(spot);
    this.#counts.set(key, { ...spot, count: (this.#counts.get(key)?.count ?? 0) + 1 });
  }

  entries(): BaselineEntry[] {
    return [...this.#counts.values()];
  }
}

/** How a baseline changes when it is brought up to date. */
export interface BaselineUpdate {
  readonly entries: readonly BaselineEntry[];
  readonly added: readonly BaselineEntry[];
  readonly removed: readonly BaselineEntry[];
  /** Entries with another count than before, and how many were found. */
  readonly changed: readonly EntryMismatch[];
}

/** The baseline that knows all that was found; of what was not found again it keeps what this run could not find. */
export function updateBaseline(
  before: readonly BaselineEntry[],
  found: readonly BaselineEntry[],
  couldBeFound: (known: BaselineEntry) => boolean,
): BaselineUpdate {
  const now = new Map(found.map((known) => [keyOf(known), known]));
  const known = new Set(before.map(keyOf));
  const gone = before.filter((each) => !now.has(keyOf(each)));
  const changed = before.flatMap((each) => {
    const count = now.get(keyOf(each))?.count ?? each.count;
    return count === each.count ? [] : [{ entry: each, found: count }];
  });
  return {
    entries: [...found, ...gone.filter((each) => !couldBeFound(each))].sort(inOrder),
    added: found.filter((each) => !known.has(keyOf(each))).sort(inOrder),
    removed: gone.filter(couldBeFound).sort(inOrder),
    changed,
  };
}

function keyOf({ file, rule, kind, pointer }: BaselineKey): string {
  return JSON.stringify([file, rule, kind ?? null, pointer]);
}

function inOrder(a: BaselineKey, b: BaselineKey): number {
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
