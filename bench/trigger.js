/** From a trigger to its bytes on disk, in this process and through the port, at several speeds. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { askStage } from '../dist/stage/control/control-client.js';
import { openStage, situationCatalogue } from '../dist/stage/index.js';
import { quantile } from './compare.js';
import { about, fact, goal } from './report.js';

/** Milliseconds that a trigger may take. */
const most = 50;

export async function benchTriggering() {
  for (const speed of [1, 1000, Infinity]) {
    const stage = await openStage({ seed: 7, dialect: 'game', playing: true, speed, control: true });
    try {
      const took = await triggered(stage);
      about(`triggering at speed ${speed === Infinity ? 'max' : speed}, through the port`);
      const times = took.map(({ time }) => time);
      fact('median', quantile(times, 0.5), 'ms');
      for (const { situation, time } of took) if (time > most) fact(`more than ${most} ms: ${situation}`, time, 'ms');
      goal('from the trigger to the bytes, 19 of 20', quantile(times, 0.95), { atMost: most, unit: 'ms' });
    } finally {
      await stage.close();
    }
  }
}

/** How long each situation took, until it could be read from the disk. */
async function triggered(stage) {
  const took = [];
  for (const { name: situation } of situationCatalogue) {
    // Nobody triggers the next thing before the one before it was read.
    await setTimeout(200);
    const before = contents(stage);
    const began = performance.now();
    try {
      await askStage(stage.directory, 'trigger', { situation, set: {} });
    } catch {
      // Not every ship can do everything.
      continue;
    }
    if (contents(stage) === before) throw new Error(`${situation} left nothing on disk`);
    took.push({ situation, time: performance.now() - began });
  }
  return took;
}

/** The journal and Status: some situations are told by the latter alone. */
function contents({ files, directory }) {
  return files.map((file) => readFileSync(file, 'utf8')).join('') + readFileSync(`${directory}/Status.json`, 'utf8');
}
