import { printable } from '../../words/printable.js';

/** A Markdown table; the first row is its head. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
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
