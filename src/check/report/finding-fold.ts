/** Folds findings that are alike, so that a few faults that occur everywhere do not hide all others. */

import { getOrMake } from '../../words/map-entries.js';
import { severities } from '../fail-on.js';
import type { PlacedFinding } from '../finding.js';
import { pointerPattern } from '../text/json-pointer.js';

/** The first findings of a group are shown; from the next on they are folded. */
export const shownOfGroup = 3;
/** Beyond this number of shown findings, only the first of a rule is shown. */
const mostShown = 60;
/** Files of a group, and lines of a file, that are kept as places. */
const mostFiles = 3;
const mostLines = 40;

type Foldable = Pick<PlacedFinding, 'rule' | 'severity' | 'kind' | 'pointer' | 'file' | 'line' | 'count'>;

/** The same for findings that are alike: of one rule, severity, kind and pointer. */
export function groupKey({ rule, severity, kind = '', pointer }: Omit<Foldable, 'file' | 'line'>): string {
  return JSON.stringify([rule, severity, kind, pointerPattern(pointer)]);
}

/** Folded findings of a group. */
export interface FoldedFindings {
  /** The first of them. */
  readonly first: Foldable;
  /** How many findings of the group are shown by themselves. */
  readonly shown: number;
  /** How often it occurred, beyond those that are shown. */
  readonly count: number;
  /** The number of files; unknown for findings that are reported once. */
  readonly files: number | undefined;
  /** The first places, by file. */
  readonly places: readonly FilePlaces[];
}

interface FilePlaces {
  readonly file: string;
  readonly lines: number[];
  /** Whether there are more lines. */
  isCut: boolean;
}

interface Group {
  shown: number;
  first?: Foldable;
  count: number;
  files: number | undefined;
  lastFile?: string;
  readonly places: FilePlaces[];
}

/** Decides for each finding whether it is shown by itself, and keeps count of the others. */
export class FindingFold {
  readonly #groups = new Map<string, Group>();
  readonly #rules = new Set<string>();
  #shown = 0;

  /** Whether the finding is to be shown by itself; if not, it is folded. */
  shows(finding: Foldable): boolean {
    const key = groupKey(finding);
    const group = getOrMake(this.#groups, key, (): Group => ({ shown: 0, count: 0, files: 0, places: [] }));
    const isShown = group.shown < shownOfGroup && (this.#shown < mostShown || !this.#rules.has(finding.rule));
    if (isShown) {
      group.shown++;
      this.#shown++;
      this.#rules.add(finding.rule);
    } else fold(group, finding);
    return isShown;
  }

  /** The groups that have folded findings: the most severe first, then the most frequent. */
  folded(): FoldedFindings[] {
    return [...this.#groups.values()]
      .flatMap(({ first, ...group }) => (first ? [{ ...group, first }] : []))
      .sort((a, b) => rankOf(a.first) - rankOf(b.first) || b.count - a.count);
  }
}

/** Findings come file by file, so it is enough to remember the last file. */
function fold(group: Group, finding: Foldable): void {
  const { file, line, count = 1 } = finding;
  group.first ??= finding;
  group.count += count;
  if (group.lastFile !== file) {
    group.lastFile = file;
    if (group.files !== undefined) group.files++;
    if (group.places.length < mostFiles) group.places.push({ file, lines: [], isCut: false });
  }
  if (count > 1) group.files = undefined;
  const place = group.places.at(-1);
  if (place?.file !== file) return;
  const isFull = place.lines.length === mostLines;
  if (!isFull && place.lines.at(-1) !== line) place.lines.push(line);
  if (count > 1 || isFull) place.isCut = true;
}

function rankOf({ severity }: Foldable): number {
  return severities.indexOf(severity);
}
