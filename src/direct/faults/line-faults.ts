/** Faults in the bytes of a line of any kind. */
import { unrepeatableKinds } from '../../check/lines/repeated-lines.js';
import { announcedFiles } from '../../interface/companion-names.js';
import type { Members } from '../../interface/object-rule.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { Random } from '../../simulate/random.js';
import { timestampOf } from '../../simulate/session-time.js';
import type { BrokenLine, LineFault, Making, UnwrittenLine } from './fault.js';
import type { FaultNameTouching } from './fault-names.js';

/** Their lines have the timestamp of a companion, and would be stale with a different one. */
const listed: ReadonlySet<string> = new Set(Object.keys(announcedFiles.spec));

export const lineFaults = {
  'torn-line': {
    make: ({ text }, { moment: random }) => {
      const bytes = Buffer.from(text);
      const at = random.integer(1, bytes.length - 1);
      const what = `the first ${at} of ${bytes.length} bytes come alone`;
      return { writes: [bytes.subarray(0, at), bytes.subarray(at)], what };
    },
  },
  'unfinished-line': {
    make: ({ text, event }, { moment: random }) => {
      const half = text.slice(0, pickCutPosition(text, random));
      const what = `${event.event} ends after ${half.length} characters`;
      return random.chance(0.5)
        ? { ...singleWrite(half), what: `${what}, and the next line follows at once`, isOpen: true, isLost: true }
        : { ...singleWrite(`${half}\r\n`), what, isLost: true };
    },
  },
  truncated: {
    make: ({ text, event }, { moment: random }) => {
      const cut = Buffer.byteLength(text.slice(pickCutPosition(text, random)));
      const what = `${event.event} is cut by ${cut} bytes after it was written`;
      return { ...singleWrite(text), cut, what, isOpen: true, isLost: true };
    },
  },
  'lost-bracket': {
    make: ({ text }, { moment: random }) => {
      const at = random.pick(matchesOutsideStrings(text, /[[\]{}]/g)).index;
      return { ...singleWrite(text.slice(0, at) + text.slice(at + 1)), what: `${text[at]} is missing`, isLost: true };
    },
  },
  'nul-run': {
    make: ({ text }, { moment: random }) => {
      const count = random.integer(1, 200);
      return { ...singleWrite('\0'.repeat(count) + text), what: `${count} NUL bytes before the line` };
    },
  },
  nan: {
    appliesTo: ({ text }) => matchesOutsideStrings(text, decimals).length > 0,
    make: ({ text }, { moment: random }) => {
      const { index, length } = random.pick(matchesOutsideStrings(text, decimals));
      const what = `-nan(ind) for ${text.slice(index, index + length)}`;
      return { ...singleWrite(`${text.slice(0, index)}-nan(ind)${text.slice(index + length)}`), what, isLost: true };
    },
  },
  'duplicate-line': {
    kinds: unrepeatableKinds,
    make: ({ text, event }) => ({ ...singleWrite(text + text), what: `${event.event} once more`, down: 1 }),
  },
  'refined-twice': {
    kinds: new Set(['MiningRefined']),
    make: ({ text }) => ({ ...singleWrite(text + text), what: 'MiningRefined once more', down: 1 }),
  },
  'clock-back': {
    appliesTo: ({ before, event }) => before !== undefined && !listed.has(event.event),
    make: ({ before, event }, { moment: random }) => {
      const seconds = random.integer(1, 5);
      const timestamp = timestampOf(Date.parse(before ?? event.timestamp) / 1000 - seconds);
      const what = `${seconds} s before ${before}`;
      return { ...singleWrite(formatLine({ ...event, timestamp })), what, pointer: '/timestamp', timestamp };
    },
  },
  'latin-1': {
    kinds: new Set(['ReceiveText', 'SendText']),
    make: ({ text }) => {
      const accented = text.replaceAll(/[^\0-\xff]/g, 'é').replace('"Message":"', '"Message":"é ');
      return { writes: [Buffer.from(accented, 'latin1')], what: 'in Latin-1', isLost: true };
    },
  },
  'status-line': {
    appliesTo: isAmongOthers,
    make: (line) => followedBy(line, { event: 'Status', Flags: 0 }),
  },
  'nameless-line': {
    appliesTo: isAmongOthers,
    make: (line) => ({ ...followedBy(line, { event: '', Count: 1 }), pointer: '/event', news: '' }),
  },
  lf: {
    make: ({ text }) => ({ ...singleWrite(text.replace(/\r\n$/, '\n')), what: 'LF at the end' }),
  },
} satisfies Partial<Record<FaultNameTouching<'line'>, Making<LineFault>>>;

/** Lines that must come last or first in a part of a journal. */
const atTheEdge: ReadonlySet<string> = new Set(['Fileheader', 'Continued', 'Shutdown']);

/** Whether another line can follow. */
export function isAmongOthers({ event }: UnwrittenLine): boolean {
  return !atTheEdge.has(event.event);
}

/** A line, and another one of the same second. */
export function followedBy(
  { event: { timestamp, event: after }, text }: UnwrittenLine,
  members: Pick<WritableEvent, 'event'> & Members,
): Omit<BrokenLine, 'pointer' | 'news'> {
  const line = formatLine({ timestamp, ...members });
  return { ...singleWrite(text + line), down: 1, what: `${members.event || 'an event without a name'} after ${after}` };
}

const decimals = /(?<=[:[,])-?\d+\.\d+/g;

/** A text in a single write. */
export function singleWrite(text: string): Pick<BrokenLine, 'writes'> {
  return { writes: [Buffer.from(text)] };
}

/** A position within a line, but not within a surrogate pair. */
function pickCutPosition(text: UnwrittenLine['text'], random: Random): number {
  const at = random.integer(2, text.length - '.}\r\n'.length);
  const isInside = /[\uDC00-\uDFFF]/.test(text.charAt(at));
  return isInside ? at - 1 : at;
}

/** The matches of a pattern outside the strings of a line. */
function matchesOutsideStrings(text: string, pattern: RegExp): { readonly index: number; readonly length: number }[] {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => `"${'_'.repeat(quoted.length - 2)}"`);
  return Array.from(bare.matchAll(pattern), ({ index, 0: { length } }) => ({ index, length }));
}
