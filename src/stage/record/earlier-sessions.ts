import { utimesSync } from 'node:fs';
import type { PlayedSession } from '../../direct/scenario/session-shape.js';
import { sessionGiven } from '../../direct/settings/session-given.js';
import { type RecordingOptions, withRecorder } from './open-recorder.js';

/** Writes whole sessions, one after the other; their journals are as old as their last line. */
export async function writeEarlier(
  sessions: readonly PlayedSession[],
  { clean, ...recorded }: Pick<RecordingOptions, 'directory' | 'timeZone' | 'clean'>,
): Promise<void> {
  for (const [index, session] of sessions.entries()) {
    const { start, client, naming } = session;
    const named = { start, client, naming, isFollowed: false, clean: clean && index === 0 };
    await withRecorder({ ...recorded, ...named }, async (recorder) => {
      for (const write of sessionGiven(session).writes()) recorder.add(write);
      recorder.flush();
      const last = new Date(recorder.tally.last ?? start);
      for (const file of recorder.files) utimesSync(file, last, last);
    });
  }
}
