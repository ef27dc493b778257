import { type Finding, findingOf, type PlacedFinding } from '../finding.js';
import type { RuleText } from '../rule-text.js';

/** A rule about whole files; `good` and `bad` are the contents of a directory, by file name. */
export interface FileRule extends RuleText {
  readonly player: string;
  readonly good: Readonly<Record<string, string>>;
  readonly bad: Readonly<Record<string, string>>;
  /** Whether it compares files with each other, so that `eventsOnly` switches it off. */
  readonly comparesFiles?: true;
}

const journal = 'Journal.2026-11-14T204100.01.log';
const status = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Status", "Flags":0 }\r\n';
const plotted = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"NavRoute" }\r\n';
const cleared = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"NavRoute", "Route":[  ] }\r\n';
const music = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n';

export const fileRules = {
  empty: {
    id: 'file/empty',
    severity: 'note',
    says: 'a journal has lines',
    reason:
      'The game opens its file before it writes the first line: if it ends or crashes while it starts, the file stays empty, as 2 of 220 real ones are. So does a copy that was cut off, or one on a full disk.',
    player: '# {file is|files are} empty; nothing you need to do',
    good: { [journal]: music },
    bad: { [journal]: '' },
  },
  binary: {
    id: 'file/binary',
    severity: 'error',
    says: 'a journal is a text file with events',
    reason:
      'None of its first lines contains an event, so it is some other file or was overwritten; the rest was not checked.',
    player: '# {file is not a journal, or was|files are not journals, or were} overwritten',
    good: { [journal]: music },
    bad: { [journal]: '\0PK\0\n\0\0\0\n\0\u0003\n' },
  },
  unreadable: {
    id: 'file/unreadable',
    severity: 'error',
    says: 'a file can be opened and read',
    reason: 'A file that cannot be read cannot be checked; the others were checked all the same.',
    player: '# {file|files} could not be read',
    good: { [journal]: music },
    // A folder where a file should be.
    bad: { [`${journal}/`]: '' },
  },
  companionMissing: {
    id: 'companion/missing',
    severity: 'warning',
    says: 'a companion file that the journal refers to exists',
    reason: 'The line in the journal has no details: they are in the file beside it, and are lost without it.',
    player: '# {file|files} beside the journals {is|are} missing, as in a copy of them; nothing you need to do',
    comparesFiles: true,
    good: { [journal]: plotted, 'NavRoute.json': cleared, 'Status.json': status },
    bad: { [journal]: plotted, 'Status.json': status },
  },
  companionStale: {
    id: 'companion/stale',
    severity: 'warning',
    says: 'a companion file is as new as the last line that refers to it',
    reason:
      'The game writes the file together with the line. A tool that reads an older one takes the old route, or the old set of modules, for the new one. A difference of five seconds is allowed.',
    player:
      '# {file|files} beside the journals {is|are} older than the journals say; the game writes {it|them} again as you play',
    comparesFiles: true,
    good: { [journal]: plotted, 'NavRoute.json': cleared, 'Status.json': status },
    bad: { [journal]: plotted, 'NavRoute.json': cleared.replace('20:41', '20:14'), 'Status.json': status },
  },
  statusMissing: {
    id: 'companion/status',
    severity: 'note',
    says: 'Status.json is beside the journals',
    reason: 'The game rewrites it every few seconds; a directory without it is a copy, or another program deleted it.',
    player: 'Status.json is missing, as in a copy of the journals; nothing you need to do',
    comparesFiles: true,
    good: { [journal]: music, 'Status.json': status },
    bad: { [journal]: music },
  },
  companionBroken: {
    id: 'companion/json',
    severity: 'error',
    says: 'a companion file is one JSON object',
    reason: 'A tool that reads the file now gets nothing, and may not try again.',
    player: '# {file|files} beside the journals {is|are} damaged; the game writes {it|them} again as you play',
    good: { 'Status.json': status },
    bad: { 'Status.json': status.slice(0, 30) },
  },
  companionEvent: {
    id: 'companion/event',
    severity: 'error',
    says: 'a companion file contains the event it is named after',
    reason: 'A tool expects what the name says, and reads fields that are not there.',
    player: '# {file|files} beside the journals {holds|hold} something else than {its name says|their names say}',
    good: { 'Status.json': status },
    bad: { 'Status.json': music },
  },
} as const satisfies Record<string, FileRule>;

/** A finding about a file as a whole. */
export function fileFinding(rule: keyof typeof fileRules, message: string): Finding {
  return findingOf(fileRules[rule], { message });
}

/** The finding about a file that is not a journal, as its first lines show. */
export function binaryFinding(file: string, lines: number): PlacedFinding {
  return findingAtStart(file, 'binary', `none of its first ${lines} lines contains an event`);
}

export function unreadableFinding(file: string, reason: string): PlacedFinding {
  return findingAtStart(file, 'unreadable', `cannot be read: ${reason}`);
}

/** A finding about a file as a whole, at its beginning. */
export function findingAtStart(file: string, rule: keyof typeof fileRules, message: string): PlacedFinding {
  return { ...fileFinding(rule, message), file, line: 1, column: 1 };
}
