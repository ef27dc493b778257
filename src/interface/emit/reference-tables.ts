import { table } from '../../words/markdown.js';
import { shownName } from '../../words/shown-name.js';
import type { Change, Deviation } from '../dialect/apply-deviations.js';
import { presence, versionWords } from '../evidence-words.js';
import { describeChange } from '../explain-name.js';
import { type Field, leafOf, type Shape } from '../field.js';
import type { Kind } from '../kind.js';
import type { Values } from '../value-list.js';
import { constraints, typeName } from './describe-field.js';

interface FieldTableOptions {
  /** The way from the page to the folder of the reference. */
  readonly top: string;
  /** Whether it was counted how often the fields are there. */
  readonly counted: boolean;
}

/** The fields of a shape as a table. */
export function fieldTable(shape: Shape, { top, counted }: FieldTableOptions): string {
  return table(
    ['Field', 'Type', counted ? 'Present' : 'Required', 'Notes'],
    Object.entries(shape.fields).map(([name, field]) => [
      `\`${shownName(name)}\``,
      typeName(field),
      counted || field.declared ? presence(field) : field.optional ? '' : 'yes',
      [field.note, ...versionWords(field), ...constraints(field).map((each) => `\`${each}\``), ...tablesOf(field, top)]
        .filter(Boolean)
        .join('; '),
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
function tablesOf(field: Field, top: string): string[] {
  const leaf = leafOf(field);
  if ('bits' in leaf && leaf.bits) return [`[bits](${top}flags.md#status${leaf.bits.name.toLowerCase()})`];
  if (!('values' in leaf) || !leaf.values) return [];
  return [listLink(leaf.values, top)];
}

function listLink({ name, closed }: Values, top: string): string {
  return `${closed ? 'one of' : 'known values:'} [${name}](${top}states.md#${name.toLowerCase()})`;
}

/** What the live game does differently; `top` leads from the page to the folder of the reference. */
export function deviationTable(rows: readonly Deviation[], top: string): string {
  return table(
    ['Fields', 'In the live game', 'Why'],
    rows.map(({ fields, change, reason }) => [
      fields.map((place) => `\`${place}\``).join(', '),
      changeCell(change, top),
      reason,
    ]),
  );
}

/** A list of its own is linked, not repeated. */
function changeCell(change: Change, top: string): string {
  return 'lists' in change ? listLink(change.lists, top) : describeChange(change);
}
