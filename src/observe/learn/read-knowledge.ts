import type { KnowledgePack } from '../../interface/knowledge/pack-shape.js';
import { ArgumentError } from '../../words/argument-error.js';

/** The pack that a text contains, in YAML or JSON. Rejects with an ArgumentError if it contains none. */
export async function readKnowledge(text: string): Promise<KnowledgePack> {
  const { readPack } = await import('./pack-text.js');
  try {
    return readPack(text);
  } catch (error) {
    throw new ArgumentError(`the text is no knowledge pack: ${(error as Error).message}`, { cause: error });
  }
}
