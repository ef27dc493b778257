/** The timeline as it is now. */
import type { FeedMessages, Progress } from '../../../protocol.js';
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

type Told = FeedMessages['lines'] | FeedMessages['findings'];

/** By question that is not answered yet: what was told since it was asked, which the answer may not have. */
const toldMeanwhile = new Map<number, Told[]>();
let questions = 0;
let answered = 0;

async function fetchNow(): Promise<void> {
  const asked = source.value;
  const question = ++questions;
  const told: Told[] = [];
  toldMeanwhile.set(question, told);
  try {
    const timeline = await asked?.ask('timeline', {});
    const isOutdated = source.value !== asked || !toldMeanwhile.has(question) || question < answered;
    if (!timeline || isOutdated) return;
    answered = question;
    contents = new TimelineContents(timeline, contents);
    for (const message of told) addTo(contents, message);
    changed();
  } catch {
    // A quiet journal gives no other occasion; the header says meanwhile whether the source is there.
    if (source.value === asked) setTimeout(fetchSoon, retryDelay);
  } finally {
    toldMeanwhile.delete(question);
  }
}

/** Whether the timeline is still good enough afterwards: otherwise the source is to be asked for all of it. */
function addTo(timeline: TimelineContents, message: Told): boolean {
  if (!('rows' in message)) return timeline.addFindings(message.lines);
  timeline.addRows(message.rows);
  return timeline.added <= mostAdded;
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
  toldMeanwhile.clear();
  contents = new TimelineContents();
  changed();
});

onFeed((name, message) => {
  if (name === 'snapshot' || name === 'gap') return fetchFor(progress.value);
  if (!('rows' in message || (name === 'findings' && 'lines' in message))) return;
  for (const told of toldMeanwhile.values()) told.push(message);
  if (!addTo(contents, message)) fetchSoon();
  changed();
});
