import type { NumberLimits } from './made-scanner.js';

/** Whether a number is within its limits. `NaN`, which stands for a number of many digits, never is. */
export function numberTest({ range, values }: NumberLimits): (value: number) => boolean {
  return (value) =>
    !Number.isNaN(value) &&
    (!range || (value >= range.min && value <= range.max)) &&
    (!values || values.includes(value));
}
