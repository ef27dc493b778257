import type { Span } from '../text/locate-values.js';
import type { MappedText } from './mapped-text.js';
import { holeMark } from './read-literal.js';

/** Where a value is put in later: `%s`, `%(name)s`, `${name}`, `{name}`, `<name>`, `@name@`. */
const placeholders =
  /%(?:\(\w+\))?[-+ #0]*\d*(?:\.\d+)?[sdvqfgtxXi](?!\w)|\$\{[^{}"\n]*\}|\{[\w.:+-]+\}|(?<=")\{\}(?=")|<[A-Za-z_]\w*>|@\w+@/g;
/** The same with braces, where those of an object are written twice. */
const braces = /\{\{|\}\}|\{[^{}"\n]*\}/g;

/** The objects in a text, each from the beginning of a line on. */
export function objectsIn(text: MappedText): MappedText[] {
  const isTemplate = /^\s*\{\{/m.test(text.text);
  const plain = isTemplate
    ? text.replaced(braces, (match) => (/^(?:\{\{|\}\})$/.test(match) ? match.charAt(0) : holeMark))
    : text.replaced(placeholders, () => holeMark);
  const objects: MappedText[] = [];
  let done = 0;
  for (const { 0: match, index } of plain.text.matchAll(beginning)) {
    const start = index + match.length - 1;
    if (start < done) continue;
    done = endOfObject(plain.text, start);
    let end = done;
    while (blank.test(plain.text.charAt(end - 1))) end--;
    objects.push(plain.slice(start, end));
  }
  return objects;
}

const beginning = new RegExp(`(?<=^|[\\n\\r${holeMark}])[^\\S\\n]*\\{`, 'g');
const blank = new RegExp(`[\\s${holeMark}]`);
const blankRest = new RegExp(`^(?:[^\\S\\n]|[,;${holeMark}])*(?:\\n|$)`);

/** Where an object ends: with its line if there is more on it, or if it is not closed. */
function endOfObject(text: string, start: number): number {
  const next = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[{}]/g;
  next.lastIndex = start;
  let depth = 0;
  let closed = start;
  for (let match = next.exec(text); match && closed === start; match = next.exec(text)) {
    if (match[0] === '{') depth++;
    if (match[0] === '}' && --depth === 0) closed = next.lastIndex;
  }
  if (blankRest.test(text.slice(closed))) return closed;
  const lineEnd = text.indexOf('\n', closed);
  return lineEnd < 0 ? text.length : lineEnd;
}

/** An object as one line, with neutral values in its holes. */
export interface FilledObject {
  readonly text: MappedText;
  /** The values that are not known. */
  readonly holes: readonly Span[];
  /** Whether there may be more members. */
  readonly isOpen: boolean;
}

const marks = new RegExp(`${holeMark}+`, 'g');

/** Fills the holes of an object: a text in a text, a number for a value, a member between members. */
export function fillHoles(object: MappedText): FilledObject {
  const holes: Span[] = [];
  let isOpen = false;
  const text = object.replaced(marks, (match, at, copyAt) => {
    const place = placeBehind(object.text.slice(0, at));
    const [next = ''] = object.text.slice(at + match.length).trimStart();
    const filled = fillings[place](next, holes.length);
    holes.push({ start: copyAt, end: copyAt + filled.length });
    isOpen ||= place === 'member' || place === 'rest';
    return filled;
  });
  return { text: text.replaced(/[\r\n\t]/g, () => ' '), holes, isOpen };
}

/** What to write for a hole, by its place; `next` is the sign behind it. */
const fillings = {
  text: () => 'x',
  value: () => '1',
  member: (next: string, index: number) => `"hole${index}"${next === ':' ? '' : ':1'}${next === '"' ? ',' : ''}`,
  rest: (next: string) => (next === '"' ? ',' : ''),
} as const;

/** The place of what comes after a part of an object. */
function placeBehind(before: string): keyof typeof fillings {
  let code = before.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '#');
  if (code.includes('"')) return 'text';
  for (let shorter = code; ; code = shorter) {
    shorter = code.replaceAll(/\{[^{}[\]]*\}|\[[^{}[\]]*\]/g, '#');
    if (shorter === code) break;
  }
  if (/(?:\{|\{[^[{]*,)\s*$/.test(code)) return 'member';
  return /(?:#|[\w.]\s+)\s*$/.test(code) ? 'rest' : 'value';
}
