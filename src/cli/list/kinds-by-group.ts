import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import type { Evidence } from '../../interface/evidence.js';
import { knownBy } from '../../interface/evidence-words.js';
import type { Kind } from '../../interface/kind.js';
import { aboutGroups, groupOf, type KindGroup, kindGroups } from '../../interface/kind-groups.js';
import { counted } from '../../words/counted.js';
import { sentence } from '../../words/sentence.js';
import type { Style } from '../terminal/terminal-style.js';
import { columns, type PageLook, paragraph } from '../terminal/text-layout.js';

export interface KindChoice {
  readonly dialect: Dialect;
  readonly group?: KindGroup | undefined;
}

/** Kinds of the live game by topic, or those of the specification in its own order. */
export function kindList({ dialect, group }: KindChoice) {
  const entries = dialects[dialect].kinds.map(entryOf).filter((entry) => group === undefined || entry.group === group);
  return {
    entries,
    page: (look: PageLook) =>
      dialect === 'spec'
        ? columns(
            entries.map((entry) => plainRow(entry, look.style)),
            0,
            look.width,
          )
        : groupedPage(entries, look),
  };
}

interface KindEntry extends Evidence {
  readonly name: string;
  readonly written: string;
  readonly group: KindGroup;
  readonly file?: string;
}

function entryOf({ name, written, companion, evidence }: Kind): KindEntry {
  return { name, written, group: groupOf(name), ...evidence, ...(companion && { file: companion.file }) };
}

/** Each group with a title, sorted by name: frequency does not help in finding a kind. */
function groupedPage(entries: readonly KindEntry[], look: PageLook): string {
  return kindGroups
    .map((group) => entries.filter((entry) => entry.group === group).toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    .flatMap((own) => (own[0] ? [groupPart(own[0].group, own, look)] : []))
    .join('\n\n');
}

function groupPart(group: KindGroup, entries: readonly KindEntry[], { style, width }: PageLook): string {
  const { title, about } = aboutGroups[group];
  const rows = entries.map((entry) => gradedRow(entry, style));
  return [
    style.cyan(`${title} (--group ${group}, ${counted(entries.length, 'kind')})`),
    paragraph(sentence(about), 2, width),
    columns(rows, 4, width),
  ].join('\n');
}

function plainRow({ name, written, file }: KindEntry, style: Style): string[] {
  return [style.bold(name), file === undefined ? written : `${written}; also ${file}`];
}

function gradedRow(entry: KindEntry, style: Style): string[] {
  const [name = '', about = ''] = plainRow(entry, style);
  return [name, `${about} ${style.dim(`(${knownBy(entry)})`)}`];
}
