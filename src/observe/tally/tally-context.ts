import { personalPlaces } from './kept-names.js';

/** How many fields that the interface does not know are counted over all. Journals of the game have a few hundred at most. */
const mostUnknownFields = 50_000;

/** Deeper inside, only what is known is told apart. */
const deepestUnknown = 4;

/** Too many different names for journals of the game. */
export class TooManyNames extends Error {
  override readonly name = 'TooManyNames';
}

/** What all places of one evidence share. */
export class NameBudget {
  #left = mostUnknownFields;

  take(): void {
    if (--this.#left < 0)
      throw new TooManyNames(
        `there are more than ${mostUnknownFields} different names of fields: these are not journals of the game`,
      );
  }
}

/** Where a place is: below which kind, and how far. */
export class TallyContext {
  readonly budget: NameBudget;
  readonly #personal: ReadonlySet<string>;
  readonly #pointer: string;
  readonly #unknownDepth: number;

  private constructor(budget: NameBudget, personal: ReadonlySet<string>, pointer: string, unknownDepth: number) {
    this.budget = budget;
    this.#personal = personal;
    this.#pointer = pointer;
    this.#unknownDepth = unknownDepth;
  }

  static ofKind(kind: string, budget: NameBudget): TallyContext {
    return new TallyContext(budget, personalPlaces(kind), '', 0);
  }

  within(step: string, { unknown = false } = {}): TallyContext {
    const depth = unknown ? this.#unknownDepth + 1 : this.#unknownDepth;
    return new TallyContext(this.budget, this.#personal, `${this.#pointer}/${step}`, depth);
  }

  get isPersonal(): boolean {
    return this.#personal.has(this.#pointer);
  }

  get isTop(): boolean {
    return this.#pointer === '';
  }

  get isTooDeep(): boolean {
    return this.#unknownDepth >= deepestUnknown;
  }
}
