/** Journal lines in the string literals of source code. */
import { dialects } from '../../interface/dialect/dialects.js';
import { findKind } from '../../interface/kind-catalogue.js';
import type { Members } from '../../interface/object-rule.js';
import { isUtcTime } from '../../interface/text-forms.js';
import { membersOf } from '../../journal/journal-event.js';
import type { Problem } from '../../journal/parse/line-problem.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { parseLeniently } from '../lines/line-bytes.js';
import { locateValues, type Span } from '../text/locate-values.js';
import { type JoinedLiterals, joinLiterals } from './join-literals.js';
import type { SourceLanguage } from './language-table.js';
import { type FilledObject, fillHoles, objectsIn } from './literal-objects.js';
import { MappedText } from './mapped-text.js';
import { holeMark, readLiteral } from './read-literal.js';
import { ScannedSource } from './scanned-source.js';
import { switchesIn } from './source-switches.js';

/** A journal line in a literal. */
export interface LineInLiteral extends FilledObject {
  /** Nothing if it is not JSON. */
  readonly event: Members | undefined;
  readonly problem: Problem | undefined;
}

/** The lines of one literal, or of several that are joined. */
export interface LineLiteral extends Span {
  readonly lines: readonly LineInLiteral[];
  /** Whether it is a journal from its Fileheader on. */
  readonly isJournal: boolean;
}

export interface LineLiterals {
  readonly literals: readonly LineLiteral[];
  /** How many literals with lines a comment switches off. */
  readonly switchedOff: number;
  /** How many literals have lines of which nothing is certain, because of their holes. */
  readonly uncertain: number;
}

/** Finds the literals that are journal lines. */
export function findLineLiterals(source: string, language: SourceLanguage): LineLiterals {
  if (!mayHaveLines(source)) return { literals: [], switchedOff: 0, uncertain: 0 };
  const scanned = new ScannedSource(source, language);
  const isOff = switchesIn(source, scanned.comments);
  const found = joinLiterals(scanned).map((joined) => lineLiteral(scanned, joined));
  const all = found.filter((each) => each !== undefined && each !== 'uncertain');
  const literals = all.filter((each) => !isOff(each));
  const uncertain = found.filter((each) => each === 'uncertain').length;
  return { literals, switchedOff: all.length - literals.length, uncertain };
}

function mayHaveLines(text: string): boolean {
  return text.includes('timestamp') && text.includes('event');
}

function lineLiteral(source: ScannedSource, joined: JoinedLiterals): LineLiteral | 'uncertain' | undefined {
  const [{ start }] = joined;
  const end = joined.findLast((part) => part !== undefined)?.end ?? start;
  if (!mayHaveLines(source.text.slice(start, end))) return undefined;
  const objects = objectsIn(textOf(source, joined)).map((object) => lineIn(fillHoles(object)));
  const lines = objects.filter((line) => line !== undefined && line !== 'uncertain');
  if (lines.length === 0) return objects.includes('uncertain') ? 'uncertain' : undefined;
  const isWhole = lines.length === objects.length && lines.every(({ holes }) => holes.length === 0);
  return { start, end, lines, isJournal: isWhole && lines[0]?.event?.event === 'Fileheader' };
}

function textOf({ text: source, language }: ScannedSource, joined: JoinedLiterals): MappedText {
  const text = new MappedText();
  for (const part of joined) {
    const end = text.ends.at(-1) ?? 0;
    if (part) readLiteral(source, part.body, language, text);
    else text.add(holeMark, end, end);
  }
  return text;
}

function lineIn(object: FilledObject): LineInLiteral | 'uncertain' | undefined {
  const { text, holes } = object;
  const { event: parsed, problem } = parseLine(text.text);
  const event = parsed ?? parseLeniently(problem, text.text);
  if (!event) {
    if (!wantsToBeLine(text.text)) return undefined;
    return holes.length > 0 ? 'uncertain' : { ...object, event, problem };
  }
  const members = membersOf(event);
  const kind = locateValues(text.text, ['/event']).get('/event')?.value;
  if (kind && hasAny(holes, kind)) return 'timestamp' in members ? 'uncertain' : undefined;
  return isLine(members) ? { ...object, event: members, problem } : undefined;
}

export function hasAny(spans: readonly Span[], { start, end }: Span): boolean {
  return spans.some((each) => each.start >= start && each.end <= end);
}

/** An event without its time, a message of EDDN and a snapshot of Status.json are no journal lines. */
function isLine(event: Members): boolean {
  const { event: kind, timestamp } = event;
  if (typeof kind !== 'string' || timestamp === undefined || kind === 'Status') return false;
  if ('horizons' in event || 'odyssey' in event || '$schemaRef' in event) return false;
  const hasGameTime = typeof timestamp === 'string' && timestamp.endsWith('Z') && isUtcTime(timestamp);
  return isKnown(kind) || (hasGameTime && /^(?:[A-Z][a-z]*)+$/.test(kind));
}

function isKnown(kind: string): boolean {
  return findKind(dialects.game, kind) !== undefined;
}

/** Whether a text that is not JSON was meant to be: no sketch of a line, and no pattern for one. */
function wantsToBeLine(text: string): boolean {
  const [, kind = ''] = /"event"\s*:\s*"(\w+)"/.exec(text) ?? [];
  if (!isKnown(kind) || kind === 'Status' || !/"timestamp"\s*:/.test(text)) return false;
  return !/\.\.\.|…/.test(text.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '')) && !/\(\?|\.[*+]|\[\^|\\[sdw]/.test(text);
}
