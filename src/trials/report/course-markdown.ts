import { code, table } from '../../words/markdown.js';
import { printable } from '../../words/printable.js';
import { gradeTable } from '../grade-course.js';
import { isTrouble, type TrialResult } from '../trial-result.js';
import { type CourseReport, gradeSentence, outcomeText, reasonsFor } from './course-report.js';

/** A page for a summary of a build, an issue or a wiki. */
export function courseMarkdown({ tool, results, grade }: CourseReport): string {
  const failed = results.filter(({ verdict }) => isTrouble(verdict));
  const [head = [], ...rows] = gradeTable(grade);
  const open = results.filter(({ verdict }) => verdict === 'unanswered');
  return [
    '# Trials',
    `**${gradeSentence(grade)}** by ${code(tool)}. A cell says how many passed, of those answered, of those asked.`,
    table(head, rows),
    ...(failed.length === 0 ? [] : ['## Not passed', ...failed.flatMap(trialParts)]),
    ...(open.length === 0 ? [] : ['## Not answered', open.map(({ trial }) => code(trial.name)).join(', ')]),
  ].join('\n\n');
}

function trialParts(result: TrialResult): string[] {
  const { trial, command, directory } = result;
  const reasons = [...reasonsFor(result), `(reproduce with: ${command})`];
  const kept = directory === undefined ? [] : [`(everything about it is in ${directory})`];
  return [
    `### ${trial.name}: ${outcomeText(result)}`,
    `${trial.header.why} (${[trial.header.grade, ...trial.header.reports].join('; ')})`,
    [...reasons, ...kept]
      .flatMap((text) => text.split('\n'))
      .map((line) => `    ${printable(line)}`)
      .join('\n'),
  ];
}
