/** Reading every event through an iterator, compared with the reader that most tools use. */
import { median, ratio } from './compare.js';
import { corpusInUse } from './corpora/corpus-store.js';
import { contender, freshAnswer } from './fresh-process.js';
import { about, fact, must } from './report.js';

export async function run({ quick }) {
  const { directory, megabytes } = await corpusInUse('mixed');
  const { plain, ours, kayahr } = freshAnswer(contender('warm-read', directory, quick ? '1' : '5'));
  about(`reading mixed, ${megabytes} MB, warm: CPU seconds`);
  fact('plain parsing', megabytes / median(plain), 'MB/s');
  fact('every event', megabytes / median(ours), 'MB/s');
  fact('every event, compared with plain parsing', ratio(plain, ours).figure, '×');
  must('read/events', ratio(kayahr, ours));
}
