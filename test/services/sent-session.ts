import { membersOf } from '../../src/journal/journal-event.js';
import type { BuiltMessage } from '../../src/services/eddn/build/eddn-message.js';
import { EddnUploader } from '../../src/services/eddn/build/eddn-uploader.js';
import type { WrittenEvent } from '../../src/services/service.js';
import type { SessionOptions } from '../../src/simulate/session-options.js';
import { simulate } from '../../src/simulate/simulate.js';

/** Something that a session writes, and what a careful uploader sends for it. */
export interface SentWrite {
  readonly at: number;
  readonly written: WrittenEvent;
  readonly built: readonly BuiltMessage[];
}

/** A session as a service beside it sees it, with the messages of our own uploader. */
export function sentSession(options: SessionOptions): SentWrite[] {
  const uploader = new EddnUploader({ version: '1.0.0' });
  let line = 0;
  return Array.from(simulate(options), ({ at, event, companion }) => {
    const { timestamp } = event ?? companion;
    const members = membersOf(event ?? companion);
    const written = event ? { event: members, line: { file: '', line: ++line, timestamp } } : { event: members };
    return { at, written, built: uploader.builtFrom(written) };
  });
}
