import path from 'node:path';
import type { ScenarioOverrides } from '../direct/scenario/parse-scenario.js';
import type { TrialTheme } from '../direct/scenario/trial-shape.js';
import { trialThemes } from '../direct/scenario/trial-theme-table.js';
import { StageError } from '../direct/stage-error.js';
import { packagedFiles } from '../packaged/packaged-files.js';
import { loadScenario } from '../stage/scenarios/load-scenario.js';
import { memoizeText } from '../words/memo.js';
import type { Trial } from './trial.js';

const extension = '.yaml';
const themes = Object.keys(trialThemes) as TrialTheme[];

/** The trials of the package, by theme and name; with another seed if one is given, and what packs know. */
export function loadCourse({ seed, catalogue }: Pick<ScenarioOverrides, 'seed' | 'catalogue'> = {}): Trial[] {
  const course = courseWith(seed === undefined ? '' : String(seed));
  return course.map((trial) => ({ ...trial, scenario: { ...trial.scenario, catalogue } }));
}

/** Parsed once for each seed: there are many. */
const courseWith = memoizeText((seed): readonly Trial[] => {
  const all = loadNamed(() => true, seed === '' ? {} : { seed: Number(seed) });
  if (all.length === 0) throw new StageError('the trials are not where this package was installed');
  return all;
});

/** Trials of the package by their names, in the order of the course; others are not parsed. */
export function loadNamed(isWanted: (name: string) => boolean, instead: ScenarioOverrides = {}): Trial[] {
  return trialNames()
    .filter(isWanted)
    .map((name) => loadTrial(packagedFiles().pathOf(`trials/${name}${extension}`), instead))
    .sort(inCourseOrder);
}

/** The names of the trials of the package. */
export function trialNames(): string[] {
  const files = packagedFiles().namesIn('trials');
  return files.flatMap((file) => (file.endsWith(extension) ? [path.basename(file, extension)] : []));
}

export function loadTrial(file: string, instead: ScenarioOverrides = {}): Trial {
  const scenario = loadScenario(file, instead);
  if (!scenario.trial) throw new StageError(`${file} is not a trial: it has no member trial`);
  return { name: path.basename(file, extension), file, header: scenario.trial, scenario };
}

function inCourseOrder(a: Trial, b: Trial): number {
  return themes.indexOf(a.header.theme) - themes.indexOf(b.header.theme) || (a.name < b.name ? -1 : 1);
}
