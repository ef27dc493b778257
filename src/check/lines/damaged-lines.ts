import { cutLine, type Problem, secondObject } from '../../journal/parse/line-problem.js';
import type { Scanner } from '../scan/scanner.js';
import { characterAt, type LineBytes, lineText, textEnd } from './line-bytes.js';

/** What is wrong with a line that was cut off, or that runs into the next, if its bytes show it; the parser would say the same. */
export function breakOf(scanner: Scanner, line: LineBytes): Problem | undefined {
  const end = textEnd(line);
  const place = scanner.breakIn(line.bytes, line.start, end);
  if (place < 0) return undefined;
  const text = lineText(line);
  const failure = place === end ? cutLine(text.length) : secondObject(characterAt(text, line, place));
  return failure.toProblem(text);
}

/** How many NUL bytes a line begins with. */
export function nulsBefore({ bytes, start, end }: LineBytes): number {
  let at = start;
  while (at < end && bytes[at] === 0) at++;
  return at - start;
}
