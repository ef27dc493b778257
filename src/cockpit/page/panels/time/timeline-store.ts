/** The current timeline: all of it, and the range that is shown in more detail. */
import { computed, effect, signal } from '@preact/signals';
import type { FeedMessages } from '../../../protocol.js';
import { frameSignal } from '../../store/frame-signal.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { paced } from '../../store/paced.js';
import { isPlayed, onFeed, source } from '../../store/session-store.js';
import { TimelineContents } from './timeline-contents.js';
import type { PlayedRange } from './timeline-scale.js';
import { rangeOf, type Zoom } from './zoom.js';

/** Milliseconds before retrying a failed request. */
const retryDelay = 2000;

/** Buckets in an answer about a range, which is asked for with half its length on either side. */
const buckets = 1600;

type TimelineMessage = FeedMessages['lines'] | FeedMessages['findings'];

/** The bar hardly changes in a tenth of a second. */
const { version, changed } = frameSignal(100);

/** A part of the timeline that is fetched, and kept up to date by messages. */
class FetchedTimeline {
  /** Undefined until the source has sent it: messages alone lack what was before them. */
  contents: TimelineContents | undefined;
  /** Messages received since the latest request was sent, which the response may lack. */
  #missed: TimelineMessage[] | undefined;

  /** Asks the source; rejects if it cannot answer now. */
  async fetch(range?: PlayedRange): Promise<void> {
    const asked = source.value;
    const missed: TimelineMessage[] = [];
    this.#missed = missed;
    const timeline = await asked?.ask('timeline', range ? { from: range.start, to: range.end, buckets } : {});
    if (!timeline || source.value !== asked || this.#missed !== missed) return;
    this.#missed = undefined;
    this.contents = new TimelineContents(timeline, whole.contents);
    for (const message of missed) this.add(message);
    changed();
  }

  /** Fetches again if the timeline is no longer accurate afterwards. */
  add(message: TimelineMessage): void {
    this.#missed?.push(message);
    if (!this.contents) return;
    const { contents } = this;
    const isAccurate = 'rows' in message ? contents.addRows(message.rows) : contents.addFindings(message.lines);
    if (!isAccurate || contents.isFull) fetchSoon();
  }

  clear(): void {
    this.#missed = undefined;
    this.contents = undefined;
  }
}

const whole = new FetchedTimeline();
const detail = new FetchedTimeline();
const nothing = new TimelineContents();

/** The whole timeline. Subscribes the calling component or effect to changes. */
export function currentTimeline(): TimelineContents {
  void version.value;
  return knownTimeline();
}

/** Up to date even before the next frame. */
function knownTimeline(): TimelineContents {
  return whole.contents ?? nothing;
}

/** The chosen part; undefined for the usual one. */
export const zoom = signal<Zoom | undefined>(undefined);

/** The part of the play that the bar shows. */
export const shownRange = computed(() => {
  void version.value;
  return rangeNow();
});

function rangeNow(): PlayedRange {
  return rangeOf(zoom.value, knownTimeline().played, isPlayed.value);
}

/** The timeline that knows the most of the shown range. */
export function shownTimeline(): TimelineContents {
  void version.value;
  const range = shownRange.value;
  return detail.contents?.covers(range) ? detail.contents : knownTimeline();
}

/** With half of the range on either side, so that panning finds it there. */
function wantedDetail(): PlayedRange {
  const { start, end } = rangeNow();
  const margin = (end - start) / 2;
  return { start: start - margin, end: end + margin };
}

function isDetailed(): boolean {
  const { start, end } = rangeNow();
  return end - start < knownTimeline().played.total;
}

const fetchSoon: () => void = paced(async () => {
  const asked = source.value;
  try {
    await whole.fetch();
    if (isDetailed()) await detail.fetch(wantedDetail());
    else detail.clear();
  } catch {
    // A quiet journal gives no other occasion; the header shows whether the source is up.
    if (source.value === asked) setTimeout(fetchSoon, retryDelay);
  }
}, 1000);

const fetchDetailSoon = paced(async () => {
  const range = rangeNow();
  const wanted = wantedDetail();
  // One that goes on with the journal would be fetched for each line.
  const isExact = detail.contents?.density.from === wanted.start || range.end >= knownTimeline().played.total;
  if (!isDetailed() || (isExact && detail.contents?.covers(range))) return;
  await detail.fetch(wanted).catch(fetchSoon);
}, 150);

effect(() => {
  void shownRange.value;
  fetchDetailSoon();
});

onNewBeginning(() => {
  whole.clear();
  detail.clear();
  changed();
});

onFeed((name, message) => {
  if (name === 'snapshot' || name === 'gap') return fetchSoon();
  if (!('rows' in message || (name === 'findings' && 'lines' in message && message.lines.length > 0))) return;
  detail.add(message);
  whole.add(message);
  changed();
});
