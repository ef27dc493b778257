/**
 * Journals with about the shares of kinds that real ones have. Plans are weighted to come close; three kinds
 * that no rule across events reads are then thinned out, and the signals of a system are repeated within the
 * second, since the game writes far more of them than the simulator. The rest is as simulated.
 */
import path from 'node:path';
import { formatLine } from '../../dist/journal/index.js';
import { pick, randomFrom } from './random.js';
import { writeSessions } from './write-sessions.js';

/** How many of a hundred sessions follow each plan. */
export const planShares = {
  explore: 45,
  'bounty-hunt': 31,
  war: 7,
  exobiology: 5,
  tour: 4,
  mining: 3,
  carrier: 1,
  colonise: 1,
  trade: 1,
  'on-foot': 1,
  powerplay: 1,
};

/** The share of the lines of a kind that stay. */
const kept = { Music: 0.82, ShipTargeted: 0.69, UnderAttack: 0.75 };

const signal = 'FSSSignalDiscovered';

/** How often the signals of a system are repeated, on average. */
const signalRounds = 5.6;

const lots = Object.entries(planShares).flatMap(([plan, share]) => Array.from({ length: share }, () => plan));
const firstDay = Date.UTC(2024, 0, 6, 18, 12);
const day = 24 * 60 * 60 * 1000;

/** Writes commanders with sessions of half an hour to three and a half each, a day apart. */
export async function writeMixed(directory, { commanders, sessions, seed = 1, linesOf = formatted }) {
  let lines = 0;
  for (let commander = 1; commander <= commanders; commander++) {
    const random = randomFrom(seed * 1000 + commander);
    const played = Array.from({ length: sessions }, (_, index) => ({
      plan: pick(lots, random),
      seed: seed * 1_000_000 + commander * 1000 + index,
      start: new Date(firstDay + index * day),
      seconds: Math.round((0.5 + 3 * random()) * 3600),
      dialect: 'game',
    }));
    // Apart, so that the events are the same, whatever is done to their lines.
    const randomOfLines = randomFrom(seed * 2000 + commander);
    lines += await writeSessions(path.join(directory, `commander-${commander}`), played, (events) =>
      linesOf(reweighted(events, random), randomOfLines),
    );
  }
  return lines;
}

function* formatted(events) {
  for (const event of events) yield formatLine(event);
}

function* reweighted(events, random) {
  let signals = [];
  for (const event of events) {
    const isSignal = event.event === signal;
    if (!isSignal || event.timestamp !== signals[0]?.timestamp) {
      yield* rounds(signals, random);
      signals = [];
    }
    if (isSignal) signals.push(event);
    else if (!(event.event in kept) || random() < kept[event.event]) yield event;
  }
  yield* rounds(signals, random);
}

function* rounds(signals, random) {
  if (signals.length === 0) return;
  for (let left = Math.floor(signalRounds + random()); left > 0; left--) yield* signals;
}
