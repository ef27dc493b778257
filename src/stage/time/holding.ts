/** The longest time a timer can be set to. */
const longest = 2 ** 31 - 1;

/** Keeps the process alive until something has come about: what a stage does by itself does not. */
export async function holding<T>(coming: Promise<T>): Promise<T> {
  const hold = setInterval(() => {}, longest);
  try {
    return await coming;
  } finally {
    clearInterval(hold);
  }
}
