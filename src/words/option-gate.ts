import { ArgumentError, describeGiven, isList, msOfDate, wrongArgument } from './argument-error.js';
import { nearest } from './nearest.js';
import { quoted } from './printable.js';

/** Says what is wrong with the value of an option, as a sentence; nothing if it is fine. */
type Complaint = (value: unknown, name: string) => string | undefined;

/** What an option takes. */
export interface OptionCheck {
  readonly complaint: Complaint;
  /** Whether it must be given: an option that is `undefined` counts as left out. */
  readonly isRequired?: true;
}

/** A check for every option of a function: one that is added to the type and not to the table does not compile. */
export type OptionChecks<Options> = { readonly [Name in keyof Options]-?: OptionCheck };

/**
 * Checks the options of a public function and returns a copy of those that are given: each is read exactly once, so what
 * was checked is what is used. Throws an ArgumentError about the first that is wrong, or that the function does not have.
 */
export function checkOptions<Options extends object>(
  caller: string,
  given: unknown,
  checks: OptionChecks<Options>,
): Options {
  const options = given === undefined ? {} : given;
  if (!isPlainObject(options)) throw wrongArgument(`${caller} takes its options as an object`, options);
  assertKnownNames(caller, options, Object.keys(checks));
  const checked: Record<string, unknown> = {};
  for (const [name, check] of Object.entries<OptionCheck>(checks)) {
    const value = read(options, name, caller);
    if (value === undefined && !check.isRequired) continue;
    const complaint = safely(caller, name, () => check.complaint(value, name));
    if (complaint !== undefined) throw new ArgumentError(complaint);
    checked[name] = value;
  }
  return checked as Options;
}

/** Throws an ArgumentError unless an argument passes a check; `name` is what the sentence calls it. */
export function checkArgument(name: string, value: unknown, { complaint }: OptionCheck): void {
  const wrong = safely(name, name, () => complaint(value, name));
  if (wrong !== undefined) throw new ArgumentError(wrong);
}

/** The option must be given. */
export function required({ complaint }: OptionCheck): OptionCheck {
  return { complaint, isRequired: true };
}

/** Anything for which the condition holds; `what` completes the sentence "the option must be …". */
export function mustBe(what: string, holds: (value: unknown) => boolean): OptionCheck {
  return {
    complaint: (value, name) => (holds(value) ? undefined : `${name} must be ${what}, not ${describeGiven(value)}`),
  };
}

export const trueOrFalse = mustBe('true or false', (value) => typeof value === 'boolean');

export const functionToCall = mustBe('a function', (value) => typeof value === 'function');

export const text = mustBe('a string', (value) => typeof value === 'string');

export const filePath = mustBe('a path', isPath);

export const validDate = mustBe('a valid Date', (value) => Number.isFinite(msOfDate(value)));

/** Not by its class: a signal of another realm, or of a library, aborts as well. */
export const abortSignal = mustBe('an AbortSignal', (value) => {
  if (!isPlainObject(value)) return false;
  const { aborted, addEventListener } = value as Partial<AbortSignal>;
  return typeof aborted === 'boolean' && typeof addEventListener === 'function';
});

/** An integer within bounds; `what` may name its unit. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER, what = 'a whole number'): OptionCheck {
  const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  return mustBe(`${what} ${range}`, (value) => Number.isSafeInteger(value) && isWithin(value, least, most));
}

/** A number within bounds, never NaN; `Infinity` only if it is the upper bound. */
export function numberWithin(least: number, most: number, what = 'a number'): OptionCheck {
  const range = most === Infinity ? `of ${least} or more` : `from ${least} to ${most}`;
  return mustBe(`${what} ${range}`, (value) => isWithin(value, least, most));
}

/** One of some names; for any other, the sentence proposes the nearest. `what` is the word for such a name. */
export function oneOf(names: readonly string[], what?: string): OptionCheck {
  return {
    complaint: (value, name) => {
      if (typeof value !== 'string')
        return `${name} must be one of ${names.map(quoted).join(', ')}, not ${describeGiven(value)}`;
      if (names.includes(value)) return undefined;
      return `unknown ${what ?? name} ${describeGiven(value)}${suggestion(value, names) || listed(names)}`;
    },
  };
}

/** A list, each element of which passes the check. */
export function listOf(what: string, element: OptionCheck): OptionCheck {
  return {
    complaint: (value, name) => {
      if (!Array.isArray(value)) return `${name} must be a list of ${what}, not ${describeGiven(value)}`;
      for (const each of value) {
        const complaint = element.complaint(each, `each of ${name}`);
        if (complaint !== undefined) return complaint;
      }
      return undefined;
    },
  };
}

/** Whether it can be the path of a file or a directory. */
export function isPath(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.includes('\0');
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isList(value);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

function assertKnownNames(caller: string, options: object, names: readonly string[]): void {
  const unknown = safely(caller, 'options', () => Object.keys(options)).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const help = suggestion(unknown, names) || `; it takes ${names.join(', ')}`;
  throw new ArgumentError(`${caller} has no option ${describeGiven(unknown)}${help}`);
}

function suggestion(wanted: string, names: readonly string[]): string {
  // A long text is not a slip of the pen, and comparing it takes time.
  const meant = wanted.length > 100 ? undefined : nearest(wanted, names);
  return meant === undefined ? '' : `; did you mean '${meant}'?`;
}

/** All names, where they are few enough to be read. */
function listed(names: readonly string[]): string {
  return names.length > 12 ? '' : `; known are ${names.join(', ')}`;
}

function read(options: object, name: string, caller: string): unknown {
  return safely(caller, name, () => (options as Readonly<Record<string, unknown>>)[name]);
}

/** What was given may throw when it is looked at: a getter, a proxy, a list that is one. */
function safely<T>(caller: string, name: string, look: () => T): T {
  try {
    return look();
  } catch (cause) {
    throw new ArgumentError(`${name === caller ? '' : `${caller}: `}${name} cannot be read: ${reasonOf(cause)}`, {
      cause,
    });
  }
}

function reasonOf(cause: unknown): string {
  try {
    return cause instanceof Error ? cause.message : String(cause);
  } catch {
    return 'it throws';
  }
}
