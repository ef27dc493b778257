/** What journals contain that is not known: kinds, fields of objects, words of lists. */
import type { Field, Shape } from '../../interface/field.js';
import type { ObjectEvidence, PlaceEvidence } from '../evidence-format.js';
import { keptValues } from '../tally/kept-names.js';

export interface UnknownPart {
  /** A kind, or a place in it, such as `FSDJump.Factions[].Mood`. */
  readonly path: string;
  /** The word, if the place is known, or its field is unknown, too. */
  readonly word?: string;
  readonly lines: number;
  /** Whether a name in this place may be the key of a map: in an object of which nothing is known. */
  readonly mayBeKey?: boolean;
}

/** The unknown parts of a kind; `shape` is what is known of it. */
export function* unknownParts(
  path: string,
  shape: Shape | undefined,
  object: ObjectEvidence,
  isTop = true,
): Iterable<UnknownPart> {
  if (!shape && isTop) yield { path, lines: object.seen };
  if (shape?.members || object.many) return;
  for (const [name, place] of Object.entries(object.fields ?? {})) {
    const known = shape && Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    const own = `${path}.${name}`;
    if (!known && shape && isTranslation(name, shape)) continue;
    if (isTop && (name === 'timestamp' || name === 'event')) continue;
    if (!known) yield { path: own, lines: place.seen, mayBeKey: !shape && !isTop };
    yield* unknownIn(own, known, place);
  }
}

function* unknownIn(path: string, field: Field | undefined, place: PlaceEvidence): Iterable<UnknownPart> {
  const forms = field ? [field, ...(field.also ?? [])] : [];
  const values = forms.flatMap((form) => (form.type === 'string' && form.values ? [form.values] : []))[0];
  if (!field || (values && !values.closed))
    for (const [word, lines] of Object.entries(place.values ?? {}))
      if (!values || !keptValues(values).lists(word)) yield { path, word, lines };
  const list = forms.find((form) => form.type === 'array');
  const inner = forms.find((form) => form.type === 'object');
  if (place.object && (!field || inner)) yield* unknownParts(path, inner?.shape, place.object, false);
  if (place.list?.elements && (!field || list)) yield* unknownIn(`${path}[]`, list?.element, place.list.elements);
}

/** Whether a field is the translation of a known one; its presence depends on the language. */
function isTranslation(name: string, { fields }: Shape): boolean {
  return name.endsWith('_Localised') && Object.hasOwn(fields, name.slice(0, -'_Localised'.length));
}
