import type { Argument, Option } from 'commander';

/** Something that can be typed, and what it means. */
export interface Candidate {
  readonly word: string;
  readonly about?: string | undefined;
}

/** How the words of a value are put together, where it is more than one name. */
export type Form =
  | 'name'
  /** Names with commas between them. */
  | 'list'
  /** `name=value`: the name can be completed, the value cannot. */
  | 'setting';

export interface CompletionSource {
  readonly form: Form;
  readonly candidates: () => Promise<readonly Candidate[]> | readonly Candidate[];
}

const sources = new WeakMap<Option | Argument, CompletionSource>();

/** Says what can stand for an option's value or an argument; gives the option or argument back. */
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
