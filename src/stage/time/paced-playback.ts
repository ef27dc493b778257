import type { TimedWrite } from '../../simulate/session-output.js';
import type { Recorder } from '../record/session-recorder.js';
import type { Pace } from './pace.js';
import type { Playback } from './player.js';

export interface PacedPlayback {
  readonly recorder: Recorder;
  readonly pace: Pace;
  /** Called with the session time after each write to disk. */
  readonly reached?: (at: number) => void;
}

/** Maximum number of writes buffered before they go to disk. */
const fullBatch = 8192;

/** At full speed everything is due: reading the clock at each write would cost more than the write. */
const atOnce = 256;

/** A session without requests, for the player. */
export function pacedPlayback(writes: Iterable<TimedWrite>, { recorder, pace, reached }: PacedPlayback): Playback {
  const iterator = writes[Symbol.iterator]();
  let upcoming = iterator.next();
  let taken = 0;
  let last = 0;
  const flush = () => {
    if (taken === 0) return;
    recorder.flush();
    reached?.(last);
    taken = 0;
  };
  return {
    dueAt: () => (upcoming.done ? undefined : pace.dueAt(upcoming.value.at)),
    next() {
      for (let left = pace.isFullSpeed ? atOnce : 1; left > 0 && !upcoming.done && !recorder.behind; left--) {
        recorder.add(upcoming.value);
        last = upcoming.value.at;
        taken += 1;
        if (taken === fullBatch) flush();
        upcoming = iterator.next();
      }
    },
    flush,
    behind: () => recorder.behind,
  };
}
