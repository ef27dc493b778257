import { Command } from 'commander';
import { completionScripts } from './completion/completion-scripts.js';
import { complete } from './completion/completion-source.js';
import type { Shell } from './shell.js';
import { choiceArgument } from './verb-options.js';

const examples = `
With it, Tab completes verbs, options, situations, settings, kinds and rules.

Examples:
  source <(shakedown completion bash)
  shakedown completion zsh > ~/.zfunc/_shakedown
  shakedown completion fish > ~/.config/fish/completions/shakedown.fish
  shakedown completion powershell >> $PROFILE`;

const shells = Object.keys(completionScripts) as (keyof typeof completionScripts)[];

export function completionVerb(shell: Shell): Command {
  return new Command('completion')
    .addArgument(choiceArgument('<shell>', 'which shell', shells, 'there is no script for the shell'))
    .addHelpText('after', examples)
    .action((name: keyof typeof completionScripts) => shell.print(completionScripts[name]));
}

/** Called by the scripts. */
export function completeVerb(shell: Shell): Command {
  return new Command('complete')
    .argument('[words...]', 'the words so far; the last one is being typed')
    .option('--next', 'a new word begins')
    .action(async (words: string[], _own: object, command: Command) => {
      const { next } = command.opts<{ next?: boolean }>();
      const { candidates, files, open } = await complete(command.parent ?? command, next ? [...words, ''] : words);
      const lines = candidates.map(({ word, about }) => (about ? `${word}\t${about.replaceAll(/\s+/g, ' ')}` : word));
      if (files) lines.push(':files');
      if (open) lines.push(':open');
      if (lines.length > 0) await shell.print(lines.join('\n'));
    });
}
