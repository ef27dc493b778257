/** The longest timer that Node supports, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Keeps the process alive until a promise settles; the timers of a stage do not. */
export async function keepAliveUntil<T>(coming: Promise<T>): Promise<T> {
  const hold = setInterval(() => {}, longestTimer);
  try {
    return await coming;
  } finally {
    clearInterval(hold);
  }
}
