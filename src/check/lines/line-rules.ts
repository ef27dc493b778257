import type { Severity } from '../../interface/object-rule.js';
import type { Problem, ProblemCode } from '../../journal/parse/line-problem.js';
import { type Finding, findingOf } from '../finding.js';
import type { RuleText } from '../rule-text.js';

/** A rule about the text of a line, whatever its event; `good` and `bad` are the contents of a file. */
export interface LineRule extends RuleText {
  readonly player: string;
  readonly good: string;
  readonly bad: string;
  /** The encoding of the bad example, if that is what is wrong. */
  readonly badEncoding?: 'latin1';
  /** The line limit in the examples, because the real one is too large to show. */
  readonly longest?: number;
  /** Whether it compares lines with each other, so that `eventsOnly` switches it off. */
  readonly comparesLines?: true;
}

/** The problems of lines; those of whole files have rules of their own. */
type LineProblem = Exclude<ProblemCode, 'unreadable-file' | 'truncated-file' | 'replaced-file'>;

const music = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }';
const good = `${music}\r\n`;
const undocumented = good.replace('MusicTrack', 'Composer');

function bad(line: string): { good: string; bad: string } {
  return { good, bad: `${line}\r\n` };
}

const byProblem: Readonly<Record<LineProblem, LineRule>> = {
  'broken-json': {
    id: 'line/json',
    severity: 'error',
    says: 'every line is one JSON object',
    reason: 'A tool cannot read the line at all, so whatever happened there is lost.',
    player: '# {line is|lines are} damaged and cannot be read; what happened there is lost',
    ...bad(music.replace('":"Exploration', '" "Exploration')),
  },
  'cut-line': {
    id: 'line/cut',
    severity: 'error',
    says: 'a line is complete',
    reason: 'The game or the computer stopped while the line was being written; the rest of the event is lost.',
    player: '# {line is|lines are} cut short, probably by a crash of the game; nothing you need to do',
    ...bad(music.slice(0, 50)),
  },
  'not-a-number': {
    id: 'line/not-a-number',
    severity: 'error',
    says: 'a number is written in digits',
    reason: 'JSON has no way to write NaN or infinity; most tools reject the whole line.',
    player: '# {line holds|lines hold} a number that the game got wrong; tools may skip {it|them}',
    ...bad(music.replace('"Exploration"', '-nan(ind)')),
  },
  'duplicate-key': {
    id: 'line/duplicate-key',
    severity: 'error',
    says: 'a name appears once in an object',
    reason:
      'Some tools use the first of two equal names, some the last, and some reject the line: they will not agree. The live game itself repeats Target in MissionAccepted, which is only a note.',
    player: '# {line says|lines say} the same thing twice; tools may disagree about {it|them}',
    ...bad(music.replace(' }', ', "MusicTrack":"Supercruise" }')),
  },
  'several-objects': {
    id: 'line/several-objects',
    severity: 'error',
    says: 'a line contains one event',
    reason: 'The line end between two events was lost, and a tool that reads line by line loses both.',
    player: '# {line holds|lines hold} more than one event; tools may lose both',
    ...bad(music + music),
  },
  'not-an-object': {
    id: 'line/not-an-object',
    severity: 'error',
    says: 'a line is a JSON object',
    reason: 'An event has a timestamp and a name; a list, a string or a number has neither.',
    player: '# {line is not an event|lines are not events}; another program may have written to the file',
    ...bad(`[ ${music} ]`),
  },
  'too-deep': {
    id: 'line/depth',
    severity: 'error',
    says: 'values are nested no deeper than 200 levels',
    reason: 'No event is nested more than a few levels deep; a line like this is made to overwhelm its reader.',
    player: '# {line is|lines are} nested too deeply to come from the game',
    ...bad(music.replace('"Exploration"', '['.repeat(201) + ']'.repeat(201))),
  },
  'too-long': {
    id: 'line/too-long',
    severity: 'error',
    says: 'a line is no longer than 64 MB',
    reason:
      'No event comes close: a line end was lost, or a crash left a huge run of NUL bytes. A program that keeps such a line runs out of memory, so it is skipped, and nothing in it is checked.',
    player: '# {line is|lines are} far too long and {was|were} skipped, probably after a crash',
    ...bad(music.replace('Exploration', 'x'.repeat(100))),
    longest: 100,
  },
  'invalid-utf8': {
    id: 'line/encoding',
    severity: 'error',
    says: 'text is UTF-8',
    reason: 'The file was saved in another encoding or is damaged; names in it come out wrong or not at all.',
    player: '# {line is|lines are} not in UTF-8, so some names come out wrong; an editor may have saved the file',
    ...bad(music.replace('Exploration', 'Gr\u00f6\u00dfe')),
    badEncoding: 'latin1',
  },
  'nul-bytes': {
    id: 'line/nul',
    severity: 'error',
    says: 'there are no NUL bytes around an event',
    reason:
      'A crash leaves runs of NUL bytes where nothing was written to the disk; most tools lose the event after them.',
    player: '# {line has|lines have} NUL bytes around {it|them}, left by a crash; nothing you need to do',
    ...bad(`\0\0\0\0${music}`),
  },
  'byte-order-mark': {
    id: 'line/byte-order-mark',
    severity: 'error',
    says: 'there is no byte order mark before an event',
    reason:
      'The game does not write one; an editor does when it saves the file, and many tools then lose the first event.',
    player: '# {line begins|lines begin} with a byte order mark, left by an editor; some tools lose the first event',
    ...bad(`\uFEFF${music}`),
  },
  'empty-line': {
    id: 'line/empty',
    severity: 'warning',
    says: 'no line is empty',
    reason: 'The game does not write empty lines, so something was lost or another program wrote here.',
    player: '# {line is|lines are} empty; nothing you need to do',
    ...bad(`${music}\r\n`),
  },
};

