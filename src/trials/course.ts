import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ScenarioOverrides } from '../direct/scenario/parse-scenario.js';
import { type TrialTheme, trialThemes } from '../direct/scenario/trial-header.js';
import { StageError } from '../direct/stage-error.js';
import { packageDirectory } from '../stage/package-directory.js';
import { loadScenario } from '../stage/scenarios/load-scenario.js';
import type { Trial } from './trial.js';

const extension = '.yaml';
const themes = Object.keys(trialThemes) as TrialTheme[];

/** The trials of the package, by theme and name; with another seed if one is given. */
export function loadCourse(instead: ScenarioOverrides = {}): Trial[] {
  const home = packageDirectory(import.meta.dirname);
  if (home === undefined) throw new StageError('the trials are not where this package was installed');
  const folder = path.join(home, 'trials');
  const files = readdirSync(folder).filter((name) => name.endsWith(extension));
  return files.map((name) => loadTrial(path.join(folder, name), instead)).sort(inCourseOrder);
}

export function loadTrial(file: string, instead: ScenarioOverrides = {}): Trial {
  const scenario = loadScenario(file, instead);
  if (!scenario.trial) throw new StageError(`${file} is not a trial: it has no member trial`);
  return { name: path.basename(file, extension), file, header: scenario.trial, scenario };
}

function inCourseOrder(a: Trial, b: Trial): number {
  return themes.indexOf(a.header.theme) - themes.indexOf(b.header.theme) || (a.name < b.name ? -1 : 1);
}
