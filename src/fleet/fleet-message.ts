import type { Dialect } from '../interface/dialect/dialects.js';

/**
 * What a message of the stream is about.
 * - `line`: a line of a journal, or a piece of it
 * - `companion`: what a companion contains now
 * - `end`: a journal has ended, as far as its publisher can tell; everything before it is stored
 * - `rest`: the directory was quiet for a while, so that companions and journals belong together; everything before it is stored
 */
export type MessageType = 'line' | 'companion' | 'end' | 'rest';

/** A message of the stream. All but the payload are headers. */
export interface FleetMessage {
  readonly type: MessageType;
  readonly commander: string;
  readonly dialect: Dialect;
  /** The name of the journal or companion, without its directory; empty for `rest`. */
  readonly file: string;
  /** 1, and one more each time another file took the place of this one. */
  readonly copy: number;
  /** The kind of the event; empty if there is none. */
  readonly kind: string;
  /** Of a line, counted from 1; otherwise 0. */
  readonly line: number;
  /** Where the payload begins in its journal, in bytes; for `end` the size. For companions and `rest` a number that grows. */
  readonly offset: number;
  /** The exact bytes, with the line end if there is one. */
  readonly payload: Uint8Array;
  /** The next message has more of this line or companion, which is too large for one. */
  readonly more?: true;
  /** The journal begins here for its publisher: what is before is not published. */
  readonly start?: true;
}

/** A message that was stored, with its number in the stream. */
export interface StoredMessage extends FleetMessage {
  readonly sequence: number;
}
