import { getOrMake } from '../../words/map-entries.js';
import type { Change } from './drift-change.js';

/** What new journals are compared with: older evidence, or the interface. */
export interface KnownSide {
  /** The number of lines it is based on; infinity for the interface. */
  readonly lines: number;
  /** The kinds in journals, or in a companion. */
  readonly kinds: (file?: string) => ReadonlyMap<string, ObjectFacts>;
}

export interface ObjectFacts {
  /** The number of objects seen; infinity for the interface. */
  readonly seen: number;
  /** Members may have any name. */
  readonly isMap: boolean;
  readonly fields: ReadonlyMap<string, PlaceFacts>;
  /** Whether one field is known to come before another. */
  readonly precedes: (one: string, other: string) => boolean;
}

export interface PlaceFacts {
  readonly seen: number;
  /** Every object has it, at least in this version of the game. */
  readonly always: boolean;
  readonly types: ReadonlySet<ValueType>;
  /** The number of digits after the point, if it is always the same. */
  readonly decimals?: number | undefined;
  /** Whether a value is known; `undefined` if the values are not known. */
  readonly knows?: ((value: string) => boolean) | undefined;
  readonly bits?: ReadonlySet<number> | undefined;
  /** The number of values seen; infinity for the interface. */
  readonly valuesSeen: number;
  readonly element?: PlaceFacts | undefined;
  readonly object?: ObjectFacts | undefined;
  /** The versions of the game that are known to have it. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** Which kinds and fields a side knows. */
export class KnownPlaces {
  readonly #side: KnownSide;
  readonly #kinds = new Map<string | undefined, ReadonlyMap<string, ObjectFacts>>();

  constructor(side: KnownSide) {
    this.#side = side;
  }

  /** Whether the kind is known, and the field at its path, such as `Factions[].Happiness`. */
  has({ file, kind, path }: Pick<Change, 'file' | 'kind' | 'path'>): boolean {
    const kinds = getOrMake(this.#kinds, file, () => this.#side.kinds(file));
    const facts = kinds.get(kind);
    let field: PlaceFacts | undefined;
    for (const step of path?.replaceAll('[]', '.[]').split('.') ?? []) {
      field = step === '[]' ? field?.element : (field ? field.object : facts)?.fields.get(step);
      if (!field) return false;
    }
    return facts !== undefined;
  }
}

export type ValueType = 'text' | 'integer' | 'decimal' | 'flag' | 'list' | 'object' | 'null';
