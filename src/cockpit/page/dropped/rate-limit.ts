/** Whether at least `every` milliseconds have passed since it was last true, or since the start. */
export function rateLimit(every: number, now = () => performance.now()): () => boolean {
  let last = now();
  return () => {
    const isDue = now() - last >= every;
    if (isDue) last = now();
    return isDue;
  };
}
