import { Command } from 'commander';
import { complete } from './completion/completion-source.js';
import type { Shell } from './shell.js';

/** Called by the completion scripts. */
export function createVerb(name: string, shell: Shell): Command {
  return new Command(name)
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
