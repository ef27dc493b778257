import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JournalTail } from '../watch/journal-tail.js';
import { type RawLine, RawLineCutter } from './raw-line-cutter.js';

const name = 'Journal.2026-11-14T204100.01.log';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-raw-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** All lines of a file, each with a copy of its bytes, including an incomplete last one. */
function linesOf(content: Uint8Array, longest = 1_000_000): RawLine[] {
  writeFileSync(path.join(directory, name), content);
  const tail = new JournalTail(directory, 'start', new RawLineCutter(longest));
  const lines: RawLine[] = [];
  const keep = (line: RawLine) => lines.push({ ...line, bytes: line.bytes && Buffer.from(line.bytes) });
  for (let line = tail.next(); line; line = tail.next()) if ('length' in line) keep(line);
  const last = tail.last();
  if (last) keep(last);
  tail.close();
  return lines;
}

describe('raw lines', () => {
  it.each([
    ['is as long as a line may be', 10, 0],
    ['is longer than a line may be', 11, 11],
  ])('of which the beginning %s: %i bytes are there, and %i need not be read again', (_, length, passed) => {
    const cutter = new RawLineCutter(10);
    cutter.begin({ file: name, line: 1, offset: 0 });
    cutter.space().set(Buffer.from('x'.repeat(length)));
    cutter.filled(length);
    expect(cutter.next()).toBeUndefined();
    expect(cutter.passed).toBe(passed);
  });

  it('are together the bytes of the file, whatever they are', () => {
    const pieces = fc.array(
      fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(Buffer.from('\n'), Buffer.from('\r\n'))),
    );
    fc.assert(
      fc.property(pieces, (written) => {
        const content = Buffer.concat(written);
        const lines = linesOf(content);
        expect(Buffer.concat(lines.map(({ bytes = Buffer.alloc(0) }) => bytes))).toEqual(content);
        let offset = 0;
        for (const [index, { position, bytes, length }] of lines.entries()) {
          expect({ line: position.line, offset: position.offset }).toEqual({ line: index + 1, offset });
          expect(bytes?.length).toBe(length);
          offset += length;
        }
      }),
      { numRuns: 50 },
    );
  });

  it('say which of them has no end, and are to be read again from its beginning', () => {
    const [first, second] = linesOf(Buffer.from('{ }\r\n{ "half'));
    expect(first).toMatchObject({ position: { offset: 0 }, next: { line: 2, offset: 5 } });
    expect(first).not.toHaveProperty('unended');
    expect(second).toMatchObject({ unended: true, position: { offset: 5 }, next: { line: 2, offset: 5 }, length: 7 });
  });

  it('are without their bytes if there are too many, but with their length and place', () => {
    const long = 'x'.repeat(300_000);
    const lines = linesOf(Buffer.from(`1\n${long}\r\n3\n${long}`), 1000);
    expect(lines.map(({ bytes, length }) => [bytes?.toString(), length])).toEqual([
      ['1\n', 2],
      [undefined, 300_002],
      ['3\n', 2],
      [undefined, 300_000],
    ]);
    expect(lines.map(({ position }) => position.offset)).toEqual([0, 2, 300_004, 300_006]);
  });
});
