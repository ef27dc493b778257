/** Sequences of lines that try to confuse code with state across lines. */
import fc from 'fast-check';
import type { Catalogue } from '../../src/interface/kind-catalogue.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import type { WritableEvent } from '../../src/journal/journal-event.js';
import { breakages, brokenEvent } from './broken.js';
import { changed, type Random, randomFrom } from './changed-bytes.js';
import { fullEvent, leastEvent, validEvent } from './valid.js';

/** Valid days, invalid days, and days that differ in a single byte. */
const days = [
  '2026-11-14',
  '2026-11-15',
  '2026-11-1\0',
  '2026-11-31',
  '2026-02-29',
  '2024-02-29',
  '2026-00-14',
  '0000-00-00',
  '2026\0\0\0\0\0\0',
  '\0'.repeat(10),
  ' '.repeat(10),
  '2026-1',
];
const aDay = /(?<="timestamp":")\d{4}-\d\d-\d\d/;

/** Longer than a read. */
const padding = 'x'.repeat(700_000);

/** Up to a dozen lines without their ends, with the words of a catalogue, mostly valid. */
export function lineSequences(catalogue: Catalogue, { longLines = true } = {}): fc.Arbitrary<Buffer[]> {
  const pool = poolOf(catalogue);
  const texts = fc.constantFrom(...pool);
  const line = fc
    .record({
      text: texts,
      day: fc.option(fc.constantFrom(...days), { freq: 2 }),
      isLong: fc.integer({ min: 0, max: 150 }).map((chance) => longLines && chance === 150),
      changes: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ max: 3, min: 1 }) },
      ),
      seed: fc.nat(),
    })
    .map(({ text, day, isLong, changes, seed }) => {
      const dated = day === null ? text : text.replace(aDay, day);
      const random = randomFrom(seed);
      let bytes: Buffer = Buffer.from(
        isLong ? dated.replace(/(?<="event":"\w+",? )/, `"Padding":"${padding}", `) : dated,
      );
      for (let times = changes; times > 0; times--) bytes = changed(bytes, random);
      return bytes;
    });
  // The same line twice, or with other last bytes, of the same length, or changed repeatedly.
  const ways = fc.constantFrom<readonly RepeatedLine[]>(
    [],
    [],
    [],
    [same],
    [tailed],
    [altered, same, altered, altered],
  );
  return fc.array(fc.tuple(line, ways, fc.nat()), { minLength: 1, maxLength: 8 }).map((lines) =>
    lines.flatMap(([bytes, way, seed]) => {
      const random = randomFrom(seed);
      return [bytes, ...way.map((repeated) => repeated(bytes, random))];
    }),
  );
}

type RepeatedLine = (bytes: Buffer, random: Random) => Buffer;

const same: RepeatedLine = (bytes) => bytes;
const tailed: RepeatedLine = (bytes) => Buffer.concat([bytes.subarray(0, -2), Buffer.from('x}')]);
const altered: RepeatedLine = changed;

function poolOf(catalogue: Catalogue): string[] {
  return catalogue.kinds.flatMap((kind) => {
    const sound = fc.sample(fc.oneof(validEvent(kind), leastEvent(kind), fullEvent(kind)), { numRuns: 12, seed: 7 });
    const broken = breakages(kind)
      .slice(0, 4)
      .flatMap((breakage) => fc.sample(brokenEvent(kind, breakage), { numRuns: 1, seed: 8 }));
    const others = sound.slice(0, 3).map((event) => ({ ...event, event: `${kind.name}Other` }));
    const events = [...sound, ...others, ...broken.map(({ event }) => event)];
    return events.map((event) => formatLine(event as unknown as WritableEvent).trimEnd());
  });
}
