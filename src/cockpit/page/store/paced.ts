/** Runs `work` soon, never concurrently, and with at least `pause` milliseconds between runs. */
export function paced(work: () => Promise<void>, pause: number): () => void {
  let isBusy = false;
  let isDue = false;
  const run = async () => {
    isBusy = true;
    isDue = false;
    try {
      await work();
    } finally {
      setTimeout(() => {
        isBusy = false;
        if (isDue) void run();
      }, pause);
    }
  };
  return () => {
    isDue = true;
    if (!isBusy) void run();
  };
}
