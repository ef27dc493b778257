/**
 * Timeouts of tests, in milliseconds. They matter only when something hangs, so all tolerate a machine that
 * is many times slower, or busy.
 */

/** For something that should come soon: a line, a response, a notification. */
export const deadline = 60_000;

/** For a process with much to do. */
export const longDeadline = 2 * deadline;

/** Waits until a condition holds, or throws with the text of `progress`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  progress: () => string,
  timeout = deadline,
): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`it never came: ${progress()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
