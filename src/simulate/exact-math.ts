/**
 * Functions made of plain arithmetic and square roots, which give the same result on every machine.
 * `Math.sin`, `Math.exp` and fractional powers may differ in the last digit between engines, and a session
 * must not.
 */

export const degreesInRadian = 180 / Math.PI;

/** A constant of the language: the same on every machine. */
const ln2 = Math.LN2;

/** The sine of an angle in degrees. */
export function sine(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  const sign = turn < 180 ? 1 : -1;
  const half = turn < 180 ? turn : turn - 180;
  const angle = (half > 90 ? 180 - half : half) / degreesInRadian;
  const square = angle * angle;
  const series =
    1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - (square / 72) * (1 - square / 110))));
  return sign * angle * series;
}

export function cosine(degrees: number): number {
  return sine(90 - degrees);
}

/** The natural logarithm of a number above 0. */
export function logarithm(value: number): number {
  let rest = value;
  let doublings = 0;
  for (; rest > 1.5; doublings++) rest /= 2;
  for (; rest < 0.75; doublings--) rest *= 2;
  const ratio = (rest - 1) / (rest + 1);
  const square = ratio * ratio;
  let series = 0;
  for (let term = 21; term > 0; term -= 2) series = series * square + 1 / term;
  return doublings * ln2 + 2 * ratio * series;
}

export function exponential(power: number): number {
  const doublings = Math.round(power / ln2);
  const rest = power - doublings * ln2;
  let series = 1;
  for (let term = 14; term > 0; term--) series = 1 + (rest * series) / term;
  // Powers of two are exact, however they are made.
  return series * 2 ** doublings;
}

/** A number above 0 to any power. */
export function toThePower(base: number, exponent: number): number {
  return exponential(exponent * logarithm(base));
}

export function cubeRoot(value: number): number {
  return exponential(logarithm(value) / 3);
}

export function fourthRoot(value: number): number {
  return Math.sqrt(Math.sqrt(value));
}
