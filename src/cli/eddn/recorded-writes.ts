import path from 'node:path';
import { isDirectory } from '../../journal/directories.js';
import { membersOf } from '../../journal/journal-event.js';
import { readJournal } from '../../journal/read/reader.js';
import type { WrittenEvent } from '../../services/service.js';
import { companionsBeside, statusFile } from '../../stage/replay/replay-companions.js';

/**
 * What was written to a recorded directory, or to one journal: the companions as they were left, then all
 * lines. A companion belongs to the line with its timestamp, Status to those that follow it.
 */
export async function* recordedWrites(source: string, signal: AbortSignal): AsyncGenerator<WrittenEvent> {
  const file = (await isDirectory(source)) ? path.join(source, statusFile) : source;
  for (const { event } of companionsBeside([{ file }])) {
    if (event) yield { event: membersOf(event) };
  }
  for await (const { event, position } of readJournal(source, { signal })) {
    if (!event) continue;
    const { timestamp } = event;
    yield { event: membersOf(event), line: { file: position.file, line: position.line, timestamp } };
  }
}
