import { countedAs, type PlacedFinding } from '../../check/finding.js';
import { isReportedOnce, keyOf } from '../../check/repeat-counter.js';
import { groupKey, shownOfGroup } from '../../check/report/finding-fold.js';
import { addTo, bump } from '../../words/map-entries.js';
import type { FindingRow, HeatCell, Questions, RuleCount } from '../protocol.js';
import { rankOf } from './line-block.js';

/** Findings kept per rule; all are counted. */
const mostPerRule = 10_000;
/** Beyond this total, only the first few of a rule are kept. */
const mostInAll = 100_000;
const fewPerRule = 100;
/** Groups of a rule in an answer. */
const mostGroups = 40;
/** Columns of the heat map, and cells that are kept for it. */
const mostSessions = 60;
const mostCells = 200_000;

/** A finding to show; the number of its line may be set later. */
export interface KeptFinding extends Omit<FindingRow, 'n'> {
  n?: number;
}

interface BrokenRule {
  /** The worst. */
  severity: FindingRow['severity'];
  readonly counts: Partial<Record<FindingRow['severity'], number>>;
  readonly rows: KeptFinding[];
  readonly groups: Map<string, Group>;
}

interface Group {
  count: number;
  readonly rows: KeptFinding[];
  /** By file. */
  readonly cells: Map<string, { count: number; first?: KeptFinding }>;
}

/** Findings by rule and by line. */
export class FindingIndex {
  readonly #rules = new Map<string, BrokenRule>();
  readonly #byLine = new Map<number, KeptFinding[]>();
  /** Findings reported once per run. */
  readonly #repeats = new Map<string, number>();
  #kept = 0;
  #cells = 0;

  /** Adds a finding; it may be a repetition, or one too many to keep. */
  add(finding: PlacedFinding): { readonly isRepeated: boolean; readonly kept: KeptFinding | undefined } {
    const rule = this.#ruleOf(finding);
    countSeverity(rule, finding);
    const group = groupIn(rule, finding);
    if (group) group.count += finding.count ?? 1;
    const key = isReportedOnce(finding) ? keyOf(finding) : undefined;
    const isRepeated = key !== undefined && this.#repeats.has(key);
    const isShown = group !== undefined && group.rows.length < shownOfGroup;
    const isFull = !isShown && rule.rows.length >= (this.#kept < mostInAll ? mostPerRule : fewPerRule);
    if (key !== undefined && (isRepeated || !isFull)) bump(this.#repeats, key, finding.count ?? 1);
    const kept = isRepeated || isFull ? undefined : keptOf(finding);
    if (group) this.#heat(group, finding, kept);
    if (!kept) return { isRepeated, kept };
    rule.rows.push(kept);
    group?.rows.push(kept);
    this.#kept++;
    return { isRepeated, kept };
  }

  /** Sets the line of a finding. */
  place(kept: KeptFinding, n: number): void {
    kept.n = n;
    addTo(this.#byLine, n, kept);
  }

  /** Broken rules by severity, by frequency, then by name. */
  get rules(): RuleCount[] {
    return [...this.#rules]
      .map(([rule, { severity, counts }]) => ({ rule, severity, counts: { ...counts } }))
      .sort(
        (one, other) =>
          rankOf(other.severity) - rankOf(one.severity) ||
          (other.counts[other.severity] ?? 0) - (one.counts[one.severity] ?? 0) ||
          (one.rule < other.rule ? -1 : 1),
      );
  }

  /** Findings of a rule, or of one of its groups, in order of arrival. `total` is the number kept. */
  ofRule({ rule, group, from, count }: Questions['findings']['ask']): Questions['findings']['answer'] {
    const broken = this.#rules.get(rule);
    const rows = (group === undefined ? broken?.rows : broken?.groups.get(group)?.rows) ?? [];
    return { total: rows.length, findings: this.#rowsOf(rows.slice(from, from + count)) };
  }

  groups(files: readonly string[]): Questions['groups']['answer'] {
    const width = Math.max(1, Math.ceil(files.length / mostSessions));
    const sessionOf = new Map(files.map((file, at) => [file, Math.floor(at / width)]));
    const groups = [...this.#rules.values()]
      .flatMap((rule) => [...rule.groups].sort(([, one], [, other]) => other.count - one.count).slice(0, mostGroups))
      .map(([group, { count, rows, cells }]) => {
        const heat = heatOf(cells, sessionOf);
        return { group, count, total: rows.length, findings: this.#rowsOf(rows.slice(0, shownOfGroup)), heat };
      });
    return { sessions: files.filter((_, at) => at % width === 0), groups };
  }

  ofLine(n: number): FindingRow[] {
    return this.#rowsOf(this.#byLine.get(n) ?? []);
  }

  #heat({ cells }: Group, { file, count = 1 }: PlacedFinding, kept: KeptFinding | undefined): void {
    const cell = cells.get(file);
    if (cell) cell.count += count;
    else if (this.#cells < mostCells) {
      cells.set(file, { count, ...(kept && { first: kept }) });
      this.#cells++;
    }
  }

  #rowsOf(kept: readonly KeptFinding[]): FindingRow[] {
    return kept.map((row) => (isReportedOnce(row) ? countedAs(row, this.#repeats.get(keyOf(row)) ?? 1) : row));
  }

  #ruleOf({ rule, severity }: PlacedFinding): BrokenRule {
    const known = this.#rules.get(rule) ?? { severity, counts: {}, rows: [], groups: new Map() };
    this.#rules.set(rule, known);
    return known;
  }
}

function countSeverity(rule: BrokenRule, { severity, count = 1 }: PlacedFinding): void {
  if (rankOf(severity) > rankOf(rule.severity)) rule.severity = severity;
  rule.counts[severity] = (rule.counts[severity] ?? 0) + count;
}

/** The group of findings that are alike; undefined if there are too many groups. */
function groupIn({ groups }: BrokenRule, finding: PlacedFinding) {
  const key = groupKey(finding);
  const known = groups.get(key);
  if (known || groups.size >= mostPerRule) return known;
  const made: Group = { count: 0, rows: [], cells: new Map() };
  groups.set(key, made);
  return made;
}

/** Sums up the files of each session. */
function heatOf(cells: Group['cells'], sessionOf: ReadonlyMap<string, number>): HeatCell[] {
  const heat = new Map<number, HeatCell>();
  for (const [file, { count, first }] of cells) {
    const session = sessionOf.get(file);
    if (session === undefined) continue;
    const before = heat.get(session);
    const n = before?.n ?? first?.n;
    heat.set(session, { session, count: count + (before?.count ?? 0), ...(n !== undefined && { n }) });
  }
  return [...heat.values()].sort((one, other) => one.session - other.session);
}

/** Drops the excerpt, which is in the line, and the count, which is kept apart. */
function keptOf({ excerpt, departure: _departure, count: _count, ...rest }: PlacedFinding): KeptFinding {
  return { ...rest, marked: excerpt?.marked ?? 1 };
}
