/** Rounds a number as it is written, so that the world remembers exactly what was written. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** The same with six decimals, as nearly all numbers have. */
export function sixDecimals(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The nearest number that the game can hold, which counts in single precision, with six decimals: 350.6 is written 350.600006. */
export function singlePrecision(value: number): number {
  return sixDecimals(Math.fround(value));
}
