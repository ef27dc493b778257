import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileSequence } from './file-sequence.js';

interface Piece {
  readonly copy: number;
  readonly offset: number;
  readonly payload: Uint8Array;
  readonly start?: true;
}

function piece(offset: number, text: string, more: Partial<Piece> = {}): Piece {
  return { copy: 1, offset, payload: new TextEncoder().encode(text), ...more };
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ payload }) => new TextDecoder().decode(payload)).join('');
}

describe('FileSequence', () => {
  it('yields messages in byte order, each once, whatever the order of arrival', () => {
    const text = 'the quick brown fox\njumps over\nthe lazy dog\n';
    const pieces = text
      .split(/(?<=\n)/)
      .map((line, index, lines) => piece(lines.slice(0, index).join('').length, line));
    const stored = fc
      .array(fc.constantFrom(...pieces))
      .chain((again) => fc.shuffledSubarray([...pieces, ...again], { minLength: pieces.length + again.length }));
    fc.assert(
      fc.property(stored, (messages) => {
        const sequence = new FileSequence<Piece>();
        expect(textOf(messages.flatMap((message) => sequence.take(message)))).toBe(text);
        expect(sequence.duplicates).toBe(messages.length - pieces.length);
        expect(sequence.position).toEqual({ copy: 1, next: text.length });
        expect(sequence.waiting).toEqual([]);
      }),
    );
  });

  it('resumes from a saved position', () => {
    const sequence = new FileSequence<Piece>({ copy: 2, next: 4 });
    expect(sequence.take(piece(0, 'old\n', { copy: 1 }))).toEqual([]);
    expect(sequence.take(piece(0, 'one\n', { copy: 2 }))).toEqual([]);
    expect(textOf(sequence.take(piece(4, 'two\n', { copy: 2 })))).toBe('two\n');
  });

  it('yields an unfinished line again when it has grown', () => {
    const sequence = new FileSequence<Piece>();
    sequence.take(piece(0, 'half'));
    expect(sequence.take(piece(0, 'half'))).toEqual([]);
    expect(textOf(sequence.take(piece(0, 'half and half\n')))).toBe('half and half\n');
    expect(sequence.position.next).toBe(14);
  });

  it('starts over when another file replaces the journal, and drops what was missing', () => {
    const sequence = new FileSequence<Piece>();
    sequence.take(piece(9, 'waits\n'));
    expect(textOf(sequence.take(piece(0, 'new\n', { copy: 2 })))).toBe('new\n');
    expect(sequence.waiting).toEqual([]);
    expect(sequence.take(piece(0, 'missing', { copy: 1 }))).toEqual([]);
  });

  it('may start in the middle of a journal if the publisher says so', () => {
    const sequence = new FileSequence<Piece>();
    expect(textOf(sequence.take(piece(100, 'late\n', { start: true })))).toBe('late\n');
    expect(sequence.skip()).toBeUndefined();
  });

  it('does not start again when its first message is a duplicate', () => {
    const sequence = new FileSequence<Piece>();
    const first = piece(100, 'late\n', { start: true });
    sequence.take(first);
    sequence.take(piece(105, 'later\n'));
    expect(sequence.take(first)).toEqual([]);
    expect(sequence.position.next).toBe(111);
    expect(textOf(sequence.take(piece(111, 'last\n')))).toBe('last\n');
  });

  it('can skip missing bytes, in the middle and at the end', () => {
    const sequence = new FileSequence<Piece>();
    sequence.take(piece(4, 'two\n'));
    sequence.take(piece(12, 'four\n'));
    expect(sequence.waitingBytes).toBe(9);
    expect(sequence.skip()).toMatchObject({ from: 0, to: 4, ready: [{ offset: 4 }] });
    expect(sequence.skip(20)).toMatchObject({ from: 8, to: 12, ready: [{ offset: 12 }] });
    expect(sequence.skip(20)).toEqual({ from: 17, to: 20, ready: [] });
    expect(sequence.skip(20)).toBeUndefined();
  });
});
