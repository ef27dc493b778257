/** The timeline as it is now. */
import { frameSignal } from '../../store/frame-signal.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { paced } from '../../store/paced.js';
import { onFeed, source } from '../../store/session-store.js';
import { TimelineContents } from './timeline-contents.js';

/** With more marks than this, the source is asked for them anew, thinned out. */
const mostAdded = 2000;

/** Milliseconds until a source that did not answer is asked again. */
const retryDelay = 2000;

let contents = new TimelineContents();
/** The bar hardly moves in a tenth of a second. */
const { version, changed } = frameSignal(100);

/** Read within a component or an effect, it is read again when there is more. */
export function currentTimeline(): TimelineContents {
  void version.value;
  return contents;
}

const fetchSoon = paced(async () => {
  const asked = source.value;
  try {
    const timeline = await asked?.ask('timeline', {});
    if (!timeline || source.value !== asked) return;
    contents = new TimelineContents(timeline);
    changed();
  } catch {
    // A quiet journal gives no other occasion; the header says meanwhile whether the source is there.
    if (source.value === asked) setTimeout(fetchSoon, retryDelay);
  }
}, 1000);

onNewBeginning(() => {
  contents = new TimelineContents();
  changed();
});

onFeed((name, message) => {
  if (name === 'snapshot' || name === 'gap') return fetchSoon();
  if ('rows' in message) {
    contents.addRows(message.rows);
    if (contents.added > mostAdded) fetchSoon();
    changed();
  } else if (name === 'findings' && 'lines' in message) {
    if (!contents.addFindings(message.lines)) fetchSoon();
    changed();
  }
});
