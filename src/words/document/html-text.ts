import { thousands } from '../counted.js';
import { type Block, piecesOf, plainText, type Table, type Text, type Tone, verbatimText } from './document.js';
import { type Html, html } from './html.js';

/** A document as the body of a page. Parts of a drawing or of a layout of their own are HTML. */
export function htmlText(document: readonly (Block | Html)[]): Html {
  return html`${document.map((block) => html`${'is' in block ? blockHtml(block) : block}\n`)}`;
}

function blockHtml(block: Block): Html {
  switch (block.is) {
    case 'heading':
      return html`<h1>${textHtml(block.text)}</h1>`;
    case 'paragraph':
      return html`<p>${textHtml(block.text)}</p>`;
    case 'rows':
    case 'lines':
    case 'table':
      return tableHtml(block);
    case 'facts':
      return html`<dl class="facts">${block.rows.map(([label = '', value = '']) => html`<div><dt>${textHtml(label)}</dt><dd>${textHtml(value)}</dd></div>`)}</dl>`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${textHtml(item)}</li>\n`)}</ul>`;
    case 'verbatim':
      return html`<pre class="command">${block.lines.map((line) => verbatimText(line)).join('\n')}</pre>`;
    case 'within':
      return htmlText(block.blocks);
    case 'section':
    case 'entry':
      return html`<section>\n<h2>${textHtml(block.title)}</h2>\n${htmlText(block.blocks)}</section>`;
    case 'fold':
      return html`<details${block.isOpen ? ' open' : ''}>\n<summary>${textHtml(block.title)}</summary>\n${htmlText(block.blocks)}</details>`;
  }
}

const tags: Readonly<Record<Tone, (text: string) => Html>> = {
  strong: (text) => html`<strong>${text}</strong>`,
  title: (text) => html`<strong>${text}</strong>`,
  code: (text) => html`<code>${text}</code>`,
  quiet: (text) => html`<span class="quiet">${text}</span>`,
  good: (text) => html`<span class="is-right">${text}</span>`,
  bad: (text) => html`<span class="is-wrong">${text}</span>`,
  doubtful: (text) => html`<span class="is-doubtful">${text}</span>`,
};

function textHtml(text: Text): Html {
  return html`${piecesOf(text).map((piece) => (piece.tone ? tags[piece.tone](piece.text) : piece.text))}`;
}

/** A table, which scrolls if it is too wide. */
export function tableHtml({ head, rows, caption, most = 60 }: Table): Html {
  const rest = rows.length - most;
  const cell = (text: Text) => {
    const content = textHtml(text);
    return number.test(plainText(text)) ? html`<td class="number">${content}</td>` : html`<td>${content}</td>`;
  };
  return html`<div class="wide" tabindex="0" role="group" aria-label="${plainText(head?.[0] ?? '')}"><table>
${caption && html`<caption>${caption}</caption>\n`}${head && html`<thead><tr>${head.map((name) => html`<th scope="col">${textHtml(name)}</th>`)}</tr></thead>`}
<tbody>
${rows.slice(0, most).map((row) => html`<tr>${row.map(cell)}</tr>\n`)}</tbody>
</table></div>${rest > 0 ? html`<p class="quiet">… and ${thousands(rest)} more</p>` : ''}`;
}

const number = /^[+−]?\d[\d,./]*( of \d+)?$/;
