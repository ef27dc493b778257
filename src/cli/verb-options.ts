/** Options shared by several verbs, and factories for them. */
import { Argument, Option } from 'commander';
import { type Dialect, dialectNames } from '../interface/dialect/dialect-names.js';
import { bareCandidates, withCompletion } from './completion/completion-source.js';
import { namesParser, parseChoice, parseMilliseconds } from './option-values.js';
import type { ReportTargets } from './output/report-targets.js';
import type { Shell } from './shell.js';

export interface DialectOption {
  readonly dialect: Dialect;
}

export function dialectOption(): Option {
  return choiceOption('dialect', 'follow the live game, or the specification', dialectNames);
}

/** Output options of a page. `--color` is an option of the program, and so of every verb. */
export interface PageOptions {
  readonly format: 'pretty' | 'json';
  readonly color?: boolean | undefined;
}

export function formatOption(): Option {
  return choiceOption('format', 'output format', ['pretty', 'json']);
}

export function colorOptions(): Option[] {
  return [
    new Option('--color', 'colour the output, even when not in a terminal'),
    new Option('--no-color', 'never colour the output'),
  ];
}

export function outOption(about: string): Option {
  return new Option('--out <directory>', about);
}

const rareOptions = 'Rarely needed:';

/** The same option, which is shown only by `--help --all`, under a title of its own. */
export function rare(option: Option): Option {
  return option.helpGroup(rareOptions);
}

export function isRare({ helpGroupHeading }: Option): boolean {
  return helpGroupHeading === rareOptions;
}

/** The end of the help of a verb with rare options; `whole` is what is shown with them. */
export function helpText({ showsAll }: Shell, verb: string, short: string, whole: string): string {
  return showsAll ? whole : `${short}\n\nMore options, and what they do: shakedown ${verb} --help --all`;
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

/** An argument that takes one of a few names. `problem` begins the error message about any other. */
export function choiceArgument(name: string, about: string, names: readonly string[], problem: string): Argument {
  const argument = new Argument(name, `${about}: ${names.join(', ')}`);
  argument.argParser((word) => parseChoice(word, names, problem));
  return withCompletion(argument, () => bareCandidates(names), 'choice');
}

/** The formats and files of the reports of a check, collected in the order in which they are given. */
export function reportOptions<Name extends string>(outputs: ReportTargets<Name>): [Option, Option] {
  const format = new Option('--format <name>', `report format; repeat it for more: ${outputs.names.join(', ')}`);
  const output = new Option('-o, --output <file>', 'file for the format before it; without one, its extension decides');
  return [
    withCompletion(
      format.argParser((word) => outputs.format(word)),
      () => bareCandidates(outputs.names),
    ),
    output.argParser((word) => outputs.file(word)),
  ];
}

/** An option that takes the names of rules, or patterns with a star. */
export function rulesOption(flag: string, about: string): Option {
  const option = new Option(`${flag} <rules>`, about);
  return withCompletion(
    option.argParser(namesParser(flag, 'the names of rules, such as field/*,line/cut')),
    async () => (await import('./completion/completable-names.js')).ruleCandidates(),
    'list',
  );
}

/** An option that takes a duration such as `10s`; `text` is its default in words. */
export function durationOption(flag: string, about: string, milliseconds: number, text: string): Option {
  return new Option(`${flag} <duration>`, about).argParser(parseMilliseconds).default(milliseconds, text);
}
