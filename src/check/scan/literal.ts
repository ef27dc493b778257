/**
 * Source text that compares bytes with known ones, four at a time. In it, `v` is a view of the bytes, `p` the place,
 * and `w` the four bytes that stand there.
 */

/** Tests whether a text stands at the place; `w` must hold its first bytes. */
export function standsAt(text: string): string {
  return [firstWord(text), ...laterWords(text)].join(' && ');
}

/** Reads the word at the place that `standsAt` and `decide` look at. */
export const readWord = 'v.getInt32(p, true)';

export interface Choice {
  /** A text that is no beginning of another choice. */
  readonly text: string;
  /** What to do where it stands. */
  readonly code: string;
}

/** Finds which of many texts stands at the place; where none does, it goes on behind. */
export function decide(choices: readonly Choice[]): string {
  const short = choices.filter(({ text }) => Buffer.byteLength(text) < 4);
  const groups = new Map<number, Choice[]>();
  for (const choice of choices) {
    if (short.includes(choice)) continue;
    const word = Buffer.from(choice.text).readInt32LE(0);
    groups.set(word, [...(groups.get(word) ?? []), choice]);
  }
  const sorted = [...groups].sort(([a], [b]) => a - b);
  return [...short.map(({ text, code }) => `if (${firstWord(text)}) { ${code} }`), halving(sorted)].join('\n');
}

function halving(groups: readonly (readonly [number, readonly Choice[]])[]): string {
  if (groups.length > 2) {
    const middle = groups.length >> 1;
    const [word] = groups[middle] as (typeof groups)[number];
    return `if (w < ${word}) { ${halving(groups.slice(0, middle))} } else { ${halving(groups.slice(middle))} }`;
  }
  return groups.map(([word, choices]) => `if (w === ${word}) { ${choices.map(rest).join(' ')} }`).join(' else ');
}

function rest({ text, code }: Choice): string {
  const later = laterWords(text);
  return later.length === 0 ? code : `if (${later.join(' && ')}) { ${code} }`;
}

function firstWord(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length >= 4) return `w === ${bytes.readInt32LE(0)}`;
  return `(w & ${2 ** (8 * bytes.length) - 1}) === ${bytes.readUIntLE(0, bytes.length)}`;
}

/** The last word reaches back over bytes that were compared before. */
function laterWords(text: string): string[] {
  const bytes = Buffer.from(text);
  const places: number[] = [];
  for (let at = 4; at < bytes.length; at += 4) places.push(Math.min(at, bytes.length - 4));
  return places.map((at) => `v.getInt32(p + ${at}, true) === ${bytes.readInt32LE(at)}`);
}
