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
  const { musts, waits, ways } = report;
  return [
    `${whereOf(report)}:`,
    table(['Task', 'Measured', 'Range'], musts.map(mustRow)),
    ...(waits.length > 0 ? ['A gigabyte, which is about ten years of journals:', waitTable(waits)] : []),
    ...(ways.length > 0 ? ['Alternatives; parsing alone is 1:', wayTable(ways)] : []),
  ].join('\n\n');
}

function whereOf({ machine, quick }) {
  const { node, platform, architecture, cores, processor, memory } = machine;
  const how = quick ? ', with `--quick`' : '';
  return `Node ${node} on ${platform}, ${architecture}, ${cores} cores (${processor}), ${memory} GB${how}`;
}

function mustRow({ what, unit, figure, low, high, runs }) {
  return [what, `${rounded(figure)} ${unit}`, runs > 1 ? `${rounded(low)} to ${rounded(high)}` : ''];
}

/** Scaled from what was measured to a gigabyte. */
function waitTable(waits) {
  const rows = waits.map(({ what, megabytes, seconds }) => [what, `${((1000 * seconds) / megabytes).toFixed(1)} s`]);
  return table(['Command', 'Wall time'], rows);
}

function wayTable(ways) {
  const corpora = [...new Set(ways.map(({ corpus }) => corpus))];
  const names = [...new Set(ways.map(({ what }) => what))];
  const figureOf = (name, of) => ways.find(({ what, corpus }) => what === name && corpus === of)?.figure;
  const rows = names.map((name) => [name, ...corpora.map((corpus) => figureOf(name, corpus)?.toFixed(2) ?? '')]);
  return table(['Way', ...corpora.map((corpus) => `\`${corpus}\``)], rows);
}

/** Columns as wide as their widest cell, as the formatter of the documents wants them. */
function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}
