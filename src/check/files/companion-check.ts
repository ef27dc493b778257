import { closeSync, fstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dialects } from '../../interface/dialect/dialects.js';
import { findCompanionKind } from '../../interface/kind-catalogue.js';
import type { Members } from '../../interface/object-rule.js';
import { isSystemError } from '../../journal/journal-error.js';
import type { Problem, ProblemCode } from '../../journal/parse/line-problem.js';
import { type Parsed, parseLine } from '../../journal/parse/parse-line.js';
import { openRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { shortJson } from '../../words/short-json.js';
import type { EventChecker } from '../event/event-checker.js';
import type { Finding, PlacedFinding } from '../finding.js';
import { messageWithoutColumn } from '../lines/line-rules.js';
import { excerptAt, findingSpans } from '../text/locate-findings.js';
import type { Span } from '../text/locate-values.js';
import { atFileStart, fileFinding } from './file-rules.js';

/** What a companion holds, and what there is to say about it. */
export interface CompanionReport {
  readonly findings: readonly PlacedFinding[];
  readonly lines: number;
  readonly event?: Members;
  readonly unreadable?: true;
  /** Places further findings about the event in its text. */
  readonly placeFindings: (findings: readonly Finding[]) => PlacedFinding[];
}

/** A companion that was written so lately, in milliseconds, may be in the midst of being written. */
const fresh = 2000;
const retries = 8;
const retryDelay = 25;

export async function checkCompanion(file: string, checker: EventChecker): Promise<CompanionReport> {
  try {
    const read = await readCompanion(file);
    return read ? reportOn(file, read, checker) : tooLarge(file);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const finding = fileFinding('unreadable', `cannot be read: ${reasonOf(error)}`);
    return { findings: [atFileStart(file, finding)], lines: 0, unreadable: true, placeFindings: () => [] };
  }
}

interface CompanionContent {
  readonly parsed: Parsed;
  readonly text: string;
}

function reportOn(
  file: string,
  { parsed: { event, problem }, text }: CompanionContent,
  checker: EventChecker,
): CompanionReport {
  const place = (findings: readonly Finding[]) => placedIn(file, text, findings);
  const lines = countLines(text);
  const broken = problem ? [brokenAt(file, text, problem)] : [];
  if (!event) return { findings: broken, lines, placeFindings: place };
  const isOwn = isOwnCompanion(path.basename(file), event.event);
  const other = isOwn ? [] : [otherEvent(path.basename(file), event.event)];
  // An event of another kind has its rules in the journal; one without a kind is judged by what all have in common.
  const isJudged = isOwn || typeof event.event !== 'string';
  const judged = isJudged ? checker.findings(event, text, 'companion') : [];
  const findings = [...broken, ...place([...other, ...judged])];
  return { findings, lines, placeFindings: place, ...(isOwn && { event }) };
}

function otherEvent(name: string, event: unknown): Finding {
  const held = event === undefined ? 'an object without an event name' : shortJson(event);
  return { ...fileFinding('companionEvent', `${name} contains ${held}`), pointer: '/event' };
}

function tooLarge(file: string): CompanionReport {
  const finding = fileFinding(
    'companionBroken',
    `the file has more than ${maxCompanionBytes} bytes, so it is not a companion`,
  );
  return { findings: [atFileStart(file, finding)], lines: 0, placeFindings: () => [] };
}

/**
 * Reads a companion, unless it is far too large for one; one that cannot be read because it is just being written is
 * tried again for a while.
 */
async function readCompanion(file: string): Promise<CompanionContent | undefined> {
  for (let tries = 0; ; tries++) {
    const descriptor = openRegularFile(file);
    try {
      const { size, mtimeMs } = fstatSync(descriptor);
      if (size > maxCompanionBytes) return undefined;
      const bytes = readFileSync(descriptor);
      const parsed = parseLine(bytes);
      // A clock that was put back leaves files of the future behind: nobody writes to them.
      const isOld = Math.abs(Date.now() - mtimeMs) > fresh;
      if (!parsed.problem || isOld || tries === retries) return { parsed, text: bytes.toString() };
    } finally {
      closeSync(descriptor);
    }
    await wait(retryDelay);
  }
}

/** Whether an event stands where the live game writes it; what the dialect makes of it is another matter. */
function isOwnCompanion(file: string, event: unknown): boolean {
  return findCompanionKind(dialects.game, event)?.companion.file === file;
}

function brokenAt(file: string, text: string, problem: Problem): PlacedFinding {
  const { code, column } = problem;
  const finding = fileFinding('companionBroken', wordings[code] ?? messageWithoutColumn(problem));
  return placeInLines(file, text, [{ finding, start: column - 1, end: column }])[0] ?? atFileStart(file, finding);
}

/** The parser speaks of lines, which these files are not. */
const wordings: Partial<Record<ProblemCode, string>> = {
  'empty-line': 'the file is empty',
  'cut-line': 'the file ends in the middle of an object',
  'several-objects': 'a second object begins after the first',
  'not-an-object': 'the file contains something other than an object',
};

function placedIn(file: string, text: string, findings: readonly Finding[]): PlacedFinding[] {
  const spans = findingSpans(text, findings);
  return placeInLines(
    file,
    text,
    findings.map((finding, index) => ({ finding, ...(spans[index] as Span) })),
  );
}

/** A finding, and where in the whole text it stands. */
interface FindingSpan extends Span {
  readonly finding: Finding;
}

/** Places findings in a text of several lines, from its beginning to its end. */
function placeInLines(file: string, text: string, spots: readonly FindingSpan[]): PlacedFinding[] {
  let line = 1;
  let from = 0;
  return [...spots]
    .sort((a, b) => a.start - b.start)
    .map(({ finding, start, end }) => {
      for (let at = text.indexOf('\n', from); at >= 0 && at < start; at = text.indexOf('\n', from)) {
        line++;
        from = at + 1;
      }
      return { ...finding, file, line, ...excerptAt(lineAt(text, from), { start: start - from, end: end - from }) };
    });
}

function lineAt(text: string, from: number): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end < 0 ? text.length : end).replace(/\r$/, '');
}

function countLines(text: string): number {
  let count = text === '' || text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