/** The file ends without a line end. */
export const lineEndRule: LineRule = {
  id: 'line/end',
  severity: 'warning',
  says: 'the last line has a line end',
  reason: 'A tool that waits for the end of a line never sees the last event of the file.',
  player: '# {file ends|files end} without a line end, as after a crash of the game; nothing you need to do',
  good,
  bad: music,
};

/** A defect of the checker itself. */
export const internalRule: LineRule = {
  id: 'line/internal',
  severity: 'error',
  says: 'the checker can check every line',
  reason:
    'A defect of Shakedown, not of the journal: something in the line made the checker itself fail, so the line was not checked. All others were. Please report it, with the line.',
  player: '# {line|lines} could not be checked because of a defect of Shakedown; please report {it|them}',
  good,
  bad: undocumented,
};

/** Compares the times of two lines, and nothing else of them. */
export const timeBackwardsRule: LineRule = {
  id: 'time/backwards',
  severity: 'warning',
  says: 'an event is not earlier than the one before it',
  reason:
    'Tools that sort by time put the events in the wrong order, or drop the later one. The live game does it now and then, so there it is only a note.',
  player:
    '# {event is|events are} earlier than the one before, as when a computer corrects its clock; nothing you need to do',
  comparesLines: true,
  good: good + good.replace('20:41:00', '20:41:05'),
  bad: good + good.replace('20:41:00', '20:40:55'),
};

const undocked = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Undocked", "StationName":"Daedalus" }\r\n';

/** Compares two lines, of kinds that cannot happen twice in a second. */
export const repeatedLineRule: LineRule = {
  id: 'line/repeated',
  severity: 'warning',
  says: 'what happens once is written once',
  reason:
    'Docking, jumping or dying twice in one second is impossible: the line was copied, and a tool that adds things up counts it twice. Two equal lines of other kinds may both be true, so they are not reported.',
  player: '# {line is|lines are} there twice; a tool may count what happened twice',
  comparesLines: true,
  good: undocked,
  bad: undocked + undocked,
};

export const lineRules: readonly LineRule[] = [
  ...Object.values(byProblem),
  lineEndRule,
  internalRule,
  repeatedLineRule,
  timeBackwardsRule,
];

/** The finding for a problem of the parser. */
export function findingOfProblem(problem: Problem, severity?: Severity): Finding {
  const rule = (byProblem as Readonly<Record<string, LineRule>>)[problem.code] ?? byProblem['broken-json'];
  return findingOf(rule, { message: messageWithoutColumn(problem), severity });
}

/** The live game writes Target twice in some lines of MissionAccepted. */
export function isGameHabit({ code, raw, column }: Problem): boolean {
  return (
    code === 'duplicate-key' && raw.startsWith('"Target"', column - 1) && /"event"\s*:\s*"MissionAccepted"/.test(raw)
  );
}

/** The message of a problem without its column, because a finding has a column of its own. */
export function messageWithoutColumn({ message, column }: Problem): string {
  const suffix = `, at column ${column}`;
  return message.endsWith(suffix) ? message.slice(0, -suffix.length) : message;
}
