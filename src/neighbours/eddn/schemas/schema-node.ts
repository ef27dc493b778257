/** The types of JSON; `integer` excludes numbers with a fraction. */
export type JsonType = 'array' | 'boolean' | 'integer' | 'number' | 'object' | 'string';

/** What a schema says about one value. */
export interface SchemaNode {
  /** Any by default. */
  readonly types?: readonly JsonType[] | undefined;
  /** The only values allowed. */
  readonly values?: readonly (number | string)[] | undefined;
  /** Values that are refused. */
  readonly except?: readonly string[] | undefined;
  /** Whether the object around it must have it. */
  readonly isRequired?: boolean | undefined;
  /** Whether the object around it must not have it. */
  readonly isForbidden?: boolean | undefined;
  /** Of an object: what its members are. */
  readonly members?: Readonly<Record<string, SchemaNode>> | undefined;
  /** Derived from `members`: the same for quick access, and the names of those that are required. */
  readonly byName?: ReadonlyMap<string, SchemaNode> | undefined;
  readonly required?: readonly string[] | undefined;
  /** Of an object: what the members with a number as their name are. */
  readonly numbered?: SchemaNode | undefined;
  /** Of an object: whether it has no members but those named. */
  readonly isClosed?: boolean | undefined;
  /** Of an object that is not closed: whether names that end in `_Localised` are refused. */
  readonly isUnlocalised?: boolean | undefined;
  /** Of a list. */
  readonly items?: SchemaNode | undefined;
  readonly fewest?: number | undefined;
  readonly most?: number | undefined;
  readonly isUnique?: boolean | undefined;
  /** Of a text. */
  readonly isFilled?: boolean | undefined;
  readonly isTime?: boolean | undefined;
  readonly pattern?: RegExp | undefined;
}
