/** `npm run bench` runs all of them, `npm run bench -- read` just one; `--help` says more. */
import path from 'node:path';
import { benchChecking } from './check.js';
import { benchCockpit } from './cockpit.js';
import { finish } from './compare.js';
import { corpora } from './corpora/catalogue.js';
import { contentsOf } from './corpora/corpus-store.js';
import { benchExport } from './export.js';
import { benchFleet } from './fleet.js';
import { benchImporting } from './import.js';
import { benchMemory } from './memory.js';
import { benchObserving } from './observe.js';
import { helpText, parseOptions, UsageError } from './options.js';
import { benchPage } from './page.js';
import { benchReading } from './read.js';
import { benchSimulating } from './simulate.js';
import { benchTriggering } from './trigger.js';
import { benchWatching } from './watch.js';
import { benchWriting } from './write.js';

const benches = {
  read: benchReading,
  write: benchWriting,
  watch: benchWatching,
  check: benchChecking,
  memory: benchMemory,
  import: benchImporting,
  simulate: benchSimulating,
  trigger: benchTriggering,
  cockpit: benchCockpit,
  page: benchPage,
  export: benchExport,
  fleet: benchFleet,
  observe: benchObserving,
};
const names = { benches: Object.keys(benches), corpora: Object.keys(corpora) };

try {
  const options = parseOptions(process.argv.slice(2), names);
  if (options.help) process.stdout.write(helpText(names));
  else if (options.write !== undefined) await writeCorpora(options.write, options.names);
  else await runBenches(options.names);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function writeCorpora(directory, wanted) {
  for (const name of wanted.length > 0 ? wanted : names.corpora) {
    const place = path.join(directory, name);
    const lines = await corpora[name].write(place);
    const { directories, journals, bytes } = contentsOf(place);
    console.log(
      `${place}: ${lines} lines, ${(bytes / 1e6).toFixed(1)} MB, ${journals} journals in ${directories} directories`,
    );
  }
}

async function runBenches(wanted) {
  for (const [name, bench] of Object.entries(benches)) if (wanted.length === 0 || wanted.includes(name)) await bench();
  finish();
}
