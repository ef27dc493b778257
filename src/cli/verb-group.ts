import { Command } from 'commander';
import { entryOf } from '../words/entry-of.js';
import { parseChoice } from './option-values.js';
import type { Shell } from './shell.js';
import type { VerbModule } from './verb-module.js';

/** The subcommands of a verb, in the order of the help. Only the named one is loaded. */
export type Subverbs = Readonly<Record<string, () => Promise<VerbModule>>>;

/** Loads the verb that is named after `name`, or all of them. */
export async function loadVerbGroup(
  name: string,
  subverbs: Subverbs,
  help: string,
  words: readonly string[],
): Promise<VerbModule> {
  const [first, second = ''] = words.filter((word) => !word.startsWith('-'));
  const named = first === name ? entryOf(subverbs, second) : undefined;
  const loaded = await Promise.all((named ? [named] : Object.values(subverbs)).map((load) => load()));
  const createVerb = (shell: Shell) => {
    const command = new Command(name)
      .helpCommand(false)
      .addHelpText('after', help)
      .on('command:*', ([word = '']: string[]) => parseChoice(word, Object.keys(subverbs), 'unknown command'));
    for (const subverb of loaded) command.addCommand(subverb.createVerb(shell));
    return command;
  };
  return { createVerb };
}
