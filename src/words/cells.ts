import stringWidth from 'fast-string-width';
import { graphemes } from './graphemes.js';
import { buildCommands, escaped, printable } from './printable.js';

/** One visible character in printable form, or an invisible one, escaped. */
export interface Cell {
  readonly shown: string;
  /** Width in columns of the terminal: zero, one, two, or the length of an escape. */
  readonly width: number;
  /** Where it ends in the original text. */
  readonly end: number;
}

export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = [];
  const commands = new Set(Array.from(text.matchAll(buildCommands), ({ index }) => index));
  let end = 0;
  for (const [run, plain] of text.matchAll(runs)) {
    for (const piece of plain ?? seen(run)) {
      // Most characters are plain ASCII.
      const isPlain = plain !== undefined && !commands.has(end);
      const shown = isPlain ? piece : shownAt(piece, commands.has(end));
      end += piece.length;
      cells.push({ shown, width: isPlain ? 1 : stringWidth(shown), end });
    }
  }
  return cells;
}

function shownAt(piece: string, isCommand: boolean): string {
  return isCommand ? escaped(piece) : printable(piece);
}

/** Plain characters, or others with the plain one that they may combine with. */
const runs = /([ -~]+)(?=[ -~]|$)|[ -~]?[^ -~]+/g;

function seen(text: string): string[] {
  return Array.from(graphemes(text), ({ segment }) => segment).flatMap(pieces);
}

/**
 * Invisible characters join others into one cluster; each is escaped separately, so that escapes stay short.
 */
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
