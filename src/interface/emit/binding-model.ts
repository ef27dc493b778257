/** What types in any language are made from: the catalogue as plain types, without rules. */

export interface BindingModel {
  /** The versions of the game it covers, such as `4.0 to 4.4.0.1`. */
  readonly versions: string;
  /** Every object, the kinds' own included; inner ones stand before those that use them. */
  readonly types: readonly BoundType[];
  /** Those of them that are kinds. */
  readonly kinds: readonly BoundKind[];
  /** The kinds that have a file beside the journal. */
  readonly companions: readonly BoundCompanion[];
  readonly lists: readonly BoundList[];
  readonly flags: readonly BoundFlags[];
}

export interface BoundCompanion {
  readonly kind: string;
  readonly file: string;
  /** Whether the file is that of another kind. */
  readonly isShared: boolean;
}

/** An object with known members. */
export interface BoundType {
  /** A name for the type, valid in every language and different from all others without regard to case. */
  readonly name: string;
  /** Sentences about it: when it is written, and how well it is known. */
  readonly doc: string;
  /** The `event` that it is written with, if it is a kind. */
  readonly kind?: string;
  readonly members: readonly BoundMember[];
  /** Members that similar types have, and this one never. */
  readonly never: readonly Pick<BoundMember, 'key' | 'doc'>[];
  /** The type of all other members, if they have no fixed names. */
  readonly others?: BoundValue;
}

export interface BoundKind extends BoundType {
  readonly kind: string;
}

export interface BoundMember {
  /** As the journal writes it; it may be empty or begin with a digit. */
  readonly key: string;
  readonly doc: string;
  readonly type: BoundValue;
  /** Whether every line of the versions has it. */
  readonly required: boolean;
}

export type BoundValue =
  | {
      readonly is: 'text';
      /** The name of its list of values. */
      readonly list?: string;
      /** Set if it may be empty, whether the list has that or not. */
      readonly mayBeEmpty?: true;
      readonly constant?: string;
    }
  /** Of 64 bits; an id may be 2^64 - 1 in old files. */
  | { readonly is: 'integer'; readonly isId?: true; readonly list?: string; readonly flags?: string }
  | { readonly is: 'number' }
  | { readonly is: 'boolean' }
  | { readonly is: 'list'; readonly of: BoundValue; readonly length?: number }
  | { readonly is: 'object'; readonly type: string }
  /** More than one form occurs. */
  | { readonly is: 'either'; readonly of: readonly BoundValue[] };

/** A list of known values. */
export interface BoundList {
  readonly name: string;
  readonly doc: string;
  /** Whether a field may hold others. */
  readonly isOpen: boolean;
  readonly values: readonly { readonly value: string | number; readonly note?: string }[];
}

export interface BoundFlags {
  readonly name: string;
  readonly bits: readonly { readonly bit: number; readonly name: string; readonly meaning: string }[];
}
