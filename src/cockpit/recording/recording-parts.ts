import type { ByteReader } from './byte-reader.js';
import { CompanionLog } from './companion-log.js';
import { FileSegments } from './file-segments.js';
import { FindingIndex } from './finding-index.js';
import { LineIndex } from './line-index.js';
import { LineReader } from './line-reader.js';
import { TimeSpans } from './time-spans.js';

/** What a recording keeps, for those that answer questions about it. */
export class RecordingParts {
  readonly index = new LineIndex();
  readonly segments = new FileSegments();
  readonly spans = new TimeSpans();
  readonly companions = new CompanionLog();
  readonly findings = new FindingIndex();
  readonly lines: LineReader;
  /** Yields to the event loop. */
  readonly pause: () => Promise<void>;

  constructor(reader: ByteReader, pause: () => Promise<void>) {
    this.lines = new LineReader(this.index, this.segments, reader);
    this.pause = pause;
  }
}
