import { type Clock, waitUntil } from './wall-clock.js';

/** Something that happens in steps, each at its time. */
export interface Playback {
  /** Wall-clock time of the next step: `Infinity` while paused, undefined at the end. */
  readonly dueAt: () => number | undefined | Promise<number | undefined>;
  /** Takes the next step. */
  readonly next: () => void;
  /** Writes pending output to disk. */
  readonly flush: () => void;
  /** Resolves when the disk has caught up; undefined if it has. No steps are taken meanwhile. */
  readonly behind?: () => Promise<void> | undefined;
}

export interface PlayerOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The signal for the next wait; aborting it makes the player recompute what is due. */
  readonly wake?: () => AbortSignal;
  /** Milliseconds of work before yielding to other tasks, such as the handler of Ctrl-C. */
  readonly maxTurn?: number;
  /** The process may exit while the player waits. */
  readonly isIdle?: boolean;
}

/**
 * Milliseconds between writes to disk while there is nothing to wait for: companions are rewritten each time.
 */
const shortestFlush = 50;

/**
 * Takes each step when it is due, and writes to disk before every wait: what is due at the same moment is
 * written together, since some readers miss what follows within milliseconds. Resolves to `false` if aborted
 * before the end.
 */
export async function play(playback: Playback, options: PlayerOptions): Promise<boolean> {
  const { clock, signal, wake = () => signal, maxTurn = 50, isIdle = false } = options;
  let turnBegan: number | undefined;
  let flushed = -Infinity;
  let isOver = false;
  while (!isOver && !signal.aborted) {
    const coming = playback.dueAt();
    const due = typeof coming === 'object' ? await coming : coming;
    const now = clock.now();
    const behind = playback.behind?.();
    // At least one step per turn, however slow the machine is.
    turnBegan ??= now;
    if (due === undefined) {
      isOver = true;
    } else if (due <= now && !behind && now - turnBegan <= maxTurn) {
      playback.next();
    } else {
      const isOnlyTurn = !behind && due <= now;
      if (!isOnlyTurn || now - flushed >= shortestFlush) {
        playback.flush();
        flushed = now;
      }
      await (behind ?? (due <= now ? nextTurn(isIdle) : waitUntil(due, clock, wake(), isIdle)));
      turnBegan = undefined;
    }
  }
  playback.flush();
  if (!signal.aborted) await playback.behind?.();
  return isOver;
}

/**
 * Yields to other tasks. If the process may exit meanwhile, this needs a timer: an unreferenced immediate is
 * not run.
 */
async function nextTurn(isIdle: boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    if (isIdle) setTimeout(resolve, 0).unref();
    else setImmediate(resolve);
  });
}
