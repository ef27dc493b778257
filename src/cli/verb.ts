/** A verb as data: its arguments and options, its help, and what it does. The types of its values follow. */
import { Argument, Command, Option } from 'commander';
import { bareCandidates, type CompletionSource, withCompletion } from './completion/completion-source.js';
import { parseChoice } from './option-values.js';
import type { Shell } from './shell.js';

/** What an option and an argument have in common. */
interface Described<Value> extends Partial<CompletionSource> {
  readonly about: string;
  /** The value if it is left out. */
  readonly usual?: Value;
}

export interface OptionSpec<Value> extends Described<Value> {
  /** What follows the flag, such as `<file>`; nothing follows a switch. */
  readonly takes?: string;
  readonly short?: string;
  /** How the help puts the usual value. */
  readonly usually?: string;
  /** From a word to the value; `before` is that of the same option before it. */
  parse?(word: string, before: Value | undefined, flag: string): Value;
  readonly isRare?: boolean;
  /** The option that it shares its value with. */
  readonly storedAs?: string;
}

/** By name; the flags follow from the names: `--fail-on` from `failOn`. */
type OptionSpecs = Readonly<Record<string, OptionSpec<unknown>>>;

type ValueOf<Spec> = Spec extends OptionSpec<infer Value> ? Value : never;

/** The values of options, as the action of a verb gets them. */
export type OptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs as undefined extends ValueOf<Specs[Name]> ? never : Name]: ValueOf<Specs[Name]>;
} & {
  readonly [Name in keyof Specs as undefined extends ValueOf<Specs[Name]> ? Name : never]?: Exclude<
    ValueOf<Specs[Name]>,
    undefined
  >;
};

type More<Value> = Omit<OptionSpec<Value>, 'about' | 'takes'>;

type Parsed<Value> = More<Value> & Required<Pick<OptionSpec<Value>, 'parse'>>;

/** An option that is given or not. */
export function flag(about: string, more: More<boolean | undefined> = {}): OptionSpec<boolean | undefined> {
  return { about, ...more };
}

/** An option with a value: the word that follows it, unless it is parsed. */
export function option<Value>(
  takes: string,
  about: string,
  more: Parsed<Value> & { readonly usual: Value },
): OptionSpec<Value>;
export function option<Value>(takes: string, about: string, more: Parsed<Value>): OptionSpec<Value | undefined>;
export function option(takes: string, about: string, more?: More<string>): OptionSpec<string | undefined>;
export function option<Value>(takes: string, about: string, more?: More<Value>): OptionSpec<Value> {
  return { about, takes, ...more };
}

/** An option that takes one of a few names, the first if it is left out. */
export function choice<const Name extends string>(
  about: string,
  names: readonly Name[],
  usual = names[0],
): OptionSpec<Name> {
  return { ...openChoice(about, names), usual } as OptionSpec<Name>;
}

/** An option that takes one of a few names; without it, something else decides. */
export function openChoice<const Name extends string>(
  about: string,
  names: readonly Name[],
  more: More<Name> = {},
): OptionSpec<Name | undefined> {
  return {
    about: `${about}: ${names.join(', ')}`,
    takes: '<name>',
    parse: (word, _before, flagName) => parseChoice(word, names, `unknown ${flagName.slice(2)}`) as Name,
    candidates: () => bareCandidates(names),
    ...more,
  };
}

/** The same option, which is shown only by `--help --all`, under a title of its own. */
export function rare<Value>(spec: OptionSpec<Value>): OptionSpec<Value> {
  return { ...spec, isRare: true };
}

interface ArgumentSpec<Value> extends Described<Value> {
  /** `<name>`, or `[name]` if it may be left out; `[names...]` for several. */
  readonly notation: string;
  parse?(word: string): Value;
}

type WordsIn<Notation> = Notation extends `${string}...${string}`
  ? readonly string[]
  : Notation extends `<${string}`
    ? string
    : string | undefined;

/** An argument: words as they are. */
export function argument<Notation extends string, Value = WordsIn<Notation>>(
  notation: Notation,
  about: string,
  more: Omit<ArgumentSpec<Value>, 'about' | 'notation'> = {},
): ArgumentSpec<Value> {
  return { notation, about, ...more };
}

/** An argument that takes one of a few names. `problem` begins the error message about any other. */
export function choiceArgument<Notation extends string, Name extends string>(
  notation: Notation,
  about: string,
  names: readonly Name[],
  problem: string,
): ArgumentSpec<undefined extends WordsIn<Notation> ? Name | undefined : Name> {
  return argument(notation, `${about}: ${names.join(', ')}`, {
    parse: (word) => parseChoice(word, names, problem) as Name,
    candidates: () => bareCandidates(names),
    form: 'choice',
  });
}

interface VerbSpec<Takes extends readonly ArgumentSpec<unknown>[], Specs extends OptionSpecs> {
  /** In the help of its group; `verbs.ts` describes the verbs of the program. */
  readonly about?: string;
  readonly takes?: readonly [...Takes];
  readonly options?: Specs;
  /** What the help says below the options. */
  readonly help: string | ((shell: Shell) => string);
  /** `given` is what the user wrote of the arguments. */
  readonly run: (
    words: { readonly [Index in keyof Takes]: Takes[Index] extends ArgumentSpec<infer Value> ? Value : never },
    options: OptionsOf<Specs> & { readonly color?: boolean },
    shell: Shell,
    given: readonly string[],
  ) => unknown;
}

type CreateVerb = (name: string, shell: Shell) => Command;

/** What the file of a verb exports. */
export interface VerbModule {
  readonly createVerb: CreateVerb;
}

export function verb<const Takes extends readonly ArgumentSpec<unknown>[] = [], Specs extends OptionSpecs = {}>({
  about = '',
  takes,
  options = {} as Specs,
  help,
  run,
}: VerbSpec<Takes, Specs>): CreateVerb {
  return (name, shell) => {
    const command = new Command(name).description(about);
    for (const spec of takes ?? []) command.addArgument(argumentOf(spec));
    for (const [key, spec] of Object.entries(options)) command.addOption(optionOf(key, spec));
    command.addHelpText('after', typeof help === 'string' ? help : help(shell));
    return command.action(async (...given: readonly unknown[]) => {
      const words = given.slice(0, -2) as unknown as Parameters<typeof run>[0];
      await run(words, command.optsWithGlobals(), shell, command.args);
    });
  };
}

function argumentOf(spec: ArgumentSpec<unknown>): Argument {
  const { notation, about, usual, candidates, form } = spec;
  const made = new Argument(notation, about);
  if (spec.parse) made.argParser((word) => spec.parse?.(word));
  if (usual !== undefined) made.default(usual);
  return candidates ? withCompletion(made, candidates, form) : made;
}

function optionOf(name: string, spec: OptionSpec<unknown>): Option {
  const { about, takes = '', short, usual, usually, candidates, form, storedAs } = spec;
  const long = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const made = new Option(`${short === undefined ? '' : `-${short}, `}${long} ${takes}`.trim(), about);
  if (spec.parse) made.argParser((word, before: unknown) => spec.parse?.(word, before, long));
  if (usual !== undefined || usually !== undefined) made.default(usual, usually);
  if (spec.isRare) made.helpGroup(rareOptions);
  if (storedAs !== undefined) made.attributeName = () => storedAs;
  return candidates ? withCompletion(made, candidates, form) : made;
}

const rareOptions = 'Rarely needed:';

/** Whether only `--help --all` shows an option. */
export function isRare({ helpGroupHeading }: Option): boolean {
  return helpGroupHeading === rareOptions;
}
