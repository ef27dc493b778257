/**
 * The small language that describes the summary of a kind: parts, most important first, each about one field.
 * It is plain data, so that both a line on a terminal and a page can be made from it.
 */
import type { Unit } from './amount-text.js';

/** One part of a summary. A path is a field name, or several joined by dots: `Fuel.FuelMain`. */
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
  /** Something the player should know at once. */
  readonly alarm?: true;
  /** Mentioned only if it has changed since the previous event of the kind. */
  readonly onlyIfChanged?: true;
}

interface NumberOptions extends PartOptions {
  /** Not mentioned if it is 0. */
  readonly ifAny?: true;
}

interface AnyPart<Path extends string> extends PartOptions {
  readonly path: Path;
}

/** The words around a value, with `#` in its place: `# left`; around a number also `# {jump|jumps} left`. */
type Words = string;

interface TextOptions extends PartOptions {
  /** Values that do not raise the alarm. */
  readonly harmless?: readonly string[];
  /** What to call values that are not readable by themselves. */
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
  /** Count only elements in which this field is true. */
  readonly where?: string;
  /** How many elements to subtract, such as the system where a route begins. */
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
  /** What to say for an empty list. */
  readonly none?: string;
  /** Mention only the last element. */
  readonly last?: true;
}

interface EachPart<Path extends string> extends AnyPart<Path>, EachOptions {
  readonly as: 'each';
  readonly parts: readonly Part[];
  readonly words: Words;
}

/** A text, as shown to the player if the event has that; a number from a list by its name. */
export function mention<Path extends string>(path: Path, words: Words = '#', options: TextOptions = {}): Part<Path> {
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

/** Words to say if a field is true, or is a number other than 0. */
export function when<Path extends string>(path: Path, words: string, options: PartOptions = {}): Part<Path> {
  return { as: 'when', path, is: true, words, ...options };
}

/** Words to say if a field is false. */
export function unless<Path extends string>(path: Path, words: string): Part<Path> {
  return { as: 'when', path, is: false, words };
}

/** Words to say as an alarm if a field is true. */
export function alarm<Path extends string>(path: Path, words: string): Part<Path> {
  return when(path, words, { alarm: true });
}

/** The bits of a bit set in words: all that are set, or only the changes if the previous event is known. */
export function bits<Path extends string>(path: Path): Part<Path> {
  return { as: 'bits', path };
}

/** The first few elements of a list, each summarised by parts whose paths start at the element. */
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
