import type { IntegerField, NumberField } from '../../../interface/field.js';
import type { NumberLimits } from '../made-scanner.js';

/** The module reads integers of up to nine digits; anything beyond is checked outside. */
const beyond = 10 ** 9;

/** Source text that checks whether a number is one that its field may hold. */
export class NumberSource {
  /** The limits that are checked outside, by their number in the source text. */
  readonly limits: NumberLimits[] = [];

  /** Gives up if the number between two places is none for the field; nothing if it may be any number. */
  test(field: IntegerField | NumberField, start: string, end: string): string {
    const { range } = field;
    const values = field.type === 'integer' ? field.values?.list.map(({ value }) => value) : undefined;
    if (values && !range && values.every((value) => Number.isInteger(value) && value >= 0 && value < beyond)) {
      const others = values.map((value) => `value !== ${value}`).join(' && ') || 'true';
      return `const value = small(${start}, ${end}); if (${others}) return -1;`;
    }
    if (!range && !values) return '';
    const number = this.limits.push({ ...(range && { range }), ...(values && { values }) }) - 1;
    if (values || !range || !Number.isInteger(range.min) || !Number.isInteger(range.max)) {
      return `if (!numberHolds(${number}, ${start}, ${end})) return -1;`;
    }
    return `if (!within(${start}, ${end}, ${bounded(range.min)}, ${bounded(range.max)}, ${number})) return -1;`;
  }
}

/** A bound that the module can compare with: where the true one is further out, it asks outside. */
function bounded(bound: number): number {
  return Math.min(Math.max(bound, -beyond), beyond);
}
