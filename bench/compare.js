/** Runs contenders alternately and compares medians: machines are shared and noisy. */

/**
 * CPU seconds of each contender per round, after a warm-up of `warmUp` seconds, in which V8 compiles it. A
 * quick one runs several times per round, of which the median counts.
 */
export async function warmRounds(contenders, rounds, warmUp = 0.7) {
  const ways = [];
  for (const [name, run] of Object.entries(contenders)) {
    let last = 0;
    for (let spent = 0; spent < warmUp; spent += last) last = await processorTime(run);
    ways.push({ name, run, turns: Math.min(mostTurns, Math.max(1, Math.round(turnSeconds / last))), seconds: [] });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { run, turns, seconds } of ways) {
      const each = [];
      for (let turn = 0; turn < turns; turn++) each.push(await processorTime(run));
      seconds.push(median(each));
    }
  }
  return Object.fromEntries(ways.map(({ name, seconds }) => [name, seconds]));
}

const mostTurns = 5;
const turnSeconds = 0.3;

/** Ratio of the medians; minimum and maximum over the rounds. */
export function ratio(first, second) {
  const each = first.map((figure, round) => figure / second[round]);
  return { ...spread(each), figure: median(first) / median(second) };
}

/** Median, minimum and maximum. */
export function spread(list) {
  return { figure: median(list), low: Math.min(...list), high: Math.max(...list), runs: list.length };
}

/** For an even number of figures, the mean of the middle two. */
export function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

export function quantile(list, share) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

async function processorTime(run) {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
