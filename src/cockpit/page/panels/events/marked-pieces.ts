import type { FindingRow } from '../../../protocol.js';

/** A piece of text, and the 1-based number of the finding about it. */
export interface Piece {
  readonly text: string;
  readonly finding?: number;
}

type Place = Pick<FindingRow, 'column' | 'marked'>;

/** Splits a part of a line at the boundaries of findings; where two overlap, the shorter wins. */
export function markedPieces(text: string, start: number, end: number, findings: readonly Place[]): Piece[] {
  const inside = findings
    .map(({ column, marked }, index) => ({ from: column - 1, to: column - 1 + Math.max(1, marked), number: index + 1 }))
    .filter(({ from, to }) => from < end && to > start);
  if (inside.length === 0) return start < end ? [{ text: text.slice(start, end) }] : [];
  const cuts = new Set([start, end]);
  for (const { from, to } of inside) {
    if (from > start) cuts.add(from);
    if (to < end) cuts.add(to);
  }
  const ordered = [...cuts].toSorted((one, other) => one - other);
  return ordered.slice(0, -1).map((from, index) => {
    const to = ordered[index + 1] as number;
    const [shortest] = inside
      .filter((mark) => mark.from < to && mark.to > from)
      .toSorted((one, other) => one.to - one.from - (other.to - other.from));
    return { text: text.slice(from, to), ...(shortest && { finding: shortest.number }) };
  });
}
