import { versionTable } from '../../game/version-table.js';
import { EventChecker } from '../event/event-checker.js';
import { fieldRules } from '../event/field-rules.js';
import { IncomingJournal } from '../files/incoming-journal.js';
import { JournalOrder } from '../files/journal-order.js';
import type { Finding, LineFinding, PlacedFinding } from '../finding.js';
import type { CheckProfile } from '../lines/check-profile.js';
import { findingOfProblem, isGameHabit } from '../lines/line-rules.js';
import { parentPointer } from '../text/json-pointer.js';
import { findingAt, locatedFindings } from '../text/locate-findings.js';
import { locateValues, type Span } from '../text/locate-values.js';
import { placeInLines } from '../text/place-in-lines.js';
import { hasAny, type LineInLiteral, type LineLiteral } from './line-literals.js';

/** How a time begins. */
const isTime = /^\d{4}-\d\d-\d\dT/;

/** Checks the lines of literals: those of a whole journal together, any others each by itself. */
export class LiteralChecker {
  readonly #profile: CheckProfile;
  readonly #eventChecker: EventChecker;

  constructor(profile: CheckProfile) {
    this.#profile = profile;
    this.#eventChecker = new EventChecker(profile.dialect, profile.grade, profile.packs);
  }

  /** The findings of the literals of a file. */
  findings(file: string, source: string, literals: readonly LineLiteral[]): PlacedFinding[] {
    const located = literals.flatMap((literal) => this.#literal(literal).map((each) => inSource(each, literal)));
    return placeInLines(file, source, located);
  }

  #literal({ lines, isJournal }: LineLiteral): LineFinding[] {
    if (isJournal && !this.#profile.eventsOnly) return journalFindings(lines, this.#profile);
    let version: string | undefined;
    return lines.flatMap((line, index) => {
      const { gameversion } = line.event ?? {};
      if (typeof gameversion === 'string') version = gameversion;
      return this.#line(line, index + 1, version);
    });
  }

  #line(line: LineInLiteral, number: number, version: string | undefined): LineFinding[] {
    const { text, event, problem } = line;
    const broken = problem ? [this.#brokenLine(problem, number)] : [];
    if (!event) return broken;
    // Without a time, nothing says which version of the game wrote a line: the first one asks for the least.
    const gameVersion = version ?? (isTime.test(String(event.timestamp)) ? undefined : versionTable[0][0]);
    const findings = this.#eventChecker.findings(event, { text: text.text, gameVersion });
    const certain = line.holes.length === 0 ? findings : certainFindings(findings, line);
    return [...broken, ...locatedFindings(certain, text.text, number)];
  }

  /** A line that is not complete may be put together by the program. */
  #brokenLine(problem: NonNullable<LineInLiteral['problem']>, number: number): LineFinding {
    const isNote = problem.code === 'cut-line' || (this.#profile.dialect === 'game' && isGameHabit(problem));
    const finding = findingOfProblem(problem, isNote ? 'note' : undefined);
    return findingAt(finding, problem.raw, number, { start: problem.column - 1, end: problem.column });
  }
}

function journalFindings(lines: readonly LineInLiteral[], profile: CheckProfile): LineFinding[] {
  const journal = new IncomingJournal(profile, { checked: () => {} });
  journal.begin('', new JournalOrder(false));
  const bytes = new TextEncoder().encode(lines.map(({ text }) => `${text.text}\n`).join(''));
  return [...journal.take(bytes), ...journal.end()];
}

/** The findings that hold whatever is in the holes. */
function certainFindings(findings: readonly Finding[], { text, holes, isOpen }: LineInLiteral): readonly Finding[] {
  const pointers = findings.flatMap(({ pointer }) => [pointer, parentPointer(pointer)]);
  const values = locateValues(text.text, pointers);
  return findings.filter(({ rule, pointer }) => {
    const at = pointer === '' ? undefined : values.get(pointer);
    if (at && hasAny(holes, { start: at.name.start, end: at.value.end })) return false;
    const around = values.get(parentPointer(pointer))?.value;
    const needsOthers = !Object.hasOwn(fieldRules, rule) || rule === 'field/localised';
    return needsOthers ? !around || !hasAny(holes, around) : at !== undefined || !isOpen;
  });
}

/** A finding, and what it is about as a part of the source. */
function inSource(finding: LineFinding, { lines, start }: LineLiteral): Span & { readonly finding: Finding } {
  const { line, column, excerpt, ...plain } = finding;
  const text = lines[line - 1]?.text;
  if (!text) return { finding: plain, start, end: start + 1 };
  const last = column + Math.max(1, excerpt?.marked ?? 1) - 2;
  const end = text.ends.at(-1) ?? start;
  return { finding: plain, start: text.starts[column - 1] ?? end, end: text.ends[last] ?? end };
}
