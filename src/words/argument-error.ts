import { quoted } from './printable.js';

/** The error for an argument of the wrong type: what is expected, and what was given. */
export function wrongArgument(takes: string, given: unknown): TypeError {
  return new TypeError(`${takes}, not ${describeGiven(given)}`);
}

const longestShown = 40;

/** What was given, in a few words; never throws, whatever it is. */
export function describeGiven(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value.length > longestShown ? `${value.slice(0, longestShown)}…` : value);
    case 'bigint':
      return `${String(value).slice(0, longestShown)}n`;
    case 'object':
      return value === null ? 'null' : isList(value) ? 'a list' : 'this object';
    case 'function':
      return 'a function';
    default:
      return String(value);
  }
}

/** Whether it is a list, or a proxy whose target is gone: that one throws whenever it is asked. */
export function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return true;
  }
}
