import { stat } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { locateJournals } from '../journal/locate.js';
import { type Watched, watchJournal } from '../journal/watch/watcher.js';
import { specification } from '../spec/catalogue.js';
import { nearest } from '../spec/nearest.js';
import { duration } from './duration.js';
import { optionFrom } from './options.js';
import { watchedLine } from './pages/watched.js';
import { Interrupted, type Shell, UsageError } from './shell.js';
import { paragraph } from './terminal/layout.js';
import { quoted } from './terminal/printable.js';
import { styleFor } from './terminal/style.js';

interface Options {
  readonly only?: readonly string[];
  readonly since?: number;
  readonly format?: 'pretty' | 'ndjson';
  readonly color?: boolean;
}

export function watchVerb(shell: Shell): Command {
  return new Command('watch')
    .description('follow a journal directory and its companions as they are written')
    .argument('[directory]', "where the journals are; the game's own directory if left out")
    .addOption(new Option('--only <kinds>', 'tell only these kinds, such as FSDJump,Docked').argParser(names))
    .addOption(new Option('--since <duration>', 'begin with events of the last 10m, 2h, 1d …').argParser(duration))
    .addOption(
      optionFrom('format', 'how to print (pretty on a terminal, else ndjson)', ['pretty', 'ndjson']).default(undefined),
    )
    .action(async (directory: string | undefined, _own: object, command: Command) => {
      await follow(await existing(directory, shell), command.optsWithGlobals<Options>(), shell);
    });
}

async function follow(directory: string, options: Options, shell: Shell): Promise<void> {
  const format = options.format ?? (shell.terminal ? 'pretty' : 'ndjson');
  const style = styleFor(options.color, shell);
  for (const name of options.only ?? []) hintAt(name, shell);
  shell.warn(`watching ${directory} (Ctrl-C ends it)`);
  const from = options.since === undefined ? 'end' : 'start';
  await using watch = watchJournal(directory, { from, signal: shell.signal });
  for await (const watched of watch) {
    if (!isWanted(watched, options, shell.now())) continue;
    const line = watchedLine(watched, format, style);
    if (format === 'ndjson' && !watched.event) shell.warn(`shakedown: ${line}`);
    else shell.print(line);
  }
  throw new Interrupted();
}

/** The directory to watch, or a sentence about where it is not. */
async function existing(directory: string | undefined, shell: Shell): Promise<string> {
  if (directory !== undefined) {
    const found = await stat(directory).catch(() => undefined);
    if (found?.isDirectory()) return directory;
    throw new UsageError(found ? `${directory} is no directory` : `there is no directory ${quoted(directory)}`);
  }
  const located = await locateJournals({ env: shell.env, platform: shell.platform, home: shell.home });
  if (located.directory !== undefined) return located.directory;
  const tried = located.tried.map(({ place, path }) => `\n  ${place}: ${path}`).join('');
  throw new UsageError(
    `the game's journals were not found; name their directory, or set ED_JOURNAL_DIR. Tried:${tried}`,
  );
}

function isWanted(watched: Watched, { only, since }: Options, now: number): boolean {
  if (watched.mark) return false;
  const { event } = watched;
  if (!event) return only === undefined;
  if (only && !only.includes(event.event)) return false;
  return since === undefined || watched.live || Date.parse(event.timestamp) >= now - since;
}

/** A kind outside the specification may well be in a journal; a misspelt one is worth a word. */
function hintAt(name: string, shell: Shell): void {
  const known = specification.kinds.map((kind) => kind.name);
  const near = known.includes(name) ? undefined : nearest(name, known);
  if (near !== undefined)
    shell.warn(
      paragraph(
        `shakedown: no kind of the specification is named ${quoted(name)}: did you mean '${near}'? It is looked for all the same.`,
      ),
    );
}

function names(list: string): string[] {
  const found = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (found.length === 0) throw new UsageError('--only takes the names of kinds, such as FSDJump,Docked');
  return found;
}
