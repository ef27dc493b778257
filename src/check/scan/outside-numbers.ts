import type { NumberLimits } from './made-scanner.js';

/** Whether a number is within its limits. `NaN`, a number with too many digits, never is. */
export function holdsNumber(limits: NumberLimits | undefined, value: number): boolean {
  if (!limits || Number.isNaN(value)) return false;
  const { range, values } = limits;
  return (!range || (value >= range.min && value <= range.max)) && (!values || values.includes(value));
}
