import { versionTable } from '../../game/version-table.js';
import { counted, thousands } from '../../words/counted.js';
import { table } from '../../words/markdown.js';
import { sentence } from '../../words/sentence.js';
import { type Grade, grades, strongEvidence } from '../evidence.js';
import { versionWords } from '../evidence-words.js';
import type { Kind } from '../kind.js';
import { allCompanionKinds, type Catalogue } from '../kind-catalogue.js';
import { aboutGroups } from '../kind-group-table.js';
import { groupOf, kindGroups } from '../kind-groups.js';
import { anchor } from './kind-page.js';
import { page } from './markdown-page.js';

/**
 * The way in: all kinds by what they are about, and how well each is known; `homes` says where their pages
 * are.
 */
export function indexPage(catalogue: Catalogue, homes: ReadonlyMap<string, string>): string {
  const groups = kindGroups
    .map((group) => ({ ...aboutGroups[group], kinds: catalogue.kinds.filter(({ name }) => groupOf(name) === group) }))
    .filter(({ kinds }) => kinds.length > 0);
  const link = (name: string) => `[${name}](${homes.get(name)})`;
  return page(
    'The interface',
    'The game appends one JSON object per event to its journal, and keeps more files beside it. Every event has a `timestamp`, and its kind is named in `event`. A field named `X_Localised` holds the text the game shows to the player for the internal name in `X`. The fields stand in the order in which the game writes them.',
    '## Tables',
    tables,
    '## Groups of kinds',
    table(
      ['Group', 'What it tells', 'Kinds', ...grades.map((grade) => sentence(grade).slice(0, -1))],
      [
        ...groups.map(({ title, about, kinds }) => [
          `[${title}](#${anchor(title)})`,
          about,
          String(kinds.length),
          ...grades.map((grade) => countOf(kinds, grade)),
        ]),
        ['All', '', String(catalogue.kinds.length), ...grades.map((grade) => countOf(catalogue.kinds, grade))],
      ],
    ),
    '## How well it is known',
    ...aboutGrades,
    '## Versions of the game',
    'The versions that *since* and *until* name, with the first day or month on which each is known to have been played. A check requires of a line only what the version of its journal wrote: that of the Fileheader, else of LoadGame, else of the time of the line.',
    table(
      ['Version', 'From', 'What it brought is known from'],
      versionTable.map(([version, from, , witness]) => [version, from, witness]),
    ),
    '## Files beside the journal',
    table(
      ['File', 'Kind', 'Content'],
      allCompanionKinds(catalogue).map(({ name, companion }) => [
        `\`${companion.file}\``,
        link(name),
        companion.content,
      ]),
    ),
    ...groups.flatMap(({ title, about, kinds }) => [
      `## ${title}`,
      sentence(about),
      table(
        ['Kind', 'Written when', 'Known by'],
        kinds
          .toSorted((a, b) => (a.name < b.name ? -1 : 1))
          .map((kind) => [link(kind.name), kind.written, evidenceCell(kind)]),
      ),
    ]),
  );
}

const tables = [
  '[Flags, Flags2 and GuiFocus](flags.md)',
  '[Lists of values](states.md)',
  '[Limits](limits.md)',
  '[Where the live game differs from the specification](dialects.md)',
]
  .map((each) => `- ${each}`)
  .join('\n');

const aboutGrades = [
  'Sixteen kinds have a specification. All others are known from what the game was seen to write, and from what others have declared. So each kind, and each field of it, has a grade:',
  table(
    ['Grade', 'What it is known by', 'What a check in the `game` dialect makes of a contradiction'],
    [
      ['specified', 'the specification', 'what its rule says: an error, a warning or a note'],
      [
        'observed',
        'real lines, and how many there were',
        `a warning that tells the count, from ${counted(strongEvidence, 'line')} on; a note if there were fewer`,
      ],
      ['declared', 'public libraries and collections that name it; no real line of it was seen', 'a note'],
    ],
  ),
  'Evidence alone never makes an error, and a line from before 2021 gets no more than a note for it.',
  'The counts come from journals that players have published, and cover the lines from 2021 on; for what was only seen before, all of them. What was taken from them is how often something occurs, its type, its place in the line, and the words that the game itself chooses: no line, no name of a player, no text of theirs. Declarations come from public libraries and collections that read journals.',
  'Of a field, the tables say in which share of the objects it was present: *always* if each had it. A field that is *declared only* stands where others say it does. *Since* and *until* are versions of the game: the first and the last one that write it, where the evidence shows it. Lists of values outside the specification are open: they hold what was seen, and other values may come with any patch.',
];

function countOf(kinds: readonly Kind[], grade: Grade): string {
  const count = kinds.filter(({ evidence }) => evidence.grade === grade).length;
  return count === 0 ? '' : thousands(count);
}

function evidenceCell({ evidence }: Kind): string {
  const known = evidence.lines === undefined ? evidence.grade : counted(evidence.lines, 'line');
  return [known, ...versionWords(evidence)].join(', ');
}
