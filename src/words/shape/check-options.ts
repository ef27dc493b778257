import { ArgumentError, describeGiven, isList, wrongArgument } from '../argument-error.js';
import { nearest } from '../nearest.js';
import { quoted } from '../printable.js';
import type { Door } from './door.js';
import type { Shape } from './shape.js';

/** A shape for every option of a function: an option that is missing in the table does not compile. */
export type OptionShapes<Options> = { readonly [Name in keyof Options]-?: Shape };

/**
 * Checks the options of a public function and returns a copy of the given ones: each is read exactly once, so
 * the checked value is the used one. Throws an ArgumentError about the first invalid or unknown one.
 */
export function checkOptions<Options extends object>(
  caller: string,
  given: unknown,
  shapes: OptionShapes<Options>,
): Options {
  const options = given === undefined ? {} : given;
  if (typeof options !== 'object' || options === null || isList(options))
    throw wrongArgument(`${caller} takes its options as an object`, options);
  const checked: Record<string, unknown> = {};
  let name = '';
  try {
    const names = Object.keys(shapes);
    const extra = Object.keys(options).find((each) => !names.includes(each));
    if (extra !== undefined) throw new ArgumentError(optionDoor.extra(caller, extra, names));
    for (name in shapes) {
      const value = (options as Options)[name as keyof Options];
      const shape = shapes[name as keyof Options];
      if (value !== undefined || shape.isRequired) {
        shape.read(value, { door: optionDoor, name });
        checked[name] = value;
      }
    }
  } catch (error) {
    // Reading may throw: a getter, a proxy, an array proxy.
    throw error instanceof ArgumentError
      ? error
      : unreadable(`${name || 'the object'} in the options of ${caller}`, error);
  }
  return checked as Options;
}

/** Throws an ArgumentError unless an argument has a shape; `name` is what the sentence calls it. */
export function checkArgument(name: string, value: unknown, shape: Shape): void {
  let found: string | undefined;
  try {
    found = complaintAbout(name, value, shape);
  } catch (error) {
    throw unreadable(name, error);
  }
  if (found !== undefined) throw new ArgumentError(found);
}

/** The first problem with a value, as a sentence that begins with a name; undefined if it has the shape. */
export function complaintAbout(name: string, value: unknown, shape: Shape): string | undefined {
  let first: string | undefined;
  const report = (sentence: string) => {
    first ??= sentence;
  };
  shape.read(value, { door: { ...optionDoor, report }, name });
  return first;
}

/** The door of functions: the first problem is thrown as an ArgumentError. */
export const optionDoor: Door = {
  nameOf: (owner, key) => (typeof key === 'number' ? `each of ${owner}` : `${owner}.${key}`),
  wrong: (name, what, value) => `${name} must be ${what}, not ${describeGiven(value)}`,
  unknown(name, value, known, what = name) {
    if (typeof value !== 'string') return this.wrong(name, `one of ${known.map(quoted).join(', ')}`, value);
    return `unknown ${what} ${describeGiven(value)}${suggestion(value, known) || listed(known)}`;
  },
  extra: (owner, name, known) =>
    `${owner} has no option ${describeGiven(name)}${suggestion(name, known) || `; it takes ${known.join(', ')}`}`,
  report(sentence) {
    throw new ArgumentError(sentence);
  },
};

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
