import { Command } from 'commander';
import { parseChoice } from './option-values.js';

export function helpVerb(): Command {
  return new Command('help')
    .description('show the help of a command')
    .argument('[verb]', 'such as explain')
    .action((word: string | undefined, _own: object, command: Command) => {
      const program = command.parent ?? command;
      const verbs = program
        .createHelp()
        .visibleCommands(program)
        .map((verb) => verb.name());
      const name = word === undefined ? undefined : parseChoice(word, verbs, 'unknown command');
      const about = program.commands.find((verb) => verb.name() === name) ?? program;
      // helpInformation() would leave out the examples.
      about.outputHelp();
    });
}
