/**
 * Observing: counting what every line contains, compared with reading it as events and with plain parsing.
 */
import { median, ratio } from './compare.js';
import { corpusInUse } from './corpora/corpus-store.js';
import { command, contender, freshRounds } from './fresh-process.js';
import { about, fact, goal } from './report.js';

export async function benchObserving() {
  const { directory, megabytes } = await corpusInUse('mixed');
  const programs = {
    parse: contender('parse', directory),
    read: contender('read-ours', directory),
    observe: [command, 'drift', '--observe', directory],
  };
  const { parse, read, observe } = freshRounds(programs, 5);
  about(`shakedown drift --observe, mixed, ${megabytes} MB: CPU seconds of a new process`);
  fact('plain parsing', megabytes / median(parse.cpu), 'MB/s');
  fact('observing', megabytes / median(observe.cpu), 'MB/s');
  fact('compared with plain parsing', ratio(parse.cpu, observe.cpu).figure, '×');
  goal('compared with reading every event', ratio(read.cpu, observe.cpu).figure, { atLeast: 0.7 });
}
