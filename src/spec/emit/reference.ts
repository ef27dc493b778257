import type { Bit } from '../bits.js';
import { allValues, type Catalogue, companionKinds, shapesBelow } from '../catalogue.js';
import { type Departure, departures } from '../departures.js';
import { describeChange } from '../explain.js';
import { type Field, leafOf, type Shape } from '../field.js';
import { flags, flags2 } from '../flags.js';
import { guiFocus } from '../gui-focus.js';
import type { Kind } from '../kind.js';
import { limitTable } from '../limits.js';
import { sentence } from '../sentence.js';
import type { Values } from '../values.js';
import { constraints, typeName } from './describe.js';

/** The reference of a catalogue in Markdown: pages by file name. */
export function referencePages(catalogue: Catalogue): Map<string, string> {
  const pages = new Map<string, string>();
  pages.set('README.md', indexPage(catalogue));
  for (const kind of catalogue.kinds) pages.set(`${kind.name}.md`, kindPage(kind));
  pages.set('flags.md', flagsPage());
  pages.set('states.md', statesPage(catalogue));
  pages.set('limits.md', limitsPage());
  pages.set('dialects.md', dialectsPage());
  return pages;
}

function indexPage(catalogue: Catalogue): string {
  return page(
    'The interface',
    'The game appends one JSON object per event to its journal, and keeps three more files beside it. Every event has a `timestamp` and the name of its kind in `event`; a field named `X_Localised` holds what the game shows for the internal `X`.',
    '## Kinds',
    table(
      ['Kind', 'Written when'],
      catalogue.kinds.map((kind) => [`[${kind.name}](${kind.name}.md)`, kind.written]),
    ),
    '## Files beside the journal',
    table(
      ['File', 'Kind', 'Content'],
      companionKinds(catalogue).map(({ name, companion }) => [
        `\`${companion.file}\``,
        `[${name}](${name}.md)`,
        companion.content,
      ]),
    ),
    '## Tables',
    '- [Flags, Flags2 and GuiFocus](flags.md)\n- [Lists of values](states.md)\n- [Limits](limits.md)\n- [Where the live game departs](dialects.md)',
  );
}

function kindPage(kind: Kind): string {
  const shapes = [kind.shape, ...shapesBelow(kind)];
  const rules = shapes.flatMap((shape) => shape.rules);
  const names = new Set(shapes.map((shape) => shape.name));
  const own = departures.filter(({ fields }) => fields.some((place) => names.has(place.split('.')[0] ?? '')));
  return page(
    kind.name,
    `Written when ${kind.written}.`,
    ...(kind.companion ? [`Also the content of \`${kind.companion.file}\`: ${kind.companion.content}.`] : []),
    ...(kind.companion?.list ? [`In the file, \`${kind.companion.list}\` always stands.`] : []),
    fieldTable(kind.shape),
    ...shapesBelow(kind).flatMap((shape) => [`## ${shape.name}`, sentence(shape.about), fieldTable(shape)]),
    ...(rules.length > 0
      ? [
          '## Rules',
          table(
            ['Rule', 'Severity', 'Says', 'Why'],
            rules.map(({ id, severity, says, reason }) => [`\`${id}\``, severity, says, reason]),
          ),
        ]
      : []),
    ...(own.length > 0 ? ['## In the live game', departureTable(own)] : []),
  );
}

function fieldTable(shape: Shape): string {
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

/** Where the values or the bits of a field are listed. */
function tablesOf(field: Field): string[] {
  const leaf = leafOf(field);
  if ('bits' in leaf && leaf.bits) return [`[bits](flags.md#status${leaf.bits.name.toLowerCase()})`];
  if (!('values' in leaf) || !leaf.values) return [];
  const { name, closed } = leaf.values;
  return [`${closed ? 'one of' : 'seen:'} [${name}](states.md#${name.toLowerCase()})`];
}

function flagsPage(): string {
  const rows = (bits: readonly Bit[]) =>
    table(
      ['Bit', 'Value', 'Name', 'Meaning'],
      bits.map(({ bit, name, meaning }) => [String(bit), String(2 ** bit), `\`${name}\``, meaning]),
    );
  return page(
    'Flags, Flags2 and GuiFocus',
    'Bit sets are unsigned: bit 31 is 2147483648, never a negative number.',
    '## Status.Flags',
    rows(flags.bits),
    '## Status.Flags2',
    rows(flags2.bits),
    '## Status.GuiFocus',
    valueTable(guiFocus),
  );
}

function statesPage(catalogue: Catalogue): string {
  return page(
    'Lists of values',
    'A value outside a closed list is an error; a value outside an open list is worth a note, as the list holds only what has been seen.',
    ...allValues(catalogue).flatMap((values) => [
      `## ${values.name}`,
      `${sentence(values.about)} ${values.closed ? 'Closed' : 'Open'}.`,
      valueTable(values),
    ]),
  );
}

function valueTable(values: Values): string {
  const named = values.list.some(({ name }) => name);
  const noted = values.list.some(({ note, since }) => note ?? since);
  return table(
    ['Value', ...(named ? ['Name'] : []), ...(noted ? ['Notes'] : [])],
    values.list.map(({ value, name, note, since }) => [
      `\`${JSON.stringify(value)}\``,
      ...(named ? [name ?? ''] : []),
      ...(noted ? [note ?? (since ? `since version ${since}` : '')] : []),
    ]),
  );
}

function limitsPage(): string {
  return page(
    'Limits',
    table(
      ['What', 'Limit'],
      limitTable.map(({ what, value }) => [what, value]),
    ),
  );
}

function dialectsPage(): string {
  return page(
    'Where the live game departs',
    'The `spec` dialect is the letter of the specification. The `game` dialect is the same with these departures.',
    departureTable(departures),
  );
}

function departureTable(rows: readonly Departure[]): string {
  return table(
    ['Fields', 'In the live game', 'Why'],
    rows.map(({ fields, change, reason }) => [
      fields.map((place) => `\`${place}\``).join(', '),
      describeChange(change),
      reason,
    ]),
  );
}

function page(title: string, ...parts: readonly string[]): string {
  const origin = '<!-- Generated from src/spec by `npm run generate`. -->';
  return [`# ${title}`, origin, ...parts].join('\n\n').concat('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
