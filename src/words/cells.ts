import stringWidth from 'fast-string-width';
import { graphemes } from './graphemes.js';
import { buildCommands, escaped, printable } from './printable.js';

/** What is seen as one character, as it may be shown; or a character that cannot be seen, escaped. */
export interface Cell {
  readonly shown: string;
  /** How many columns of the terminal it takes: none, one, two, or as many as an escape has. */
  readonly width: number;
  /** Where it ends in the text it was made from. */
  readonly end: number;
}

export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = [];
  const steering = new Set(Array.from(text.matchAll(buildCommands), ({ index }) => index));
  let end = 0;
  for (const [run, plain] of text.matchAll(runs)) {
    for (const piece of plain ?? seen(run)) {
      // Most characters are plain, and need no second look.
      const isPlain = plain !== undefined && !steering.has(end);
      const shown = isPlain ? piece : shownAt(piece, steering.has(end));
      end += piece.length;
      cells.push({ shown, width: isPlain ? 1 : stringWidth(shown), end });
    }
  }
  return cells;
}

function shownAt(piece: string, isSteering: boolean): string {
  return isSteering ? escaped(piece) : printable(piece);
}

/** Plain characters, or others with the plain one that they may combine with. */
const runs = /([ -~]+)(?=[ -~]|$)|[ -~]?[^ -~]+/g;

function seen(text: string): string[] {
  return Array.from(graphemes(text), ({ segment }) => segment).flatMap(pieces);
}

/** Characters that cannot be seen join others into one; each is escaped by itself, or an escape would have no end. */
function pieces(character: string): string[] {
  if (printable(character) === character) return [character];
  const found: string[] = [];
  let visible = '';
  for (const point of character) {
    if (printable(point) === point) {
      visible += point;
      continue;
    }
    if (visible !== '') found.push(visible);
    found.push(point);
    visible = '';
  }
  return visible === '' ? found : [...found, visible];
}
