/** The longest time a timer can be set to. */
const longestTimer = 2 ** 31 - 1;

/** Keeps the process alive until something has come about: what a stage does by itself does not. */
export async function keepAliveUntil<T>(coming: Promise<T>): Promise<T> {
  const hold = setInterval(() => {}, longestTimer);
  try {
    return await coming;
  } finally {
    clearInterval(hold);
  }
}
