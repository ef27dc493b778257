import type { FleetMessage } from '../fleet-message.js';
import { headerBytes } from '../message-headers.js';

/**
 * How much longer the headers of a piece can be than those of the whole: the More header and extra digits.
 */
const headerGrowth = 64;

/** Payload bytes that fit into a message of at most `most` bytes with these headers. */
export function pieceSize(message: FleetMessage, most: number): number {
  const size = most - headerBytes(message).length - headerGrowth;
  if (size < 1) throw new RangeError(`messages of ${most} bytes are too small for the headers alone`);
  return size;
}

/**
 * Splits a message into pieces, each with its own offset; all but the last have `more`. Most messages are one
 * piece.
 */
export function* piecesOf(message: FleetMessage, most: number): Generator<FleetMessage> {
  const { payload, offset } = message;
  const size = pieceSize(message, most);
  // A companion's number increases by one per piece; a line's offset is that of the piece.
  const step = message.type === 'companion' ? 1 : size;
  const { start: _start, ...others } = message;
  for (let at = 0, piece = 0; at === 0 || at < payload.length; at += size, piece++) {
    yield {
      ...(piece === 0 ? message : others),
      offset: offset + piece * step,
      payload: payload.subarray(at, at + size),
      ...(at + size < payload.length && { more: true as const }),
    };
  }
}
