import { Command, Help } from 'commander';
import { quoted } from '../words/printable.js';
import { parseChoice } from './option-values.js';
import { UsageError } from './shell.js';

export function createVerb(name: string): Command {
  return new Command(name)
    .argument('[verb...]', 'such as explain, or fleet status')
    .option('--all', 'list all commands, and all options of a command')
    .action((words: string[], _own: object, command: Command) => {
      let about = command.parent ?? command;
      for (const word of words) about = verbOf(about, word);
      // helpInformation() would leave out the examples.
      about.outputHelp();
    });
}

function verbOf(about: Command, word: string): Command {
  const verbs = new Help().visibleCommands(about);
  if (verbs.length === 0) throw new UsageError(`${quoted(about.name())} has no commands of its own`);
  const name = parseChoice(
    word,
    verbs.map((verb) => verb.name()),
    'unknown command',
  );
  return verbs.find((verb) => verb.name() === name) ?? about;
}
