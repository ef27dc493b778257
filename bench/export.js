/** Export: Parquet of all kinds against plain parsing of the same bytes, and the memory that a gigabyte takes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatLine } from '../dist/index.js';
import { fact, goal, quantile } from './compare.js';
import { makeEvents } from './corpus.js';

/** `EXPORT_MEGABYTES=100` is enough to see where the time goes; the goal is about a gigabyte. */
const speedMegabytes = 100;
const memoryMegabytes = Number(process.env.EXPORT_MEGABYTES ?? 1000);
const rounds = 5;
const megabytesPerDay = 5;

const main = new URL('../dist/cli/main.js', import.meta.url).pathname;

/** Read the file, split lines, decode UTF-8, parse each: what anybody would write. */
const plain = `
  import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
  for (const name of readdirSync(process.argv[1])) {
    const descriptor = openSync(process.argv[1] + '/' + name, 'r');
    const chunk = Buffer.alloc(256 * 1024);
    let rest = Buffer.alloc(0);
    for (;;) {
      const length = readSync(descriptor, chunk);
      if (length === 0) break;
      const bytes = Buffer.concat([rest, chunk.subarray(0, length)]);
      let start = 0;
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
        JSON.parse(bytes.toString('utf8', start, end));
        start = end + 1;
      }
      rest = bytes.subarray(start);
    }
    closeSync(descriptor);
  }
`;

export function benchExport() {
  const directory = path.join(os.tmpdir(), `shakedown-bench-${process.pid}`);
  const [small, large, out] = ['small', 'large', 'out'].map((name) => path.join(directory, name));
  try {
    writeDays(small, speedMegabytes);
    const seconds = { plain: [], parquet: [], csv: [], ndjson: [] };
    for (let round = 0; round < rounds; round++) {
      seconds.plain.push(cpuSeconds(['--input-type=module', '-e', plain, small]));
      for (const format of ['parquet', 'csv', 'ndjson']) {
        rmSync(out, { recursive: true, force: true });
        seconds[format].push(cpuSeconds([main, 'export', small, '--format', format, '--out', out]));
      }
    }
    const median = Object.fromEntries(Object.entries(seconds).map(([name, list]) => [name, quantile(list, 0.5)]));
    console.log(`\nexport of ${speedMegabytes} MB, in seconds of the processor`);
    fact('plain parsing', speedMegabytes / median.plain, 'MB/s');
    for (const format of ['csv', 'ndjson']) fact(`${format} to plain parsing`, median.plain / median[format], '×');
    goal('parquet to plain parsing', median.plain / median.parquet, { atLeast: 0.3 });
    const few = peakMegabytes(small, out);
    writeDays(large, memoryMegabytes);
    const many = peakMegabytes(large, out);
    console.log(`\nmemory for an export of ${memoryMegabytes} MB`);
    fact(`of ${speedMegabytes} MB`, few, 'MB');
    fact(`of ${memoryMegabytes} MB`, many, 'MB');
    goal('the larger to the smaller', many / few, { atMost: 1.25 });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
