import { describe, expect, it } from 'vitest';
import type { StoredMessage } from '../fleet-message.js';
import type { Missing } from '../journal-sequence.js';
import { PublishedCommander } from './published-commander.js';

const file = 'Journal.2026-11-14T204100.01.log';
const missed: Missing[] = [];
const replaced: string[] = [];

/** The lines yielded for these messages, including those left at the end. */
function given(...messages: readonly (readonly [offset: number, text: string, more?: Partial<StoredMessage>])[]) {
  missed.length = 0;
  replaced.length = 0;
  const commander = new PublishedCommander('Jameson', {
    missed: (_, missing) => missed.push(missing),
    replaced: (_, name) => replaced.push(name),
  });
  const entries = messages.flatMap(([offset, text, more], index) => [
    ...commander.take({
      type: 'line',
      commander: 'Jameson',
      dialect: 'game',
      file,
      copy: 1,
      kind: '',
      line: 1,
      offset,
      payload: Buffer.from(text),
      sequence: index + 1,
      ...more,
    }),
  ]);
  const lines = [...entries, ...commander.end()];
  return { lines: lines.map(({ offset, bytes }) => [offset, Buffer.from(bytes).toString()]), commander };
}

const end = (offset: number) => [offset, '', { type: 'end', line: 0 }] as const;

describe('PublishedCommander', () => {
  it('yields each line once, in the order of the journal', () => {
    const { lines } = given(
      [0, 'one\n'],
      [8, 'three\n'],
      [0, 'one\n'],
      [4, 'two\n'],
      end(14),
      [4, 'two\n'],
      [8, 'three\n'],
    );
    expect(lines).toEqual([
      [0, 'one\n'],
      [4, 'two\n'],
      [8, 'three\n'],
    ]);
    expect(missed).toEqual([]);
  });

  it('joins lines that were sent in pieces', () => {
    const { lines } = given([0, 'o', { more: true }], [1, 'n', { more: true }], [2, 'e\n'], [4, 'two\n']);
    expect(lines).toEqual([
      [0, 'one\n'],
      [4, 'two\n'],
    ]);
  });

  it('yields an unfinished line once, in its last form', () => {
    const unended = given([0, 'one\n'], [4, 'tw'], end(6), [4, 'two'], end(7));
    expect(unended.lines.at(-1)).toEqual([4, 'two']);
    const goesOn = given([0, 'one\n'], [4, 'tw'], end(6), [4, 'two\n'], [8, 'three\n']);
    expect(goesOn.lines.slice(1)).toEqual([
      [4, 'two\n'],
      [8, 'three\n'],
    ]);
    const inPieces = given([0, 'o', { more: true }], [1, 'n'], end(2), [0, 'o', { more: true }], [1, 'ne\n']);
    expect(inPieces.lines).toEqual([[0, 'one\n']]);
  });

  it('skips missing bytes and reports them', () => {
    const { lines } = given([0, 'o', { more: true }], [2, 'e\n'], end(9));
    expect(lines).toEqual([
      [0, 'o'],
      [2, 'e\n'],
    ]);
    expect(missed).toEqual([
      { file, from: 1, to: 2 },
      { file, from: 4, to: 9 },
    ]);
  });

  it('yields the lines of both files when one replaced the other, and reports it', () => {
    const { lines } = given([0, 'one\n'], [4, 'tw'], end(6), [0, 'other\n', { copy: 2 }]);
    expect(lines.map(([, text]) => text)).toEqual(['one\n', 'tw', 'other\n']);
    expect(replaced).toEqual([file]);
  });

  it('knows which messages contain the current companions', () => {
    const companion = { type: 'companion', line: 0, file: 'Status.json' } as const;
    const { commander, lines } = given(
      [1, 'first', companion],
      [2, 'sec', { ...companion, more: true }],
      [3, 'ond', companion],
      [1, 'first', companion],
      [4, 'cargo', { ...companion, file: 'Cargo.json' }],
    );
    expect(lines).toEqual([]);
    expect(Object.fromEntries(commander.companions)).toEqual({ 'Status.json': [2, 3], 'Cargo.json': [5] });
  });
});
