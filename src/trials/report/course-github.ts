import { workflowCommand } from '../../check/report/github-report.js';
import { isTrouble } from '../trial-result.js';
import { type CourseReport, gradeSentence, outcomeText, reasonsFor } from './course-report.js';

/** Workflow commands of GitHub Actions: an annotation for each trial that did not pass. */
export function courseGithub({ results, grade }: CourseReport): string {
  const troubles = results.filter(({ verdict }) => isTrouble(verdict));
  const commands = troubles.map((result) => {
    const title = `${result.trial.name}: ${outcomeText(result)}`;
    return workflowCommand('error', { title }, [...reasonsFor(result), `(reproduce with: ${result.command})`]);
  });
  return [...commands, gradeSentence(grade)].join('\n');
}
