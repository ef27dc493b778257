import { code, table } from '../../words/markdown.js';
import type { GameEvidence } from '../evidence-format.js';
import { changePlace, changeText } from './change-words.js';
import { type Change, changeLabels } from './drift-change.js';
import { gameTitle, groupByGame } from './drift-groups.js';

/** Changes as Markdown, to paste into an issue. */
export function driftMarkdown(changes: readonly Change[], games: Readonly<Record<string, GameEvidence>>): string {
  if (changes.length === 0) return 'No drift.';
  return groupByGame(changes)
    .map(({ game, sure, perhaps }) =>
      [
        `### ${gameTitle(game, games[game])}`,
        ...(sure.length > 0 ? [changeTable(sure)] : []),
        ...(perhaps.length > 0
          ? ['Perhaps: chance, or what was played, may explain it as well:', changeTable(perhaps)]
          : []),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function changeTable(changes: readonly Change[]): string {
  return table(
    ['Change', 'Where', 'What'],
    changes.map((change) => [changeLabels[change.change], code(changePlace(change)), plain(changeText(change))]),
  );
}

/** Without markup; the table escapes what would end a cell. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_<>]/g, String.raw`\$&`);
}
