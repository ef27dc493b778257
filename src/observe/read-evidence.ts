import { complaintAbout } from '../words/shape/check-options.js';
import {
  aString,
  mustBe,
  named,
  object,
  recordOf,
  required,
  type Shape,
  textLike,
  wholeNumber,
} from '../words/shape/shape.js';
import {
  type Evidence,
  evidenceFormat,
  evidenceVersion,
  type ObjectEvidence,
  type PlaceEvidence,
} from './evidence-format.js';

/** A file is not evidence. The message is a sentence without the name of the file. */
export class NotEvidence extends Error {
  override readonly name = 'NotEvidence';
}

/** Whether a text begins like evidence, unlike any file of the game. */
export function looksLikeEvidence(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"shakedown-evidence"/.test(text);
}

/** Parses evidence, and checks that it contains only counts in the right places. */
export function readEvidence(text: string): Evidence {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotEvidence('it is not JSON');
  }
  const { format, version } = Object(value) as Partial<Record<string, unknown>>;
  if (format !== evidenceFormat) throw new NotEvidence(`it is not evidence: shakedown drift --observe writes some`);
  if (version !== evidenceVersion)
    throw new NotEvidence(`it is of version ${String(version)}, and this Shakedown knows version ${evidenceVersion}`);
  const complaint = complaintAbout('the evidence', value, evidenceShape);
  if (complaint !== undefined) throw new NotEvidence(complaint);
  return value as Evidence;
}

const count = wholeNumber(0);
const counts = recordOf(count);
const isMany = mustBe<true>('true', (value) => value === true);
const month = textLike('a month, such as 2026-11', String.raw`^\d{4}-\d\d$`);

/** Objects stand within places, and these within objects. */
const place: Shape<PlaceEvidence> = {
  what: 'an object',
  schema: () => ({}),
  read: (value, at) => placeShape.read(value, at),
};
const objectShape: Shape<ObjectEvidence> = object({
  seen: required(count),
  fields: recordOf(place),
  next: recordOf(counts),
  members: place,
  many: isMany,
});
const placeShape = object({
  seen: required(count),
  text: count,
  empty: count,
  times: count,
  internal: count,
  integer: counts,
  decimal: counts,
  flag: counts,
  null: count,
  list: object({ lengths: required(counts), elements: place }),
  object: objectShape,
  values: counts,
  others: count,
  many: isMany,
  bits: counts,
});
const kinds = recordOf(objectShape);
const gameShape = object({
  lines: required(count),
  unusable: count,
  unnamed: count,
  first: month,
  last: month,
  kinds: required(kinds),
  many: isMany,
  files: named('a file', String.raw`^\w+\.json$`, kinds),
});
const evidenceShape = object({
  format: required(aString),
  version: required(count),
  games: required(recordOf(gameShape)),
  many: isMany,
});
