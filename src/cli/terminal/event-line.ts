import path from 'node:path';
import { summarise } from '../../interface/summary/summarise.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { Problem } from '../../journal/parse/line-problem.js';
import type { Watched } from '../../journal/watch/watcher.js';
import { type Piece, quiet, strong } from '../../words/document/document.js';
import { type PageLook, terminalLine } from '../../words/document/terminal-text.js';
import { printable } from '../../words/printable.js';
import { pad, shorten, wrap } from '../../words/wrap.js';

/** An event on one line: its time in UTC, its kind, and what matters about it. */
export function eventLine(event: WritableEvent, look: PageLook, { parts } = summarise(event)): string {
  // A file may hold anything, whatever the type says.
  const { timestamp, event: name }: Readonly<Record<keyof WritableEvent, unknown>> = event;
  const time = (typeof timestamp === 'string' && /T(\d\d:\d\d:\d\d)/.exec(timestamp)?.[1]) || '--:--:--';
  const kind = typeof name === 'string' ? printable(name) : '?';
  const summary = parts.flatMap(({ text, alarm }, index): (string | Piece)[] => [
    index === 0 ? '  ' : ' · ',
    alarm ? { text, tone: 'doubtful' } : text,
  ]);
  const head = summary.length > 0 ? pad(kind, look.width < roomy ? narrowKind : wideKind) : kind;
  return terminalLine([quiet(time), '  ', strong(head), ...summary], look);
}

/** An event as the journal has it. Control characters are escaped, which does not change the JSON. */
export function ndjsonLine(event: WritableEvent): string {
  return printable(formatLine(event).trimEnd());
}

/** From this width on, the column of kinds fits the longest name of the specification. */
const roomy = 100;
const wideKind = 24;
const narrowKind = 16;

/** The problem of a line or companion: code, location, and a sentence, wrapped to the width. */
export function problemLines({ problem, location }: FileProblem, { style, width }: PageLook, prefix = ''): string {
  const sentence = shorten(printable(problem.message), longestSentence);
  const text = `${prefix}${style.red(problem.code)} ${printable(location)}: ${sentence}`;
  return wrap(text, Math.max(narrowest, width - 2)).join('\n  ');
}

const longestSentence = 400;
const narrowest = 10;

/** A problem with its file and line; the directory was printed at the start. */
export interface FileProblem {
  readonly problem: Problem;
  readonly location: string;
}

export function fileProblemOf(watched: Watched): FileProblem | undefined {
  const { problem } = watched;
  if (!problem) return undefined;
  if (!('position' in watched)) return { problem, location: watched.companion };
  return { problem, location: `${path.basename(watched.position.file)}:${watched.position.line}` };
}
