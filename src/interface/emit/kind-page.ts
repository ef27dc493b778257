import { table } from '../../words/markdown.js';
import { sentence } from '../../words/sentence.js';
import { deviations } from '../dialect/deviations.js';
import { evidenceSentence } from '../evidence-words.js';
import type { Kind } from '../kind.js';
import { shapesBelow } from '../kind-catalogue.js';
import { aboutGroups } from '../kind-group-table.js';
import { groupOf } from '../kind-groups.js';
import { page } from './markdown-page.js';
import { deviationTable, fieldTable, fileSentences } from './reference-tables.js';

/** The pages of the kinds stand one folder below the others. */
const top = '../';

/**
 * Everything about a kind: when it is written, how well that is known, its fields, and the objects inside.
 */
export function kindPage(kind: Kind): string {
  const { grade } = kind.evidence;
  const { title } = aboutGroups[groupOf(kind.name)];
  return page(
    kind.name,
    `Written when ${kind.written}.`,
    `[${title}](${top}README.md#${anchor(title)}) · ${evidenceSentence(kind.evidence)} [What that means](${top}README.md#how-well-it-is-known).`,
    ...fileSentences(kind),
    fieldTable(kind.shape, { top, counted: grade === 'observed' }),
    ...shapesBelow(kind).flatMap((shape) => [
      `## ${shape.name}`,
      sentence(shape.about),
      fieldTable(shape, { top, counted: grade === 'observed' }),
    ]),
    ...rulesPart(kind),
    ...deviationsPart(kind),
  );
}

/** A heading as the address of a page names it. */
export function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

function rulesPart(kind: Kind): string[] {
  const rules = [kind.shape, ...shapesBelow(kind)].flatMap((shape) => shape.rules);
  if (rules.length === 0) return [];
  const rows = rules.map(({ id, severity, says, reason }) => [`\`${id}\``, severity, says, reason]);
  return ['## Rules', table(['Rule', 'Severity', 'What it requires', 'Why'], rows)];
}

/** Of the specification's own kinds; the tables of all others are of the live game as they are. */
function deviationsPart(kind: Kind): string[] {
  if (kind.evidence.grade !== 'specified') return [];
  const names = new Set([kind.shape, ...shapesBelow(kind)].map(({ name }) => name));
  const own = deviations.filter(({ fields }) => fields.some((place) => names.has(place.split('.')[0] ?? '')));
  return own.length === 0 ? [] : ['## In the live game', deviationTable(own, top)];
}
