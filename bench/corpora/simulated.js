/** What the simulator writes, unchanged: every plan that does something, some seeds of each, a directory for each session, or several with the same one. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { planNames } from '../../dist/simulate/index.js';
import { writeSessions } from './write-sessions.js';

const start = new Date('2026-11-14T20:41:00Z');
const plans = planNames.filter((plan) => plan !== 'stay');

export async function writeSimulated(directory, { dialect, seeds, hours, copies = 1 }) {
  let lines = 0;
  for (const plan of plans) {
    for (let seed = 1; seed <= seeds; seed++) {
      const session = { plan, seed, start, seconds: hours * 3600, dialect };
      const first = path.join(directory, `${plan}-${seed}`);
      lines += copies * (await writeSessions(first, [session]));
      for (let copy = 2; copy <= copies; copy++) cpSync(first, `${first}-${copy}`, { recursive: true });
    }
  }
  return lines;
}
