import type { Dialect } from '../interface/dialect/dialects.js';

/**
 * The type of a message:
 * - `line`: a line of a journal, or a piece of one
 * - `companion`: the current content of a companion
 * - `end`: a journal has ended, as far as its publisher knows; everything before it is stored
 * - `rest`: the directory was quiet for a while, so companions and journals match; everything before it is
 *   stored
 */
export type MessageType = 'line' | 'companion' | 'end' | 'rest';

/** A message of the stream. Everything but the payload is a header. */
export interface FleetMessage {
  readonly type: MessageType;
  readonly commander: string;
  readonly dialect: Dialect;
  /** The file name of the journal or companion; empty for `rest`. */
  readonly file: string;
  /** 1, plus one each time another file replaced this one. */
  readonly copy: number;
  /** The kind of the event, or ''. */
  readonly kind: string;
  /** Line number from 1 for `line`, otherwise 0. */
  readonly line: number;
  /**
   * Byte offset of the payload in its journal; for `end` the size. For companions and `rest` an increasing
   * number.
   */
  readonly offset: number;
  /** The exact bytes, with the line end if there is one. */
  readonly payload: Uint8Array;
  /** The next message continues this line or companion, which is too large for one. */
  readonly more?: true;
  /** The publisher starts here: nothing before this is published. */
  readonly start?: true;
}

/** A stored message with its sequence number in the stream. */
export interface StoredMessage extends FleetMessage {
  readonly sequence: number;
}
