import { thousands } from '../../words/counted.js';
import { pageStyle } from './page-style.js';
import { xmlText } from './xml.js';

/** A page in one file: no script, nothing loaded, light or dark as the reader likes it. `body` is HTML. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${xmlText(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

interface HtmlTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly caption?: string;
  /** Rows from there on are only counted. */
  readonly most?: number;
}

/** Texts in a table, which scrolls if it is too wide. */
export function htmlTable({ head, rows, caption, most = 60 }: HtmlTable): string {
  const rest = rows.length - most;
  const cell = (text: string) => `<td${isNumber.test(text) ? ' class="number"' : ''}>${xmlText(text)}</td>`;
  return `<div class="wide" tabindex="0" role="group" aria-label="${xmlText(head[0] ?? '')}"><table>
${caption === undefined ? '' : `<caption>${xmlText(caption)}</caption>\n`}<thead><tr>${head.map((name) => `<th scope="col">${xmlText(name)}</th>`).join('')}</tr></thead>
<tbody>
${rows
  .slice(0, most)
  .map((row) => `<tr>${row.map(cell).join('')}</tr>`)
  .join('\n')}
</tbody>
</table></div>${rest > 0 ? `<p class="quiet">… and ${thousands(rest)} more</p>` : ''}`;
}

const isNumber = /^[+−]?\d[\d,./]*( of \d+)?$/;
