import { quoted } from '../../words/printable.js';
import { describeValue, type LocatedValue, scalarIn } from '../scenario/located-value.js';
import type { ExpectationContext } from '../scenario/problem-collector.js';

/** A text that is to be found, or a pattern. */
export interface TextPattern {
  /** As a sentence shows it; empty for any text. */
  readonly shown: string;
  readonly isIn: (text: string) => boolean;
}

/** Parses a text, `/a pattern/`, or nothing. */
export function parseTextPattern(value: LocatedValue, { problems }: ExpectationContext): TextPattern | undefined {
  const text = value.is === 'scalar' ? (value.value ?? '') : undefined;
  if (typeof text !== 'string') {
    problems.add(value, `what is looked for is a text or a pattern such as /docked .*/, not ${describeValue(value)}`);
    return undefined;
  }
  const source = /^\/(.+)\/$/.exec(text)?.[1];
  if (source === undefined) return { shown: text === '' ? '' : quoted(text), isIn: (each) => each.includes(text) };
  try {
    const pattern = new RegExp(source, 'u');
    return { shown: text, isIn: (each) => pattern.test(each) };
  } catch {
    problems.add(value, `${quoted(text)} is not a pattern`);
    return undefined;
  }
}

export function parsePointer(value: LocatedValue, { problems }: ExpectationContext): string | undefined {
  return scalarIn(value, 'a pointer is a text such as /system/name', problems, (text) =>
    typeof text === 'string' && (text === '' || text.startsWith('/')) ? text : undefined,
  );
}

export function parseTextIn(name: string, example: string) {
  return (value: LocatedValue, { problems }: ExpectationContext): string | undefined =>
    scalarIn(value, `${name} is a text such as ${example}`, problems, (text) =>
      typeof text === 'string' && text !== '' ? text : undefined,
    );
}
