/** The types of JSON; `integer` excludes numbers with a fraction. */
export type JsonType = 'array' | 'boolean' | 'integer' | 'number' | 'object' | 'string';

/** What a schema says about one value. */
export interface SchemaNode {
  /** Any by default. */
  readonly types?: readonly JsonType[];
  /** The only values allowed. */
  readonly values?: readonly (number | string)[];
  /** Values that are refused. */
  readonly except?: readonly string[];
  /** Whether the object around it must have it. */
  readonly isRequired?: boolean;
  /** Whether the object around it must not have it. */
  readonly isForbidden?: boolean;
  /** Of an object: what its members are. */
  readonly members?: Readonly<Record<string, SchemaNode>>;
  /** Derived from `members`: the names of those that are required. */
  readonly required?: readonly string[];
  /** Of an object: what the members with a number as their name are. */
  readonly numbered?: SchemaNode;
  /** Of an object: whether it has no members but those named. */
  readonly isClosed?: boolean;
  /** Of an object that is not closed: whether names that end in `_Localised` are refused. */
  readonly isUnlocalised?: boolean;
  /** Of a list. */
  readonly items?: SchemaNode;
  readonly fewest?: number;
  readonly most?: number;
  readonly isUnique?: boolean;
  /** Of a text. */
  readonly isFilled?: boolean;
  readonly isTime?: boolean;
  readonly pattern?: RegExp;
  /** What findings say of a wrong value, or of one that occurs twice, instead of the words of their rule. */
  readonly own?: OwnWords;
}

export interface OwnWords {
  /** Follows the pointer. */
  readonly problem: string;
  readonly cure: string;
}
