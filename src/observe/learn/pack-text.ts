/** Packs as text: YAML, or JSON, which is YAML, too. */
import { Document, isMap, isScalar, isSeq, parseDocument, stringify, visit } from 'yaml';
import { type KnowledgePack, packShape } from '../../interface/knowledge/pack-shape.js';
import { complaintAbout } from '../../words/shape/check-options.js';

/** A text is no pack. The message is a sentence without the name of the file. */
export class NotPack extends Error {
  override readonly name = 'NotPack';
}

/** Far more than there is to learn; the time for what is no YAML grows with the square of it. */
export const longestPack = 100_000;
/** Deeper lists and objects are not looked into: no pack has them, and the parser would run out of stack. */
const deepest = 60;
/** Its own test for names that stand twice, and its places of errors, take a minute for a large file. */
const reading = {
  uniqueKeys: false,
  stringKeys: true,
  resolveKnownTags: false,
  prettyErrors: false,
  logLevel: 'error',
} as const;

export function readPack(text: string): KnowledgePack {
  if (text.length > longestPack)
    throw new NotPack(`it has ${text.length} characters, and a pack at most ${longestPack}`);
  if (depthOf(text) > deepest) throw new NotPack('lists and objects stand too deep in each other');
  let value: unknown;
  try {
    value = parsed(text);
  } catch (error) {
    if (error instanceof NotPack) throw error;
    const [line = ''] = (error as Error).message.split('\n');
    throw new NotPack(`it is not YAML: ${line.replace(/:$/, '')}`);
  }
  const complaint = complaintAbout('the pack', value, packShape);
  if (complaint !== undefined) throw new NotPack(complaint);
  return value as KnowledgePack;
}

function parsed(text: string): unknown {
  const document = parseDocument(text, reading);
  const [error] = document.errors;
  if (error) throw error;
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key;
        if (names.has(name)) throw new NotPack(`${JSON.stringify(name)} stands twice in one object`);
        names.add(name);
      }
    },
  });
  return document.toJS({ maxAliasCount: 0 });
}

/** How deep brackets, or lines that begin further and further to the right, can nest. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    most = Math.max(most, depth);
  }
  for (const [start] of text.matchAll(/^[ ]*(?:[-?:] +){2,}/gm)) most = Math.max(most, start.length / 2);
  const indents = new Set(Array.from(text.matchAll(/^ *(?=\S)/gm), ([indent]) => indent.length));
  return Math.max(most, indents.size);
}

const head = ` What journals of the game contain that Shakedown does not know, learned from lines.
 It should hold nothing personal: look at it before you send it.`;

/** What is small stands on one line. */
const widest = 110;

export function formatPack(pack: KnowledgePack): string {
  const document = new Document(pack, { aliasDuplicateObjects: false });
  document.commentBefore = head;
  visit(document, {
    Collection(_, node, path) {
      if (
        (isMap(node) || isSeq(node)) &&
        path.length > 2 &&
        stringify(node.toJSON(), { collectionStyle: 'flow', lineWidth: 0 }).length < widest
      )
        node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}
