import { Command, CommanderError } from 'commander';
import { JournalError } from '../journal/errors.js';
import { printable, printableLines } from '../journal/printable.js';
import { asyncapiVerb } from './asyncapi.js';
import { explainVerb } from './explain.js';
import { helpVerb } from './help.js';
import { listVerb } from './list.js';
import { chosen, colorOptions } from './options.js';
import { schemaVerb } from './schema.js';
import { Interrupted, type Shell, UsageError } from './shell.js';
import { watchVerb } from './watch.js';
import { inOurWords } from './wording.js';

const wrongUsage = 2;
const interrupted = 130;

/** Runs one command line and gives its exit code. */
export async function run(words: readonly string[], shell: Shell): Promise<number> {
  const program = shakedown(shell);
  if (words.length === 0) {
    await shell.print(program.helpInformation().trimEnd());
    return 0;
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    return failure(error, shell);
  }
}

function shakedown(shell: Shell): Command {
  const program = new Command('shakedown')
    .description('Flies Elite Dangerous without the game: its journal as data.')
    .version(shell.version, '-V, --version', 'print the version')
    .helpCommand(false)
    .configureHelp({ helpWidth: 80, showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => void shell.print(text.trimEnd()),
      writeErr: (text) => shell.warn(text.trimEnd()),
      // The sentence is ours to write, once the error has come up to `failure`.
      outputError: () => {},
    })
    .exitOverride();
  for (const option of colorOptions()) program.addOption(option);
  for (const verb of [watchVerb, listVerb, explainVerb, schemaVerb, asyncapiVerb, helpVerb]) {
    program.addCommand(verb(shell).copyInheritedSettings(program));
  }
  const verbs = program.commands.map((command) => command.name());
  return program.on('command:*', ([word = '']: string[]) => chosen(word, verbs, 'no verb is named'));
}

/** Everything the user can put right ends in a sentence; anything else is our own mistake and says so. */
function failure(error: unknown, shell: Shell): number {
  if (error instanceof Interrupted) return interrupted;
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  // Help that was shown for want of a verb is all there is to say.
  if (error instanceof CommanderError && error.code === 'commander.help') return wrongUsage;
  shell.warn(`shakedown: ${complaint(error)}`);
  if (error instanceof CommanderError) shell.warn('(shakedown --help tells the verbs and options)');
  return wrongUsage;
}

function complaint(error: unknown): string {
  if (error instanceof CommanderError) return printable(inOurWords(error));
  if (error instanceof UsageError) return printableLines(error.message);
  if (error instanceof JournalError) return printable(error.message);
  const reason = error instanceof Error ? error.message : String(error);
  return `something went wrong that should not have: ${printableLines(reason)}`;
}
