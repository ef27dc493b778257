import { Command } from 'commander';
import { entryOf } from '../words/entry-of.js';
import { parseChoice } from './option-values.js';
import type { VerbModule } from './verb.js';

/** The subcommands of a verb, in the order of the help. */
type Subverbs = Readonly<Record<string, () => Promise<VerbModule>>>;

/** A verb with subcommands. Only the one that is named behind it is loaded, or all of them if none is. */
export function verbGroup(subverbs: Subverbs, help: string): (words: readonly string[]) => Promise<VerbModule> {
  return async (words) => {
    const [, second = ''] = words.filter((word) => !word.startsWith('-'));
    const needed = entryOf(subverbs, second) ? [second] : Object.keys(subverbs);
    const loaded = await Promise.all(needed.map(async (name) => ({ name, ...(await subverbs[name]?.()) })));
    return {
      createVerb(group, shell) {
        const command = new Command(group)
          .helpCommand(false)
          .addHelpText('after', help)
          .on('command:*', ([word = '']: string[]) => parseChoice(word, Object.keys(subverbs), 'unknown command'));
        for (const { name, createVerb } of loaded) if (createVerb) command.addCommand(createVerb(name, shell));
        return command;
      },
    };
  };
}
