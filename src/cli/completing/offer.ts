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

export interface Offer {
  readonly form: Form;
  readonly candidates: () => Promise<readonly Candidate[]> | readonly Candidate[];
}

const offers = new WeakMap<Option | Argument, Offer>();

/** Says what can stand for an option's value or an argument; gives the option or argument back. */
export function offering<T extends Option | Argument>(
  taker: T,
  candidates: Offer['candidates'],
  form: Form = 'name',
): T {
  offers.set(taker, { form, candidates });
  return taker;
}

export function offerOf(taker: Option | Argument): Offer | undefined {
  return offers.get(taker);
}

export function wordsAlone(names: readonly string[]): Candidate[] {
  return names.map((word) => ({ word }));
}
