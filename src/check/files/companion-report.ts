import { companionFileOf } from '../../interface/companion-names.js';
import type { Members } from '../../interface/object-rule.js';
import { fileNameOf } from '../../journal/file-name.js';
import { membersOf } from '../../journal/journal-event.js';
import type { Problem, ProblemCode } from '../../journal/parse/line-problem.js';
import type { Parsed } from '../../journal/parse/parse-line.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { shortJson } from '../../words/short-json.js';
import type { EventChecker } from '../event/event-checker.js';
import type { Finding, PlacedFinding } from '../finding.js';
import { messageWithoutColumn } from '../lines/line-rules.js';
import { findingSpans } from '../text/locate-findings.js';
import type { Span } from '../text/locate-values.js';
import { placeInLines } from '../text/place-in-lines.js';
import { fileFinding, findingAtStart } from './file-rules.js';

/** The event in a companion, and its findings. */
export interface CompanionReport {
  readonly findings: readonly PlacedFinding[];
  readonly lines: number;
  readonly event?: Members;
  readonly unreadable?: true;
  /** Adds the positions to further findings about the event. */
  readonly placeFindings: (findings: readonly Finding[]) => PlacedFinding[];
}

/** The content of a companion, parsed and as text. */
export interface CompanionContent {
  readonly parsed: Parsed;
  readonly text: string;
}

export function reportOnCompanion(
  file: string,
  { parsed: { event, problem }, text }: CompanionContent,
  checker: EventChecker,
): CompanionReport {
  const placeFindings = (findings: readonly Finding[]) => placedIn(file, text, findings);
  const lines = countLines(text);
  const broken = problem ? [brokenAt(file, text, problem)] : [];
  if (!event) return { findings: broken, lines, placeFindings };
  const isOwn = isOwnCompanion(fileNameOf(file), event.event);
  const other = isOwn ? [] : [otherEvent(fileNameOf(file), event.event)];
  // An event of another kind is not checked by the rules for companions; one without a kind by those that all
  // kinds share.
  const isChecked = isOwn || typeof event.event !== 'string';
  const eventFindings = isChecked ? checker.findings(event, { text, fileType: 'companion' }) : [];
  const findings = [...broken, ...placeFindings([...other, ...eventFindings])];
  return { findings, lines, placeFindings, ...(isOwn && { event: membersOf(event) }) };
}

function otherEvent(name: string, event: unknown): Finding {
  const content = event === undefined ? 'an object without an event name' : shortJson(event);
  return { ...fileFinding('companionEvent', `${name} contains ${content}`), pointer: '/event' };
}

/** The report on a file whose content is not looked at. */
export function reportWithoutContent(finding: PlacedFinding): CompanionReport {
  return { findings: [finding], lines: 0, placeFindings: () => [] };
}

/** The report on a file that is too large for a companion. */
export function tooLarge(file: string): CompanionReport {
  const message = `the file has more than ${maxCompanionBytes} bytes, so it is not a companion`;
  return reportWithoutContent(findingAtStart(file, 'companionBroken', message));
}

/**
 * Whether the live game writes this event to this file; in the spec dialect the kind may still be unknown.
 */
function isOwnCompanion(file: string, event: unknown): boolean {
  return typeof event === 'string' && companionFileOf(event) === file;
}

function brokenAt(file: string, text: string, problem: Problem): PlacedFinding {
  const { code, column } = problem;
  const finding = fileFinding('companionBroken', fileMessages[code] ?? messageWithoutColumn(problem));
  return placeInLines(file, text, [{ finding, start: column - 1, end: column }])[0] as PlacedFinding;
}

/** Messages of the parser that speak of lines, for files. */
const fileMessages: Partial<Record<ProblemCode, string>> = {
  'empty-line': 'the file is empty',
  'cut-line': 'the file ends in the middle of an object',
  'several-objects': 'a second object begins after the first',
  'not-an-object': 'the file contains something other than an object',
};

function placedIn(file: string, text: string, findings: readonly Finding[]): PlacedFinding[] {
  if (findings.length === 0) return [];
  const spans = findingSpans(text, findings);
  return placeInLines(
    file,
    text,
    findings.map((finding, index) => ({ finding, ...(spans[index] as Span) })),
  );
}

function countLines(text: string): number {
  let count = text === '' || text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
