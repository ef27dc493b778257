import { writeAny } from '../../journal/format/write-event.js';
import { createSink } from '../../journal/format/write-values.js';
import { thousands } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import type { EventExample, LinesExample, MembersExample, RuleExample } from './rule-example.js';
import { sessionExampleFiles } from './session-example-files.js';

/** A part of an example: lines that are safe to print, and remarks about what they do not show. */
export interface ExamplePart {
  /** The file it is in, if that matters. */
  readonly file?: string;
  readonly lines: readonly string[];
  readonly remarks: readonly string[];
}

/** An example as text. */
export function exampleParts(example: RuleExample): readonly ExamplePart[] {
  switch (example.is) {
    case 'event':
      return [{ lines: [shown(example.text)], remarks: reportedAt(example) }];
    case 'members':
      return [membersPart(example)];
    case 'lines':
      return [linesPart(example)];
    case 'directory':
      return filesParts(example.files);
    case 'scene':
      return filesParts(sessionExampleFiles(example));
  }
}

function reportedAt({ pointer }: EventExample): string[] {
  if (pointer === undefined) return [];
  return [pointer === '' ? 'reported for the event as a whole' : `reported at ${pointer}`];
}

function membersPart({ members, without }: MembersExample): ExamplePart {
  const sink = createSink(1024);
  const end = writeAny(sink, 0, members);
  const text = new TextDecoder().decode(sink.bytes.subarray(0, end));
  return { lines: [shown(text)], remarks: without.length > 0 ? [`without ${without.join(', ')}`] : [] };
}

function linesPart({ text, encoding, longest }: LinesExample): ExamplePart {
  const lines = text.split(/\r?\n/);
  const ended = lines.at(-1) === '';
  if (ended) lines.pop();
  const empty = lines.flatMap((line, index) => (line === '' ? [`line ${index + 1} is empty`] : []));
  return {
    lines: lines.map(shown),
    remarks: [
      ...empty,
      ...(ended ? [] : ['the last line has no line end']),
      ...(encoding === 'latin1' ? ['saved in Latin-1, which is not UTF-8'] : []),
      ...(longest === undefined ? [] : [`as if the limit were ${longest} bytes`]),
    ],
  };
}

function filesParts(files: Readonly<Record<string, string>>): ExamplePart[] {
  return Object.entries(files).map(([name, text]) => {
    if (name.endsWith('/')) return { file: name.slice(0, -1), lines: [], remarks: ['a folder'] };
    if (text === '') return { file: name, lines: [], remarks: ['an empty file'] };
    return { file: name, ...linesPart({ is: 'lines', text, encoding: 'utf8' }) };
  });
}

/** Text that is repeated at least twenty times is shown three times, with the number of repetitions. */
const repeated = /(.{1,6}?)\1{19,}/gu;

function shown(line: string): string {
  const brief = line.replaceAll(repeated, (whole, unit: string) => {
    return `${unit.repeat(3)}…${thousands(whole.length / unit.length)}×…`;
  });
  return printable(brief).trimEnd();
}
