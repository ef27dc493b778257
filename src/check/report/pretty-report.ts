import stringWidth from 'fast-string-width';
import { fileNameOf, folderOf } from '../../journal/file-name.js';
import { counted } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { wrap } from '../../words/wrap.js';
import type { PlacedFinding } from '../finding.js';
import type { RuleText } from '../rule-text.js';
import { pointerPattern } from '../text/json-pointer.js';
import { type EndOptions, highlightFor, type Report, type Style } from './check-report.js';
import { type ExcerptWindow, excerptWindow } from './excerpt-window.js';
import { FindingFold, type FoldedFindings } from './finding-fold.js';
import { playerSummary } from './player-summary.js';
import { statisticsTable } from './statistics-columns.js';
import { countedMessage, leftOutLines, markOf, summaryLine } from './summary-text.js';

export interface PrettyOptions extends EndOptions {
  /** How many columns the terminal has. */
  readonly width?: number;
  /** What the rules mean for a player. */
  readonly rules?: readonly RuleText[];
}

/** Findings for people: where, the line with the fault marked, and hints. */
export function prettyReport(style: Style, options: PrettyOptions = {}): Report {
  const { width = 100, rules = [], statistics = false, verbose = false, all = false } = options;
  const page = Math.max(narrowest, width);
  const explained = new Set<string>();
  const unknownKinds: PlacedFinding[] = [];
  /** Notes alone are one line at the end, so they wait for something worse. */
  const waiting: PlacedFinding[] = [];
  let isFine = !all;
  const fold = new FindingFold();
  let folder = '';
  const heading = (file: string) => {
    if (folderOf(file) === folder) return '';
    folder = folderOf(file);
    return `${style.dim(`in ${printable(folder || '.')}`)}\n`;
  };
  const render = (finding: PlacedFinding) => {
    const first = !explained.has(finding.rule);
    explained.add(finding.rule);
    const gutter = gutterFor(finding, style);
    const room = page - gutter.width;
    const body = [...excerptLines(finding, room, gutter, style), ...hintLines(finding, first, room, gutter, style)];
    return [heading(finding.file) + headLine(finding, style), ...body, ''].join('\n');
  };
  return {
    begin: () => '',
    finding(finding) {
      if (statistics) return '';
      if (all) return render(finding);
      if (isUnknownKind(finding)) unknownKinds.push(finding);
      else if (fold.shows(finding)) waiting.push(finding);
      isFine &&= finding.severity === 'note';
      return isFine ? '' : waiting.splice(0).map(render).join('');
    },
    end(outcome) {
      const mark = markOf(outcome);
      const highlight = { '✖': style.red, '⚠': style.yellow, '✔': style.green }[mark];
      const line = summaryLine(outcome);
      const lines = stringWidth(line) <= page ? [line] : line.split(' · ').flatMap((part) => wrap(part, page - 2));
      const table = statistics ? statisticsTable(outcome.statistics ?? [], page).map((each) => `${each}\n`) : [];
      const [leftOut = [], ...names] = leftOutLines(outcome.leftOut, verbose);
      const summary = playerSummary(outcome, rules);
      const isBrief = isFine && mark === '✔' && summary.length > 0;
      const words = [...summary].concat(leftOut).flatMap((each) => wrap(each, page - 2));
      const after = [...words, ...names].map((each) => `  ${each}\n`);
      const shown = waiting.map(render);
      const kinds =
        unknownKinds.length <= mostKindsShown
          ? unknownKinds.map(render).join('\n')
          : unknownKindsText(unknownKinds, page, style);
      const nameOf = (file: string) => (folderOf(file) === folder ? fileNameOf(file) : file);
      shown.push(...foldedLines(fold.folded(), page, style, nameOf).map((each) => `${each}\n`));
      if (kinds !== '') shown.push(`${kinds}\n`);
      return `${isBrief ? '' : shown.join('')}${table.join('')}${style.bold(highlight(mark))}${lines.join('\n  ').slice(mark.length)}\n${after.join('')}`;
    },
  };
}

/** More unknown kinds than this are summed up. */
const mostKindsShown = 3;

/**
 * A real journal has over a hundred kinds that are not checked: one by one, they would hide the other
 * findings.
 */
function isUnknownKind({ rule, hint }: PlacedFinding): boolean {
  return rule === 'event/kind' && hint === undefined;
}

