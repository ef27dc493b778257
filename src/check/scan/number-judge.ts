import type { NumberLimits } from './made-scanner.js';

/** Tells whether a number is within its limits. What cannot be told of a number of many digits, which is `NaN` here, is answered with no. */
export function numberJudge({ range, values }: NumberLimits): (value: number) => boolean {
  return (value) =>
    !Number.isNaN(value) &&
    (!range || (value >= range.min && value <= range.max)) &&
    (!values || values.includes(value));
}
