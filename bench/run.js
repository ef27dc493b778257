/** `npm run bench` runs all of them, `npm run bench -- read` just one; `--help` says more. */
import { benches, corporaOf, mustBenches } from './benches.js';
import { corpora } from './corpora/catalogue.js';
import { makeCorpora } from './corpora/corpus-store.js';
import { writeCorpora } from './corpora/write-corpora.js';
import { helpText, parseOptions, UsageError } from './options.js';
import { writeTable } from './performance-page.js';
import { beginBench, leaveOut, print, score, useStandardError, wholeReport } from './report.js';

const names = { benches: Object.keys(benches), corpora: Object.keys(corpora) };

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

async function runBenches(options) {
  const { quick, json, markdown, gate } = options;
  if (json) useStandardError();
  const wanted = wantedBenches(options);
  await makeCorpora([...new Set(wanted.flatMap((name) => corporaOf[name] ?? []))]);
  for (const name of wanted) {
    beginBench(name);
    const began = performance.now();
    await benches[name]({ quick });
    print(`  (${name} took ${Math.round((performance.now() - began) / 1000)} s)`);
  }
  const report = wholeReport({ quick, benches: wanted });
  const { reached, missed } = score(report);
  print(`\n${reached} reached, ${missed} missed`);
  if (json) process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  if (markdown) print(`the table is in ${writeTable(report)}`);
  if (gate && missed > 0) process.exitCode = 1;
}

function wantedBenches({ quick, markdown, names: given }) {
  const asked = given.length > 0 ? names.benches.filter((name) => given.includes(name)) : names.benches;
  if (!quick && !markdown) return asked;
  for (const name of asked) if (!mustBenches.has(name)) leaveOut(name, 'nothing in it must hold');
  return asked.filter((name) => mustBenches.has(name));
}
