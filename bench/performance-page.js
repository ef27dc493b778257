/** The part of docs/performance.md that is measured: the table and the machine, between two marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rounded } from './report.js';

const page = new URL('../docs/performance.md', import.meta.url);
const begin = '<!-- Written by `npm run bench -- --markdown`. -->';
const end = '<!-- End of what is written. -->';

/** Writes it into the page, and tells where that is. */
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

export function tableOf(report) {
  const parts = [
    `${whereOf(report)}:`,
    mustTable(report),
    ...(report.waits.length > 0 ? ['Ten years of journals, about a gigabyte:', waitTable(report)] : []),
    ...(report.ways.length > 0 ? ['Beside other ways, parsing alone being 1:', wayTable(report)] : []),
    'The journals that were measured:',
    corpusTable(report),
  ];
  return parts.join('\n\n');
}

function whereOf({ machine, quick }) {
  const { node, platform, architecture, cores, processor, memory } = machine;
  const how = quick ? ', with `--quick`' : '';
  return `Node ${node} on ${platform}, ${architecture}, ${cores} cores (${processor}), ${memory} GB${how}`;
}

function mustTable({ musts }) {
  const rows = musts.map(({ what, bound, must, aim, unit, figure, low, high, runs, reached }) => [
    what,
    `${bound} ${must} ${unit}`,
    `${aim} ${unit}`,
    `${reached ? '' : '**missed:** '}${rounded(figure)} ${unit}`,
    runs > 1 ? `${rounded(low)} to ${rounded(high)}` : '',
  ]);
  return table(['What', 'Must be', 'Aim', 'Measured', 'Least and most'], rows);
}

/** What was measured on less, for a gigabyte. */
function waitTable({ waits }) {
  const rows = waits.map(({ what, megabytes, seconds }) => [what, `${((1000 * seconds) / megabytes).toFixed(1)} s`]);
  return table(['Way', 'One waits'], rows);
}

function wayTable({ ways }) {
  const corpora = [...new Set(ways.map(({ corpus }) => corpus))];
  const names = [...new Set(ways.map(({ what }) => what))];
  const figureOf = (name, of) => ways.find(({ what, corpus }) => what === name && corpus === of)?.figure;
  const rows = names.map((name) => [name, ...corpora.map((corpus) => figureOf(name, corpus)?.toFixed(2) ?? '')]);
  return table(['Way', ...corpora.map((corpus) => `\`${corpus}\``)], rows);
}

function corpusTable({ corpora }) {
  const rows = Object.entries(corpora).map(([name, { about, megabytes, journals, directories }]) => [
    `\`${name}\``,
    about,
    megabytes,
    journals,
    directories,
  ]);
  return table(['Name', 'What it is', 'MB', 'Journals', 'Directories'], rows);
}

/** Columns as wide as their widest cell, as the formatter of the documents wants them. */
function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}
