import { type JunitOutcome, junitDocument } from '../../check/report/junit-document.js';
import type { QuestionResult, TrialResult } from '../trial-result.js';
import { type CourseReport, reasonsFor } from './course-report.js';

/** A suite for each trial, and in it a test for each question. What is unanswered is skipped. */
export function courseJunit({ results, seconds }: CourseReport): string {
  const suites = results.map((result) => {
    const { trial, questions } = result;
    const tests = questions.map((each) => {
      const outcome = outcomeOf(result, each);
      return { name: each.says, file: trial.file, line: each.line, ...(outcome && { outcome }) };
    });
    return { name: `${trial.header.theme}/${trial.name}`, seconds: result.seconds, tests };
  });
  return junitDocument('shakedown trials run', seconds, suites);
}

function outcomeOf(result: TrialResult, question: QuestionResult): JunitOutcome | undefined {
  const { verdict, message = result.problem ?? '' } = question;
  if (verdict === 'passed') return undefined;
  if (verdict === 'unanswered') return { is: 'skipped' };
  const reasons = reasonsFor({ ...result, questions: [question] });
  const text = [...reasons, `(reproduce with: ${result.command})`].join('\n');
  return { is: verdict === 'failed' ? 'failure' : 'error', type: verdict, message: message.split('\n')[0] ?? '', text };
}
