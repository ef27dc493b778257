/** `npm run bench` runs all of them, `npm run bench -- read` just one; `--help` says more. */
import { corpora } from './corpora/catalogue.js';
import { makeCorpora } from './corpora/corpus-store.js';
import { writeCorpora } from './corpora/write-corpora.js';
import { musts } from './musts.js';
import { helpText, parseOptions, UsageError } from './options.js';
import { writeTable } from './performance-page.js';
import { missed, print, useStandardError, wholeReport } from './report.js';

/** Each is a file with a function `run`, which takes `{ quick }`. */
const benches = [...new Set(Object.values(musts).map(({ bench }) => bench))];

/** The corpora of the benches: they are made beforehand, side by side. */
const corporaOf = { check: ['game', 'spec', 'mixed', 'findings'], memory: ['game'], read: ['mixed'] };

const names = { benches, corpora: Object.keys(corpora) };

try {
  const options = parseOptions(process.argv.slice(2), names);
  if (options.help) process.stdout.write(helpText(names));
  else if (options.write !== undefined) await writeCorpora(options.write, options.names);
  else await runBenches(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function runBenches({ quick, json, markdown, gate, names: given }) {
  if (json) useStandardError();
  const wanted = given.length > 0 ? benches.filter((name) => given.includes(name)) : benches;
  await makeCorpora([...new Set(wanted.flatMap((name) => corporaOf[name] ?? []))]);
  for (const name of wanted) {
    const began = performance.now();
    const bench = await import(`./${name}.js`);
    await bench.run({ quick });
    print(`  (${name} took ${Math.round((performance.now() - began) / 1000)} s)`);
  }
  const report = wholeReport({ quick, benches: wanted });
  print(`\n${report.musts.length - missed()} reached, ${missed()} missed`);
  if (json) process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  if (markdown) print(`the table is in ${writeTable(report)}`);
  if (gate && missed() > 0) process.exitCode = 1;
}
