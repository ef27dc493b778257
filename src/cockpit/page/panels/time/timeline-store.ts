/** The current timeline. */
import type { FeedMessages, Progress } from '../../../protocol.js';
import { frameSignal } from '../../store/frame-signal.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { paced } from '../../store/paced.js';
import { onFeed, progress, source } from '../../store/session-store.js';
import { TimelineContents } from './timeline-contents.js';

/** Beyond this number of added marks, the source is asked for a thinned-out list. */
const mostAdded = 2000;

/** Milliseconds before retrying a failed request. */
const retryDelay = 2000;

let contents = new TimelineContents();
/** The bar hardly changes in a tenth of a second. */
const { version, changed } = frameSignal(100);

/** Subscribes the calling component or effect to changes. */
export function currentTimeline(): TimelineContents {
  void version.value;
  return contents;
}

type TimelineMessage = FeedMessages['lines'] | FeedMessages['findings'];

/** By pending request: messages received since it was sent, which the response may lack. */
const messagesDuringFetch = new Map<number, TimelineMessage[]>();
let questions = 0;
let answered = 0;

async function fetchNow(): Promise<void> {
  const asked = source.value;
  const question = ++questions;
  const missed: TimelineMessage[] = [];
  messagesDuringFetch.set(question, missed);
  try {
    const timeline = await asked?.ask('timeline', {});
    const isOutdated = source.value !== asked || !messagesDuringFetch.has(question) || question < answered;
    if (!timeline || isOutdated) return;
    answered = question;
    contents = new TimelineContents(timeline, contents);
    for (const message of missed) addTo(contents, message);
    changed();
  } catch {
    // A quiet journal gives no other occasion; the header shows whether the source is up.
    if (source.value === asked) setTimeout(fetchSoon, retryDelay);
  } finally {
    messagesDuringFetch.delete(question);
  }
}

/** Whether the timeline is still accurate afterwards; if not, it has to be fetched. */
function addTo(timeline: TimelineContents, message: TimelineMessage): boolean {
  if (!('rows' in message)) return timeline.addFindings(message.lines);
  timeline.addRows(message.rows);
  return timeline.added <= mostAdded;
}

const fetchSoon = paced(fetchNow, 1000);

let wasRead = true;

/** Rarely while a backlog is being read, at once when everything has been read. */
function fetchFor({ read }: Progress): void {
  const isAllRead = read === 1 && !wasRead;
  wasRead = read === 1;
  if (isAllRead) void fetchNow();
  else fetchSoon();
}

onNewBeginning(() => {
  messagesDuringFetch.clear();
  contents = new TimelineContents();
  changed();
});

onFeed((name, message) => {
  if (name === 'snapshot' || name === 'gap') return fetchFor(progress.value);
  if (!('rows' in message || (name === 'findings' && 'lines' in message))) return;
  for (const missed of messagesDuringFetch.values()) missed.push(message);
  if (!addTo(contents, message)) fetchSoon();
  changed();
});
