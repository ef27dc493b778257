import { checkEvent } from '../../check/event/check-event.js';
import { pointerPattern } from '../../check/text/json-pointer.js';
import { walkJson } from '../../check/text/json-walk.js';
import { dialects } from '../../interface/dialect/dialects.js';
import { findKind } from '../../interface/kind-catalogue.js';
import { utf8Bytes, utf8Of } from '../../journal/byte-text.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import type { SourceLine } from './candidate.js';

/** A member that the game may leave out, or an item of a list. */
export interface Cuttable {
  readonly start: number;
  readonly end: number;
}

/** What can be cut from a line so that it stays right; nothing of a kind that no table has. */
export function cuttableIn(line: SourceLine): Cuttable[] {
  const text = utf8Of(line.bytes);
  const found: Cuttable[] = [];
  if (!findKind(dialects.game, line.kind) || !parseLine(line.bytes).event) return found;
  const visited = () => true;
  walkJson(text, text.indexOf('{'), true, {
    member: visited,
    element: visited,
    value: (_at, _start, end, start) => found.push({ start, end }),
  });
  return found.slice(0, -1).filter((each) => isNoWorse(withoutCuts(line, [each]), line));
}

/** Whether the checker objects to nothing in a line to which it did not object before the line was cut. */
export function isNoWorse(cut: SourceLine, whole: SourceLine): boolean {
  const before = objectionsTo(whole);
  return objectionsTo(cut).every((each) => before.includes(each));
}

/** In the other dialect, also to what only older versions of the game have left out. */
function objectionsTo({ bytes }: SourceLine): string[] {
  const { event } = parseLine(bytes);
  const findings = [...checkEvent(event), ...checkEvent(event, { dialect: 'spec' })];
  return findings.map(({ rule, pointer }) => `${rule} ${pointerPattern(pointer)}`);
}

/** The line without some of what can be cut from it. */
export function withoutCuts(line: SourceLine, cuts: readonly Cuttable[]): SourceLine {
  if (cuts.length === 0) return line;
  const outer = cuts.filter((each) => !cuts.some((other) => other !== each && contains(other, each)));
  const ordered = outer.toSorted((one, other) => other.start - one.start);
  return { ...line, bytes: utf8Bytes(ordered.reduce(withoutSpan, utf8Of(line.bytes))) };
}

function contains(outer: Cuttable, inner: Cuttable): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The comma that goes with it is behind it, or before it if it is the last. */
function withoutSpan(text: string, { start, end }: Cuttable): string {
  const behind = /^\s*,\s*/.exec(text.slice(end))?.[0].length;
  if (behind !== undefined) return text.slice(0, start) + text.slice(end + behind);
  return text.slice(0, start).replace(/,\s*$/, '') + text.slice(end);
}
