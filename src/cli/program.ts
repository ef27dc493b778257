/** Runs a command line: finds the verb, loads it, runs it, and turns errors into sentences. */
import { Command, CommanderError, Help } from 'commander';
import { StageError } from '../direct/stage-error.js';
import { FleetError } from '../fleet/fleet-error.js';
import { JournalError } from '../journal/journal-error.js';
import { printable, printableLines } from '../words/printable.js';
import { parseChoice } from './option-values.js';
import { missingPackages } from './optional-packages.js';
import { ExitWithCode, Interrupted, type Shell, UsageError } from './shell.js';
import { isRare } from './verb.js';
import { colorOptions } from './verb-options.js';
import { pathIn } from './verb-path.js';
import { hiddenVerb, rareTitle, verbs } from './verbs.js';

/** Verbs that print information about other verbs. */
const verbsAboutVerbs = new Set(['help', hiddenVerb]);

const examples = `
Alone, shakedown shows the game's own journals on a page or, without the game, a
demo session that plays by itself: see shakedown cockpit --help. The rest of the
commands: shakedown help --all.

Examples:
  shakedown stage --out journals              a session for your tool to follow
  shakedown trigger dock-wanted --out journals
  shakedown check                             the game's own journals
  shakedown explain Status.Flags 16842765`;

/** What help shows with `--all`. */
const everything = new Help();

const usageExitCode = 2;
const interruptedExitCode = 130;

/** Default command. */
const defaultWords = ['cockpit'];

/** Runs one command line; returns its exit code. */
export async function run(given: readonly string[], shell: Shell): Promise<number> {
  const [words, toolWords] = splitCommand(given.length === 0 ? defaultWords : given);
  const program = await programFor(words, {
    ...shell,
    ...(toolWords && { toolWords }),
    showsAll: words.includes('--all'),
  });
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    return exitCodeAfter(error, shell, [...pathIn(program, words)]);
  }
}

/** Takes off the command of a tool, where a verb takes one. Commander would look for options in it. */
function splitCommand(words: readonly string[]): readonly [readonly string[], (readonly string[])?] {
  const dashes = verbIn(words)?.takesCommand ? words.indexOf('--') : -1;
  return dashes === -1 ? [words] : [words.slice(0, dashes), words.slice(dashes + 1)];
}

async function programFor(words: readonly string[], shell: Shell): Promise<Command> {
  const program = new Command('shakedown')
    .description('Test your Elite Dangerous tool without the game.')
    .version(shell.build ? `${shell.version} (${shell.build})` : shell.version, '-V, --version', 'print the version')
    .helpCommand(false)
    .helpOption(...helpOption)
    .configureHelp({
      helpWidth: 80,
      showGlobalOptions: true,
      subcommandTerm: (verb) => verb.name(),
      visibleCommands: (verb) =>
        everything.visibleCommands(verb).filter((each) => shell.showsAll || each.helpGroup() !== rareTitle),
      visibleOptions: (verb) => everything.visibleOptions(verb).filter((option) => shell.showsAll || !isRare(option)),
    })
    .configureOutput({
      writeOut: (text) => void shell.print(text.trimEnd()),
      writeErr: (text) => shell.warn(text.trimEnd()),
      // Printed by exitCodeAfter, in our own words.
      outputError: () => {},
    })
    .addHelpText('after', examples)
    .exitOverride();
  for (const option of colorOptions()) program.addOption(option);
  for (const { name, title, about, load } of neededVerbs(words)) {
    const place = words.indexOf(name);
    // For verbs that are not named, the help needs no more than this.
    const verb = place === -1 ? new Command(name) : (await load(words.slice(place))).createVerb(name, shell);
    program.addCommand(settled(verb.description(about), program).helpGroup(title), { hidden: name === hiddenVerb });
  }
  const names = [...verbs.keys()].filter((name) => name !== hiddenVerb);
  return program.on('command:*', ([word = '']: string[]) => parseChoice(word, names, 'unknown command'));
}

/** Applies the program's settings to a verb and its subcommands. */
function settled(command: Command, program: Command): Command {
  for (const verb of command.commands) settled(verb, program);
  return command.copyInheritedSettings(program).helpOption(...helpOption);
}

const helpOption = ['-h, --help', 'show this help'] as const;

/** The named verb, or all public verbs. */
function neededVerbs(words: readonly string[]) {
  const verb = verbIn(words);
  if (verb && !verbsAboutVerbs.has(verb.name)) return [verb];
  const isVersion = words.length > 0 && words.every((word) => word === '-V' || word === '--version');
  return isVersion ? [] : [...verbs.values()];
}

function verbIn(words: readonly string[]) {
  return verbs.get(words.find((word) => !word.startsWith('-')) ?? '');
}

/** Prints an error message, unless it has been printed already. */
function exitCodeAfter(error: unknown, shell: Shell, verb: readonly Command[]): number {
  if (error instanceof Interrupted) return interruptedExitCode;
  if (error instanceof ExitWithCode) return error.code;
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  // The help was printed because the verb is missing.
  if (error instanceof CommanderError && error.code === 'commander.help') return usageExitCode;
  shell.warn(`shakedown: ${messageOf(error)}`);
  if (error instanceof CommanderError)
    shell.warn(`(see ${['shakedown', ...verb.map((each) => each.name()), '--help'].join(' ')})`);
  return usageExitCode;
}

/** User errors are sentences; anything else is a bug, and the message says so. */
function messageOf(error: unknown): string {
  if (error instanceof CommanderError) return printable(commanderMessage(error));
  if (error instanceof UsageError || error instanceof StageError) return printableLines(error.message);
  if (error instanceof JournalError || error instanceof FleetError) return printable(error.message);
  const missing = missingPackages(error);
  if (missing !== undefined) return missing;
  const reason = error instanceof Error ? error.message : String(error);
  return `internal error: ${printableLines(reason)}`;
}

/** Replacements for commander's messages, by error code. */
const commanderMessages: Readonly<Record<string, readonly [RegExp, string]>> = {
  'commander.unknownOption': [/unknown option '(.*)'/s, "there is no option '$1'"],
  'commander.missingArgument': [/missing required argument '(.*)'/s, "the argument '$1' is missing"],
  'commander.optionMissingArgument': [/option '(.*)' argument missing/s, "the option '$1' needs a value"],
  'commander.excessArguments': [
    /too many arguments for '(.*)'\. Expected (\d+ arguments?) but got (\d+)\./s,
    "'$1' takes $2, but was given $3",
  ],
};

function commanderMessage({ code, message }: CommanderError): string {
  const [theirs, ours] = commanderMessages[code] ?? [/^$/, ''];
  return message
    .replace(/^error: /, '')
    .replace(theirs, ours)
    .replace(/\n\(Did you mean (\S+)\?\)$/, ": did you mean '$1'?")
    .replace(/\n\(Did you mean one of (.+)\?\)$/, ': did you mean one of $1?');
}
