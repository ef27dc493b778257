import { printable } from '../words/printable.js';
import { refuse, wrong } from '../words/shape/door.js';
import type { Schema, Shape } from '../words/shape/shape.js';
import { StageError } from './stage-error.js';

/** A text that a function takes: its StageError says what is wrong with any other. */
export function parsedText<Text extends string>(
  parse: (text: string) => unknown,
  schema: Schema | (() => Schema),
  what = 'a string',
): Shape<Text> {
  return {
    what,
    schema: () => (typeof schema === 'function' ? schema() : schema),
    read(value, at) {
      if (typeof value !== 'string') return wrong(at, what, value);
      try {
        parse(value);
        return value as Text;
      } catch (error) {
        if (!(error instanceof StageError)) throw error;
        return refuse(at, printable(error.message));
      }
    },
  };
}
