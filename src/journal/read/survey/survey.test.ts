/** What is read many lines at a time must be what is read line by line: lines below the survey's size are read so. */
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../test/thorough.js';
import { parseLine } from '../../parse/parse-line.js';
import type { Entry } from '../journal-entry.js';
import { type ReadOptions, readJournal } from '../reader.js';
import { surveyBytes } from './line-survey.js';

const head = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"';
const music = `${head}Music", "MusicTrack":"Starport: {[,]}" }\r`;
const docked = `${head}Docked", "StationName":"Galileo", "Services":[ { "a":1, "b":2 }, { "a":1, "b":[ 0.5, -1e3 ] } ] }\r`;

/** Lines that would be taken for others if the brackets or texts of one could end in the next. */
const halves = [
  '{"a":[{}',
  '{}]},{"z":1}',
  '{"z":1},{"y":1}',
  '{"a":{}',
  '{}}',
  '{"a":"',
  '","b":"}"}',
  '{"a":"b}',
  '{"a":1}}{',
  '{]}[',
];

/** Lines that lose something in `JSON.parse`, or that it does not take. */
const strange = [
  '',
  '\r',
  '   ',
  '{}',
  '[]',
  '{',
  '1',
  'null',
  '{"a":1,"a":2}',
  '{"a":{"b":1,"b":2}}',
  '{"a":12345678901234567890}',
  '{"a":-9007199254740993}',
  '{"a":[1,98765432109876543210]}',
  '{"a":1e400}',
  '{"a":1e5}',
  '{"a":"\\n\\"{"}',
  '{"a":"ü{"}',
  '{"ü":"漢字"}',
  '{"a":"\u0000"}',
  '\u0000\u0000{"a":1}',
  '\uFEFF{"a":1}',
  '{"a":1}{"b":2}',
  ' {"a":1}',
  '{ "a" : 1 , "b":":" }',
  '{"__proto__":{"a":1}}',
  `{"a":${'['.repeat(250)}${']'.repeat(250)}}`,
  `{"a":${'['.repeat(100)}${']'.repeat(100)}}`,
  `{"a":"${'x'.repeat(200)}:${'['.repeat(63)}"}`,
  `{"a":"${'x'.repeat(surveyBytes)}"}`,
  '{"a":nul}',
  '{"a":1,}',
  `${head}Music"`,
  `${head}Mu\\u0073ic" }`,
  `${head}Mü" }`,
  `${head}" }`,
  `${head}${'K'.repeat(100)}" }`,
  `${head}${'K'.repeat(101)}" }`,
  '{"timestamp":"2026-11-14T20:41:00Z","event":"Docked"}',
  '{ "timestamp":"2026-11-14T20:41:0"Z", "event":"Docked" }',
  '{ "timestamp":"2026-11-14 20:41:00Z", "event":"Docked" }',
  '{ "timestamp":"2026-11-14T2\\":41:00Z", "event":"Docked" }',
];

const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(music, docked) },
  { weight: 2, arbitrary: fc.constantFrom(...halves) },
  { weight: 2, arbitrary: fc.constantFrom(...strange) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\n', '')) },
);

async function entriesOf(text: string, options?: ReadOptions): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readJournal(Readable.from([Buffer.from(text)]), options)) entries.push(entry);
  return entries;
}

async function linesOf(text: string, options?: ReadOptions): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const { kind, event, problem, position, next } of readJournal(
    Readable.from([Buffer.from(text)]),
    options,
  ).lines())
    lines.push({ kind, event, problem, position, next });
  return lines;
}

/** So short that lines are read one by one. */
const oneByOne = { maxLineBytes: surveyBytes };

describe('reading many lines at a time', () => {
  it('gives of every line what it gives by itself, whatever stands before and behind it', async () => {
    const lines = fc.array(line, { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(lines, async (texts) => {
        const entries = await entriesOf(texts.map((text) => `${text}\n`).join(''));
        expect(entries.map(({ event, problem }) => ({ event, problem }))).toEqual(
          texts.map((text) => ({ event: undefined, problem: undefined, ...parseLine(text) })),
        );
        let offset = 0;
        for (const [index, text] of texts.entries()) {
          expect(entries[index]?.position).toEqual({ file: '-', line: index + 1, offset });
          offset += Buffer.byteLength(text) + 1;
          expect(entries[index]?.next).toEqual({ file: '-', line: index + 2, offset });
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it.each(halves.flatMap((one) => halves.map((other) => [one, other])))(
    'does not make one line of %j and %j',
    async (one, other) => {
      const texts = [music, one, other, docked];
      const entries = await entriesOf(texts.map((text) => `${text}\n`).join(''));
      expect(entries.map(({ event }) => event)).toEqual(texts.map((text) => parseLine(text).event));
    },
  );

  it('reads the same of some kinds as line by line', async () => {
    const short = line.filter((text) => text.length < surveyBytes);
    await fc.assert(
      fc.asyncProperty(fc.array(short, { maxLength: 60 }), async (texts) => {
        const text = texts.join('\n');
        const kinds = ['Docked'];
        expect(await entriesOf(text, { kinds })).toEqual(await entriesOf(text, { kinds, ...oneByOne }));
        expect(await linesOf(text, { kinds })).toEqual(await linesOf(text, { kinds, ...oneByOne }));
      }),
      { numRuns: runs(300) },
    );
  });

  it('reads what is not ASCII, and finds the one line that is not UTF-8', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => Buffer.from(`{"a":"ü漢字 ${index}"}\n`));
    lines[17] = Buffer.from('{"a":"\xFF"}\n', 'latin1');
    const entries: Entry[] = [];
    for await (const entry of readJournal(Readable.from([Buffer.concat(lines)]))) entries.push(entry);
    expect(entries.map(({ event, problem }) => problem?.code ?? event)).toEqual(
      lines.map((_, index) => (index === 17 ? 'invalid-utf8' : { a: `ü漢字 ${index}` })),
    );
  });

  it('counts lines and bytes over more than it looks at in one go', async () => {
    const text = Array.from({ length: 3000 }, (_, index) => `${index % 7 === 0 ? docked : music}\n`).join('');
    const kinds = ['Docked'];
    expect(await entriesOf(text)).toEqual(await entriesOf(text, oneByOne));
    expect(await entriesOf(text, { kinds })).toEqual(await entriesOf(text, { kinds, ...oneByOne }));
    expect(await entriesOf('\n'.repeat(5000))).toEqual(await entriesOf('\n'.repeat(5000), oneByOne));
  });

  it('does not mix up two readings that take turns', async () => {
    const texts = [docked, music].map((each) => `${each}\n`.repeat(2000));
    const readings = texts.map((text) => readJournal(Readable.from([Buffer.from(text)])));
    const kinds = [new Set<string>(), new Set<string>()];
    for (let turn = 0; turn < 2000; turn++) {
      for (const [index, reading] of readings.entries()) {
        const { value } = await reading.next();
        kinds[index]?.add(value?.event?.event ?? 'none');
      }
    }
    expect(kinds).toEqual([new Set(['Docked']), new Set(['Music'])]);
  });
});
