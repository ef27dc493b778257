/** The part of docs/performance.md that is measured: the tables and the machine, between two marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rounded } from './report.js';

const page = new URL('../docs/performance.md', import.meta.url);
const begin = '<!-- Written by `npm run bench -- --markdown`. -->';
const end = '<!-- End of what is written. -->';

/** Writes it into the page, and returns its path. */
export function writeTable(report) {
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, withTable(text, report));
  return fileURLToPath(page);
}

/** The text of the page with this table in the place of the former one. */
export function withTable(text, report) {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/performance.md has no place for the table');
  return `${text.slice(0, from + begin.length)}\n\n${tableOf(report)}\n\n${text.slice(to)}`;
}

function tableOf(report) {
  return `${whereOf(report)}:\n\n${table(['Task', 'Measured', 'Range'], report.musts.map(mustRow))}`;
}

function whereOf({ machine, quick }) {
  const { node, platform, architecture, cores, processor, memory } = machine;
  const how = quick ? ', with `--quick`' : '';
  return `Node ${node} on ${platform}, ${architecture}, ${cores} cores (${processor}), ${memory} GB${how}`;
}

function mustRow({ what, unit, figure, low, high, runs }) {
  return [what, `${rounded(figure)} ${unit}`, runs > 1 ? `${rounded(low)} to ${rounded(high)}` : ''];
}

/** Columns as wide as their widest cell, as the formatter of the documents wants them. */
function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}
