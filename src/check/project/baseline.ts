import { isObject } from '../../journal/event.js';
import { printable, quoted } from '../../journal/printable.js';
import { type Finding, withoutIndexes } from '../finding.js';
import { ProjectError } from './error.js';
import { readJsonFile } from './json-file.js';

/** What is known of a finding wherever it stands: a journal grows, so neither file nor line tells it again. */
export interface Known {
  readonly rule: string;
  readonly kind?: string;
  /** A JSON pointer in which `*` stands for any index. */
  readonly pointer: string;
}

/** Findings that a project knows and does not want told again. */
export class Baseline {
  /** Whether each has been met in this run, by its key. */
  readonly #met = new Map<string, { readonly known: Known; met: boolean }>();

  constructor(all: readonly Known[] = []) {
    for (const known of all) this.#met.set(keyOf(known), { known, met: false });
  }

  /** Whether the finding is known; from then on its entry has been met. */
  knows(finding: Finding): boolean {
    const entry = this.#met.get(keyOf(knownOf(finding)));
    if (entry) entry.met = true;
    return entry !== undefined;
  }

  /** Entries that no finding has met. */
  unmet(): Known[] {
    return [...this.#met.values()].filter(({ met }) => !met).map(({ known }) => known);
  }

  /** All entries, in order. */
  entries(): Known[] {
    return [...this.#met.values()].map(({ known }) => known).sort(inOrder);
  }
}

/** How a baseline changes when it is brought up to date. */
export interface BaselineUpdate {
  readonly entries: readonly Known[];
  readonly added: readonly Known[];
  readonly removed: readonly Known[];
}

/** The baseline that knows all that was found; of what was not found again it keeps what this run could not find. */
export function updateBaseline(
  before: readonly Known[],
  found: readonly Known[],
  couldBeFound: (known: Known) => boolean,
): BaselineUpdate {
  const now = new Map(found.map((known) => [keyOf(known), known]));
  const kept = before.filter((known) => now.has(keyOf(known)) || !couldBeFound(known));
  const keptOnes = new Set(kept);
  const known = new Set(before.map(keyOf));
  const added = [...now.values()].filter((each) => !known.has(keyOf(each))).sort(inOrder);
  const removed = before.filter((each) => !keptOnes.has(each)).sort(inOrder);
  return { entries: [...kept, ...added].sort(inOrder), added, removed };
}

/** What a baseline keeps of a finding. */
export function knownOf({ rule, kind, pointer }: Finding): Known {
  return { rule, ...(kind !== undefined && { kind }), pointer: withoutIndexes(pointer) };
}

export async function readBaseline(file: string): Promise<Baseline | undefined> {
  const value = await readJsonFile(file);
  return value === undefined ? undefined : new Baseline(parseBaseline(value, printable(file)));
}

/** The text of a baseline file: one entry a line, in order, so that a difference shows what was gained or lost. */
export function formatBaseline(entries: readonly Known[]): string {
  const lines = [...entries].sort(inOrder).map((entry) => `    ${spaced(entry)}`);
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "version": ${version},\n  "findings": ${list}\n}\n`;
}

const version = 1;

/** The entries in a value that was read from JSON; `name` begins a complaint. */
export function parseBaseline(value: unknown, name: string): Known[] {
  if (!isObject(value) || !('findings' in value) || !Array.isArray(value.findings)) {
    throw new ProjectError(`${name} is no baseline: it has no list of findings`);
  }
  if (!('version' in value) || value.version !== version) {
    throw new ProjectError(`${name} is a baseline of another version than ${version}`);
  }
  return value.findings.map((entry: unknown, index) => {
    if (isKnown(entry)) return entry;
    throw new ProjectError(
      `${name}: finding ${index + 1} needs a rule, a pointer and perhaps a kind, all of them texts`,
    );
  });
}

function isKnown(entry: unknown): entry is Known {
  if (!isObject(entry)) return false;
  const { rule, kind, pointer, ...others } = entry as Record<string, unknown>;
  const texts = [rule, pointer, ...(kind === undefined ? [] : [kind])].every((each) => typeof each === 'string');
  return texts && Object.keys(others).length === 0;
}

/** An entry in the words of a sentence. */
export function describeKnown({ rule, kind, pointer }: Known): string {
  return [rule, ...(kind === undefined ? [] : [printable(kind)]), ...(pointer === '' ? [] : [quoted(pointer)])].join(
    ' ',
  );
}

/** As JSON on one line, with room to breathe. */
function spaced({ rule, kind, pointer }: Known): string {
  const members = Object.entries({ rule, kind, pointer }).filter(([, value]) => value !== undefined);
  return `{ ${members.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`).join(', ')} }`;
}

function keyOf({ rule, kind, pointer }: Known): string {
  return JSON.stringify([rule, kind ?? null, pointer]);
}

function inOrder(a: Known, b: Known): number {
  return compare(a.rule, b.rule) || compare(a.kind ?? '', b.kind ?? '') || compare(a.pointer, b.pointer);
}

/** By code units, the same on every machine. */
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
