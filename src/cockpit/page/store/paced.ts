/** Milliseconds between runs at the most. */
const longestPause = 10_000;

/**
 * Runs `work` soon, never concurrently, and with at least `pause` milliseconds between runs; twice as long as
 * the last run took, so that a busy source has time for other things.
 */
export function paced(work: () => Promise<void>, pause: number): () => void {
  let isBusy = false;
  let isDue = false;
  const run = async () => {
    isBusy = true;
    isDue = false;
    const begun = performance.now();
    try {
      await work();
    } finally {
      const taken = performance.now() - begun;
      setTimeout(
        () => {
          isBusy = false;
          if (isDue) void run();
        },
        Math.min(longestPause, Math.max(pause, 2 * taken)),
      );
    }
  };
  return () => {
    isDue = true;
    if (!isBusy) void run();
  };
}
