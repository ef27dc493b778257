import { ArgumentError, describeGiven, isList, msOfDate, wrongArgument } from './argument-error.js';
import { nearest } from './nearest.js';
import { quoted } from './printable.js';

/** The problem with an option's value, as a sentence; undefined if it is valid. */
type Complaint = (value: unknown, name: string) => string | undefined;

export interface OptionCheck {
  readonly complaint: Complaint;
  /** Whether it is required: an `undefined` option counts as absent. */
  readonly isRequired?: true;
}

/** A check for every option of a function: an option that is missing in the table does not compile. */
export type OptionChecks<Options> = { readonly [Name in keyof Options]-?: OptionCheck };

/**
 * Checks the options of a public function and returns a copy of the given ones: each is read exactly once, so
 * the checked value is the used one. Throws an ArgumentError about the first invalid or unknown one.
 */
export function checkOptions<Options extends object>(
  caller: string,
  given: unknown,
  checks: OptionChecks<Options>,
): Options {
  const options = given === undefined ? {} : given;
  if (!isPlainObject(options)) throw wrongArgument(`${caller} takes its options as an object`, options);
  const checked: Record<string, unknown> = {};
  let at = 'the object';
  try {
    for (const name of Object.keys(options))
      if (!Object.hasOwn(checks, name)) throw unknownOption(caller, name, checks);
    for (const name in checks) {
      at = name;
      const value = (options as Options)[name];
      const { complaint, isRequired } = checks[name];
      if (value === undefined && !isRequired) continue;
      const wrong = complaint(value, name);
      if (wrong !== undefined) throw new ArgumentError(wrong);
      checked[name] = value;
    }
  } catch (error) {
    // Reading may throw: a getter, a proxy, an array proxy.
    throw error instanceof ArgumentError ? error : unreadable(`${at} in the options of ${caller}`, error);
  }
  return checked as Options;
}

/** Throws an ArgumentError unless an argument passes a check; `name` is what the sentence calls it. */
export function checkArgument(name: string, value: unknown, { complaint }: OptionCheck): void {
  let wrong: string | undefined;
  try {
    wrong = complaint(value, name);
  } catch (error) {
    throw unreadable(name, error);
  }
  if (wrong !== undefined) throw new ArgumentError(wrong);
}

/** The option must be given. */
export function required({ complaint }: OptionCheck): OptionCheck {
  return { complaint, isRequired: true };
}

/** Any value for which the condition holds; `what` completes the sentence "the option must be …". */
export function mustBe(what: string, holds: (value: unknown) => boolean): OptionCheck {
  return {
    complaint: (value, name) => (holds(value) ? undefined : `${name} must be ${what}, not ${describeGiven(value)}`),
  };
}

export const trueOrFalse = mustBe('true or false', (value) => typeof value === 'boolean');

export const functionToCall = mustBe('a function', (value) => typeof value === 'function');

export const aString = mustBe('a string', (value) => typeof value === 'string');

/** An object with members: neither null nor a list. */
export const anObject = mustBe('an object', isPlainObject);

export const filePath = mustBe('a path', isPath);

export const validDate = mustBe('a valid Date', (value) => Number.isFinite(msOfDate(value)));

/** Not by class: a signal of another realm, or of a library, works, too. */
export const abortSignal = mustBe('an AbortSignal', (value) => {
  if (!isPlainObject(value)) return false;
  const { aborted, addEventListener } = value as Partial<AbortSignal>;
  return typeof aborted === 'boolean' && typeof addEventListener === 'function';
});

/** An integer within bounds; `what` may name its unit. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER, what = 'a whole number'): OptionCheck {
  const range = most === Number.MAX_SAFE_INTEGER ? `, at least ${least}` : ` from ${least} to ${most}`;
  return mustBe(`${what}${range}`, (value) => Number.isSafeInteger(value) && isWithin(value, least, most));
}

/** A number within bounds, never NaN; `Infinity` only if it is the upper bound. */
export function numberWithin(least: number, most: number, what = 'a number'): OptionCheck {
  const range = most === Infinity ? `, at least ${least}` : ` from ${least} to ${most}`;
  return mustBe(`${what}${range}`, (value) => isWithin(value, least, most));
}

/** One of some names; for any other, the message suggests the nearest. `what` is the word for such a name. */
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

function unknownOption(caller: string, name: string, checks: object): ArgumentError {
  const names = Object.keys(checks);
  const help = suggestion(name, names) || `; it takes ${names.join(', ')}`;
  return new ArgumentError(`${caller} has no option ${describeGiven(name)}${help}`);
}

function suggestion(wanted: string, names: readonly string[]): string {
  // A long text is no typing error, and comparing it takes time.
  const meant = wanted.length > 100 ? undefined : nearest(wanted, names);
  return meant === undefined ? '' : `; did you mean '${meant}'?`;
}

/** All names, if they are few. */
function listed(names: readonly string[]): string {
  return names.length > 16 ? '' : `; known are ${names.join(', ')}`;
}

function unreadable(what: string, cause: unknown): ArgumentError {
  let reason = 'it throws';
  try {
    reason = cause instanceof Error ? cause.message : String(cause);
  } catch {
    // Even a thrown value may throw.
  }
  return new ArgumentError(`${what} cannot be read: ${reason}`, { cause });
}
