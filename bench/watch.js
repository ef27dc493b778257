/** Watching: from the writing of a line, by another process, to its event in hand. */
import { quantile } from './compare.js';
import { contender, freshAnswer } from './fresh-process.js';
import { about, fact, goal, must } from './report.js';

/** Milliseconds between two lines, at the most: as they come in play, and as a thousand commanders write them. */
const pauses = { one: 130, thousand: 10 };

export function benchWatching({ quick }) {
  benchOne(quick);
  benchThousand(quick);
}

function benchOne(quick) {
  // Fewer, but no closer: the shorter the pause, the sooner a line is seen.
  const lines = quick ? 60 : 200;
  const latencies = (way) => freshAnswer(contender('watch-latency', way, '1', String(lines), String(pauses.one)));
  const bare = quick ? undefined : latencies('bare');
  const ours = latencies('ours');
  about(`watching one directory, ${lines} lines: milliseconds from a line to its event`);
  if (bare) tellLatencies('fs.watch and a read alone', bare);
  tellLatencies('ours', ours);
  must('watch/one', ninetyFifth(ours));
  if (quick) return;
  const kayahr = latencies('kayahr');
  tellLatencies('kayahr', kayahr);
  goal('p50, better than kayahr', quantile(kayahr, 0.5) / quantile(ours, 0.5), { atLeast: 4 });
  goal('p95, better than kayahr', quantile(kayahr, 0.95) / quantile(ours, 0.95), { atLeast: 50 });
}

function benchThousand(quick) {
  const lines = quick ? 250 : 2000;
  const latencies = (way) =>
    freshAnswer(contender('watch-latency', way, '1000', String(lines), String(pauses.thousand)));
  const bare = quick ? undefined : latencies('bare');
  const ours = latencies('ours');
  about(`watching 1,000 directories, ${lines} lines: milliseconds from a line to its event`);
  if (bare) tellLatencies('fs.watch and a read alone', bare);
  tellLatencies('ours', ours);
  must('watch/thousand', ninetyFifth(ours));
}

function tellLatencies(who, list) {
  fact(`${who}, p50`, quantile(list, 0.5), 'ms');
  fact(`${who}, p95`, quantile(list, 0.95), 'ms');
}

/** Of one run over so many lines; the least and the most would say nothing about it. */
function ninetyFifth(list) {
  return { figure: quantile(list, 0.95) };
}
