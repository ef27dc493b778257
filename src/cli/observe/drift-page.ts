import { changePlace, changeText } from '../../observe/drift/change-words.js';
import { type Change, type ChangeName, changeLabels } from '../../observe/drift/drift-change.js';
import { gameTitle, groupByGame } from '../../observe/drift/drift-groups.js';
import type { GameEvidence } from '../../observe/evidence-format.js';
import { counted } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { wrap } from '../../words/wrap.js';
import type { Style } from '../terminal/terminal-style.js';
import { type PageLook, pad } from '../terminal/text-layout.js';

/** Changes as a page, by version of the game. */
export function driftPage(
  changes: readonly Change[],
  games: Readonly<Record<string, GameEvidence>>,
  look: PageLook,
): string {
  const { style } = look;
  const sure = changes.filter((change) => change.sure).length;
  const groups = groupByGame(changes).map(({ game, sure: own, perhaps }) =>
    [
      style.cyan(gameTitle(game, games[game])),
      ...own.flatMap((change) => rows(change, look)),
      ...(perhaps.length > 0 ? [style.dim('  perhaps: chance, or what was played, may explain it as well:')] : []),
      ...perhaps.flatMap((change) => rows(change, look)),
    ].join('\n'),
  );
  const end = sure === 0 ? style.green('no drift') : style.bold(counted(sure, 'change'));
  return [...groups, end].join('\n\n');
}

const labelWidth = 'new format'.length;
const margin = 2;

/** A change on one line if it fits; otherwise the description goes below its path. */
function rows(change: Change, { style, width }: PageLook): string[] {
  const place = printable(changePlace(change));
  const text = printable(changeText(change));
  const label = painted(change.change, style)(pad(changeLabels[change.change], labelWidth));
  const start = margin + labelWidth + 2;
  const head = `${' '.repeat(margin)}${label}  `;
  if (start + place.length + 2 + text.length <= width) return [`${head}${style.bold(place)}  ${text}`];
  const [first = '', ...more] = wrap(place, width - start);
  return [
    `${head}${style.bold(first)}`,
    ...more.map((line) => `${' '.repeat(start)}${style.bold(line)}`),
    ...wrap(text, width - start - 2).map((line) => `${' '.repeat(start + 2)}${line}`),
  ];
}

function painted(change: ChangeName, { red, yellow, green }: Style): (text: string) => string {
  if (change.startsWith('gone')) return red;
  return change === 'new-kind' || change === 'new-field' || change === 'new-value' || change === 'new-bit'
    ? green
    : yellow;
}
