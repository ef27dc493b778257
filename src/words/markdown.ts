import { printable } from './printable.js';

/** A page that `npm run generate` makes, with a title; it says from what it is made. */
export function generatedPage(source: string, title: string, parts: readonly string[]): string {
  const origin = `<!-- Generated from ${source} by \`npm run generate\`. -->`;
  return `${[`# ${title}`, origin, ...parts].join('\n\n')}\n`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(tableRow).join('\n');
}

export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** A text as code, whatever it has of backquotes and line ends. */
export function code(text: string): string {
  const fence = '`'.repeat(1 + Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length)));
  const gap = fence.length > 1 ? ' ' : '';
  return `${fence}${gap}${printable(text)}${gap}${fence}`;
}

/** Lines as they are, coloured as those of a language. */
export function codeBlock(language: string, ...lines: readonly string[]): string {
  return `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``;
}
