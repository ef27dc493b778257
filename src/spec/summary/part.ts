/**
 * The small language in which a kind says what matters about it: parts, the most important first, each about one field.
 * It is plain data, so that a line on a terminal and a page can both be made of it.
 */
import type { Unit } from './amount.js';

/** One thing worth telling of an event. A path is a field's name, or names with dots between: `Fuel.FuelMain`. */
export type Part<Path extends string = string> =
  | TextPart<Path>
  | AmountPart<Path>
  | CountPart<Path>
  | WhenPart<Path>
  | BitsPart<Path>
  | EachPart<Path>;

/** The paths that begin at one of these fields. */
export type PathFrom<Field extends string> = Field | `${Field}.${string}`;

export interface PartOptions {
  /** The player should know at once. */
  readonly alarm?: true;
  /** Told only where it is not as in the event of the kind that came before. */
  readonly news?: true;
}

interface NumberOptions extends PartOptions {
  /** Not worth a word where it is 0. */
  readonly ifAny?: true;
}

interface AnyPart<Path extends string> extends PartOptions {
  readonly path: Path;
}

/** What stands around a value, where `#` stands for the value itself: `# left`. */
type Words = string;

interface TextOptions extends PartOptions {
  /** Values that are no reason for an alarm. */
  readonly harmless?: readonly string[];
  /** What values are called, where they do not say it themselves. */
  readonly called?: Readonly<Record<string, string>>;
}

interface TextPart<Path extends string> extends AnyPart<Path>, TextOptions {
  readonly as: 'text';
  readonly words: Words;
}

interface AmountPart<Path extends string> extends AnyPart<Path>, NumberOptions {
  readonly as: 'amount';
  readonly unit: Unit;
  readonly words: Words;
}

interface CountOptions extends NumberOptions {
  /** Count only elements of which this field is true. */
  readonly where?: string;
  /** How many of them do not count, such as the star at which a route begins. */
  readonly without?: number;
}

interface CountPart<Path extends string> extends AnyPart<Path>, CountOptions {
  readonly as: 'count';
  readonly one: string;
  readonly many: string;
}

interface WhenPart<Path extends string> extends AnyPart<Path> {
  readonly as: 'when';
  readonly is: boolean;
  readonly words: string;
}

interface BitsPart<Path extends string> extends AnyPart<Path> {
  readonly as: 'bits';
}

interface EachOptions extends PartOptions {
  /** What is said of an empty list. */
  readonly none?: string;
  /** Only the last element matters. */
  readonly last?: true;
}

interface EachPart<Path extends string> extends AnyPart<Path>, EachOptions {
  readonly as: 'each';
  readonly parts: readonly Part[];
  readonly words: Words;
}

/** A text as it is shown to the player, where the event has it; a number of a list by its name. */
export function said<Path extends string>(path: Path, words: Words = '#', options: TextOptions = {}): Part<Path> {
  return { as: 'text', path, words, ...options };
}

/** A number and its unit. */
export function amount<Path extends string>(
  path: Path,
  unit: Unit,
  words: Words = '#',
  options: NumberOptions = {},
): Part<Path> {
  return { as: 'amount', path, unit, words, ...options };
}

/** How many elements a list has: `3 jumps`. */
export function count<Path extends string>(
  path: Path,
  one: string,
  many = `${one}s`,
  options: CountOptions = {},
): Part<Path> {
  return { as: 'count', path, one, many, ...options };
}

/** A word that is told while a field is true, or is a number other than 0. */
export function when<Path extends string>(path: Path, words: string, options: PartOptions = {}): Part<Path> {
  return { as: 'when', path, is: true, words, ...options };
}

/** A word that is told while a field is false. */
export function unless<Path extends string>(path: Path, words: string): Part<Path> {
  return { as: 'when', path, is: false, words };
}

/** A word that the player should know at once, told while a field is true. */
export function alarm<Path extends string>(path: Path, words: string): Part<Path> {
  return when(path, words, { alarm: true });
}

/** The bits of a set in words: all of them, or those that changed where the event before is known. */
export function bits<Path extends string>(path: Path): Part<Path> {
  return { as: 'bits', path };
}

/** The elements of a list, the first few of them: what matters about each, with paths that begin in it. */
export function each<Path extends string>(
  path: Path,
  parts: readonly Part[],
  words: Words = '#',
  options: EachOptions = {},
): Part<Path> {
  return { as: 'each', path, parts, words, ...options };
}

/** The last element of a list. */
export function last<Path extends string>(path: Path, parts: readonly Part[], words: Words = '#'): Part<Path> {
  return each(path, parts, words, { last: true });
}
