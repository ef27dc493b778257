import { Command, CommanderError } from 'commander';
import { asyncapiVerb } from './asyncapi.js';
import { explainVerb } from './explain.js';
import { listVerb } from './list.js';
import { schemaVerb } from './schema.js';
import { type Shell, UsageError } from './shell.js';

const wrongUsage = 2;

/** Runs one command line and gives its exit code. */
export async function run(words: readonly string[], shell: Shell): Promise<number> {
  const program = shakedown(shell);
  if (words.length === 0) {
    shell.print(program.helpInformation().trimEnd());
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
    .option('--color', 'colour the output, wherever it goes')
    .option('--no-color', 'never colour the output')
    .helpCommand('help [verb]', 'say more about a verb')
    .configureHelp({ helpWidth: 80, showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => shell.print(text.trimEnd()),
      writeErr: (text) => shell.warn(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: /, 'shakedown: ')),
    })
    .showHelpAfterError('(shakedown --help tells the verbs and options)')
    .exitOverride();
  for (const verb of [listVerb, explainVerb, schemaVerb, asyncapiVerb]) {
    program.addCommand(verb(shell).copyInheritedSettings(program));
  }
  return program;
}

/** Everything the user can put right ends in a sentence; anything else is our own mistake and says so. */
function failure(error: unknown, shell: Shell): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : wrongUsage;
  if (error instanceof UsageError) {
    shell.warn(`shakedown: ${error.message}`);
    return wrongUsage;
  }
  const reason = error instanceof Error ? error.message : String(error);
  shell.warn(`shakedown: something went wrong that should not have: ${reason}`);
  return wrongUsage;
}
