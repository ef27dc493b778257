import { existsSync } from 'node:fs';
import type { TrialTheme } from '../../direct/scenario/trial-shape.js';
import { trialThemes } from '../../direct/scenario/trial-theme-table.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { type Ability, abilitiesIn } from '../../trials/abilities.js';
import { loadCourse, loadNamed, loadTrial, trialNames } from '../../trials/course.js';
import type { Trial } from '../../trials/trial.js';
import { didYouMean } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import type { Candidate } from '../completion/completion-source.js';
import { UsageError } from '../shell.js';

export interface TrialChoice {
  /** Names of trials, themes, or files of one's own; all trials if there are none. */
  readonly words: readonly string[];
  readonly seed?: number | undefined;
  /** Only trials that a tool with one of these abilities can take part in. */
  readonly can?: readonly Ability[] | undefined;
  /** The live game with what packs add. */
  readonly catalogue?: Catalogue | undefined;
}

type Instead = Pick<TrialChoice, 'seed' | 'catalogue'>;

/** The chosen trials, each once, in the order of the course. */
export function chooseTrials({ words, can, ...instead }: TrialChoice): Trial[] {
  const course = courseFor(words, instead);
  const chosen = new Set(words.length === 0 ? course : words.flatMap((word) => named(word, course, instead)));
  const all = [...course, ...[...chosen].filter((trial) => !course.includes(trial))];
  const isPossible = ({ scenario }: Trial) => !can || abilitiesIn(scenario).some((ability) => can.includes(ability));
  const found = all.filter((trial) => chosen.has(trial) && isPossible(trial));
  if (found.length > 0) return found;
  throw new UsageError(`none of these trials asks for ${can?.join(' or ')}`);
}

/** Only the named trials, if no theme is named: parsing the whole course takes seconds. */
function courseFor(words: readonly string[], instead: Instead): Trial[] {
  const names = new Set(words.map(nameIn));
  const isWhole = names.size === 0 || [...names].some((name) => Object.hasOwn(trialThemes, name));
  return isWhole ? loadCourse(instead) : loadNamed((name) => names.has(name), instead);
}

function nameIn(word: string): string {
  return word.replace(/\.yaml$/i, '');
}

function named(word: string, course: readonly Trial[], instead: Instead): Trial[] {
  const ofTheme = course.filter(({ header }) => header.theme === word);
  if (ofTheme.length > 0) return ofTheme;
  const trial = course.find(({ name }) => name === nameIn(word));
  if (trial) return [trial];
  if (/\.ya?ml$/i.test(word) && existsSync(word)) return [loadTrial(word, instead)];
  const known = [...trialNames(), ...Object.keys(trialThemes)];
  throw new UsageError(`there is no trial or theme ${quoted(word)}${didYouMean(word, known)}`);
}

/** Names of trials and themes, for completion. */
export function trialCandidates(): Candidate[] {
  const trials = loadCourse().map(({ name, scenario }) => ({ word: name, about: scenario.about }));
  const themes = (Object.keys(trialThemes) as TrialTheme[]).map((word) => ({ word, about: trialThemes[word] }));
  return [...themes, ...trials];
}
