import { Argument, Option } from 'commander';
import { type Dialect, dialectNames } from '../interface/dialect/dialects.js';
import { nearest, suggestion } from '../words/nearest.js';
import { quoted } from '../words/printable.js';
import { bareCandidates, withCompletion } from './completion/completion-source.js';
import { UsageError } from './shell.js';

export interface DialectOption {
  readonly dialect: Dialect;
}

export function dialectOption(): Option {
  return choiceOption('dialect', 'follow the specification, or the live game', dialectNames);
}

/** How a page is printed: an option of the verb, and one of every verb. */
export interface PageOptions {
  readonly format: 'pretty' | 'json';
  readonly color?: boolean;
}

export function formatOption(): Option {
  return choiceOption('format', 'how to print', ['pretty', 'json']);
}

export function colorOptions(): Option[] {
  return [
    new Option('--color', 'colour the output, wherever it goes'),
    new Option('--no-color', 'never colour the output'),
  ];
}

/** An option that takes one of a few names, the first by default. */
export function choiceOption(name: string, about: string, names: readonly string[]): Option {
  const option = new Option(`--${name} <name>`, `${about}: ${names.join(', ')}`)
    .default(names[0])
    .argParser((word) => parseChoice(word, names, `unknown ${name}`));
  return withCompletion(option, () => bareCandidates(names));
}

/** An option that may be given more than once. */
export function repeatedOption(flags: string, about: string): Option {
  return new Option(flags, about).argParser((word: string, before: readonly string[] | undefined) => [
    ...(before ?? []),
    word,
  ]);
}

/** An argument that takes one of a few names; `nothing` begins the sentence about any other. */
export function choiceArgument(name: string, about: string, names: readonly string[], nothing: string): Argument {
  const argument = new Argument(name, `${about}: ${names.join(', ')}`);
  argument.argParser((word) => parseChoice(word, names, nothing));
  return withCompletion(argument, () => bareCandidates(names));
}

/** The word, if it is one of the names; else a sentence with the nearest of them, or with all. */
export function parseChoice(word: string, names: readonly string[], nothing: string): string {
  if (names.includes(word)) return word;
  // A word cut short means more than one that happens to look alike.
  const near = names.find((name) => word.length > 2 && name.startsWith(word)) ?? nearest(word, names);
  const help = suggestion(near, { otherwise: `; known: ${names.join(', ')}` });
  throw new UsageError(`${nothing} ${quoted(word)}${help}`);
}
