import type { IntegerField, NumberField } from '../../../interface/field.js';

const widest = 2 ** 31 - 1;

/** Source text that tells whether a number is one that its field may hold. */
export class NumberSource {
  readonly #fields: (IntegerField | NumberField)[] = [];

  /** Gives up if the number between two places is none for the field; nothing if it may be any number. */
  test(field: IntegerField | NumberField, start: string, end: string): string {
    const { range } = field;
    const values = field.type === 'integer' ? field.values?.list.map(({ value }) => value) : undefined;
    if (values && !range && values.every((value) => Number.isInteger(value) && value >= 0 && value < 1e9)) {
      const others = values.map((value) => `value !== ${value}`).join(' && ') || 1;
      return `let value = small(${start}, ${end}); if (${others}) return -1;`;
    }
    if (!range && !values) return '';
    const number = this.#fields.push(field) - 1;
    if (values || !range || !Number.isInteger(range.min) || !Number.isInteger(range.max)) {
      return `if (!numberHolds(${number}, ${start}, ${end})) return -1;`;
    }
    const [min, max] = [Math.max(range.min, -widest), Math.min(range.max, widest)];
    return `if (!within(${start}, ${end}, ${min}, ${max}, ${number})) return -1;`;
  }

  /** The test itself, for numbers that are not plain. What cannot be told of a number of many digits is answered with no. */
  holds(field: number, value: number): boolean {
    const tested = this.#fields[field];
    if (!tested) return false;
    const { range } = tested;
    const values = tested.type === 'integer' ? tested.values : undefined;
    return (
      !Number.isNaN(value) &&
      (!range || (value >= range.min && value <= range.max)) &&
      (!values || values.list.some((known) => known.value === value))
    );
  }
}
