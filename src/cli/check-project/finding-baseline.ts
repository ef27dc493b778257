import path from 'node:path';
import type { PlacedFinding } from '../../check/finding.js';
import { pointerPattern } from '../../check/text/json-pointer.js';
import { compareTexts } from '../../words/compare-texts.js';
import { standardInput } from './check-inputs.js';

/** What findings of one entry have in common. The line is not part of it, as it changes with the journal. */
export interface BaselineKey {
  /**
   * The path from the directory of the baseline, with slashes on every machine; `-` is the standard input.
   */
  readonly file: string;
  readonly rule: string;
  readonly kind?: string;
  /** A JSON pointer in which `*` stands for any index. */
  readonly pointer: string;
}

/** How many findings with one key are known. */
export interface BaselineEntry extends BaselineKey {
  readonly count: number;
}

/** An entry, and how many findings there were in this run. */
export interface EntryMismatch {
  readonly entry: BaselineEntry;
  readonly found: number;
}

interface EntryGroup {
  readonly entry: BaselineEntry;
  found: number;
  /** Findings that are reported if there turn out to be more than the entry counts. */
  held: PlacedFinding[];
}

/** Known findings, which are not reported again unless there are more of them than the baseline counts. */
export class Baseline {
  readonly #directory: string;
  readonly #groups = new Map<string, EntryGroup>();
  /** The file of the last finding: findings come file by file. */
  #last = { file: '', relative: '' };

  /** The file need not exist yet. */
  constructor(file: string, all: readonly BaselineEntry[] = []) {
    this.#directory = path.dirname(path.resolve(file));
    for (const known of all) {
      const before = this.#groups.get(keyOf(known))?.entry.count ?? 0;
      this.#groups.set(keyOf(known), { entry: { ...known, count: before + known.count }, found: 0, held: [] });
    }
  }

  /**
   * What to report for a finding: itself if it has no entry, nothing while its entry covers it, and all with
   * that key once there are more than it counts, as it is unknown which of them are new.
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

  /** The key of a finding. */
  baselineKeyOf({ file, rule, kind, pointer }: PlacedFinding): BaselineKey {
    if (file !== this.#last.file) this.#last = { file, relative: this.#relativePathOf(file) };
    return { file: this.#last.relative, rule, ...(kind !== undefined && { kind }), pointer: pointerPattern(pointer) };
  }

  /** How many findings were known, and not reported. */
  get size(): number {
    return this.#all()
      .flatMap(({ held }) => held)
      .reduce((sum, { count = 1 }) => sum + count, 0);
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

  #relativePathOf(file: string): string {
    if (file === standardInput) return file;
    return path.relative(this.#directory, path.resolve(file)).replaceAll(path.sep, '/');
  }
}

/** Counts findings for a new baseline. */
export class BaselineBuilder {
  readonly #counts = new Map<string, BaselineEntry>();

  add(found: BaselineKey): void {
    const key = keyOf(found);
    this.#counts.set(key, { ...found, count: (this.#counts.get(key)?.count ?? 0) + 1 });
  }

  entries(): BaselineEntry[] {
    return [...this.#counts.values()];
  }
}

/** What an update changes in a baseline. */
export interface BaselineUpdate {
  readonly entries: readonly BaselineEntry[];
  readonly added: readonly BaselineEntry[];
  readonly removed: readonly BaselineEntry[];
  /** Entries whose count changes, and how many were found. */
  readonly changed: readonly EntryMismatch[];
}

/** A baseline of everything found, and of the entries that this run could not find. */
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
    compareTexts(a.file, b.file) ||
    compareTexts(a.rule, b.rule) ||
    compareTexts(a.kind ?? '', b.kind ?? '') ||
    compareTexts(a.pointer, b.pointer)
  );
}
