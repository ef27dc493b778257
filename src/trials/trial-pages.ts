/** The trials in Markdown, made by `npm run generate`. */

import type { TrialTheme } from '../direct/scenario/trial-shape.js';
import { trialThemes } from '../direct/scenario/trial-theme-table.js';
import { answerTable } from '../direct/tool/answer-table.js';
import { answerMembers } from '../direct/tool/question.js';
import { code, generatedPage, table } from '../words/markdown.js';
import { sentence } from '../words/sentence.js';
import { abilitiesIn } from './abilities.js';
import type { Trial } from './trial.js';
import { trialMoments } from './trial-moments.js';

/** Pages by file name: one with all trials in tables, and one for each theme. */
export function trialPages(course: readonly Trial[]): Map<string, string> {
  const themes = (Object.keys(trialThemes) as TrialTheme[]).flatMap((theme) => {
    const trials = course.filter(({ header }) => header.theme === theme);
    return trials.length === 0 ? [] : [{ theme, trials }];
  });
  const index = themes.flatMap(({ theme, trials }) => [
    `## [${trialThemes[theme]}](${theme}.md)`,
    table(
      ['Trial', 'Grade', 'Why'],
      trials.map(({ name, header }) => [`[\`${name}\`](${theme}.md#${name})`, header.grade, header.why]),
    ),
  ]);
  const intro = '`shakedown trials run` sends a tool through these: see [your tool in the course](../trials.md).';
  const answers = table(
    ['Member', 'What it is'],
    answerMembers.map((member) => [code(member), answerTable[member].about]),
  );
  return new Map([
    ['README.md', page('The trials', intro, ...index, '## What a tool may be asked for', answers)],
    ...themes.map(({ theme, trials }) => [`${theme}.md`, themePage(theme, trials)] as const),
  ]);
}

function themePage(theme: TrialTheme, trials: readonly Trial[]): string {
  const intro = `Questions that \`shakedown trials run ${theme}\` asks. Other trials are [listed by theme](README.md).`;
  return page(trialThemes[theme], intro, ...trials.flatMap(trialParts));
}

function trialParts({ name, header, scenario }: Trial): string[] {
  const { grade, why, reports, injected } = header;
  const lines = injected ? ' Some of its lines are written by hand: no situation of Shakedown has them.' : '';
  const reported = reports.length === 0 ? '' : ` Reported as ${reports.join(', ')}.`;
  const rows = trialMoments(scenario).map(({ after, asked, answer = '' }) => [
    after.map(code).join(', '),
    asked.map(code).join(', '),
    answer,
  ]);
  return [
    `## ${name}`,
    `*${grade}*: ${sentence(scenario.about)} ${why}${reported}${lines}`,
    `Asks for ${abilitiesIn(scenario).map(code).join(', ')}.`,
    table(['After', 'Asked', 'Right'], rows),
  ];
}

function page(title: string, ...parts: readonly string[]): string {
  return generatedPage('the files in trials/', title, parts);
}
