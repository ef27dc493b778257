/** The timeline as it is now. */
import type { Progress } from '../../../protocol.js';
import { frameSignal } from '../../store/frame-signal.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { paced } from '../../store/paced.js';
import { onFeed, progress, source } from '../../store/session-store.js';
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

let questions = 0;
let answered = 0;

async function fetchNow(): Promise<void> {
  const asked = source.value;
  const question = ++questions;
  try {
    const timeline = await asked?.ask('timeline', {});
    if (!timeline || source.value !== asked || question < answered) return;
    answered = question;
    contents = new TimelineContents(timeline);
    changed();
  } catch {
    // A quiet journal gives no other occasion; the header says meanwhile whether the source is there.
    if (source.value === asked) setTimeout(fetchSoon, retryDelay);
  }
}

const fetchSoon = paced(fetchNow, 1000);

let wasRead = true;

/** While much is being read, a glance now and then is enough; when everything has been read, it is wanted at once. */
function fetchFor({ read }: Progress): void {
  const isAllRead = read === 1 && !wasRead;
  wasRead = read === 1;
  if (isAllRead) void fetchNow();
  else fetchSoon();
}

onNewBeginning(() => {
  contents = new TimelineContents();
  changed();
});

onFeed((name, message) => {
  if (name === 'snapshot' || name === 'gap') return fetchFor(progress.value);
  if ('rows' in message) {
    contents.addRows(message.rows);
    if (contents.added > mostAdded) fetchSoon();
    changed();
  } else if (name === 'findings' && 'lines' in message) {
    if (!contents.addFindings(message.lines)) fetchSoon();
    changed();
  }
});
