import { describe, expect, it } from 'vitest';
import type { FleetMessage } from '../fleet-message.js';
import { headerBytes } from '../message-headers.js';
import { piecesOf } from './message-pieces.js';

const line: FleetMessage = {
  type: 'line',
  commander: 'Zoë',
  dialect: 'game',
  file: 'Journal.2026-11-14T204100.01.log',
  copy: 1,
  kind: 'Docked',
  line: 12,
  offset: 900,
  payload: Buffer.from('0123456789'.repeat(1000)),
};

describe('the pieces of a message', () => {
  it.each([400, 1000, 4711, 10_000])('add up to the message, each of at most %d bytes', (most) => {
    const pieces = [...piecesOf({ ...line, start: true }, most)];
    expect(Buffer.concat(pieces.map(({ payload }) => payload))).toEqual(line.payload);
    let { offset } = line;
    for (const piece of pieces) {
      expect(headerBytes(piece).length + piece.payload.length).toBeLessThanOrEqual(most);
      expect(piece.offset).toBe(offset);
      offset += piece.payload.length;
    }
    expect(pieces.map(({ more }) => more)).toEqual([...pieces.slice(1).map(() => true), undefined]);
    expect(pieces.map(({ start }) => start)).toEqual([true, ...pieces.slice(1).map(() => undefined)]);
  });

  it('of a companion have consecutive numbers', () => {
    const pieces = [...piecesOf({ ...line, type: 'companion', line: 0 }, 4000)];
    expect(pieces.map(({ offset }) => offset)).toEqual([900, 901, 902]);
  });

  it('of an empty message are a single piece', () => {
    expect([...piecesOf({ ...line, payload: new Uint8Array() }, 1000)]).toHaveLength(1);
  });

  it('cannot be smaller than the headers', () => {
    expect(() => [...piecesOf(line, 100)]).toThrow('messages of 100 bytes are too small');
  });
});
