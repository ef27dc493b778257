import { type CourseGrade, gradeTable } from '../../trials/grade-course.js';
import { type CourseReport, gradeSentence, outcomeText, reasonsFor } from '../../trials/report/course-report.js';
import { isTrouble, type TrialResult } from '../../trials/trial-result.js';
import { printable } from '../../words/printable.js';
import type { Style } from '../terminal/terminal-style.js';
import { alignedTable } from '../terminal/text-layout.js';

/** All results for people. */
export function coursePage({ results, grade }: CourseReport, style: Style): string {
  return [...results.map((result) => trialText(result, style)), '', gradePage(grade, style)].join('\n');
}

/** One result: a line, and everything that is known if it did not pass. */
export function trialText(result: TrialResult, style: Style): string {
  const { trial, verdict, problem, command, directory } = result;
  const isWrong = isTrouble(verdict);
  const mark = isWrong ? style.red('✖') : verdict === 'passed' ? style.green('✔') : style.dim('-');
  const head = `${mark} ${style.bold(printable(trial.name))}  ${style.dim(outcomeText(result))}`;
  const kept = directory === undefined ? [] : [`(everything about it is in ${printable(directory)})`];
  if (!isWrong) return problem === undefined ? head : `${head}\n    ${printable(problem)}`;
  const lines = [...reasonsFor(result).map(printable), `(reproduce with: ${command})`, ...kept];
  return [head, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** The table of grades, and a sentence. */
export function gradePage(grade: CourseGrade, style: Style): string {
  const { passed, answered } = grade.all;
  const paint = answered === 0 ? style.yellow : passed === answered ? style.green : style.red;
  return `${alignedTable(gradeTable(grade), { style })}\n\n${paint(gradeSentence(grade))}`;
}
