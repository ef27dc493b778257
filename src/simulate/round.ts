/** Rounds a number as it is written, so that the world remembers exactly what was written. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** The same with six decimals, as nearly all numbers have. */
export function sixDecimals(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
