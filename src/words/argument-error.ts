import { quoted } from './printable.js';

/** A function was called with an invalid argument or option; the message says what it takes. */
export class ArgumentError extends TypeError {
  override readonly name = 'ArgumentError';
  readonly code = 'invalid-argument';
}

/** The error for an argument of the wrong type: what is expected, and what was given. */
export function wrongArgument(takes: string, given: unknown): ArgumentError {
  return new ArgumentError(`${takes}, not ${describeGiven(given)}`);
}

const maxShown = 40;

/** The given value in a few words; never throws. */
export function describeGiven(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value.length > maxShown ? `${value.slice(0, maxShown)}…` : value);
    case 'bigint':
      return `${String(value).slice(0, maxShown)}n`;
    case 'object':
      return value === null ? 'null' : isList(value) ? 'a list' : (describeDate(value) ?? 'this object');
    case 'function':
      return 'a function';
    default:
      return String(value);
  }
}

/** Whether it is a list, or a revoked proxy, which throws on any access. */
export function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return true;
  }
}

/**
 * Milliseconds since 1970, or NaN for an invalid Date; undefined for anything else, even if it resembles one.
 */
export function msOfDate(value: unknown): number | undefined {
  try {
    // Not by class: a test runner may use another realm, with its own Date.
    return Date.prototype.getTime.call(value);
  } catch {
    return undefined;
  }
}

function describeDate(value: object): string | undefined {
  const ms = msOfDate(value);
  return ms === undefined ? undefined : Number.isNaN(ms) ? 'an invalid Date' : 'a Date';
}
