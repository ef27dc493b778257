import type { Hit } from '../../../recording/query/match-event.js';

export interface HitPiece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A summary cut at what matched the query; what is not in it follows, with the name of its field. */
export function hitPieces(summary: string, hits: readonly Hit[] = []): HitPiece[] {
  const found = hits.filter(({ text }) => text !== '');
  const places = found.map(({ text }) => placeIn(summary, text));
  const inside = places.filter((place) => place !== undefined).toSorted((one, other) => one.from - other.from);
  const pieces: HitPiece[] = [];
  let at = 0;
  for (const { from, to } of inside) {
    if (from < at) continue;
    pieces.push({ text: summary.slice(at, from), isHit: false }, { text: summary.slice(from, to), isHit: true });
    at = to;
  }
  pieces.push({ text: summary.slice(at), isHit: false });
  for (const [index, { name, text }] of found.entries()) {
    if (places[index]) continue;
    const lead = pieces.some((piece) => piece.text !== '') ? ' · ' : '';
    pieces.push({ text: `${lead}${name === undefined ? '… ' : `${name} `}`, isHit: false }, { text, isHit: true });
  }
  return pieces.filter(({ text }) => text !== '');
}

/** Ignores case where that does not change the length of the text. */
function placeIn(summary: string, text: string): { readonly from: number; readonly to: number } | undefined {
  const lower = summary.toLowerCase();
  const from = lower.length === summary.length ? lower.indexOf(text.toLowerCase()) : summary.indexOf(text);
  return from < 0 ? undefined : { from, to: from + text.length };
}
