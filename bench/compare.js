/** Runs contenders side by side, round after round, and compares them by the median: machines are shared and noisy. */

/** Seconds that each contender took, the median of several rounds after one to warm up. */
export async function sideBySide(contenders, rounds = 5) {
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const started = performance.now();
      await run();
      if (round > 0) times[name].push((performance.now() - started) / 1000);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, quantile(list, 0.5)]));
}

/** The same in seconds of the processor: what all threads of the process took, not how long it lasted. */
export async function processorSeconds(contenders, rounds = 5) {
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const before = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(before);
      if (round > 0) times[name].push((user + system) / 1e6);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, quantile(list, 0.5)]));
}

export function quantile(list, share) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

const results = [];

/** Notes a figure against what it must reach: at least, or at most. */
export function goal(what, figure, { atLeast, atMost, unit = '×' }) {
  const reached = atLeast === undefined ? figure <= atMost : figure >= atLeast;
  const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  results.push(reached);
  console.log(`${reached ? '✔' : '✖'} ${what}: ${figure.toFixed(2)} ${unit} (must be ${bound} ${unit})`);
}

export function fact(what, figure, unit) {
  console.log(`  ${what}: ${figure.toFixed(2)} ${unit}`);
}

/** Ends the run: exit code 1 if a goal was missed. */
export function finish() {
  const missed = results.filter((reached) => !reached).length;
  console.log(`\n${results.length - missed} goals reached, ${missed} missed`);
  process.exitCode = missed === 0 ? 0 : 1;
}
