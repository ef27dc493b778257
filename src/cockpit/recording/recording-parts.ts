import type { CompanionLog } from './companion-log.js';
import type { FileSegments } from './file-segments.js';
import type { FindingIndex } from './finding-index.js';
import type { LineIndex } from './line-index.js';
import type { LineReader } from './line-reader.js';
import type { TimeSpans } from './time-spans.js';

/** What a recording keeps, for those that answer questions about it. */
export interface RecordingParts {
  readonly index: LineIndex;
  readonly segments: FileSegments;
  readonly lines: LineReader;
  readonly spans: TimeSpans;
  readonly companions: CompanionLog;
  readonly findings: FindingIndex;
  /** Yields to the event loop. */
  readonly pause: () => Promise<void>;
}
