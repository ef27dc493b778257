/** A knowledge pack: what was learned from lines. Its reader, types and schema follow from this. */
import { refuse } from '../../words/shape/door.js';
import {
  described,
  list,
  named,
  numberWithin,
  type ObjectOf,
  object,
  required,
  type Schema,
  type Shape,
  schemaOf,
  textLike,
  trueOrFalse,
  wholeNumber,
} from '../../words/shape/shape.js';

const types = ['text', 'time', 'symbol', 'integer', 'id', 'number', 'boolean', 'list', 'object'] as const;

/** What a value in a line can be. */
export type SeenType = (typeof types)[number];

/** A field as lines show it. */
export interface SeenField {
  /** The types of its values, the usual one first: `integer`, or `integer or text`. */
  readonly is: string;
  /** Which share of the objects have it, if not all. */
  readonly share?: number;
  readonly decimals?: number;
  readonly digits?: readonly number[];
  readonly words?: readonly string[];
  readonly others?: boolean;
  readonly of?: SeenField;
  readonly fields?: SeenFields;
}

export type SeenFields = Readonly<Record<string, SeenField>>;

/** The types of a field, the usual one first. */
export function seenTypes({ is }: SeenField): [SeenType, ...SeenType[]] {
  return is.split(' or ') as [SeenType, ...SeenType[]];
}

export const maxDepth = 8;
export const mostWords = 500;
export const longestSample = 20_000;
const oneType = `(?:${types.join('|')})`;

const day = textLike('a day, such as 2026-11-19', String.raw`^\d{4}-\d\d-\d\d$`);
const versionForm = String.raw`^\d{1,3}(?:\.\d{1,5}){1,3}(?: \(Beta\))?$`;
const versionPattern = new RegExp(versionForm);
const version = textLike('a version of the game, such as 4.4.2.0', versionForm);
const count = wholeNumber(1);

const sightingMembers = {
  lines: required(count),
  files: required(count),
  commanders: required(count),
  from: required(day),
  until: required(day),
  since: described('the first version of the game that showed it', version),
} as const;

/** How well something is known: one file has only been seen once. */
export type Sighting = ObjectOf<typeof sightingMembers>;

const seen = described(
  'in how many lines and files of how many commanders it was seen, from when to when',
  object(sightingMembers),
);

/** LaunchFighter has one without a name. */
const fieldName = String.raw`^(?!__)(?:[A-Za-z_]\w{0,79})?$`;
/** No character that ends a line in code of any language, or that is not seen. */
const visible = String.raw`[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`;
const wordForm = `^${visible}{1,64}$`;
const sampleForm = String.raw`^\{${visible}{1,${longestSample}}\}$`;
const word = textLike('a word or symbol of the game', wordForm);

const digitCount = wholeNumber(1, 20);
const someWords = `a list of at most ${mostWords} words`;

const fieldMembers = {
  is: required(
    described('the types of its values', textLike(`one of ${types.join(', ')}`, `^${oneType}(?: or ${oneType})*$`)),
  ),
  share: described('which share of the objects have it; all if left out', numberWithin(0, 1)),
  decimals: described('how many decimals it always has', wholeNumber(0, 20)),
  digits: described('the least and the most digits it was seen with', list('two numbers', digitCount, { maxItems: 2 })),
  words: described('words that were seen of two commanders', list(someWords, word, { maxItems: mostWords })),
  others: described('there were other words, too', trueOrFalse),
} as const;

/** Fields stand within each other, so that their shape is made on reading. */
function fieldShape(depth = 0): Shape<SeenField> {
  const ref: Schema = { $ref: '#/$defs/field' };
  const inner: Shape<SeenField> = {
    what: 'a field',
    schema: () => ref,
    read: (value, at) =>
      depth > maxDepth ? refuse(at, `${at.name} stands too deep`) : fieldShape(depth + 1).read(value, at),
  };
  return object({
    ...fieldMembers,
    of: described('the elements of the list', inner),
    fields: described('the members of the object, in their order', named('a field', fieldName, inner)),
  });
}

const field: Shape<SeenField> = { ...fieldShape(), schema: () => ({ $ref: '#/$defs/field' }) };
const place = String.raw`^[A-Z]\w{0,79}(?:\.(?!__)\w{0,80}(?:\[\])*){1,9}$`;

const packMembers = {
  knowledge: required(described('the version of this format', wholeNumber(1, 1))),
  from: required(day),
  until: required(described('the day this knowledge ends', day)),
  versions: named(
    'a version',
    versionForm,
    object({
      builds: list('a list of builds', textLike('a build, such as r332841', String.raw`^r\d{1,9}$`)),
      from: required(day),
      until: required(day),
    }),
  ),
  kinds: described(
    'new kinds of events',
    named(
      'a kind',
      String.raw`^[A-Z]\w{0,79}$`,
      object({
        seen: required(seen),
        fields: required(named('a field', fieldName, field)),
        sample: described('an invented line of this form', textLike('a line', sampleForm)),
      }),
    ),
  ),
  fields: described(
    'new fields of known kinds',
    named(
      'a place',
      place,
      object({
        seen: required(seen),
        after: described(
          'the field before it; none if it is the first',
          textLike('the name of a field', String.raw`^\w{0,80}$`),
        ),
        field: required(field),
      }),
    ),
  ),
  words: described('new words in known lists', named('a place', place, named('a word', wordForm, seen))),
  eddn: described(
    'files beside the pack with JSON Schemas of EDDN',
    list('a list of files', textLike('the path of a file', `^${visible}{1,300}$`)),
  ),
} as const;

/** Whether a pack can name a version so. */
export function isVersion(text: string): boolean {
  return versionPattern.test(text);
}

export type KnowledgePack = ObjectOf<typeof packMembers>;
export type KnownKind = NonNullable<KnowledgePack['kinds']>[string];
export type KnownField = NonNullable<KnowledgePack['fields']>[string];

export const packShape = object(packMembers, 'a knowledge pack');

/** The JSON Schema of packs. */
export function packSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A knowledge pack of Shakedown',
    ...schemaOf(packShape),
    $defs: { field: fieldShape().schema() },
  };
}
