import stringWidth from 'string-width';

/** How wide our pages are: what every terminal shows. */
export const pageWidth = 80;

/** Breaks text at spaces, and within words that are wider than a line, so that no line is wider than asked. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => chop(long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && stringWidth(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Rows as aligned columns; the last column is wrapped to fit the page. */
export function columns(rows: readonly (readonly string[])[], indent = 0): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count - 1 }, (_, column) =>
    Math.max(0, ...rows.map((row) => stringWidth(row[column] ?? ''))),
  );
  const margin = ' '.repeat(indent);
  const before = widths.reduce((sum, width) => sum + width + 2, indent);
  return rows
    .flatMap((row) => {
      const head = widths.map((width, column) => pad(row[column] ?? '', width)).join('  ');
      const [first = '', ...rest] = wrap(row[count - 1] ?? '', Math.max(20, pageWidth - before));
      const start = count > 1 ? `${margin}${head}  ${first}` : `${margin}${first}`;
      return [start.trimEnd(), ...rest.map((line) => ' '.repeat(before) + line)];
    })
    .join('\n');
}

/** A paragraph, wrapped to the page. */
export function paragraph(text: string, indent = 0): string {
  return columns([[text]], indent);
}

/** Filled up with spaces to a width. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

/** A piece of a line, and how it is coloured. */
export interface StyledText {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

/** Pieces on one line, cut at its end where they do not fit. */
export function fitted(pieces: readonly StyledText[], width: number): string {
  let rest = shorten(pieces.map(({ text }) => text).join(''), width);
  return pieces
    .map(({ text, paint }) => {
      const seen = rest.slice(0, text.length);
      rest = rest.slice(text.length);
      return paint && seen !== '' ? paint(seen) : seen;
    })
    .join('');
}

/** As much of an unstyled text as fits; an ellipsis stands for the rest. */
export function shorten(text: string, width: number): string {
  if (width === Infinity) return text;
  const head = fitting(text, width);
  return head === text ? text : `${fitting(head, width - 1)}…`;
}

/** A word in pieces that fit; none of them begins with two colons, which would be an order to who runs the build. */
function chop(word: string, width: number): string[] {
  if (stringWidth(word) <= width) return [word];
  const pieces: string[] = [];
  const room = word.includes('::') ? width - escape.length : width;
  for (let rest = word; rest !== ''; rest = rest.slice(pieces.at(-1)?.length)) pieces.push(fitting(rest, room) || rest);
  return pieces.map((piece) => (piece.startsWith('::') ? escape + piece.slice(1) : piece));
}

/** A colon, as our pages show what must not stand as it is. */
const escape = '\\u003a';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text that is no wider; what is seen as one character stays whole. */
function fitting(text: string, width: number): string {
  let room = width;
  for (const { segment, index } of characters.segment(text)) {
    room -= stringWidth(segment);
    if (room < 0) return text.slice(0, index);
  }
  return text;
}
