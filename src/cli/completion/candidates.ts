import type { Argument, Command, Option } from 'commander';
import { type Candidate, type CompletionSource, completionSourceOf } from './completion-source.js';

/** What can be typed next, and how the shell should go on. */
export interface Completion {
  readonly candidates: readonly Candidate[];
  /** Whether a file may stand here as well. */
  readonly files: boolean;
  /** Whether more of the same word follows, so that no blank is put behind it. */
  readonly open: boolean;
}

const nothing: Completion = { candidates: [], files: false, open: false };

/** What may stand in the place of the last of the words, which may be begun or empty. */
export async function complete(program: Command, words: readonly string[]): Promise<Completion> {
  const typed = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const verb = program.commands.find((each) => each.name() === before.find((word) => !word.startsWith('-')));
  const options = [...(verb?.options ?? []), ...program.options];
  const waiting = takesValue(before.at(-1), options);
  if (waiting) return completeFrom(waiting, '', typed);
  const [, flag, value] = /^(--[^=]+)=(.*)$/s.exec(typed) ?? [];
  const assigned = flag === undefined ? undefined : takesValue(flag, options);
  if (assigned) return completeFrom(assigned, `${flag}=`, value ?? '');
  if (typed.startsWith('-')) return { ...nothing, candidates: startingWith(typed, options.map(optionCandidate)) };
  if (!verb)
    return {
      ...nothing,
      candidates: startingWith(typed, program.createHelp().visibleCommands(program).map(verbCandidate)),
    };
  const argument = argumentAt(verb, before, options);
  return argument ? completeFrom(argument, '', typed) : nothing;
}

/** The option of that name, if a value must follow it. */
function takesValue(flag: string | undefined, options: readonly Option[]): Option | undefined {
  return options.find(({ required, long, short }) => required && flag !== undefined && [long, short].includes(flag));
}

function argumentAt(verb: Command, before: readonly string[], options: readonly Option[]): Argument | undefined {
  const plain = before.filter((word, index) => !word.startsWith('-') && !takesValue(before[index - 1], options));
  // The first is the verb itself.
  const { registeredArguments: all } = verb;
  const last = all.at(-1);
  return all[plain.length - 1] ?? (last?.variadic ? last : undefined);
}

async function completeFrom(taker: Option | Argument, prefix: string, typed: string): Promise<Completion> {
  const offer = completionSourceOf(taker);
  // What has no names of its own is a file, a directory, a number or a time.
  if (!offer) return { ...nothing, files: prefix === '' };
  const done = offer.form === 'list' ? typed.slice(0, typed.lastIndexOf(',') + 1) : '';
  const found = startingWith(typed.slice(done.length), await wordsOf(offer));
  return {
    candidates: found.map(({ word, about }) => ({ word: `${prefix}${done}${word}`, about })),
    files: 'variadic' in taker && !taker.required && prefix === '',
    open: offer.form === 'setting',
  };
}

async function wordsOf({ candidates, form }: CompletionSource): Promise<readonly Candidate[]> {
  const all = await candidates();
  return form === 'setting' ? all.map(({ word, about }) => ({ word: `${word}=`, about })) : all;
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
