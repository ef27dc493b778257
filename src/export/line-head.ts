import { frontOf } from '../journal/read/line-front.js';

/** What the first bytes of a line say. */
export interface LineHead {
  readonly timestamp: string;
  readonly event: string;
}

/** The time and the kind of a line that begins as the game's lines do; nothing of any other. */
export function lineHead(bytes: Uint8Array): LineHead | undefined {
  const front = frontOf(bytes);
  return front && { timestamp: front.timestamp, event: front.kind };
}
