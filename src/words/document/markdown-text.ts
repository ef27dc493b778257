import { code as inCode, table } from '../markdown.js';
import { type Block, type Document, piecesOf, type Text, verbatimText } from './document.js';

/** A document as Markdown; `level` is that of the headings of its sections. */
export function markdownText(document: Document, level = 2): string {
  return document.map((block) => blockText(block, level)).join('\n\n');
}

function blockText(block: Block, level: number): string {
  switch (block.is) {
    case 'heading':
      return `# ${lineText(block.text)}`;
    case 'paragraph':
      return lineText(block.text);
    case 'list':
      return block.items.map((item) => `- ${lineText(item)}`).join('\n');
    case 'rows':
    case 'facts':
    case 'lines':
    case 'table': {
      const { head = [], rows, caption } = { head: undefined, caption: undefined, ...block };
      const written = table(
        head.map((cell) => lineText(cell)),
        rows.map((row) => row.map((cell) => lineText(cell).trim())),
      );
      return caption === undefined ? written : `${lineText(caption)}\n\n${written}`;
    }
    case 'verbatim':
      return block.lines
        .flatMap((line) => verbatimText(line).split('\n'))
        .map((line) => `    ${line}`)
        .join('\n');
    case 'within':
      return markdownText(block.blocks, level);
    case 'section':
    case 'entry':
    case 'fold':
      return [`${'#'.repeat(level)} ${lineText(block.title)}`, markdownText(block.blocks, level + 1)].join('\n\n');
  }
}

function lineText(text: Text): string {
  return piecesOf(text)
    .map(({ text: piece, tone }) => {
      if (tone === 'code') return inCode(piece);
      return tone === 'strong' ? `**${escaped(piece)}**` : escaped(piece);
    })
    .join('');
}

/** Without markup; a table escapes what would end a cell. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_<>]/g, String.raw`\$&`);
}
