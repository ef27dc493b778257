import stringWidth from 'string-width';

/** How wide our pages are: what every terminal shows. */
export const pageWidth = 80;

/** Breaks text at spaces so that no line is wider than asked, unless a single word is. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
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

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}
