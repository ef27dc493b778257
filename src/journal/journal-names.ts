import { isUtcTime } from '../interface/text-forms.js';
import { ArgumentError, msOfDate, wrongArgument } from '../words/argument-error.js';
import { compareTexts } from '../words/compare-texts.js';
import { checkOptions, type OptionShapes } from '../words/shape/check-options.js';
import { mustBe, oneOf, required, wholeNumber } from '../words/shape/shape.js';
import { clockTimeIn, isTimeZone } from '../words/time-zone.js';

/** `''` for the live game, else the name of a test version. */
export type Edition = (typeof editions)[number];

export const editions = ['', 'Beta', 'Alpha'] as const;

const nameForms = ['long', 'short'] as const;

export type NameForm = (typeof nameForms)[number];

/** The parts of a journal file name. */
export interface JournalName {
  readonly name: string;
  readonly edition: Edition;
  /** When the game was launched, in the player's local time, as fourteen digits: YYYYMMDDhhmmss. */
  readonly started: string;
  readonly part: number;
}

/** `Journal.2022-03-15T152503.01.log` since March 2022, `Journal.220315152503.01.log` before. */
const namePattern = /^Journal(?:|Beta|Alpha)\.(?:\d{4}-\d\d-\d\dT\d{6}|\d{12})\.\d{2,}\.log$/;

/**
 * Parses the name of a journal file; `undefined` for any other name, including copies and backups of
 * journals.
 */
export function parseJournalName(name: string): JournalName | undefined {
  if (!isJournalName(name)) return undefined;
  const [front = '', start = '', digits] = name.split('.');
  const isToday = start.length > shortStart.length;
  const started = isToday ? start.replaceAll(/[-T]/g, '') : `20${start}`;
  return { name, edition: front.slice('Journal'.length) as Edition, started, part: Number(digits) };
}

/** Whether a file name is that of a journal. Allocates nothing, as a directory may have thousands. */
export function isJournalName(name: string): boolean {
  if (typeof name !== 'string' || !namePattern.test(name)) return false;
  const start = name.indexOf('.') + 1;
  const end = name.indexOf('.', start);
  return isStart(name, start, end - start > shortStart.length) && isPart(Number(name.slice(end + 1, -'.log'.length)));
}

const shortStart = 'YYMMDDhhmmss';

/**
 * Compares by the time of play. Sorting by name does not work: the older form of names sorts after the newer
 * one.
 */
export function compareJournalNames(a: JournalName, b: JournalName): number {
  return compareTexts(a.started, b.started) || a.part - b.part || compareTexts(a.name, b.name);
}

/** Picks the journal files out of the names in a directory and sorts them by the time of play. */
export function journalFiles(names: Iterable<string>): JournalName[] {
  if (typeof names === 'string' || typeof names?.[Symbol.iterator] !== 'function') {
    throw wrongArgument('journalFiles takes a list of file names', names);
  }
  return Array.from(names, parseJournalName)
    .filter((name) => name !== undefined)
    .sort(compareJournalNames);
}

/** Sorts the names of journal files by the time of play, in place. */
export function sortJournalNames(names: string[]): string[] {
  if (sortAsTexts(names)) return names.sort();
  return journalFiles(names).map(({ name }) => name);
}

/**
 * Whether all names have today's form, the same edition and the same number of part digits: then they sort as
 * texts.
 */
function sortAsTexts(names: readonly string[]): boolean {
  const [first = ''] = names;
  const front = first.slice(0, first.indexOf('.') + 1);
  const afterYear = front.length + 'YYYY'.length;
  return names.every(
    (name) => name.length === first.length && name.startsWith(front) && name.startsWith('-', afterYear),
  );
}

export interface JournalNameParts {
  readonly started: Date;
  readonly part: number;
  readonly edition?: Edition;
  /**
   * The time zone of the player: `Europe/Berlin`, `-05:00`; UTC if left out, so that a name is the same on
   * every machine.
   */
  readonly timeZone?: string | undefined;
  /** `short` is the form until March 2022, which the legacy game still has. */
  readonly form?: NameForm | undefined;
}

/** How journals are named: as today, as until March 2022 and still by the legacy game, or as by a beta. */
export const journalNamings = {
  today: {},
  old: { form: 'short' },
  beta: { edition: 'Beta' },
} as const satisfies Record<string, Pick<JournalNameParts, 'form' | 'edition'>>;

export type JournalNaming = keyof typeof journalNamings;

/** The option `started`, limited to times that a name can contain. */
export const launchTime = required(
  mustBe('a valid Date, the time at which the game was launched', (value) => Number.isFinite(msOfDate(value))),
);

export const knownEdition = mustBe("'', 'Beta' or 'Alpha'", (value) => editions.some((known) => known === value));

/** The option `timeZone`. */
export const knownTimeZone = mustBe('a time zone such as Europe/Berlin or an offset such as +02:00', isTimeZone);

/** The option `form`. */
export const knownNameForm = oneOf(nameForms);

const partChecks: OptionShapes<JournalNameParts> = {
  started: launchTime,
  part: required(wholeNumber(1)),
  edition: knownEdition,
  timeZone: knownTimeZone,
  form: knownNameForm,
};

/** A file name, by default in the form the game uses today, with the local time of the player. */
export function formatJournalName(parts: JournalNameParts): string {
  const { started, part, edition = '', timeZone, form } = checkOptions('formatJournalName', parts, partChecks);
  const moment = (timeZone === undefined ? started : clockTimeIn(timeZone, started)).toISOString();
  if (!isUtcTime(moment))
    throw new ArgumentError(`a journal cannot be named after ${moment}: the year must have four digits`);
  const [day, time = ''] = moment.slice(0, 'YYYY-MM-DDThh:mm:ss'.length).split('T');
  const long = `${day}T${time.replaceAll(':', '')}`;
  const start = form === 'short' ? long.slice('20'.length).replaceAll(/[-T]/g, '') : long;
  return `Journal${edition}.${start}.${String(part).padStart(2, '0')}.log`;
}

/** Whether the time in a name is valid: 30 February is not. */
function isStart(name: string, start: number, isToday: boolean): boolean {
  const two = (place: number) => 10 * name.charCodeAt(start + place) + name.charCodeAt(start + place + 1) - 11 * zero;
  const year = isToday ? 100 * two(0) + two(2) : 2000 + two(0);
  const [month, day] = isToday ? [two(5), two(8)] : [two(2), two(4)];
  const clock = isToday ? 'YYYY-MM-DDT'.length : 'YYMMDD'.length;
  if (month < 1 || month > 12 || day < 1 || two(clock) > 23 || two(clock + 2) > 59 || two(clock + 4) > 59) return false;
  // The calendar repeats after 400 years, which avoids Date.UTC's mapping of two-digit years.
  return day <= 28 || day <= new Date(Date.UTC(year + 400, month, 0)).getUTCDate();
}

const zero = 0x30;

function isPart(part: number): boolean {
  return Number.isSafeInteger(part) && part > 0;
}
