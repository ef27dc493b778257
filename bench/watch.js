/** Watching: from the writing of a line, by another process, to its event in hand. */
import { quantile } from './compare.js';
import { contender, freshAnswer } from './fresh-process.js';
import { about, fact, must } from './report.js';

export function benchWatching({ quick }) {
  // Fewer, but no closer: the shorter the pause, the sooner a line is seen.
  const lines = quick ? 60 : 200;
  about(`watching a directory, ${lines} lines: milliseconds from a line to its event`);
  const latencies = (way) => {
    const list = freshAnswer(contender('watch-latency', way, String(lines)));
    fact(`${way}, p50`, quantile(list, 0.5), 'ms');
    fact(`${way}, p95`, quantile(list, 0.95), 'ms');
    return list;
  };
  must('watch/line', { figure: quantile(latencies('ours'), 0.95) });
  if (!quick) latencies('kayahr');
}
