import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { statusIn } from '../moment/status-in-moment.js';
import { info, liveMoment, lostAt, onFeed, progress } from '../store/session-store.js';
import { isFollowing } from '../store/shown-moment.js';
import { hazardNews, nothingSaid } from './hazard-news.js';

/** Says hazards to a screen reader when they come on while the page follows a live journal. */
export function HazardAnnouncer() {
  const [said, setSaid] = useState({ count: 0, text: '' });
  useEffect(
    () => listenToHazards((words) => setSaid(({ count }) => ({ count: count + 1, text: `${words.join(', ')}.` }))),
    [],
  );
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {/* A new element each time, so that the same words are said again. */}
      <span key={said.count}>{said.text}</span>
    </div>
  );
}

function listenToHazards(say: (words: readonly string[]) => void): () => void {
  let memory = nothingSaid;
  // What is shown already is no news.
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
    // What a snapshot shows may have been so for long.
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
