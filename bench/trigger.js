/** From a trigger to its bytes on disk, in this process and through the port, at several speeds. */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { openStage } from '../dist/index.js';
import { askStage } from '../dist/stage/control/client.js';
import { fact, goal, quantile } from './compare.js';

const situations = ['undock', 'supercruise', 'jump', 'dock', 'in-danger', 'glide', 'low-fuel', 'concourse', 'trade'];

export async function benchTriggering() {
  for (const speed of [1, 1000, Infinity]) {
    const stage = await openStage({ seed: 7, dialect: 'game', playing: true, speed, control: true });
    try {
      const took = await triggered(stage);
      console.log(`\ntriggering at speed ${speed === Infinity ? 'max' : speed}, through the port`);
      fact('median', quantile(took, 0.5), 'ms');
      fact('longest', Math.max(...took), 'ms');
      goal('from the trigger to the bytes, 9 of 10', quantile(took, 0.9), { atMost: 50, unit: 'ms' });
    } finally {
      await stage.close();
    }
  }
}

/** Milliseconds that each situation took, until it could be read from the disk. */
async function triggered(stage) {
  const took = [];
  for (const situation of [...situations, ...situations]) {
    // Nobody triggers the next thing before the one before it was read.
    await setTimeout(200);
    const before = contents(stage);
    const began = performance.now();
    await askStage(stage.directory, 'trigger', { situation, set: {} });
    if (contents(stage) === before) throw new Error(`${situation} left nothing on disk`);
    took.push(performance.now() - began);
  }
  return took;
}

/** The journal and Status: some situations are told by the latter alone. */
function contents({ files, directory }) {
  return files.map((file) => readFileSync(file, 'utf8')).join('') + readFileSync(`${directory}/Status.json`, 'utf8');
}
