import { isList, msOfDate } from '../argument-error.js';
import { quoted } from '../printable.js';
import { type Door, inside, type Place, refuse, wrong } from './door.js';

export type Schema = Readonly<Record<string, unknown>>;

/**
 * What a value that comes in must be. Reader, sentences, types, JSON Schema and help follow from it. `At` is
 * the door that it needs, if it reads more than the value.
 */
export interface Shape<Value = unknown, At extends Door = Door> {
  /** Completes the sentence about a wrong value, which must be … */
  readonly what: string;
  /** `isPart`: of a part of such a value, or null. */
  readonly schema: (isPart?: boolean) => Schema;
  /** The value; undefined if it was refused. */
  readonly read: (value: unknown, at: Place<At>) => Value | undefined;
  /** Sentences for people. */
  readonly about?: string;
  readonly isRequired?: true;
}

export type ValueOf<Of> = Of extends Shape<infer Value, never> ? Value : never;

type Members = Readonly<Record<string, Shape<unknown, never>>>;

type Needed<Of extends Members> = {
  [Name in keyof Of]: Of[Name] extends { readonly isRequired: true } ? Name : never;
}[keyof Of];

/** An object: members are optional unless they are `required`. */
export type ObjectOf<Of extends Members> = Flat<
  { readonly [Name in Needed<Of>]: ValueOf<Of[Name]> } & {
    readonly [Name in Exclude<keyof Of, Needed<Of>>]?: ValueOf<Of[Name]>;
  }
>;

type Flat<Of> = { [Name in keyof Of]: Of[Name] };

export interface ObjectShape<Value, At extends Door> extends Shape<Value, At> {
  readonly members: Readonly<Record<string, Shape<unknown, At>>>;
}

type DoorOf<Of extends Members> = Of[keyof Of] extends Shape<unknown, infer At> ? At : never;

/** The member must be given. */
export function required<Of extends Shape<unknown, never>>(shape: Of): Required<Of> {
  return { ...shape, isRequired: true };
}

/** The same with a description. */
export function described<Of extends Shape<unknown, never>>(about: string, shape: Of): Of {
  return { ...shape, about };
}

/** Any value for which the condition holds. */
export function mustBe<Value>(what: string, holds: (value: unknown) => boolean, schema: Schema = {}): Shape<Value> {
  return readBy(what, (value) => (holds(value) ? (value as Value) : undefined), schema);
}

/** Any value that a function reads; undefined if it cannot. */
export function readBy<Value>(what: string, read: (value: unknown) => Value | undefined, schema: Schema): Shape<Value> {
  return {
    what,
    schema: (isPart) => (isPart ? orNull(schema) : schema),
    read(value, at) {
      const found = read(value);
      return found === undefined ? wrong(at, what, value) : found;
    },
  };
}

/** A value that a function knows what is wrong with; it says nothing of a right one. */
export function judged<Value>(
  complaintAbout: (value: unknown) => string | undefined,
  schema: Schema = {},
): Shape<Value> {
  return {
    what: 'right',
    schema: () => schema,
    read(value, at) {
      const complaint = complaintAbout(value);
      return complaint === undefined ? (value as Value) : refuse(at, complaint);
    },
  };
}

/** The same; what was read goes on to a function, which may change or refuse it. */
export function refined<From, Value, At extends Door = Door>(
  shape: Shape<From, At>,
  refine: (read: From, at: Place<At>, given: unknown) => Value | undefined,
): Shape<Value, At> {
  return {
    ...shape,
    read(value, at) {
      const read = shape.read(value, at);
      return read === undefined ? undefined : refine(read, at, value);
    },
  };
}

/** One of two shapes: the first, if a value looks like that. */
export function either<First, Second, At extends Door>(
  looksLikeFirst: (value: unknown) => boolean,
  first: Shape<First, At>,
  second: Shape<Second, At>,
): Shape<First | Second, At> {
  return {
    what: `${first.what}, or ${second.what}`,
    schema: (isPart) => ({ anyOf: [schemaOf(first, isPart), schemaOf(second, isPart)] }),
    read: (value, at) => (looksLikeFirst(value) ? first : second).read(value, at),
  };
}

