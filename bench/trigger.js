/** From a trigger to its bytes on disk, at several speeds. */
import { readFileSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { openStage, situationCatalogue } from '../dist/stage/index.js';
import { quantile } from './compare.js';
import { about, fact, goal } from './report.js';

/** Milliseconds that a trigger may take. */
const most = 50;

export async function benchTriggering() {
  for (const speed of [1, 1000, Infinity]) {
    const stage = await openStage({ seed: 7, dialect: 'game', playing: true, speed });
    try {
      const took = await triggered(stage);
      about(`triggering at speed ${speed === Infinity ? 'max' : speed}`);
      const times = took.map(({ time }) => time);
      fact('median', quantile(times, 0.5), 'ms');
      for (const { situation, time } of took) if (time > most) fact(`more than ${most} ms: ${situation}`, time, 'ms');
      goal('from the trigger to the bytes, p95', quantile(times, 0.95), { atMost: most, unit: 'ms' });
    } finally {
      await stage.close();
    }
  }
}

/** How long each situation took, until it could be read from the disk. */
async function triggered(stage) {
  const took = [];
  for (const { name: situation } of situationCatalogue) {
    // The next trigger comes only after the former was read.
    await setTimeout(200);
    const before = onDisk(stage);
    const began = performance.now();
    try {
      await stage.trigger(situation);
    } catch {
      // Not every ship can do everything.
      continue;
    }
    const isWritten = onDisk(stage) !== before;
    took.push({ situation, time: performance.now() - began });
    if (!isWritten) throw new Error(`${situation} left nothing on disk`);
  }
  return took;
}

/** The sizes of the journals, and Status: some situations write only the latter. */
function onDisk({ files, directory }) {
  return `${files.map((file) => statSync(file).size)} ${readFileSync(`${directory}/Status.json`, 'utf8')}`;
}
