/** Rounds a number as it is written, so that the world stores exactly what was written. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** Like `roundTo` with six decimals, which nearly all numbers have. */
export function sixDecimals(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The nearest single-precision number, with six decimals: the game writes 350.6 as 350.600006. */
export function singlePrecision(value: number): number {
  return sixDecimals(Math.fround(value));
}