export const trueOrFalse = mustBe<boolean>('true or false', (value) => typeof value === 'boolean', { type: 'boolean' });

export const functionToCall = mustBe('a function', (value) => typeof value === 'function');

export const aString = mustBe<string>('a string', isText, { type: 'string' });

/** An object with members: neither null nor a list. */
export const anObject = mustBe<object>('an object', isPlainObject, { type: 'object' });

export const filePath = mustBe<string>('a path', isPath, { type: 'string', minLength: 1 });

export const validDate = mustBe<Date>('a valid Date', (value) => Number.isFinite(msOfDate(value)));

/** Not by class: a signal of another realm, or of a library, works, too. */
export const abortSignal = mustBe<AbortSignal>('an AbortSignal', (value) => {
  if (!isPlainObject(value)) return false;
  const { aborted, addEventListener } = value as Partial<AbortSignal>;
  return typeof aborted === 'boolean' && typeof addEventListener === 'function';
});

/** A text of a form; `what` completes the sentence. */
export function textLike(what: string, pattern: string): Shape<string> {
  return mustBe(what, (value) => isText(value) && new RegExp(pattern, 'u').test(value), { type: 'string', pattern });
}

/** An integer within bounds; `what` may name its unit. */
export function wholeNumber(
  least: number,
  most = Number.MAX_SAFE_INTEGER,
  what = 'a whole number',
  range = most === Number.MAX_SAFE_INTEGER ? `, at least ${least}` : ` from ${least} to ${most}`,
): Shape<number> {
  const schema = { type: 'integer', minimum: least, maximum: most };
  return mustBe(`${what}${range}`, (value) => Number.isSafeInteger(value) && isWithin(value, least, most), schema);
}

/** A number within bounds, never NaN; `Infinity` only if it is the upper bound. */
export function numberWithin(least: number, most: number, what = 'a number'): Shape<number> {
  const range = most === Infinity ? `, at least ${least}` : ` from ${least} to ${most}`;
  const bounds = { ...(least > -Infinity && { minimum: least }), ...(most < Infinity && { maximum: most }) };
  return mustBe(`${what}${range}`, (value) => isWithin(value, least, most), { type: 'number', ...bounds });
}

/** One of some words; `what` is the word for such a word. */
export function oneOf<const Word extends string>(words: readonly Word[], what?: string): Shape<Word> {
  const schema: Schema = { enum: words };
  return {
    what: `one of ${words.map(quoted).join(', ')}`,
    schema: (isPart) => (isPart ? orNull(schema) : schema),
    read: (value, at) =>
      words.find((word) => word === value) ?? refuse(at, at.door.unknown(at.name, value, words, what)),
  };
}

/** A list, each element of which has the shape. `what` is the word for the elements. */
export function listOf<Value, At extends Door>(what: string, element: Shape<Value, At>): Shape<Value[], At> {
  return list(`a list of ${what}`, element);
}

/** The same; `what` is the word for the list. */
export function list<Value, At extends Door>(
  what: string,
  element: Shape<Value, At>,
  limits: { readonly minItems?: number; readonly maxItems?: number } = {},
): Shape<Value[], At> {
  return {
    what,
    schema: (isPart = false) => ({ type: orNullType('array', isPart), ...limits, items: schemaOf(element, isPart) }),
    read(value, at) {
      if (!Array.isArray(value) || value.length > (limits.maxItems ?? Infinity)) return wrong(at, what, value);
      const read = value.map((each, index) => readInner(element, each, inside(at, index)));
      return read.includes(undefined) ? undefined : (read as Value[]);
    },
  };
}

/** An object with members of any name, each of which has the shape. */
export function recordOf<Value, At extends Door>(
  member: Shape<Value, At>,
  what = 'an object',
): Shape<Readonly<Record<string, Value>>, At> {
  return {
    what,
    schema: (isPart = false) => ({
      type: orNullType('object', isPart),
      additionalProperties: schemaOf(member, isPart),
    }),
    read(value, at) {
      if (!isPlainObject(value)) return wrong(at, what, value);
      const read = Object.entries(value).map(
        ([name, each]) => [name, readInner(member, each, inside(at, name))] as const,
      );
      return read.some(([, each]) => each === undefined) ? undefined : (Object.fromEntries(read) as never);
    },
  };
}

