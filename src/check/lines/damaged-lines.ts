import { carriageReturn } from '../../journal/ascii.js';
import { utf8At } from '../../journal/byte-text.js';
import { cutLine, type Problem, secondObject } from '../../journal/parse/line-problem.js';
import type { Scanner } from '../scan/scanner.js';
import { type LineBytes, lineText } from './line-bytes.js';

/** What is wrong with a line that was cut off, or that runs into the next, if its bytes show it; the parser would say the same. */
export function breakOf(scanner: Scanner, line: LineBytes): Problem | undefined {
  const { bytes, start } = line;
  const end = line.end > start && bytes[line.end - 1] === carriageReturn ? line.end - 1 : line.end;
  const place = scanner.breakIn(bytes, start, end);
  if (place < 0) return undefined;
  const text = lineText(line);
  if (place === end) return cutLine(text.length).toProblem(text);
  const isAscii = text.length === end - start;
  return secondObject(isAscii ? place - start : utf8At(bytes, start, place).length).toProblem(text);
}

/** How many NUL bytes a line begins with. */
export function nulsBefore({ bytes, start, end }: LineBytes): number {
  let at = start;
  while (at < end && bytes[at] === 0) at++;
  return at - start;
}
