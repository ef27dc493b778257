import { signal } from '@preact/signals';

/**
 * A counter of changes, updated at most once per animation frame, or less often: for values that are mutated
 * more often than the screen is drawn. `pause`: minimum interval in milliseconds.
 */
export function frameSignal(pause = 0) {
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
    changed: () => {
      if (isDue) return;
      isDue = true;
      const wait = latest + pause - performance.now();
      if (wait > 0) setTimeout(() => requestAnimationFrame(grow), wait);
      else requestAnimationFrame(grow);
    },
  };
}
