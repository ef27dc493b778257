/** All benches by name. Each is loaded when it is run, and takes `{ quick }`. */
import { musts } from './musts.js';

export const benches = {
  check: async (how) => (await import('./check.js')).benchChecking(how),
  memory: async (how) => (await import('./memory.js')).benchMemory(how),
  read: async (how) => (await import('./read.js')).benchReading(how),
  write: async (how) => (await import('./write.js')).benchWriting(how),
  watch: async (how) => (await import('./watch.js')).benchWatching(how),
  simulate: async (how) => (await import('./simulate.js')).benchSimulating(how),
  import: async (how) => (await import('./import.js')).benchImporting(how),
  trigger: async (how) => (await import('./trigger.js')).benchTriggering(how),
  trials: async (how) => (await import('./trials.js')).benchTrials(how),
  upload: async (how) => (await import('./upload.js')).benchUploading(how),
  page: async (how) => (await import('./page.js')).benchPage(how),
  export: async (how) => (await import('./export.js')).benchExport(how),
  fleet: async (how) => (await import('./fleet.js')).benchFleet(how),
  observe: async (how) => (await import('./observe.js')).benchObserving(how),
};

/** The corpora of the benches: they are made beforehand, side by side. */
export const corporaOf = {
  check: ['game', 'spec', 'mixed', 'findings'],
  memory: ['game'],
  read: ['mixed'],
  observe: ['mixed'],
  export: ['game'],
};

/** Those that measure something that must hold. */
export const mustBenches = new Set(Object.values(musts).map(({ bench }) => bench));
