import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Command, Option } from 'commander';
import { specification } from '../interface/kind-catalogue.js';
import { summarise } from '../interface/summary/summarise.js';
import type { JournalEvent } from '../journal/journal-event.js';
import { locateJournals } from '../journal/locate-journals.js';
import { type Watched, watchJournal } from '../journal/watch/watcher.js';
import { nearest, suggestion } from '../words/nearest.js';
import { printable, quoted } from '../words/printable.js';
import { kinds } from './completion/completable-names.js';
import { withCompletion } from './completion/completion-source.js';
import { duration } from './option-values.js';
import { Interrupted, type Shell, UsageError } from './shell.js';
import { eventLine, fileProblemOf, ndjsonLine, problemLines } from './terminal/event-line.js';
import { type LineFormat, lineFormatFor } from './terminal/paper.js';
import { pageWidth, paragraph } from './terminal/text-layout.js';
import { choiceOption } from './verb-options.js';
import { isWrittenSince, positionSince } from './written-since.js';

interface Options {
  readonly only?: readonly string[];
  readonly since?: number;
  readonly format?: 'pretty' | 'ndjson';
  readonly color?: boolean;
}

export function watchVerb(shell: Shell): Command {
  return new Command('watch')
    .description('follow a journal as the game writes it')
    .argument('[directory]', "the journal directory; the game's own if left out")
    .addOption(
      withCompletion(
        new Option('--only <kinds>', 'show only these kinds, such as FSDJump,Docked').argParser(names),
        kinds,
        'list',
      ),
    )
    .addOption(new Option('--since <duration>', 'begin with events of the last 10m, 2h, 1d …').argParser(duration))
    .addOption(
      choiceOption('format', 'how to print (pretty on a terminal, else ndjson)', ['pretty', 'ndjson']).default(
        undefined,
      ),
    )
    .action(async (directory: string | undefined, _own: object, command: Command) => {
      await follow(await existingDirectory(directory, shell), command.optsWithGlobals<Options>(), shell);
    });
}

async function follow(directory: string, options: Options, shell: Shell): Promise<void> {
  const now = shell.now();
  const since = options.since === undefined ? undefined : now - options.since;
  for (const name of options.only ?? []) hintAtMisspelling(name, shell);
  shell.warn(`watching ${printable(directory)} (Ctrl-C ends it)`);
  const from = since === undefined ? 'end' : await positionSince(directory, since);
  await using watch = watchJournal(directory, { from, signal: shell.signal });
  const tell = printerFor(options, shell);
  for await (const watched of watch) {
    if (await isWanted(watched, { directory, only: options.only, since, began: now - 1000 })) await tell(watched);
  }
  throw new Interrupted();
}

type PrintWatched = (watched: Watched) => Promise<void>;

/** What tells an event and its problem: an event that has one is told with it. */
function printerFor({ format, color }: Options, shell: Shell): PrintWatched {
  const lineFormat = lineFormatFor(color, shell);
  return (format ?? (shell.terminal ? 'pretty' : 'ndjson')) === 'ndjson'
    ? asData(lineFormat, shell)
    : asPage(lineFormat, shell);
}

function asData({ style }: LineFormat, shell: Shell): PrintWatched {
  return async (watched) => {
    if (watched.event) await shell.print(ndjsonLine(watched.event));
    const fileProblem = fileProblemOf(watched);
    if (fileProblem) shell.warn(problemLines(fileProblem, { style, width: pageWidth }, 'shakedown: '));
  };
}

function asPage(lineFormat: LineFormat, shell: Shell): PrintWatched {
  /** What each companion held last: of the next only what is new is told, and nothing if nothing is. */
  const last = new Map<string, JournalEvent>();
  return async (watched) => {
    const { event, companion = '' } = watched;
    if (event) {
      const before = last.get(companion)?.event === event.event ? last.get(companion) : undefined;
      const summary = summarise(event, { before });
      if (!before || summary.parts.length > 0) await shell.print(eventLine(event, lineFormat, summary));
      if (companion !== '') last.set(companion, event);
    }
    const fileProblem = fileProblemOf(watched);
    if (fileProblem) await shell.print(problemLines(fileProblem, lineFormat));
  };
}

/** The directory to watch, or a sentence about where it is not. */
async function existingDirectory(directory: string | undefined, shell: Shell): Promise<string> {
  if (directory !== undefined) {
    const found = await stat(directory).catch(() => undefined);
    if (found?.isDirectory()) return directory;
    throw new UsageError(
      found ? `${quoted(directory)} is not a directory` : `there is no directory ${quoted(directory)}`,
    );
  }
  const located = await locateJournals({ env: shell.env, platform: shell.platform, home: shell.home });
  if (located.directory !== undefined) return located.directory;
  const tried = located.tried.map((spot) => `\n  ${spot.place}: ${printable(spot.path)}`).join('');
  throw new UsageError(
    `the game's journals were not found; name their directory, or set ED_JOURNAL_DIR. Tried:${tried}`,
  );
}

interface WatchFilter {
  readonly directory: string;
  readonly only: readonly string[] | undefined;
  /** The moment to begin with; only news if there is none. */
  readonly since: number | undefined;
  /** When the watch began, or a little before: the clock of a disk is coarse. */
  readonly began: number;
}

async function isWanted(watched: Watched, { directory, only, since, began }: WatchFilter): Promise<boolean> {
  if (watched.mark) return false;
  const { event, companion, live } = watched;
  if (only && !(event && only.includes(event.event))) return false;
  // That a companion is broken is told only after a while: it may be live, and yet no news.
  if (!event && companion !== undefined) return isWrittenSince(path.join(directory, companion), since ?? began);
  if (live) return true;
  // Without a moment to begin with, the first lines of the journal are news already; a companion is not.
  if (since === undefined) return companion === undefined;
  return event ? Date.parse(event.timestamp) >= since : isWrittenSince(watched.position.file, since);
}

/** A kind outside the specification may well be in a journal; a misspelt one is worth a word. */
function hintAtMisspelling(name: string, shell: Shell): void {
  const known = specification.kinds.map((kind) => kind.name);
  const near = known.includes(name) ? undefined : nearest(name, known);
  if (near !== undefined)
    shell.warn(
      paragraph(
        `shakedown: no kind of the specification is named ${quoted(name)}${suggestion(near)} Watching for it anyway.`,
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
