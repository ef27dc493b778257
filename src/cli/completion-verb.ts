import { completionScripts } from './completion/completion-script-table.js';
import { choiceArgument, verb } from './verb.js';

const help = `
With it, Tab completes verbs, options, situations, settings, kinds and rules.

Examples:
  source <(shakedown completion bash)
  shakedown completion zsh > ~/.zfunc/_shakedown
  shakedown completion fish > ~/.config/fish/completions/shakedown.fish
  shakedown completion powershell >> $PROFILE`;

const shells = Object.keys(completionScripts) as (keyof typeof completionScripts)[];

export const createVerb = verb({
  takes: [choiceArgument('<shell>', 'which shell', shells, 'there is no script for the shell')],
  help,
  run: ([name], _options, shell) => shell.print(completionScripts[name]),
});
