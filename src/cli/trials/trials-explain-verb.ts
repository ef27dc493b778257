import { Argument, Command } from 'commander';
import { trialThemes } from '../../direct/scenario/trial-shape.js';
import type { Trial } from '../../trials/trial.js';
import { trialMoments } from '../../trials/trial-moments.js';
import { printable } from '../../words/printable.js';
import { sentence } from '../../words/sentence.js';
import { withCompletion } from '../completion/completion-source.js';
import type { Shell } from '../shell.js';
import { type Style, styleFor } from '../terminal/terminal-style.js';
import { columns, paragraph, section } from '../terminal/text-layout.js';
import { chooseTrials, trialCandidates } from './choose-trials.js';

const examples = `
Examples:
  shakedown trials explain docked-again
  shakedown trials explain vehicle`;

export function createVerb(shell: Shell): Command {
  const names = new Argument('<names...>', 'trials or themes');
  return new Command('explain')
    .description('show what a trial does, what it asks, and why')
    .addArgument(withCompletion(names, trialCandidates))
    .addHelpText('after', examples)
    .action(async (words: string[], _own: object, command: Command) => {
      const style = styleFor(command.optsWithGlobals<{ color?: boolean }>().color, shell);
      await shell.print(
        chooseTrials({ words })
          .map((trial) => trialPage(trial, style))
          .join('\n\n\n'),
      );
    });
}

function trialPage({ name, file, header, scenario }: Trial, style: Style): string {
  const { theme, grade, why, reports, injected } = header;
  const facts = [
    ['theme', `${trialThemes[theme]} (${theme})`],
    ['grade', grade],
    ...(reports.length === 0 ? [] : [['reports', reports.join(', ')]]),
    ...(injected ? [['injected', 'some lines are written by hand, as no situation has them']] : []),
    ['file', printable(file)],
  ];
  const moments = trialMoments(scenario).map(({ after, asked, answer }) => {
    const rows = [...(asked.length === 0 ? [] : [['asks', asked.join(', ')]]), ...(answer ? [['right', answer]] : [])];
    return [
      paragraph(after.join(', ') || 'then', 2),
      columns(
        rows.map(([what = '', text = '']) => [style.dim(what), text]),
        4,
      ),
    ].join('\n');
  });
  return [
    columns([[style.bold(name), scenario.about]]),
    paragraph(why === '' ? sentence(scenario.about) : why),
    columns(
      facts.map(([what = '', value = '']) => [style.dim(what), value]),
      2,
    ),
    section('What happens, and what is asked', moments.join('\n'), style),
    section('Run it', `  shakedown trials run ${name}`, style),
  ].join('\n\n');
}
