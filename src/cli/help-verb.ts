import { Command } from 'commander';
import { parseChoice } from './verb-options.js';

export function helpVerb(): Command {
  return new Command('help')
    .description('show help for a command')
    .argument('[verb]', 'such as explain')
    .action((word: string | undefined, _own: object, command: Command) => {
      const program = command.parent ?? command;
      const verbs = program
        .createHelp()
        .visibleCommands(program)
        .map((verb) => verb.name());
      const name = word === undefined ? undefined : parseChoice(word, verbs, 'unknown command');
      const about = program.commands.find((verb) => verb.name() === name) ?? program;
      // Not helpInformation: that leaves out the examples behind the help.
      about.outputHelp();
    });
}
