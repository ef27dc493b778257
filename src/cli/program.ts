import { Command, CommanderError } from 'commander';
import { StageError } from '../direct/stage-error.js';
import { JournalError } from '../journal/journal-error.js';
import { codeOf, reasonOf } from '../journal/system-error-reason.js';
import { printable, printableLines } from '../words/printable.js';
import { ProjectError } from './check-project/project-error.js';
import { ExitWithCode, Interrupted, type Shell, UsageError } from './shell.js';
import { colorOptions, parseChoice } from './verb-options.js';
import { inOurWords } from './wording.js';

/** Shells ask it; people do not. */
const hidden = 'complete';

const examples = `
Examples:
  shakedown stage --out journals              a session for your tool to follow
  shakedown trigger dock-wanted --out journals
  shakedown check                             the game's own journals
  shakedown explain Status.Flags 16842765`;

const wrongUsage = 2;
const interrupted = 130;

/** Each verb is loaded only where it is needed: most of the time to start goes into loading. */
const verbs: Readonly<Record<string, () => Promise<(shell: Shell) => Command>>> = {
  stage: async () => (await import('./stage-verb.js')).stageVerb,
  trigger: async () => (await import('./trigger-verb.js')).triggerVerb,
  inject: async () => (await import('./inject-verb.js')).injectVerb,
  clock: async () => (await import('./clock-verb.js')).clockVerb,
  simulate: async () => (await import('./simulate-verb.js')).simulateVerb,
  scenario: async () => (await import('./scenario-verb.js')).scenarioVerb,
  replay: async () => (await import('./replay-verb.js')).replayVerb,
  check: async () => (await import('./check-verb.js')).checkVerb,
  watch: async () => (await import('./watch-verb.js')).watchVerb,
  list: async () => (await import('./list-verb.js')).listVerb,
  explain: async () => (await import('./explain-verb.js')).explainVerb,
  schema: async () => (await import('./schema-verb.js')).schemaVerb,
  asyncapi: async () => (await import('./asyncapi-verb.js')).asyncapiVerb,
  completion: async () => (await import('./completion-verb.js')).completionVerb,
  help: async () => (await import('./help-verb.js')).helpVerb,
  complete: async () => (await import('./completion-verb.js')).completeVerb,
};

/** Runs one command line and gives its exit code. */
export async function run(words: readonly string[], shell: Shell): Promise<number> {
  const program = await shakedown(shell, words);
  if (words.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    return failure(error, shell, words);
  }
}

async function shakedown(shell: Shell, words: readonly string[]): Promise<Command> {
  const program = new Command('shakedown')
    .description('Test your Elite Dangerous tool without the game.')
    .version(shell.version, '-V, --version', 'print the version')
    .helpCommand(false)
    .configureHelp({ helpWidth: 80, showGlobalOptions: true, subcommandTerm: (verb) => verb.name() })
    .configureOutput({
      writeOut: (text) => void shell.print(text.trimEnd()),
      writeErr: (text) => shell.warn(text.trimEnd()),
      // The sentence is ours to write, once the error has come up to `failure`.
      outputError: () => {},
    })
    .addHelpText('after', examples)
    .exitOverride();
  for (const option of colorOptions()) program.addOption(option);
  for (const load of neededFor(words)) {
    const verb = await load();
    const command = verb(shell).copyInheritedSettings(program);
    command.helpGroup(groupOf(command.name()));
    program.addCommand(command, { hidden: command.name() === hidden });
  }
  const names = Object.keys(verbs).filter((name) => name !== hidden);
  return program.on('command:*', ([word = '']: string[]) => parseChoice(word, names, 'unknown command'));
}

/** What each verb is for, as the help groups them. */
const groups: readonly (readonly [title: string, names: readonly string[]])[] = [
  ['Test a tool:', ['stage', 'trigger', 'inject', 'clock', 'simulate', 'scenario', 'replay']],
  ['Check and follow journals:', ['check', 'watch']],
  ['Look things up:', ['list', 'explain', 'schema', 'asyncapi']],
];

function groupOf(name: string): string {
  return groups.find(([, names]) => names.includes(name))?.[0] ?? 'More:';
}

/** The verb that is named, or all of them where help may be asked for. */
function neededFor(words: readonly string[]) {
  const name = words.find((word) => !word.startsWith('-')) ?? '';
  const named = name === 'help' || name === hidden || !Object.hasOwn(verbs, name) ? undefined : verbs[name];
  if (named) return [named];
  return words.every((word) => word === '-V' || word === '--version') && words.length > 0 ? [] : Object.values(verbs);
}

/** Everything the user can put right ends in a sentence; anything else is our own mistake and says so. */
function failure(error: unknown, shell: Shell, words: readonly string[]): number {
  if (error instanceof Interrupted) return interrupted;
  if (error instanceof ExitWithCode) return error.code;
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  // Help that was shown for want of a verb is all there is to say.
  if (error instanceof CommanderError && error.code === 'commander.help') return wrongUsage;
  shell.warn(`shakedown: ${complaint(error)}`);
  if (error instanceof CommanderError) shell.warn(`(see shakedown ${verbIn(words)}--help)`);
  return wrongUsage;
}

/** The verb that was called, with a blank behind it; nothing if there is none of that name. */
function verbIn(words: readonly string[]): string {
  const name = words.find((word) => !word.startsWith('-')) ?? '';
  return Object.hasOwn(verbs, name) ? `${name} ` : '';
}

function complaint(error: unknown): string {
  if (error instanceof CommanderError) return printable(inOurWords(error));
  if (error instanceof UsageError || error instanceof StageError) return printableLines(error.message);
  if (error instanceof ProjectError) return printable(withReason(error));
  if (error instanceof JournalError) return printable(error.message);
  const reason = error instanceof Error ? error.message : String(error);
  return `internal error: ${printableLines(reason)}`;
}

/** What the operating system had to say stands behind what we were about to do. */
function withReason({ message, cause }: ProjectError): string {
  return /^E[A-Z]+$/.test(codeOf(cause)) ? `${message}: ${reasonOf(cause)}` : message;
}
