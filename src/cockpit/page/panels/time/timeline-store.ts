/** The current timeline: all of it, and the range that is shown in more detail. */
import { computed, effect, signal } from '@preact/signals';
import type { FeedMessages } from '../../../protocol.js';
import { frameSignal } from '../../store/frame-signal.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { paced } from '../../store/paced.js';
import { info, onFeed, progress, source } from '../../store/session-store.js';
import { TimelineContents } from './timeline-contents.js';
import type { PlayedRange } from './timeline-scale.js';
import { rangeOf, type Zoom } from './zoom.js';

/** Beyond this number of added marks, the source is asked for a thinned-out list. */
const mostAdded = 2000;

/** Milliseconds before retrying a failed request. */
const retryDelay = 2000;

/** Buckets in an answer about a range, which is asked for with half its length on either side. */
const buckets = 1600;

type TimelineMessage = FeedMessages['lines'] | FeedMessages['findings'];

/** The bar hardly changes in a tenth of a second. */
const { version, changed } = frameSignal(100);

/** A part of the timeline that is fetched, and kept up to date by messages. */
class FetchedTimeline {
  contents = new TimelineContents();
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
    this.contents = new TimelineContents(timeline, this.contents);
    for (const message of missed) this.#addTo(message);
    changed();
  }

  /** Whether the timeline is still accurate afterwards; if not, it has to be fetched. */
  add(message: TimelineMessage): boolean {
    this.#missed?.push(message);
    return this.#addTo(message);
  }

  clear(): void {
    this.#missed = undefined;
    this.contents = new TimelineContents();
  }

  #addTo(message: TimelineMessage): boolean {
    if (!('rows' in message)) return this.contents.addFindings(message.lines);
    this.contents.addRows(message.rows);
    return this.contents.added <= mostAdded && !this.contents.isFull;
  }
}

const whole = new FetchedTimeline();
const detail = new FetchedTimeline();

/** The whole timeline. Subscribes the calling component or effect to changes. */
export function currentTimeline(): TimelineContents {
  void version.value;
  return whole.contents;
}

/** The chosen part; undefined for the usual one. */
export const zoom = signal<Zoom | undefined>(undefined);

/** The part of the play that the bar shows. */
export const shownRange = computed(() => {
  void version.value;
  return rangeNow();
});

/** Up to date even before the next frame. */
function rangeNow(): PlayedRange {
  return rangeOf(zoom.value, whole.contents.played, isPlayed());
}

/** Milliseconds without an event after which no session can be running any more. */
const ended = 86_400_000;

/** Whether the game, or a stage, may still write. */
function isPlayed(): boolean {
  const isRecent = Date.now() - (progress.value.last ?? 0) < ended;
  return info.value?.mode === 'live' && (isRecent || info.value.stage !== undefined);
}

/** The timeline that knows the most of the shown range. */
export function shownTimeline(): TimelineContents {
  void version.value;
  const range = shownRange.value;
  return detail.contents.covers(range) ? detail.contents : whole.contents;
}

/** With half of the range on either side, so that panning finds it there. */
function wantedDetail(): PlayedRange {
  const { start, end } = rangeNow();
  const margin = (end - start) / 2;
  return { start: start - margin, end: end + margin };
}

function isDetailed(): boolean {
  const { start, end } = rangeNow();
  return end - start < whole.contents.played.total;
}

const fetchSoon: () => void = paced(async () => {
  const asked = source.value;
  try {
    await whole.fetch();
    if (isDetailed()) await detail.fetch(wantedDetail());
  } catch {
    // A quiet journal gives no other occasion; the header shows whether the source is up.
    if (source.value === asked) setTimeout(fetchSoon, retryDelay);
  }
}, 1000);

const fetchDetailSoon = paced(async () => {
  const range = rangeNow();
  const wanted = wantedDetail();
  const { density, played } = detail.contents;
  // One that goes on with the journal would be fetched for each line.
  const isExact = density.from === wanted.start || range.end >= played.total;
  if (!isDetailed() || (isExact && detail.contents.covers(shownRange.value))) return;
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
  if (!('rows' in message || (name === 'findings' && 'lines' in message))) return;
  detail.add(message);
  if (!whole.add(message)) fetchSoon();
  changed();
});
