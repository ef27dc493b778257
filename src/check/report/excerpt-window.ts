import { type Cell, cellsOf } from '../../words/cells.js';
import type { Excerpt } from '../finding.js';

/** The part of a line that fits into the terminal, and the position of the carets under it. */
export interface ExcerptWindow {
  readonly text: string;
  /** The number of columns before the first caret. */
  readonly before: number;
  readonly carets: number;
}

/** Cuts a line to what surrounds the marked part. */
export function excerptWindow(column: number, excerpt: Excerpt, room: number): ExcerptWindow {
  const { cells, edges, mark, cut } = layOut(column, excerpt, room);
  const window = windowOf(cells, edges, mark, cut, room);
  const shown = cells.slice(window.from, window.to).map((cell) => cell.shown);
  const open = cut.before || window.from > 0 ? '…' : '';
  const close = cut.behind || window.to < cells.length ? '…' : '';
  const at = (index: number) => edges[Math.min(index, window.to)] ?? 0;
  return {
    text: `${open}${shown.join('')}${close}`.trimEnd(),
    before: open.length + at(mark.from) - at(window.from),
    carets: Math.max(1, at(mark.to) - at(mark.from)),
  };
}

/** From one cell to before another. */
interface CellRange {
  readonly from: number;
  readonly to: number;
}

interface Cut {
  readonly before: boolean;
  readonly behind: boolean;
}

interface ExcerptLayout {
  readonly cells: readonly Cell[];
  /** The column at which each cell begins, and the one behind the last. */
  readonly edges: readonly number[];
  readonly mark: CellRange;
  readonly cut: Cut;
}

/** Measures only the part of a long excerpt that can become visible. */
function layOut(column: number, excerpt: Excerpt, room: number): ExcerptLayout {
  const { text, start, marked } = excerpt;
  const begin = within(column - start, text);
  const end = within(begin + marked, text);
  const first = wholeCharacterAt(text, within(begin - room * charactersPerColumn, text));
  const last = wholeCharacterAt(text, within(begin + room * charactersPerColumn, text));
  const cells = cellsOf(text.slice(first, last));
  // A mark after the last character needs a cell of its own.
  if (begin === text.length) cells.push({ shown: ' ', width: 1, end: last - first + 1 });
  const from = cells.findIndex((cell) => cell.end > begin - first);
  const behind = cells.findIndex((cell) => cell.end >= end - first);
  const edges = [0];
  for (const [index, { width }] of cells.entries()) edges.push((edges[index] ?? 0) + width);
  return {
    cells,
    edges,
    mark: { from, to: Math.max(from, behind === -1 ? cells.length - 1 : behind) + 1 },
    cut: { before: excerpt.before || first > 0, behind: excerpt.behind || last < text.length },
  };
}

/**
 * A third of the room, or up to a half if a member begins there, is for the text before the mark, so that
 * there is room for the message after the carets.
 */
function windowOf(
  cells: readonly Cell[],
  edges: readonly number[],
  mark: CellRange,
  cut: Cut,
  room: number,
): CellRange {
  const edge = (index: number) => edges[index] ?? 0;
  const after = (column: number) => edges.findIndex((each) => each >= column);
  const all = edge(cells.length);
  if (all + Number(cut.before) + Number(cut.behind) <= room) return { from: 0, to: cells.length };
  const space = room - 2;
  // A mark that fills the room still leaves some for the text before it.
  const most = Math.max(Math.floor(space / 6), space - (edge(mark.to) - edge(mark.from)));
  const before = (share: number) => after(edge(mark.from) - Math.min(Math.floor(space * share), most));
  // Near the end of the line, the text before the mark gets more room.
  const furthest = all - edge(mark.from) < space / 3 ? 2 / 3 : 1 / 2;
  const from = memberStarts(cells, before(furthest), before(1 / 6))[0] ?? before(1 / 3);
  const shown = room - 1 - Number(cut.before || from > 0);
  const beyond = edges.findIndex((column) => column - edge(from) > shown);
  if (beyond === -1) return { from, to: cells.length };
  const tidy = memberStarts(cells, Math.max(mark.to, after(edge(beyond) - Math.floor(space / 4))), beyond - 1);
  return { from, to: tidy.at(-1) ?? beyond - 1 };
}

/** The indexes at which a member begins: a line is easier to read if it is cut there. */
function memberStarts(cells: readonly Cell[], from: number, to: number): number[] {
  const found: number[] = [];
  for (let index = from; index <= to; index++) {
    if (index === 0 || (cells[index - 2]?.shown === ',' && cells[index - 1]?.shown === ' ')) found.push(index);
  }
  return found;
}

/** An upper limit: some characters take no column. */
const charactersPerColumn = 2;

function within(offset: number, { length }: string): number {
  return Math.max(0, Math.min(offset, length));
}

/** The same offset, or the one after a surrogate pair that it would split. */
function wholeCharacterAt(text: string, offset: number): number {
  const cuts = /[\uDC00-\uDFFF]/.test(text.charAt(offset)) && /[\uD800-\uDBFF]/.test(text.charAt(offset - 1));
  return cuts ? offset + 1 : offset;
}
