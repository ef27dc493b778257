import type { TimedWrite } from '../../simulate/timeline.js';
import type { Pace } from './pace.js';
import { type Clock, waitUntil } from './wall-clock.js';

/** Who writes down what happens. */
export interface Recorder {
  take(moment: TimedWrite): void;
  /** Brings to the disk what was taken. */
  settle(): void;
  /** Fulfilled when all that was taken is written; nothing if it is already. */
  readonly behind?: Promise<void> | undefined;
}

export interface PacedPlayback {
  readonly recorder: Recorder;
  readonly pace: Pace;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Told how far the session is, whenever something has reached the disk. */
  readonly reached?: (at: number) => void;
}

/** So many moments are written in one go where they are due all at once. */
const fullBatch = 1024;

/** Milliseconds of work after which everybody else has a turn: a Ctrl-C would not be heard otherwise. */
const maxTurn = 50;

/** Lets the moments happen when they are due; `false` if the user had enough before the last of them. */
export async function playAtPace(moments: Iterable<TimedWrite>, stage: PacedPlayback): Promise<boolean> {
  const { recorder, pace, clock, signal, reached } = stage;
  let taken = 0;
  let turn = clock.now();
  const settle = (at: number) => {
    recorder.settle();
    reached?.(at);
    taken = 0;
  };
  let last = 0;
  for (const moment of moments) {
    const due = pace.dueAt(moment.at);
    if (due > clock.now()) {
      if (taken > 0) settle(last);
      if (!(await waitUntil(due, clock, signal))) return false;
      turn = clock.now();
    }
    recorder.take(moment);
    last = moment.at;
    taken += 1;
    if (taken < fullBatch) continue;
    settle(last);
    if (clock.now() - turn > maxTurn) {
      await new Promise((resolve) => setImmediate(resolve));
      turn = clock.now();
    }
    if (signal.aborted) return false;
  }
  if (taken > 0) settle(last);
  return true;
}
