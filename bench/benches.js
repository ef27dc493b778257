/** All benches by name. */
import { benchChecking } from './check.js';
import { benchCockpit } from './cockpit.js';
import { benchExport } from './export.js';
import { benchFleet } from './fleet.js';
import { benchImporting } from './import.js';
import { benchMemory } from './memory.js';
import { musts } from './musts.js';
import { benchObserving } from './observe.js';
import { benchPage } from './page.js';
import { benchReading } from './read.js';
import { benchSimulating } from './simulate.js';
import { benchTriggering } from './trigger.js';
import { benchWatching } from './watch.js';
import { benchWriting } from './write.js';

export const benches = {
  check: benchChecking,
  memory: benchMemory,
  read: benchReading,
  write: benchWriting,
  watch: benchWatching,
  simulate: benchSimulating,
  import: benchImporting,
  trigger: benchTriggering,
  cockpit: benchCockpit,
  page: benchPage,
  export: benchExport,
  fleet: benchFleet,
  observe: benchObserving,
};

/** Those that measure something that must hold. */
export const quickBenches = new Set(Object.values(musts).map(({ bench }) => bench));
