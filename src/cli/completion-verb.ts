import { Command } from 'commander';
import { completionScripts } from './completion/completion-scripts.js';
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

export function createVerb(shell: Shell): Command {
  return new Command('completion')
    .addArgument(choiceArgument('<shell>', 'which shell', shells, 'there is no script for the shell'))
    .addHelpText('after', examples)
    .action((name: keyof typeof completionScripts) => shell.print(completionScripts[name]));
}
