import type { TrialGrade, TrialTheme } from '../direct/scenario/trial-shape.js';
import { trialGrades, trialThemes } from '../direct/scenario/trial-theme-table.js';
import type { TrialResult, Verdict } from './trial-result.js';

/**
 * How many passed, of those that were answered, of those that were asked. What is broken counts as answered,
 * what was not staged does not.
 */
export interface Tally {
  readonly passed: number;
  readonly answered: number;
  readonly asked: number;
}

/** Trials counted by grade, and together. */
export type GradeTallies = Readonly<Record<TrialGrade | 'all', Tally>>;

export interface CourseGrade extends GradeTallies {
  readonly broken: number;
  readonly unstaged: number;
  /** Single questions instead of trials. */
  readonly questions: Tally;
  /** Those that were run, in the order of the course. */
  readonly themes: readonly ({ readonly theme: TrialTheme } & GradeTallies)[];
}

export function gradeCourse(results: readonly TrialResult[]): CourseGrade {
  const themes = (Object.keys(trialThemes) as TrialTheme[]).flatMap((theme) => {
    const own = results.filter(({ trial }) => trial.header.theme === theme);
    return own.length === 0 ? [] : [{ theme, ...talliesOf(own) }];
  });
  const count = (wanted: Verdict) => results.filter(({ verdict }) => verdict === wanted).length;
  const troubles = { broken: count('broken'), unstaged: count('unstaged') };
  return {
    ...talliesOf(results),
    ...troubles,
    questions: tallyOf(results.flatMap(({ questions }) => questions)),
    themes,
  };
}

function talliesOf(results: readonly TrialResult[]): GradeTallies {
  const ofGrade = (grade: TrialGrade) => tallyOf(results.filter(({ trial }) => trial.header.grade === grade));
  const grades = Object.fromEntries(trialGrades.map((grade) => [grade, ofGrade(grade)]));
  return { ...(grades as Record<TrialGrade, Tally>), all: tallyOf(results) };
}

function tallyOf(judged: readonly { readonly verdict: Verdict }[]): Tally {
  const count = (...verdicts: Verdict[]) => judged.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return { passed: count('passed'), answered: judged.length - count('unanswered', 'unstaged'), asked: judged.length };
}

/** `8/9 of 12`; `9/9` if all were answered; nothing if none was asked. */
export function tallyText({ passed, answered, asked }: Tally): string {
  if (asked === 0) return '';
  return answered === asked ? `${passed}/${asked}` : `${passed}/${answered} of ${asked}`;
}

/** The grade as a table: a head, a row for each theme, and one for all. */
export function gradeTable({ themes, ...all }: CourseGrade): string[][] {
  const cells = (tallies: GradeTallies) => [...trialGrades, 'all' as const].map((grade) => tallyText(tallies[grade]));
  return [
    ['Theme', ...trialGrades, 'all'],
    ...themes.map((row) => [trialThemes[row.theme], ...cells(row)]),
    ['All', ...cells(all)],
  ];
}
