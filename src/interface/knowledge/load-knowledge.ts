import { isList } from '../../words/argument-error.js';
import { checkArgument } from '../../words/shape/check-options.js';
import type { Catalogue } from '../kind-catalogue.js';
import { type KnowledgePack, packShape } from './pack-shape.js';
import { knowing } from './with-knowledge.js';

/**
 * The game dialect with what packs add to it. They never change what is known: what contradicts it is left
 * out.
 */
export function loadKnowledge(packs: KnowledgePack | readonly KnowledgePack[]): Catalogue {
  const all = isList(packs) ? (packs as readonly KnowledgePack[]) : [packs as KnowledgePack];
  for (const pack of all) checkArgument('the knowledge pack', pack, packShape);
  return knowing(all);
}
