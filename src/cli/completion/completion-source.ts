import { type Argument, type Command, Help, type Option } from 'commander';
import { pathIn } from '../verb-path.js';

/** A word that can be typed, and what it means. */
export interface Candidate {
  readonly word: string;
  readonly about?: string | undefined;
}

/** What a value is made of. */
export type Form =
  | 'name'
  /** One of the names, and never a file. */
  | 'choice'
  /** Names with commas between them. */
  | 'list'
  /** Names with dots between them: members of a field are offered once its dot is typed. */
  | 'path'
  /** `name=value`: the name can be completed, the value cannot. */
  | 'setting';

export interface CompletionSource {
  readonly form: Form;
  readonly candidates: () => Promise<readonly Candidate[]> | readonly Candidate[];
}

const sources = new WeakMap<Option | Argument, CompletionSource>();

/** Sets what an option or argument takes, and returns it. */
export function withCompletion<T extends Option | Argument>(
  taker: T,
  candidates: CompletionSource['candidates'],
  form: Form = 'name',
): T {
  sources.set(taker, { form, candidates });
  return taker;
}

export function completionSourceOf(taker: Option | Argument): CompletionSource | undefined {
  return sources.get(taker);
}

export function bareCandidates(names: readonly string[]): Candidate[] {
  return names.map((word) => ({ word }));
}

/** What can be typed next, and how the shell goes on after it. */
export interface Completion {
  readonly candidates: readonly Candidate[];
  /** Whether a file name may be typed here, too. */
  readonly files: boolean;
  /** Whether the word is incomplete, so that the shell adds no space. */
  readonly open: boolean;
}

const nothing: Completion = { candidates: [], files: false, open: false };

/** What the last word can become; it may be empty. */
export async function complete(program: Command, words: readonly string[]): Promise<Completion> {
  const typed = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const path = pathIn(program, before);
  const verb = path.at(-1) ?? program;
  const options = [...path.toReversed(), program].flatMap((each) => each.options);
  const pending = takesValue(before.at(-1), options);
  if (pending) return completeFrom(pending, '', typed);
  const [, flag, value] = /^(--[^=]+)=(.*)$/s.exec(typed) ?? [];
  const assigned = flag === undefined ? undefined : takesValue(flag, options);
  if (assigned) return completeFrom(assigned, `${flag}=`, value ?? '');
  if (typed.startsWith('-')) return { ...nothing, candidates: startingWith(typed, options.map(optionCandidate)) };
  if (verb.commands.length > 0)
    return { ...nothing, candidates: startingWith(typed, new Help().visibleCommands(verb).map(verbCandidate)) };
  const argument = argumentAt(verb, before.slice(before.indexOf(verb.name()) + 1), options);
  return argument ? completeFrom(argument, '', typed) : nothing;
}

/** The option of that name, if a value must follow it. */
function takesValue(flag: string | undefined, options: readonly Option[]): Option | undefined {
  return options.find(({ required, long, short }) => required && flag !== undefined && [long, short].includes(flag));
}

/** The argument that comes next, after the words behind the verb. */
function argumentAt(verb: Command, before: readonly string[], options: readonly Option[]): Argument | undefined {
  const plain = before.filter((word, index) => !word.startsWith('-') && !takesValue(before[index - 1], options));
  const { registeredArguments: all } = verb;
  const last = all.at(-1);
  return all[plain.length] ?? (last?.variadic ? last : undefined);
}

async function completeFrom(taker: Option | Argument, prefix: string, typed: string): Promise<Completion> {
  const source = completionSourceOf(taker);
  // Without a source, it is a file, a directory, a number or a time.
  if (!source) return { ...nothing, files: prefix === '' };
  const done = source.form === 'list' ? typed.slice(0, typed.lastIndexOf(',') + 1) : '';
  const deepest = source.form === 'path' ? Math.max(1, dotsIn(typed)) : Infinity;
  const found = startingWith(typed.slice(done.length), await wordsOf(source)).filter(
    ({ word }) => dotsIn(word) <= deepest,
  );
  return {
    candidates: found.map(({ word, about }) => ({ word: `${prefix}${done}${word}`, about })),
    files: 'variadic' in taker && !taker.required && source.form !== 'choice' && prefix === '',
    open: source.form === 'setting',
  };
}

async function wordsOf({ candidates, form }: CompletionSource): Promise<readonly Candidate[]> {
  const all = await candidates();
  return form === 'setting' ? all.map(({ word, about }) => ({ word: `${word}=`, about })) : all;
}

function dotsIn(word: string): number {
  return word.split('.').length - 1;
}

function startingWith(typed: string, candidates: readonly Candidate[]): Candidate[] {
  const lower = typed.toLowerCase();
  return candidates.filter(({ word }) => word.toLowerCase().startsWith(lower));
}

function optionCandidate({ long, short, description }: Option): Candidate {
  return { word: long ?? short ?? '', about: description };
}

function verbCandidate(verb: Command): Candidate {
  return { word: verb.name(), about: verb.description() };
}
