/** Export: Parquet, CSV and NDJSON against plain parsing of the same bytes, and the memory that a gigabyte takes. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { csvFormat } from '../dist/export/csv-part.js';
import { exportEntries } from '../dist/export/export-run.js';
import { PartFiles } from '../dist/export/files/part-files.js';
import { readFileSets } from '../dist/export/files/read-journal-files.js';
import { ndjsonFormat } from '../dist/export/ndjson-part.js';
import { parquetFormat } from '../dist/export/parquet/parquet-part.js';
import { formatLine } from '../dist/index.js';
import { processorSeconds } from './compare.js';
import { run as parseAll } from './contenders/parse.js';
import { makeEvents } from './corpora/synthetic.js';
import { command, freshRounds } from './fresh-process.js';
import { about, fact, goal } from './report.js';

const speedMegabytes = 100;
/** `EXPORT_MEGABYTES=200` is a quick look at the memory; the goal is about a gigabyte. */
const memoryMegabytes = Number(process.env.EXPORT_MEGABYTES ?? 1000);

const formats = { parquet: parquetFormat('snappy'), csv: csvFormat, ndjson: ndjsonFormat };

export async function benchExport() {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  const [journals, out] = ['journals', 'out'].map((name) => path.join(directory, name));
  try {
    const lines = writeDays(journals, speedMegabytes);
    const seconds = await secondsOf(journals, out);
    about(`export of ${speedMegabytes} MB, ${lines} lines, in seconds of the processor`);
    fact('plain parsing', speedMegabytes / seconds.plain, 'MB/s');
    for (const format of ['csv', 'ndjson']) fact(`${format} to plain parsing`, seconds.plain / seconds[format], '×');
    goal('parquet to plain parsing', seconds.plain / seconds.parquet, { atLeast: 0.3 });
    const few = peak(journals, out);
    writeDays(journals, memoryMegabytes);
    const many = peak(journals, out);
    about(`memory for an export of ${memoryMegabytes} MB`);
    fact(`of ${speedMegabytes} MB`, few, 'MB');
    fact(`of ${memoryMegabytes} MB`, many, 'MB');
    goal('the larger to the smaller', many / few, { atMost: 1.25 });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Journals of about so many megabytes, a few for each day. */
function writeDays(directory, megabytes) {
  mkdirSync(directory, { recursive: true });
  const events = makeEvents(5000);
  const start = Date.parse('2026-01-01T00:00:00Z');
  let lines = 0;
  for (let day = 0; day * megabytesPerDay < megabytes; day++) {
    const midnight = start + day * 86_400_000;
    const text = [];
    for (let size = 0, second = 0; size < megabytesPerDay * 1e6; second++, lines++) {
      const timestamp = `${new Date(midnight + second * 1000).toISOString().slice(0, 19)}Z`;
      const line = formatLine({ ...events[lines % events.length], timestamp });
      size += line.length;
      text.push(line);
    }
    const name = `Journal.${new Date(midnight).toISOString().slice(0, 10)}T000000.01.log`;
    writeFileSync(path.join(directory, name), text.join(''));
  }
  return lines;
}

/** As a squadron has them, or a keen player in a week. */
const megabytesPerDay = 20;

function secondsOf(journals, out) {
  const files = readdirSync(journals).map((name) => path.join(journals, name));
  return processorSeconds({
    plain: () => parseAll(journals),
    ...Object.fromEntries(Object.entries(formats).map(([name, format]) => [name, () => exported(files, out, format)])),
  });
}

async function exported(files, out, format) {
  const store = await PartFiles.open(out, { clean: true });
  const onUnreadable = (message) => {
    throw new Error(message);
  };
  await exportEntries(readFileSets([{ journals: files, companions: [] }], { onUnreadable }), { format, store });
  await store.finish();
}

/** The most memory that the command has at any moment, in megabytes. */
function peak(journals, out) {
  const { exporting } = freshRounds({ exporting: [command, 'export', '--clean', journals, '--out', out] }, 1);
  return exporting.memory[0];
}
