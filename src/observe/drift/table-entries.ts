import { entryOf } from '../../words/entry-of.js';
import type { Evidence, ObjectEvidence, PlaceEvidence } from '../evidence-format.js';
import { changePlace } from './change-words.js';
import type { Change } from './drift-change.js';
import { fieldOrder } from './field-order.js';
import { fieldLine, kindFile, seenKind } from './kind-file.js';

/** Additions to the tables: the files of new kinds, and the lines of new fields with their positions. */
export function tableEntries(changes: readonly Change[], evidence: Evidence): string {
  const sure = changes.filter((change) => change.sure);
  const kinds = [...new Set(sure.filter(({ change }) => change === 'new-kind').map(({ kind }) => kind))];
  const files = kinds.flatMap((kind) => {
    const seen = seenKind(evidence, kind);
    return seen ? [`// ${kind}.ts\n${kindFile(kind, seen).trimEnd()}`] : [];
  });
  const lines = sure.filter(({ change }) => change === 'new-field').flatMap((change) => fieldEntry(change, evidence));
  const values = sure
    .filter(({ change }) => change === 'new-value')
    .map((change) => `// ${changePlace(change)}\n'${change.what ?? ''}',`);
  const all = [...files, ...lines, ...values];
  return all.length > 0 ? all.join('\n\n') : '// nothing to add';
}

function fieldEntry(change: Change, { games }: Evidence): string[] {
  const { kind, file, path = '' } = change;
  const game = games[change.game];
  const top = entryOf((file === undefined ? game?.kinds : game?.files?.[file]) ?? {}, kind);
  const steps = path.split('.');
  const name = steps.at(-1) ?? '';
  const owner = steps.slice(0, -1).reduce<ObjectEvidence | undefined>(objectAt, top);
  const place = fieldIn(owner, name);
  if (!owner || !place) return [];
  const order = fieldOrder(owner);
  const before = order[order.indexOf(name) - 1];
  const where = before === undefined ? 'the first' : `behind ${before}`;
  return [`// ${changePlace(change)}, ${where}\n${fieldLine(name, place, owner.seen, kind)}`];
}

function fieldIn(object: ObjectEvidence | undefined, name: string): PlaceEvidence | undefined {
  return entryOf(object?.fields ?? {}, name);
}

/** The objects at a step of a path, such as `Factions[]`. */
function objectAt(object: ObjectEvidence | undefined, step: string): ObjectEvidence | undefined {
  const lists = step.split('[]').length - 1;
  let place = fieldIn(object, step.replaceAll('[]', ''));
  for (let list = 0; list < lists; list++) place = place?.list?.elements;
  return place?.object;
}
