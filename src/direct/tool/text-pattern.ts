import { quoted } from '../../words/printable.js';
import { refuse, wrong } from '../../words/shape/door.js';
import type { Schema, Shape } from '../../words/shape/shape.js';

/** A text that is to be found, or a pattern. */
export interface TextPattern {
  /** As a sentence shows it; empty for any text. */
  readonly shown: string;
  readonly isIn: (text: string) => boolean;
}

/** A text, `/a pattern/`, or nothing. */
export function textPattern(schema: Schema): Shape<TextPattern> {
  const what = 'what is looked for is a text or a pattern such as /docked .*/';
  return {
    what,
    schema: () => schema,
    read(value, at) {
      const text = value ?? '';
      if (typeof text !== 'string') return wrong(at, what, value);
      const source = /^\/(.+)\/$/.exec(text)?.[1];
      if (source === undefined) return { shown: text === '' ? '' : quoted(text), isIn: (each) => each.includes(text) };
      try {
        const pattern = new RegExp(source, 'u');
        return { shown: text, isIn: (each) => pattern.test(each) };
      } catch {
        return refuse(at, `${quoted(text)} is not a pattern`);
      }
    },
  };
}
