import path from 'node:path';
import { summarise } from '../../interface/summary/summarise.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { Problem } from '../../journal/parse/line-problem.js';
import type { Watched } from '../../journal/watch/watcher.js';
import { printable } from '../../words/printable.js';
import { shorten, wrap } from '../../words/wrap.js';
import type { LineFormat } from './paper.js';
import { fitted, pad, type StyledText } from './text-layout.js';

/** An event on one line: its time in UTC, its kind, and what matters about it. */
export function eventLine(event: WritableEvent, { style, width }: LineFormat, { parts } = summarise(event)): string {
  // Whatever its type says, what stands in a file can be anything.
  const { timestamp, event: name }: Readonly<Record<keyof WritableEvent, unknown>> = event;
  const time = /T(\d\d:\d\d:\d\d)/.exec(String(timestamp))?.[1] ?? '--:--:--';
  const kind = typeof name === 'string' ? printable(name) : '?';
  const told = parts.flatMap(({ text, alarm }, index): StyledText[] => [
    { text: index === 0 ? '  ' : ' · ' },
    { text, ...(alarm && { paint: style.yellow }) },
  ]);
  const head = told.length > 0 ? pad(kind, width < roomy ? narrowKind : wideKind) : kind;
  return fitted([{ text: time, paint: style.dim }, { text: '  ' }, { text: head, paint: style.bold }, ...told], width);
}

/** An event as the journal has it; what is escaped here is read back the same. */
export function ndjsonLine(event: WritableEvent): string {
  return printable(formatLine(event).trimEnd());
}

/** From so many columns on, the kinds have room for the longest name of the specification. */
const roomy = 100;
const wideKind = 24;
const narrowKind = 16;

/** What is wrong with a line or a companion: a code, the place and a sentence, on as many lines as it takes. */
export function problemLines({ problem, place }: FileProblem, { style, width }: LineFormat, prefix = ''): string {
  const sentence = shorten(printable(problem.message), longestSentence);
  const text = `${prefix}${style.red(problem.code)} ${printable(place)}: ${sentence}`;
  return wrap(text, Math.max(narrowest, width - 2)).join('\n  ');
}

const longestSentence = 400;
const narrowest = 10;

/** A problem and the file that has it, without its directory: that one was told at the beginning. */
export interface FileProblem {
  readonly problem: Problem;
  readonly place: string;
}

export function fileProblemOf(watched: Watched): FileProblem | undefined {
  const { problem } = watched;
  if (!problem) return undefined;
  if (!('position' in watched)) return { problem, place: watched.companion };
  return { problem, place: `${path.basename(watched.position.file)}:${watched.position.line}` };
}
