/**
 * Lets signals and other tasks come. As `setImmediate` of `node:timers/promises`, which is one module more to
 * load.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
