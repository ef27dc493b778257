import { Argument, InvalidArgumentError, Option } from 'commander';
import { type Dialect, dialectNames } from '../spec/dialect.js';
import { nearest } from '../spec/nearest.js';

export interface DialectOption {
  readonly dialect: Dialect;
}

export function dialectOption(): Option {
  return optionFrom('--dialect <name>', 'the letter of the specification, or what the live game writes', dialectNames);
}

export interface FormatOption {
  readonly format: 'pretty' | 'json';
}

export function formatOption(): Option {
  return optionFrom('--format <name>', 'how to print', ['pretty', 'json']);
}

/** An option that takes one of a few names, the first by default. */
function optionFrom(flags: string, about: string, names: readonly string[]): Option {
  return new Option(flags, `${about}: ${names.join(', ')}`).default(names[0]).argParser(chosenFrom(names));
}

/** An argument that takes one of a few names. */
export function argumentFrom(name: string, about: string, names: readonly string[]): Argument {
  return new Argument(name, `${about}: ${names.join(', ')}`).argParser(chosenFrom(names));
}

function chosenFrom(names: readonly string[]): (word: string) => string {
  return (word) => {
    if (names.includes(word)) return word;
    const near = nearest(word, names);
    throw new InvalidArgumentError(near === undefined ? `It is one of ${names.join(', ')}.` : `Did you mean ${near}?`);
  };
}
