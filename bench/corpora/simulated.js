/** What the simulator writes: every plan that does something, a directory for each, and in it a session a day, one seed after the other. */
import path from 'node:path';
import { planNames } from '../../dist/simulate/index.js';
import { repeatSessions } from './repeated-sessions.js';
import { writeSessions } from './write-sessions.js';

const start = new Date('2026-11-14T20:41:00Z');
const day = 24 * 60 * 60 * 1000;
const plans = planNames.filter((plan) => plan !== 'stay');

/** With `rounds`, the sessions of a plan follow again on later days: where little is written, to simulate more of it takes long. */
export async function writeSimulated(directory, { dialect, seeds, hours, rounds = 1 }) {
  let lines = 0;
  for (const plan of plans) {
    const place = path.join(directory, plan);
    const sessions = Array.from({ length: seeds }, (_, index) => ({
      plan,
      seed: index + 1,
      start: new Date(start.getTime() + index * day),
      seconds: hours * 3600,
      dialect,
    }));
    lines += rounds * (await writeSessions(place, sessions));
    repeatSessions([place], place, { from: 1, rounds });
  }
  return lines;
}
