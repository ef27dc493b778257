import { counted } from '../../words/counted.js';
import type { CourseGrade } from '../grade-course.js';
import type { TrialResult, Verdict } from '../trial-result.js';

/** What reports are made of. */
export interface CourseReport {
  /** The command of the tool. */
  readonly tool: string;
  readonly results: readonly TrialResult[];
  readonly grade: CourseGrade;
  /** How long everything took, in real time. */
  readonly seconds: number;
}

/** To thousandths: a clock is no finer. */
export function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** How a trial went, in a few words. */
export function outcomeText({ verdict, questions }: Pick<TrialResult, 'verdict' | 'questions'>): string {
  const count = (wanted: Verdict) => questions.filter((question) => question.verdict === wanted).length;
  const all = counted(questions.length - count('unanswered'), 'answer');
  if (verdict === 'unanswered') return 'not answered';
  if (verdict === 'broken') return 'broken';
  if (verdict === 'unstaged') return 'not staged';
  const left = count('unanswered') === 0 ? '' : `, ${count('unanswered')} not answered`;
  return `${verdict === 'passed' ? `${all} right` : `${count('failed')} of ${all} wrong`}${left}`;
}

/** Why a trial did not pass: whole lines, each sentence once. */
export function reasonsFor({ questions, problem }: Pick<TrialResult, 'questions' | 'problem'>): string[] {
  const messages = [problem, ...questions.map(({ message }) => message)];
  return [...new Set(messages.filter((message) => message !== undefined))].flatMap((message) => message.split('\n'));
}

/** The result in a sentence. */
export function gradeSentence({ all: { passed, answered, asked }, broken, unstaged }: CourseGrade): string {
  const silent = asked - answered - unstaged;
  return [
    answered === 0
      ? `none of ${counted(asked, 'trial')} was answered`
      : `${passed} of ${counted(answered, 'answered trial')} passed`,
    ...(broken === 0 ? [] : [`${broken} broken`]),
    ...(unstaged === 0 ? [] : [`${unstaged} not staged`]),
    ...(silent === 0 || answered === 0 ? [] : [`${silent} of ${asked} not answered`]),
  ].join(', ');
}
