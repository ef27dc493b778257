import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { statusIn } from '../moment/status-in-moment.js';
import { info, liveMoment, lostAt, onFeed, progress } from '../store/session-store.js';
import { isFollowing } from '../store/shown-moment.js';
import { hazardNews, nothingSaid } from './hazard-news.js';

/** Announces hazards to screen readers when they start while the page follows a live journal. */
export function HazardAnnouncer() {
  const [said, setSaid] = useState({ count: 0, text: '' });
  useEffect(
    () => listenToHazards((words) => setSaid(({ count }) => ({ count: count + 1, text: `${words.join(', ')}.` }))),
    [],
  );
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {/* A new key makes screen readers repeat the same text. */}
      <span key={said.count}>{said.text}</span>
    </div>
  );
}

function listenToHazards(say: (words: readonly string[]) => void): () => void {
  let memory = nothingSaid;
  // The initial state is not announced.
  let isFresh = true;
  const look = (kinds: readonly string[]) => {
    const isLive =
      !isFresh && info.peek()?.mode === 'live' && lostAt.peek() === undefined && progress.peek().read === 1;
    const status = statusIn(liveMoment.peek());
    const news = hazardNews(memory, { status, kinds, isLive: isLive && isFollowing.peek(), now: Date.now() });
    memory = news.memory;
    if (news.words.length > 0) say(news.words);
  };
  const stopFeed = onFeed((name, message) => {
    // A snapshot's hazards may be old.
    isFresh = name === 'snapshot';
    look('rows' in message ? message.rows.map(({ kind }) => kind) : []);
    isFresh = false;
  });
  const stopFollowing = effect(() => {
    if (!isFollowing.value) look([]);
  });
  look([]);
  isFresh = false;
  return () => {
    stopFeed();
    stopFollowing();
  };
}
