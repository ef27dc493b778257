/**
 * How long tests wait, in milliseconds. A deadline matters only where something hangs, so all of them bear a machine that
 * is many times slower than this one, or busy with something else.
 */

/** For what should come soon: a line, an answer, a notification. */
export const deadline = 60_000;

/** For a process of its own that has much to do. */
export const longDeadline = 2 * deadline;

/** Waits until a condition holds, or throws what `told` has to say about how far it came. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  progress: () => string,
  patience = deadline,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`it never came: ${progress()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
