import type { FleetMessage } from '../fleet-message.js';
import { headerBytes } from '../message-headers.js';

/** How much longer the headers of a piece can be than those of the whole: the word for more, and digits. */
const headerGrowth = 64;

/** How many bytes of payload a message like this may have, if it may have so many with its headers. */
export function pieceSize(message: FleetMessage, most: number): number {
  const size = most - headerBytes(message).length - headerGrowth;
  if (size < 1) throw new RangeError(`messages of ${most} bytes are too small for the headers alone`);
  return size;
}

/** The pieces of a message, each at its own offset, of which all but the last have `more`. Most messages are in one piece. */
export function* piecesOf(message: FleetMessage, most: number): Generator<FleetMessage> {
  const { payload, offset } = message;
  const size = pieceSize(message, most);
  // The number of a companion grows with each piece; the offset of a line is where the piece is.
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
