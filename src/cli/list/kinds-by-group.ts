import type { Evidence } from '../../interface/evidence.js';
import { knownBy } from '../../interface/evidence-words.js';
import type { Kind } from '../../interface/kind.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { aboutGroups } from '../../interface/kind-group-table.js';
import { groupOf, type KindGroup, kindGroups } from '../../interface/kind-groups.js';
import { counted } from '../../words/counted.js';
import { type Block, paragraph, quiet, rows, section, strong, within } from '../../words/document/document.js';
import { sentence } from '../../words/sentence.js';
import type { Answer } from '../output/print-answer.js';

/** Kinds of the live game by topic, or those of the specification in its own order. */
export function kindList({ dialect, kinds }: Catalogue, group?: KindGroup): Answer {
  const entries = kinds.map(entryOf).filter((entry) => group === undefined || entry.group === group);
  const page =
    dialect === 'spec' ? [rows(entries.map((each) => [strong(each.name), aboutKind(each)]))] : byGroup(entries);
  return { data: entries, page };
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
function byGroup(entries: readonly KindEntry[]): Block[] {
  return kindGroups
    .map((group) => entries.filter((entry) => entry.group === group).toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    .flatMap((own) => (own[0] ? [groupPart(own[0].group, own)] : []));
}

function groupPart(group: KindGroup, entries: readonly KindEntry[]): Block {
  const { title, about } = aboutGroups[group];
  const all = entries.map((each) => [strong(each.name), [`${aboutKind(each)} `, quiet(`(${knownBy(each)})`)]]);
  const head = `${title} (--group ${group}, ${counted(entries.length, 'kind')})`;
  return section(head, paragraph(sentence(about)), within(rows(all)));
}

function aboutKind({ written, file }: KindEntry): string {
  return file === undefined ? written : `${written}; also ${file}`;
}
