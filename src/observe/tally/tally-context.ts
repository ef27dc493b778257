import { dialects } from '../../interface/dialect/dialects.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { personalPlaces } from './kept-names.js';

/** The most unknown fields in one evidence. Journals of the game have a few hundred. */
const mostUnknownFields = 50_000;

/** In objects nested deeper, unknown names are not kept. */
const deepestUnknown = 4;

/** Too many different names for journals of the game. */
export class TooManyNames extends Error {
  override readonly name = 'TooManyNames';
}

export interface TallyOptions {
  /** Whether the evidence is for others: of unknown objects, it then has only names that the tables have. */
  readonly isShared?: boolean;
  /** What is known; the live game if left out. */
  readonly catalogue?: Catalogue;
  /** Whether words of unknown texts are kept, if they look like those of a program. */
  readonly keepsWords?: boolean;
}

/** The number of unknown names left, shared by all places of one evidence. */
export class NameBudget {
  readonly isShared: boolean;
  readonly catalogue: Catalogue;
  readonly keepsWords: boolean;
  #left = mostUnknownFields;

  constructor({ isShared = false, catalogue = dialects.game, keepsWords = false }: TallyOptions = {}) {
    this.isShared = isShared;
    this.catalogue = catalogue;
    this.keepsWords = keepsWords;
  }

  take(): void {
    if (--this.#left < 0)
      throw new TooManyNames(
        `there are more than ${mostUnknownFields} different names of fields: these are not journals of the game`,
      );
  }
}

/** The position of a place within its kind. */
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
