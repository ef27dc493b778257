/** Source text that finds which of many texts stands at a place `p`; `w` holds the four bytes that stand there. */
import { firstFour, lengthOf, standsAt } from './text-match.js';

export interface Choice {
  /** A text that is no beginning of another choice. */
  readonly text: string;
  /** What to do where it stands; if it is left out, the place behind the text is given. */
  readonly code?: string;
}

/** Does what is to be done for the text that stands there; where none does, it goes on behind. */
export function decide(choices: readonly Choice[]): string {
  const short = choices.filter(({ text }) => lengthOf(text) < 4);
  const groups = new Map<number, Choice[]>();
  for (const choice of choices) {
    if (short.includes(choice)) continue;
    const word = firstFour(choice.text);
    groups.set(word, [...(groups.get(word) ?? []), choice]);
  }
  const sorted = [...groups].sort(([a], [b]) => a - b);
  return [...short.map(tested), halving(sorted)].join('\n');
}

function halving(groups: readonly (readonly [number, readonly Choice[]])[]): string {
  if (groups.length > 2) {
    const middle = groups.length >> 1;
    const [word] = groups[middle] as (typeof groups)[number];
    return `if (w < ${word}) { ${halving(groups.slice(0, middle))} } else { ${halving(groups.slice(middle))} }`;
  }
  return groups.map(([word, choices]) => `if (w === ${word}) { ${choices.map(tested).join(' ')} }`).join(' else ');
}

function tested({ text, code = `return p + ${lengthOf(text)};` }: Choice): string {
  return `if (${standsAt('p', text)}) { ${code} }`;
}
