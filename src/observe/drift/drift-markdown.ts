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
        ...(sure.length > 0 ? [table(sure)] : []),
        ...(perhaps.length > 0 ? ['Perhaps: chance, or what was played, may explain it as well:', table(perhaps)] : []),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function table(changes: readonly Change[]): string {
  return [
    '| Change | Where | What |',
    '| --- | --- | --- |',
    ...changes.map(
      (change) => `| ${changeLabels[change.change]} | \`${changePlace(change)}\` | ${cell(changeText(change))} |`,
    ),
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll(/[\\|`*_<>]/g, String.raw`\$&`);
}
