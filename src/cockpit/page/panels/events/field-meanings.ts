/** Meanings of fields. Loaded when a line is opened, because it pulls in the tables of the interface. */
import { dialects } from '../../../../interface/dialect/dialects.js';
import { knownBy } from '../../../../interface/evidence-words.js';
import { explain } from '../../../../interface/explain-name.js';
import { type DecodedValue, explainValue } from '../../../../interface/explain-value.js';
import type { Explanation } from '../../../../interface/explanation-types.js';
import { specification } from '../../../../interface/kind-catalogue.js';
import { knowing } from '../../../../interface/knowledge/with-knowledge.js';
import type { NotFound } from '../../../../interface/lookup.js';
import { sentence } from '../../../../words/sentence.js';
import { info } from '../../store/session-store.js';

/** What a kind is about, and what it is known by, if not by the specification. */
export function kindMeaning(kind: string) {
  const found = lookUp(kind);
  if ('found' in found || found.is !== 'kind') return undefined;
  const { about, evidence } = found;
  return { about, ...(evidence && evidence.grade !== 'specified' && { known: sentence(knownBy(evidence)) }) };
}

/**
 * Meaning of the member at `path`, whose JSON text is `value`: its type, with the evidence if it is not in
 * the specification, and the meaning of the value if there is a table of values.
 */
export function fieldMeaning(kind: string, path: readonly string[], value: string | undefined) {
  // A name with a dot or bracket cannot be looked up.
  if (path.some((name) => /[.[\]]/.test(name))) return undefined;
  const found = lookUp([kind, ...path].join('.'));
  if ('found' in found || found.is !== 'field') return undefined;
  const decoded = value === undefined ? undefined : explainValue(found, unquoted(value));
  const words = decoded && ('bits' in decoded ? decoded.bits.map(({ name }) => name).join(', ') : valueWords(decoded));
  const { about, type, evidence } = found;
  const known = evidence && evidence.grade !== 'specified' ? [knownBy(evidence)] : [];
  return { about, type: [type, ...known].join(', '), ...(words && { value: words }) };
}

function lookUp(path: string): Explanation | NotFound {
  const found = explain(specification, path);
  const packs = info.value?.packs;
  return 'found' in found ? explain(packs ? knowing(packs) : dialects.game, path) : found;
}

/** The value's name, if it is only a number, and the note on it. */
function valueWords({ name, note, inGame }: DecodedValue): string {
  return [name, note ?? inGame].filter((words) => words !== undefined).join(': ');
}

function unquoted(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : json;
}
