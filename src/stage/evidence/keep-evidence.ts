import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDirectorySync } from '../../journal/directories.js';
import { journalPaths } from '../../journal/read/byte-source.js';
import { isRegularFile, readRegularText } from '../../journal/read/regular-file.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { type TimelineRun, timelinePage } from './timeline-page.js';

/** What is left of a session with a tool beside it. */
export interface Evidence extends Omit<TimelineRun, 'lines'> {
  /** The journal directory; it is copied if it is elsewhere. */
  readonly journals: string;
}

/** The directory of the journals among what is kept. */
export const keptJournals = 'journals';

/**
 * Keeps journals, output, messages, the command to reproduce it and a page about all of it in a directory.
 */
export async function keepEvidence(directory: string, { journals, ...run }: Evidence): Promise<void> {
  const own = path.join(directory, keptJournals);
  // The stage may have failed before it made one.
  await mkdir(own, { recursive: true });
  if (path.resolve(journals) !== path.resolve(own)) await cp(journals, own, { recursive: true, filter: canBeCopied });
  const { output, messages, reproduction } = run;
  const files = {
    'timeline.html': timelinePage({ ...run, lines: await linesIn(own) }),
    'tool-output.txt': output
      .map(({ at, stream, text }) => `${new Date(at).toISOString()} ${stream} ${text}\n`)
      .join(''),
    'messages.jsonl': messages.map((message) => `${JSON.stringify(message)}\n`).join(''),
    'reproduce.txt': `${reproduction}\n`,
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(directory, name), text)));
}

/** The directory itself, or the first of those with a number after its name that does not exist yet. */
export function freeDirectory(directory: string): string {
  for (let count = 1; ; count++) {
    const free = count === 1 ? directory : `${directory}-${count}`;
    if (!existsSync(free)) return free;
  }
}

/** Every line of the journals, with the time that it says. */
async function linesIn(directory: string): Promise<TimelineRun['lines']> {
  const files = await journalPaths(directory);
  const lines = files.flatMap((file) => textOf(file).split(/\r?\n/)).filter((line) => line !== '');
  return lines.map((text) => ({ at: /"timestamp":"([^"]+)"/.exec(text)?.[1] ?? '', text }));
}

function textOf(file: string): string {
  try {
    return readRegularText(file);
  } catch (error) {
    return `${path.basename(file)} cannot be read: ${reasonOf(error)}`;
  }
}

/** Not a pipe, a socket or a device, nor a link that leads nowhere. */
function canBeCopied(file: string): boolean {
  return isRegularFile(file) || isDirectorySync(file);
}
