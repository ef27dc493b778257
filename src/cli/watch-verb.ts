import path from 'node:path';
import { Command, Option } from 'commander';
import { kindNames } from '../interface/all-kinds.js';
import { summarise } from '../interface/summary/summarise.js';
import type { JournalEvent } from '../journal/journal-event.js';
import { type Watched, watchJournal } from '../journal/watch/watcher.js';
import { nearest, suggestion } from '../words/nearest.js';
import { printable, quoted } from '../words/printable.js';
import { kindCandidates } from './completion/completable-names.js';
import { withCompletion } from './completion/completion-source.js';
import { journalDirectory } from './game-directory.js';
import { namesParser, parseMilliseconds } from './option-values.js';
import { Interrupted, type Shell } from './shell.js';
import { eventLine, fileProblemOf, ndjsonLine, problemLines } from './terminal/event-line.js';
import { type LineFormat, lineFormatFor } from './terminal/terminal-style.js';
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
        new Option('--only <kinds>', 'show only these kinds, such as FSDJump,Docked').argParser(
          namesParser('--only', 'the names of kinds, such as FSDJump,Docked'),
        ),
        kindCandidates,
        'list',
      ),
    )
    .addOption(
      new Option('--since <duration>', 'start with events of the last 10m, 2h, 1d …').argParser(parseMilliseconds),
    )
    .addOption(
      choiceOption('format', 'how to print (pretty on a terminal, else ndjson)', ['pretty', 'ndjson']).default(
        undefined,
      ),
    )
    .action(async (directory: string | undefined, _own: object, command: Command) => {
      await follow(await journalDirectory(directory, shell), command.optsWithGlobals<Options>(), shell);
    });
}

async function follow(directory: string, options: Options, shell: Shell): Promise<void> {
  const now = shell.now();
  const since = options.since === undefined ? undefined : now - options.since;
  for (const name of options.only ?? []) hintAtMisspelling(name, shell);
  shell.warn(`watching ${printable(directory)} (Ctrl-C ends it)`);
  const from = since === undefined ? 'end' : await positionSince(directory, since);
  await using watch = watchJournal(directory, { from, signal: shell.signal });
  const print = printerFor(options, shell);
  for await (const watched of watch) {
    if (await isWanted(watched, { directory, only: options.only, since, began: now - 1000 })) await print(watched);
  }
  throw new Interrupted();
}

type PrintWatched = (watched: Watched) => Promise<void>;

/** Prints an event, and the problem of its line if it has one. */
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
  /** The last event of each companion. Of the next, only what has changed is printed. */
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

interface WatchFilter {
  readonly directory: string;
  readonly only: readonly string[] | undefined;
  /** The time to start with; only new events if left out. */
  readonly since: number | undefined;
  /** When the watch began, or a little before: file times are coarse. */
  readonly began: number;
}

async function isWanted(watched: Watched, { directory, only, since, began }: WatchFilter): Promise<boolean> {
  if (watched.mark) return false;
  const { event, companion, live } = watched;
  if (only && !(event && only.includes(event.event))) return false;
  // A broken companion is reported only after a while, so `live` does not say whether it is new.
  if (!event && companion !== undefined) return isWrittenSince(path.join(directory, companion), since ?? began);
  if (live) return true;
  // Without --since, the first lines of a new journal are wanted; companions that were there before are not.
  if (since === undefined) return companion === undefined;
  return event ? Date.parse(event.timestamp) >= since : isWrittenSince(watched.position.file, since);
}

/** Any kind can be watched for, as a patch may bring a new one; a misspelt one gets a hint. */
function hintAtMisspelling(name: string, shell: Shell): void {
  const near = kindNames.includes(name) ? undefined : nearest(name, kindNames);
  if (near !== undefined)
    shell.warn(
      paragraph(`shakedown: no known kind is named ${quoted(name)}${suggestion(near)} Watching for it anyway.`),
    );
}
