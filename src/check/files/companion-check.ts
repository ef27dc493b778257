import { closeSync, fstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isSystemError } from '../../journal/errors.js';
import { type Parsed, parseLine } from '../../journal/parse/line.js';
import { openRegularFile } from '../../journal/watch/regular-file.js';
import { companionKinds, specification } from '../../spec/catalogue.js';
import type { Members } from '../../spec/rule.js';
import type { EventJudge } from '../event/judge.js';
import type { Finding, PlacedFinding } from '../finding.js';
import { inLine, placesIn } from '../text/place.js';
import { atTop, fileFinding } from './file-rules.js';

/** What a companion holds, and what there is to say about it. */
export interface CompanionReport {
  readonly findings: readonly PlacedFinding[];
  readonly lines: number;
  readonly event?: Members;
  readonly unreadable?: true;
  /** Places further findings about the event in its text. */
  readonly place: (findings: readonly Finding[]) => PlacedFinding[];
}

/** A companion that was written so lately, in milliseconds, may be in the midst of being written. */
const fresh = 2000;
const retries = 8;
const nap = 25;
/** No companion comes near it. */
const largest = 64 * 1024 * 1024;

export async function checkCompanion(file: string, judge: EventJudge): Promise<CompanionReport> {
  try {
    const { parsed, text } = await readCompanion(file);
    const place = (findings: readonly Finding[]) => placedIn(file, text, findings);
    const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    const { event, problem } = parsed;
    const broken = problem ? [brokenAt(file, text, problem.message, problem.column)] : [];
    if (!event) return { findings: broken, lines, place };
    if (!holds(path.basename(file), event.event)) {
      const finding = fileFinding('companionEvent', `${path.basename(file)} holds ${JSON.stringify(event.event)}`);
      return { findings: [...broken, ...place([{ ...finding, pointer: '/event' }])], lines, place };
    }
    return { findings: [...broken, ...place(judge.findings(event, text, 'companion'))], lines, event, place };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const finding = fileFinding('unreadable', `cannot be read: ${error.message}`);
    return { findings: [atTop(file, finding)], lines: 0, unreadable: true, place: () => [] };
  }
}

/** Reads a companion; one that cannot be read because it is just being written is tried again for a while. */
async function readCompanion(file: string): Promise<{ parsed: Parsed; text: string }> {
  for (let tries = 0; ; tries++) {
    const descriptor = openRegularFile(file);
    try {
      const { size, mtimeMs } = fstatSync(descriptor);
      if (size > largest) throw Object.assign(new Error(`it has ${size} bytes`), { code: 'EFBIG' });
      const bytes = readFileSync(descriptor);
      const parsed = parseLine(bytes);
      const isOld = Date.now() - mtimeMs > fresh;
      if (!parsed.problem || isOld || tries === retries) return { parsed, text: bytes.toString() };
    } finally {
      closeSync(descriptor);
    }
    await wait(nap);
  }
}

/** When a route is cleared, the live game writes a `NavRouteClear` with an empty route. */
function holds(file: string, event: unknown): boolean {
  const kind = companionKinds(specification).find(({ companion }) => companion.file === file);
  return event === kind?.name || (kind?.name === 'NavRoute' && event === 'NavRouteClear');
}

function brokenAt(file: string, text: string, message: string, column: number): PlacedFinding {
  return inLines(file, text)(fileFinding('companionBroken', message), column - 1, column);
}

function placedIn(file: string, text: string, findings: readonly Finding[]): PlacedFinding[] {
  const places = placesIn(text, findings);
  const place = inLines(file, text);
  return findings
    .map((finding, index) => {
      const { column = 1, excerpt } = places[index] ?? {};
      return place(finding, column - 1, column - 1 + (excerpt?.marked ?? 1));
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Places findings at spans of a text of several lines. */
function inLines(file: string, text: string): (finding: Finding, start: number, end: number) => PlacedFinding {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const starts = lineStarts(text);
  return (finding, start, end) => {
    const index = starts.findLastIndex((each) => each <= start);
    const from = starts[index] ?? 0;
    const span = { start: start - from, end: end - from };
    return { ...finding, file, line: index + 1, ...inLine(lines[index] ?? '', span) };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
