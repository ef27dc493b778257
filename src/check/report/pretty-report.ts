import stringWidth from 'string-width';
import { counted } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { wrap } from '../../words/wrap.js';
import type { PlacedFinding } from '../finding.js';
import type { RuleText } from '../rule-text.js';
import type { EndOptions, Highlight, Report, Style } from './check-report.js';
import { type ExcerptWindow, excerptWindow } from './excerpt-window.js';
import { playerSummary } from './player-summary.js';
import { statisticsTable } from './statistics-table.js';
import { countedMessage, leftOutLines, markOf, summaryLine } from './summary-text.js';

export interface PrettyOptions extends EndOptions {
  /** How many columns the terminal has. */
  readonly width?: number;
  /** What the rules mean for a player. */
  readonly rules?: readonly RuleText[];
}

/** Findings for a person: where, the line with what is wrong in it marked, and what may help. */
export function prettyReport(style: Style, options: PrettyOptions = {}): Report {
  const { width = 100, rules = [], statistics = false, verbose = false } = options;
  const page = Math.max(narrowest, width);
  const told = new Set<string>();
  const unknownKinds: PlacedFinding[] = [];
  const render = (finding: PlacedFinding) => {
    const first = !told.has(finding.rule);
    told.add(finding.rule);
    const gutter = gutterFor(finding, style);
    const room = page - gutter.width;
    const body = [...excerptLines(finding, room, gutter, style), ...hintLines(finding, first, room, gutter, style)];
    return [headLine(finding, style), ...body, ''].join('\n');
  };
  return {
    begin: () => '',
    finding(finding) {
      if (statistics) return '';
      if (!isUnknownKind(finding)) return render(finding);
      unknownKinds.push(finding);
      return '';
    },
    end(outcome) {
      const mark = markOf(outcome);
      const highlight = { '✖': style.red, '⚠': style.yellow, '✔': style.green }[mark];
      const line = summaryLine(outcome);
      const lines = stringWidth(line) <= page ? [line] : line.split(' · ').flatMap((part) => wrap(part, page - 2));
      const table = statistics ? statisticsTable(outcome.statistics ?? [], page).map((each) => `${each}\n`) : [];
      const [leftOut = [], ...names] = leftOutLines(outcome.leftOut, verbose);
      const words = [...playerSummary(outcome, rules)].concat(leftOut).flatMap((each) => wrap(each, page - 2));
      const after = [...words, ...names].map((each) => `  ${each}\n`);
      const kinds =
        unknownKinds.length <= mostKindsShown
          ? unknownKinds.map(render).join('\n')
          : unknownKindsText(unknownKinds, page, style);
      return `${kinds === '' ? '' : `${kinds}\n`}${table.join('')}${style.bold(highlight(mark))}${lines.join('\n  ').slice(mark.length)}\n${after.join('')}`;
    },
  };
}

/** Up to so many kinds that nobody knows are shown one by one. */
const mostKindsShown = 3;

/** A real journal has over a hundred kinds that are not checked: each for itself, they would bury what is wrong. */
function isUnknownKind({ rule, hint }: PlacedFinding): boolean {
  return rule === 'event/kind' && hint === undefined;
}

function unknownKindsText(findings: readonly PlacedFinding[], page: number, style: Style): string {
  const events = findings.reduce((sum, { count = 1 }) => sum + count, 0);
  const head = `${style.bold(style.dim('note'))} ${style.bold('event/kind')}   ${counted(events, 'event')} of ${findings.length} kinds that are not checked`;
  const names = findings.map(({ found }) => printable(found.replaceAll('"', ''))).sort();
  const lines = wrap(names.join(', '), page - 2);
  const rest = lines.length > mostLines ? ['… (--format concise shows them all)'] : [];
  return [head, ...[...lines.slice(0, mostLines), ...rest].map((line) => `  ${style.dim(line)}`), ''].join('\n');
}

/** So many lines of names are enough to see what is meant. */
const mostLines = 3;

/** Below this nothing can be laid out any more, and lines may be broken by the terminal. */
const narrowest = 40;

/** Never cut, however long: a place one cannot copy or click is of no use. */
function headLine({ rule, severity, file, line, column, kind }: PlacedFinding, style: Style): string {
  const place = printable(`${file}:${line}:${column}`);
  const what = `${style.bold(highlightFor(severity, style)(severity))} ${style.bold(printable(rule))}`;
  return [what, style.cyan(place), ...(kind === undefined ? [] : [printable(kind)])].join('   ');
}

/** The line, under it the carets, and what there is to say: behind the carets, or else below. */
function excerptLines(finding: PlacedFinding, room: number, gutter: Gutter, style: Style): string[] {
  const { column, excerpt, severity } = finding;
  const message = printable(countedMessage(finding));
  if (excerpt === undefined) return wrap(message, room).map((each) => gutter.lead('', each));
  const source = excerptWindow(column, excerpt, room);
  const highlight = highlightFor(severity, style);
  const carets = ' '.repeat(source.before) + highlight('^'.repeat(source.carets));
  const behind = withoutMarked(message, finding);
  const line = gutter.lead(String(finding.line), source.text);
  if (source.before + source.carets + 1 + stringWidth(behind) <= room)
    return [line, gutter.lead('', `${carets} ${behind}`)];
  return [line, gutter.lead('', carets), ...messageBelow(message, source, room).map((each) => gutter.lead('', each))];
}

/** The message under the carets, moved to the left as far as it needs. */
function messageBelow(message: string, source: ExcerptWindow, room: number): string[] {
  const indent = Math.max(0, Math.min(source.before, room - stringWidth(message)));
  return wrap(message, room).map((line) => ' '.repeat(indent) + line);
}

/** A message that begins with what the carets mark goes on from there. */
function withoutMarked(message: string, { column, excerpt }: PlacedFinding): string {
  const from = column - (excerpt?.start ?? 0);
  if (excerpt === undefined || from < 0 || excerpt.marked > message.length) return message;
  const marked = `${printable(excerpt.text.slice(from, from + excerpt.marked))} `;
  return marked.length > 1 && message.startsWith(marked) ? message.slice(marked.length) : message;
}

/** How to learn more is told with the first finding of a rule; after that it would only be in the way. */
function hintLines(finding: PlacedFinding, first: boolean, room: number, gutter: Gutter, style: Style): string[] {
  const hint = finding.hint === undefined ? [] : [printable(finding.hint)];
  const explain = first ? [printable(`shakedown explain ${finding.rule}`)] : [];
  const together = [...hint, ...explain].join(' · ');
  if (together === '') return [];
  const fits = stringWidth(together) <= room;
  const lines = fits ? [together] : [...hint, ...explain].flatMap((each) => wrap(each, room));
  return lines.map((line, index) => gutter.lead(index === 0 ? 'hint' : '', style.dim(line)));
}

/** What stands before each line: its number, or a word, or nothing. */
interface Gutter {
  readonly width: number;
  lead(label: string, text: string): string;
}

function gutterFor({ line }: PlacedFinding, style: Style): Gutter {
  const label = Math.max(5, String(line).length);
  return {
    width: label + 3,
    lead: (word, text) => `${style.dim(`${word.padStart(label)} │`)}${text === '' ? '' : ` ${text}`}`,
  };
}

function highlightFor(severity: PlacedFinding['severity'], { red, yellow, cyan }: Style): Highlight {
  return { error: red, warning: yellow, note: cyan }[severity];
}
