/** Names that Tab completes, by what an option or argument takes. Each list is loaded on demand. */
import { dialects } from '../../interface/dialect/dialects.js';
import type { Shape } from '../../interface/field.js';
import { shapeOf } from '../../interface/lookup.js';
import { type CatalogueName, catalogues, explainedCatalogues } from '../catalogues.js';
import type { Candidate, CompletionSource } from './completion-source.js';

/** The names of one or more catalogues. */
export function candidatesOf(...names: readonly CatalogueName[]): () => Promise<Candidate[]> {
  return async () => {
    const entries = await Promise.all(names.map((name) => catalogues[name]()));
    return entries.flat().map(({ name, about }) => ({ word: name, about }));
  };
}

/** Rules by id, and `field/*` for all rules of a group. */
export async function ruleCandidates(): Promise<Candidate[]> {
  const [{ ruleCatalogue, ruleIds }, { groupPatterns }] = await Promise.all([
    import('../../check/rules/rule-catalogue.js'),
    import('../check-project/rule-selection.js'),
  ]);
  const groups = groupPatterns(ruleIds).map((word) => ({ word, about: 'all rules of the group' }));
  return [...ruleCatalogue.map(({ id, says }) => ({ word: id, about: says })), ...groups];
}

export function kindCandidates(): Candidate[] {
  return dialects.game.kinds.map(({ name, written }) => ({ word: name, about: written }));
}

/**
 * Everything that `explain` takes as one word: kinds, fields, rules, what can be named in a session, and
 * words of the game.
 */
export const explainableCandidates: CompletionSource['candidates'] = async () => {
  const fields = dialects.game.kinds.flatMap(({ name, shape }) => [...fieldPaths(name, shape)]);
  const rules = (await ruleCandidates()).filter(({ word }) => !word.endsWith('*'));
  const terms = await candidatesOf(...explainedCatalogues)();
  const { allGameWords } = await import('../explain/game-words.js');
  const words = allGameWords(dialects.game).map(({ path, about }) => ({ word: path, about }));
  return [...kindCandidates(), ...fields, ...rules, ...terms, ...words];
};

/** The paths of all fields, also of those inside others. */
function* fieldPaths(trail: string, shape: Shape): Generator<Candidate> {
  for (const [name, field] of Object.entries(shape.fields)) {
    const path = `${trail}.${name}`;
    yield { word: path, about: field.note };
    const inner = shapeOf(field);
    if (inner) yield* fieldPaths(path, inner);
  }
}