function unknownKindsText(findings: readonly PlacedFinding[], page: number, style: Style): string {
  const events = findings.reduce((sum, { count = 1 }) => sum + count, 0);
  const head = `${style.bold(style.dim('note'))} ${style.bold('event/kind')}   ${counted(events, 'event')} of ${findings.length} kinds that are not checked`;
  const names = findings.map(({ found }) => printable(found.replaceAll('"', '')) || found).sort();
  const lines = wrap(names.join(', '), page - 2);
  const rest = lines.length > mostLines ? ['… (--all shows each)'] : [];
  return [head, ...[...lines.slice(0, mostLines), ...rest].map((line) => `  ${style.dim(line)}`), ''].join('\n');
}

/** How many lines of names are shown. */
const mostLines = 3;

/** Groups of folded findings beyond this number are only counted. */
const mostGroups = 40;

type NameOf = (file: string) => string;

/** How many more findings there are of each group, and where. */
function foldedLines(groups: readonly FoldedFindings[], page: number, style: Style, nameOf: NameOf): string[] {
  if (groups.length === 0) return [];
  const listed = groups.slice(0, mostGroups).flatMap((group) => {
    const { rule, severity, kind = '', pointer } = group.first;
    const what = printable(`${kind} ${pointerPattern(pointer)}`.trim());
    const count = counted(group.count, group.shown > 0 ? 'more time' : 'time');
    const files = group.files === undefined ? '' : ` in ${counted(group.files, 'file')}`;
    const head = [ruleText(rule, severity, style), ...(what === '' ? [] : [what]), `${count}${files}`].join('   ');
    return [
      head,
      ...group.places.map((place) => `  ${style.cyan(placeText({ ...place, file: nameOf(place.file) }, page - 2))}`),
    ];
  });
  const others = groups.slice(mostGroups);
  const rest = others.reduce((sum, { count }) => sum + count, 0);
  const beyond = rest === 0 ? '' : `and ${counted(rest, 'more finding')} at ${counted(others.length, 'other field')}; `;
  const hint = wrap(`${beyond}--all shows each finding, --statistics counts them by rule`, page);
  return [...listed, ...hint.map((line) => style.dim(line))];
}

/** A file and the lines of it that fit. The first always does, so that the place can be copied. */
function placeText({ file, lines, isCut }: FoldedFindings['places'][number], room: number): string {
  const texts = lines.map((_, index) => {
    const rest = isCut || index + 1 < lines.length ? ' …' : '';
    return `${printable(file)}:${lines.slice(0, index + 1).join(', ')}${rest}`;
  });
  return texts.findLast((text) => stringWidth(text) <= room) ?? texts[0] ?? '';
}

/** A narrower terminal breaks the lines itself. */
const narrowest = 40;

/** The folder is above it. Never cut, however long: a name that cannot be copied is useless. */
function headLine({ rule, severity, file, line, column, kind }: PlacedFinding, style: Style): string {
  const position = printable(`${fileNameOf(file)}:${line}:${column}`);
  const what = ruleText(rule, severity, style);
  return [what, style.cyan(position), ...(kind === undefined ? [] : [printable(kind)])].join('   ');
}

function ruleText(rule: string, severity: PlacedFinding['severity'], style: Style): string {
  return `${style.bold(highlightFor(severity, style)(severity))} ${style.bold(printable(rule))}`;
}

/** The line, the carets under it, and the message: after the carets if there is room, or else below. */
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

/** The message under the carets, moved to the left as far as necessary. */
function messageBelow(message: string, source: ExcerptWindow, room: number): string[] {
  const indent = Math.max(0, Math.min(source.before, room - stringWidth(message)));
  return wrap(message, room).map((line) => ' '.repeat(indent) + line);
}

/** The message after the carets, without the marked text if it begins with that. */
function withoutMarked(message: string, { column, excerpt }: PlacedFinding): string {
  const from = column - (excerpt?.start ?? 0);
  if (excerpt === undefined || from < 0 || excerpt.marked > message.length) return message;
  const marked = `${printable(excerpt.text.slice(from, from + excerpt.marked))} `;
  return marked.length > 1 && message.startsWith(marked) ? message.slice(marked.length) : message;
}

/** The hint, and for the first finding of a rule how to learn more about it. */
function hintLines(finding: PlacedFinding, first: boolean, room: number, gutter: Gutter, style: Style): string[] {
  const hint = finding.hint === undefined ? [] : [printable(finding.hint)];
  const explain = first ? [printable(`shakedown explain ${finding.rule}`)] : [];
  const together = [...hint, ...explain].join(' · ');
  if (together === '') return [];
  const fits = stringWidth(together) <= room;
  const lines = fits ? [together] : [...hint, ...explain].flatMap((each) => wrap(each, room));
  return lines.map((line, index) => gutter.lead(index === 0 ? 'hint' : '', style.dim(line)));
}

/** The column before each line: its number, a word, or nothing. */
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
