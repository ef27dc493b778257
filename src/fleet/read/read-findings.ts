import type { Fleet } from '../connect/open-fleet.js';
import type { StoredFinding } from '../stored-finding.js';
import { StreamReader } from './stream-reader.js';

export interface FindingsOptions {
  /** Keeps waiting for new findings. */
  readonly follow?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The findings in the log, each once, in the order in which they were stored. */
export async function* readFindings(
  { connection, manager, names }: Fleet,
  { follow = false, signal }: FindingsOptions = {},
): AsyncGenerator<StoredFinding, void, undefined> {
  const { findingsStream: stream, findingsSubjects: subject } = names;
  const reader = new StreamReader({ connection, manager, stream, subject, after: 0, signal });
  const seen = new Set<string>();
  try {
    for (;;) {
      const { messages, pending } = await reader.next();
      for (const { message } of messages) {
        for (const line of message.data.length === 0 ? [] : message.string().split('\n')) {
          const finding = JSON.parse(line) as StoredFinding;
          if (seen.has(finding.id)) continue;
          seen.add(finding.id);
          yield finding;
        }
      }
      if (signal?.aborted || (pending === 0 && !follow)) return;
    }
  } finally {
    reader.close();
  }
}