/** An object whose members have names of a form. */
export function named<Value>(
  what: string,
  pattern: string,
  member: Shape<Value>,
): Shape<Readonly<Record<string, Value>>> {
  const form = new RegExp(pattern, 'u');
  const shape = refined(recordOf(member), (read, at) => {
    const odd = Object.keys(read).find((name) => !form.test(name));
    return odd === undefined ? read : refuse(at, `${JSON.stringify(odd)} in ${at.name} is no name of ${what}`);
  });
  return { ...shape, schema: () => ({ ...recordOf(member).schema(), propertyNames: { pattern } }) };
}

/** An object with these members and no others. */
export function object<const Of extends Members>(
  members: Of,
  what = 'an object',
): ObjectShape<ObjectOf<Of>, DoorOf<Of>> {
  const shapes = members as unknown as Readonly<Record<string, Shape<unknown, DoorOf<Of>>>>;
  const names = Object.keys(members);
  return {
    what,
    members: shapes,
    schema(isPart = false) {
      const needed = names.filter((name) => shapes[name]?.isRequired && !isPart);
      return {
        type: orNullType('object', isPart),
        ...(names.length > 0 && { properties: schemasOf(shapes, isPart) }),
        ...(needed.length > 0 && { required: needed }),
        additionalProperties: false,
      };
    },
    read(value, at) {
      if (!isPlainObject(value)) return wrong(at, what, value);
      const extra = Object.keys(value).filter((name) => !Object.hasOwn(members, name));
      for (const name of extra) refuse(inside(at, name), at.door.extra(at.name, name, names), true);
      const given = value as Readonly<Record<string, unknown>>;
      const read: Record<string, unknown> = {};
      let isSound = extra.length === 0;
      for (const [name, shape] of Object.entries(shapes)) {
        const each = Object.hasOwn(given, name) ? given[name] : undefined;
        // A missing member may be the one whose name is misspelt.
        if (each === undefined && (!shape.isRequired || at.door.isPart || extra.length > 0)) continue;
        const found = readInner(shape, each, inside(at, name));
        if (found === undefined) isSound = false;
        else read[name] = found;
      }
      return isSound ? (read as ObjectOf<Of>) : undefined;
    },
  };
}

/** The same; all members are required but those named. */
export function complete<const Of extends Members, Lacking extends keyof Of = never>(
  members: Of,
  ...mayLack: readonly Lacking[]
) {
  const entries = Object.entries<Shape<unknown, never>>(members).map(([name, shape]) => [
    name,
    mayLack.some((each) => each === name) ? shape : required(shape),
  ]);
  return object(
    Object.fromEntries(entries) as {
      readonly [Name in keyof Of]: Name extends Lacking ? Of[Name] : Required<Of[Name]>;
    },
  );
}

type Required<Of> = Of & { readonly isRequired: true };

/** Null stands for a part that is to be missing. */
function readInner<Value, At extends Door>(shape: Shape<Value, At>, value: unknown, at: Place<At>): Value | undefined {
  return at.door.isPart && value === null ? (value as Value) : shape.read(value, at);
}

/** The JSON Schema of a shape, with its description. */
export function schemaOf({ about, schema }: Shape<unknown, never>, isPart = false): Schema {
  return { ...(about !== undefined && { description: about }), ...schema(isPart) };
}

/** The JSON Schemas of shapes by name. */
export function schemasOf(shapes: Members, isPart = false): Schema {
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, schemaOf(shape, isPart)]));
}

/** Whether it can be the path of a file or a directory. */
export function isPath(value: unknown): value is string {
  return isText(value) && value !== '' && !value.includes('\0');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isList(value);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

function orNullType(type: string, isPart: boolean): unknown {
  return isPart ? [type, 'null'] : type;
}

function orNull({ type, enum: words, ...others }: Schema): Schema {
  return {
    ...(type !== undefined && { type: [type, 'null'].flat() }),
    ...(words !== undefined && { enum: [...(words as readonly string[]), null] }),
    ...others,
  };
}
