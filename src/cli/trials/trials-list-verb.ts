import { trialThemes } from '../../direct/scenario/trial-theme-table.js';
import { abilitiesIn } from '../../trials/abilities.js';
import { loadCourse } from '../../trials/course.js';
import type { Trial } from '../../trials/trial.js';
import { type Document, quiet, rows, section, strong } from '../../words/document/document.js';
import { printAnswer } from '../output/print-answer.js';
import { listLook } from '../terminal/terminal-style.js';
import { verb } from '../verb.js';
import { pageFormat } from '../verb-options.js';

const help = `
Examples:
  shakedown trials list
  shakedown trials list --format json`;

export const createVerb = verb({
  about: 'list the trials by theme',
  options: { format: pageFormat },
  help,
  async run(_words, options, shell) {
    const course = loadCourse();
    await printAnswer({ data: course.map(trialEntry), page: listPage(course) }, options, shell, listLook);
  },
});

function trialEntry({ name, file, header, scenario }: Trial) {
  return { name, about: scenario.about, ...header, asks: abilitiesIn(scenario), file };
}

function listPage(course: readonly Trial[]): Document {
  const themes = [...new Set(course.map(({ header }) => header.theme))];
  return themes.map((theme) => {
    const own = course.filter(({ header }) => header.theme === theme);
    const all = own.map(({ name, header, scenario }) => [strong(name), quiet(header.grade), scenario.about]);
    return section(`${trialThemes[theme]} (${theme})`, rows(all));
  });
}
