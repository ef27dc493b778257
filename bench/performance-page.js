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

export function tableOf({ musts, machine, quick, corpora }) {
  const rows = musts.map(({ what, bound, must, aim, unit, figure, low, high, runs, reached }) => {
    const limit = (value) => `${bound} ${value} ${unit}`;
    const spread = runs > 1 ? `${rounded(low)}–${rounded(high)}` : '';
    return [what, limit(must), limit(aim), `${reached ? '' : '**missed:** '}${rounded(figure)} ${unit}`, spread];
  });
  const measured = table(['What', 'Must be', 'Aim', 'Measured', 'Least and most'], rows);
  const used = table(
    ['Corpus', 'What it is', 'MB', 'Journals', 'Directories'],
    Object.entries(corpora).map(([name, each]) => [name, each.about, each.megabytes, each.journals, each.directories]),
  );
  const { node, platform, architecture, cores, processor, memory } = machine;
  const where = `Measured with Node ${node} on ${platform}, ${architecture}, ${cores} cores (${processor}), ${memory} GB${quick ? ', with `--quick`' : ''}:`;
  return `${where}\n\n${measured}\n\nOn these journals:\n\n${used}`;
}

/** Columns as wide as their widest cell, as the formatter of the documents wants them. */
function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}
