/** Does something soon, but never twice at once, and not again before `pause` milliseconds have passed. */
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
