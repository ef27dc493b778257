/** How many runs a property gets: enough for every day, or ten times as many when asked to take the time. */

/** Whether this is `npm run thorough`. */
export const isThorough = process.env.MODE === 'full';

export function runs(usual: number): number {
  return isThorough ? usual * 10 : usual;
}
