import { counted } from '../../words/counted.js';
import {
  type Block,
  type Document,
  inCode,
  lines,
  paragraph,
  quiet,
  section,
  type Tone,
} from '../../words/document/document.js';
import { pad } from '../../words/wrap.js';
import type { GameEvidence } from '../evidence-format.js';
import { changePlace, changeText } from './change-words.js';
import { type Change, type ChangeName, changeLabels } from './drift-change.js';
import { gameTitle, groupByGame } from './drift-groups.js';

/** Changes by version of the game, and how many there are. */
export function driftDocument(changes: readonly Change[], games: Readonly<Record<string, GameEvidence>>): Document {
  const sure = changes.filter((change) => change.sure).length;
  return [
    ...groupByGame(changes).map(({ game, sure: own, perhaps }) =>
      section(
        gameTitle(game, games[game]),
        ...changeLines(own),
        ...(perhaps.length > 0
          ? [paragraph(quiet('perhaps: chance, or what was played, may explain it as well:'))]
          : []),
        ...changeLines(perhaps),
      ),
    ),
    paragraph(sure === 0 ? { text: 'no drift', tone: 'good' } : { text: counted(sure, 'change'), tone: 'strong' }),
  ];
}

const labelWidth = 'new format'.length;

function changeLines(changes: readonly Change[]): Block[] {
  const rows = changes.map((change) => [
    { text: pad(changeLabels[change.change], labelWidth), tone: toneOf(change.change) },
    inCode(changePlace(change)),
    changeText(change),
  ]);
  return rows.length === 0 ? [] : [lines({ head: ['Change', 'Where', 'What'], rows })];
}

function toneOf(change: ChangeName): Tone {
  if (change.startsWith('gone')) return 'bad';
  const isNew = change === 'new-kind' || change === 'new-field' || change === 'new-value' || change === 'new-bit';
  return isNew ? 'good' : 'doubtful';
}
