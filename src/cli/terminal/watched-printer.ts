import path from 'node:path';
import stringWidth from 'fast-string-width';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { summarise } from '../../interface/summary/summarise.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import type { Watched } from '../../journal/watch/watcher.js';
import type { PageLook } from '../../words/document/terminal-text.js';
import { printable } from '../../words/printable.js';
import { pad, shorten } from '../../words/wrap.js';
import type { Shell } from '../shell.js';
import { eventLine, type FileProblem, fileProblemOf, ndjsonLine, problemLines } from './event-line.js';
import { lineLook, pageWidth } from './terminal-style.js';

export interface PrintOptions {
  readonly format?: 'pretty' | 'ndjson';
  readonly color?: boolean;
  /** Where to look up kinds; what is built in if left out. */
  readonly catalogue?: Catalogue | undefined;
}

type PrintWatched = (watched: Watched) => Promise<void>;

/** Prints an event and the problem of its line, if any, labelled with the directory if there are several. */
export function watchedPrinter(
  { format, color, catalogue }: PrintOptions,
  shell: Shell,
  directories?: readonly string[],
): PrintWatched {
  const look = lineLook(color, shell);
  return (format ?? (shell.terminal ? 'pretty' : 'ndjson')) === 'ndjson'
    ? asData(look, shell, directories !== undefined)
    : asPage(look, shell, directories, catalogue);
}

function asData({ style }: PageLook, shell: Shell, several: boolean): PrintWatched {
  return async (watched) => {
    const { event, directory } = watched;
    if (event) {
      const line = ndjsonLine(event);
      await shell.print(several ? `{ "directory":${printable(JSON.stringify(directory))}, "event":${line} }` : line);
    }
    const fileProblem = problemIn(watched, several);
    if (fileProblem) shell.warn(problemLines(fileProblem, { style, width: pageWidth }, 'shakedown: '));
  };
}

function asPage(
  look: PageLook,
  shell: Shell,
  directories: readonly string[] | undefined,
  catalogue: Catalogue | undefined,
): PrintWatched {
  /** The last event of each companion: only changes are printed. */
  const last = new Map<string, JournalEvent>();
  const labelOf = directories && labelsFor(directories);
  return async (watched) => {
    const { event, companion, directory } = watched;
    const label = labelOf?.(directory) ?? '';
    const { style } = look;
    const narrowed = { style, width: look.width - stringWidth(label) };
    if (event) {
      const key = companion === undefined ? '' : path.join(directory, companion);
      const before = last.get(key)?.event === event.event ? last.get(key) : undefined;
      const summary = summarise(event, { before, ...(catalogue && { catalogue }) });
      if (!before || summary.parts.length > 0)
        await shell.print(style.cyan(label) + eventLine(event, narrowed, summary));
      if (companion !== undefined) last.set(key, event);
    }
    const fileProblem = problemIn(watched, labelOf !== undefined);
    if (fileProblem) await shell.print(problemLines(fileProblem, look));
  };
}

function problemIn(watched: Watched, several: boolean): FileProblem | undefined {
  const fileProblem = fileProblemOf(watched);
  if (!fileProblem || !several) return fileProblem;
  const { problem, location } = fileProblem;
  const isOfDirectory = watched.position?.file === watched.directory;
  return { problem, location: isOfDirectory ? watched.directory : path.join(watched.directory, location) };
}

/** Labels of directories, as wide as the longest name; one that comes later and is longer is cut. */
function labelsFor(directories: readonly string[]): (directory: string) => string {
  const widths = directories.map((directory) => stringWidth(nameOf(directory)));
  const width = Math.min(widest, Math.max(narrowest, ...widths));
  return (directory) => `${pad(shorten(nameOf(directory), width), width)}  `;
}

const narrowest = 8;
const widest = 20;

function nameOf(directory: string): string {
  return printable(path.basename(path.resolve(directory)));
}
