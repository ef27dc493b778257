/** What the fields of an event mean. The tables of the interface come with this file, so it is loaded when a line is opened. */
import { explain, explainExtraKind } from '../../../../interface/explain-name.js';
import { type DecodedValue, explainValue } from '../../../../interface/explain-value.js';
import type { Explanation } from '../../../../interface/explanation-types.js';
import { specification } from '../../../../interface/kind-catalogue.js';
import type { NotFound } from '../../../../interface/lookup.js';

export interface KindMeaning {
  readonly about: string;
  /** It is not in the specification, though the live game writes it. */
  readonly isOutside: boolean;
}

export interface FieldMeaning {
  readonly about: string;
  readonly type: string;
  /** What the value of the field means, if there is a table of its values. */
  readonly value?: string;
}

export function kindMeaning(kind: string): KindMeaning | undefined {
  const found = lookUp(kind);
  if ('found' in found || found.is !== 'kind') return undefined;
  return { about: found.about, isOutside: found.outside === true };
}

/** Of a member that names lead to from the whole event; `value` is its text in JSON. */
export function fieldMeaning(
  kind: string,
  path: readonly string[],
  value: string | undefined,
): FieldMeaning | undefined {
  // A dot in a name would lead elsewhere.
  if (path.some((name) => /[.[\]]/.test(name))) return undefined;
  const found = lookUp([kind, ...path].join('.'));
  if ('found' in found || found.is !== 'field') return undefined;
  const decoded = value === undefined ? undefined : explainValue(found, unquoted(value));
  const words = decoded && ('bits' in decoded ? decoded.bits.map(({ name }) => name).join(', ') : valueWords(decoded));
  return { about: found.about, type: found.type, ...(words && { value: words }) };
}

function lookUp(path: string): Explanation | NotFound {
  const found = explain(specification, path);
  return 'found' in found ? explainExtraKind(path) : found;
}

/** Its name, if the value is only a number, and what is noted about it. */
function valueWords({ name, note, inGame }: DecodedValue): string {
  return [name, note ?? inGame].filter((words) => words !== undefined).join(': ');
}

function unquoted(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : json;
}
