/**
 * Simulated sessions: a directory for every plan with activities, and in it a session per day, with
 * consecutive seeds.
 */
import path from 'node:path';
import { planNames } from '../../dist/simulate/index.js';
import { repeatSessions } from './repeated-sessions.js';
import { writeSessions } from './write-sessions.js';

const start = new Date('2026-11-14T20:41:00Z');
const day = 24 * 60 * 60 * 1000;
const plans = planNames.filter((plan) => plan !== 'stay');

/**
 * With `rounds`, the sessions of a plan are repeated on later days: plans with few lines take long to
 * simulate.
 */
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
