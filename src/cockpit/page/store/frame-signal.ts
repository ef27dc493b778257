import { type ReadonlySignal, signal } from '@preact/signals';

/** A number that grows when something has changed, at most once for each frame that the browser draws, or more seldom. */
export interface FrameSignal {
  readonly version: ReadonlySignal<number>;
  readonly changed: () => void;
}

/** For what changes in place and more often than anybody can see; `pause` is how many milliseconds are left out at least. */
export function frameSignal(pause = 0): FrameSignal {
  const version = signal(0);
  let isDue = false;
  let latest = -Infinity;
  const grow = (now: number) => {
    isDue = false;
    latest = now;
    version.value++;
  };
  return {
    version,
    changed() {
      if (isDue) return;
      isDue = true;
      const wait = latest + pause - performance.now();
      if (wait > 0) setTimeout(() => requestAnimationFrame(grow), wait);
      else requestAnimationFrame(grow);
    },
  };
}
