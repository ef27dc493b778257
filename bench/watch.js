/** Watching: from the writing of a line, by another process, to its event in hand. */
import { quantile } from './compare.js';
import { contender, freshAnswer } from './fresh-process.js';
import { about, fact, must } from './report.js';

export function run({ quick }) {
  // Fewer, but no closer: the shorter the pause, the sooner a line is seen.
  const lines = quick ? 60 : 200;
  about(`watching a directory, ${lines} lines: milliseconds from a line to its event`);
  const latencies = freshAnswer(contender('watch-latency', String(lines)));
  fact('p50', quantile(latencies, 0.5), 'ms');
  must('watch/line', { figure: quantile(latencies, 0.95) });
}
