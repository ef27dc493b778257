/** `npm run bench` runs all of them, `npm run bench -- read` just one. */
import { benchChecking } from './check.js';
import { benchCockpit } from './cockpit.js';
import { finish } from './compare.js';
import { benchExport } from './export.js';
import { benchFleet } from './fleet.js';
import { benchImporting } from './import.js';
import { benchMemory } from './memory.js';
import { benchObserving } from './observe.js';
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
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`no bench is named ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(benches)) if (wanted.length === 0 || wanted.includes(name)) await bench();
finish();
