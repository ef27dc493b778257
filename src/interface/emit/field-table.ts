import { type Field, leafOf, type Shape } from '../field.js';
import type { Kind } from '../kind.js';
import type { Values } from '../value-list.js';
import { constraints, typeName } from './describe-field.js';
import { table } from './markdown-page.js';

/** The fields of a shape as a table. */
export function fieldTable(shape: Shape): string {
  return table(
    ['Field', 'Type', 'Required', 'Notes'],
    Object.entries(shape.fields).map(([name, field]) => [
      `\`${name}\``,
      typeName(field),
      field.optional ? '' : 'yes',
      [field.note, ...constraints(field).map((each) => `\`${each}\``), ...tablesOf(field)].filter(Boolean).join('; '),
    ]),
  );
}

/** How a kind relates to a file beside the journal. */
export function fileSentences({ companion }: Kind): string[] {
  if (!companion) return [];
  const { file, content, lists } = companion;
  const named = lists?.map((name) => `\`${name}\``) ?? [];
  return [
    `${lists ? 'Also written' : 'Written'} to \`${file}\`: ${content}.`,
    ...(lists ? [`In the file, ${named.join(', ')} ${lists.length === 1 ? 'is' : 'are'} always present.`] : []),
  ];
}

/** Where the values or the bits of a field are listed. */
function tablesOf(field: Field): string[] {
  const leaf = leafOf(field);
  if ('bits' in leaf && leaf.bits) return [`[bits](flags.md#status${leaf.bits.name.toLowerCase()})`];
  if (!('values' in leaf) || !leaf.values) return [];
  return [listLink(leaf.values)];
}

export function listLink({ name, closed }: Values): string {
  return `${closed ? 'one of' : 'known values:'} [${name}](states.md#${name.toLowerCase()})`;
}
