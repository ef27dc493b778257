import { Command } from 'commander';
import { trialThemes } from '../../direct/scenario/trial-shape.js';
import { abilitiesIn } from '../../trials/abilities.js';
import { loadCourse } from '../../trials/course.js';
import type { Trial } from '../../trials/trial.js';
import type { Shell } from '../shell.js';
import { columns, lookFor, type PageLook, section } from '../terminal/text-layout.js';
import { formatOption, type PageOptions } from '../verb-options.js';

const examples = `
Examples:
  shakedown trials list
  shakedown trials list --format json`;

export function createVerb(shell: Shell): Command {
  return new Command('list')
    .description('list the trials by theme')
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (_own: object, command: Command) => {
      const { format, color } = command.optsWithGlobals<PageOptions>();
      const course = loadCourse();
      const entries = () => JSON.stringify(course.map(trialEntry), undefined, 2);
      await shell.print(format === 'json' ? entries() : listPage(course, lookFor(color, shell)));
    });
}

function trialEntry({ name, file, header, scenario }: Trial) {
  return { name, about: scenario.about, ...header, asks: abilitiesIn(scenario), file };
}

function listPage(course: readonly Trial[], { style, width }: PageLook): string {
  const themes = [...new Set(course.map(({ header }) => header.theme))];
  const parts = themes.map((theme) => {
    const own = course.filter(({ header }) => header.theme === theme);
    const rows = own.map(({ name, header, scenario }) => [style.bold(name), style.dim(header.grade), scenario.about]);
    return section(`${trialThemes[theme]} (${theme})`, columns(rows, 2, width), style);
  });
  return parts.join('\n\n');
}
