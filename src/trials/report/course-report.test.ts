import { describe, expect, it } from 'vitest';
import { loadCourse } from '../course.js';
import { gradeCourse } from '../grade-course.js';
import type { Trial } from '../trial.js';
import type { TrialResult, Verdict } from '../trial-result.js';
import { courseHtml } from './course-document.js';
import { gradeSentence, outcomeText, reasonsFor, rounded } from './course-report.js';

const [trial] = loadCourse() as [Trial];

/** A trial that is named like its verdict. */
function resultOf(verdict: Verdict, ...answers: readonly Verdict[]): TrialResult {
  const questions = answers.map((each) => ({ line: 1, column: 1, says: 'docked is true', verdict: each }));
  return { trial: { ...trial, name: verdict }, verdict, questions, seconds: 1, command: 'run it' };
}

const verdicts = ['passed', 'failed', 'broken', 'unstaged', 'unanswered'] as const;

describe('the outcome of a trial', () => {
  it.each<[string, Verdict, ...Verdict[]]>([
    ['1 answer right', 'passed', 'passed'],
    ['2 answers right, 1 not answered', 'passed', 'passed', 'unanswered', 'passed'],
    ['1 of 1 answer wrong', 'failed', 'failed'],
    ['1 of 2 answers wrong, 2 not answered', 'failed', 'unanswered', 'failed', 'passed', 'unanswered'],
    ['not answered', 'unanswered', 'unanswered'],
    ['broken', 'broken', 'passed', 'broken'],
    ['not staged', 'unstaged', 'unstaged'],
  ])('is “%s”', (text, verdict, ...answers) => {
    expect(outcomeText(resultOf(verdict, ...answers))).toBe(text);
  });

  it('has its reasons once each, line by line', () => {
    const { questions, ...result } = resultOf('failed', 'failed', 'failed', 'passed');
    const [first, second, third] = questions as [object, object, object];
    const asked = [{ ...first, message: 'a\nb' }, { ...second, message: 'a\nb' }, third] as typeof questions;
    expect(reasonsFor({ ...result, questions: asked, problem: 'it ended' })).toEqual(['it ended', 'a', 'b']);
  });
});

it.each<[string, ...Verdict[]]>([
  ['1 of 1 answered trial passed', 'passed'],
  ['1 of 2 answered trials passed, 1 of 3 not answered', 'passed', 'failed', 'unanswered'],
  ['none of 2 trials was answered', 'unanswered', 'unanswered'],
  ['1 of 2 answered trials passed, 1 broken, 1 not staged, 1 of 4 not answered', 'passed', ...verdicts.slice(2)],
])('the grade of a course is “%s”', (sentence, ...results) => {
  expect(gradeSentence(gradeCourse(results.map((verdict) => resultOf(verdict))))).toBe(sentence);
});

it('seconds have three decimals', () => {
  expect([rounded(1.23456), rounded(2)]).toEqual([1.235, 2]);
});

it('a page unfolds exactly the trials that went wrong, and says how to run them again', () => {
  const results = verdicts.map((verdict) => resultOf(verdict, verdict));
  const page = courseHtml({ tool: 'tool', results, grade: gradeCourse(results), seconds: 1 });
  const shown = Array.from(
    page.matchAll(/<details( open)?>.*?<strong>(\w+)<.*?<\/details>/gs),
    ([text, open, name]) => [name, open !== undefined, text.includes('Run it again')],
  );
  expect(shown).toEqual([
    ['passed', false, false],
    ['failed', true, true],
    ['broken', true, true],
    ['unstaged', true, true],
    ['unanswered', false, false],
  ]);
});
