/** A number as it is written, so that what is remembered equals what was told. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** The same with six decimals, as nearly all numbers have. */
export function sixDecimals(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
