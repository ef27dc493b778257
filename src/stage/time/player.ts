import { type Clock, waitUntil } from './wall-clock.js';

/** Something that happens bit by bit, each bit at its time. */
export interface Playback {
  /** When the next bit is due on the wall clock: `Infinity` while it is paused, nothing once it is over. */
  readonly dueAt: () => number | undefined | Promise<number | undefined>;
  /** Lets the next bit happen. */
  readonly next: () => void;
  /** Writes to disk what has happened. */
  readonly flush: () => void;
  /** Settles when the disk has caught up; nothing if it has. Meanwhile nothing happens. */
  readonly behind?: () => Promise<void> | undefined;
}

export interface PlayerOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Gives the signal for the next wait; aborting it makes the player ask again what is due. */
  readonly wake?: () => AbortSignal;
  /** Milliseconds of work after which other tasks of the process get a turn: a Ctrl-C would not be noticed otherwise. */
  readonly maxTurn?: number;
  /** Whether the process may end while the player waits. */
  readonly isIdle?: boolean;
}

/** Milliseconds between two writes to disk while there is nothing to wait for: companions are written anew each time. */
const shortestFlush = 50;

/**
 * Lets everything happen when it is due, and writes it to disk before every wait: what is due at the same moment is written
 * together, since some readers overlook what follows within milliseconds. `false` if the signal was aborted before the end.
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
    // A turn has at least one bit, however slow the machine is.
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

/** Lets other tasks of the process have a turn. If it may end meanwhile, that takes a timer: an immediate is not looked at before the next one. */
async function nextTurn(isIdle: boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    if (isIdle) setTimeout(resolve, 0).unref();
    else setImmediate(resolve);
  });
}
