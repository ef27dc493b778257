import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../words/message-of.js';

/** Keeps the screen on, where the browser supports it (secure contexts only). */
export function WakeLockButton() {
  const [isWanted, setWanted] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  useEffect(() => (isWanted ? keepAwake(setRefusal) : undefined), [isWanted]);
  if (!('wakeLock' in navigator)) return null;
  const press = () => {
    setRefusal(undefined);
    setWanted(!isWanted);
  };
  return (
    <>
      <button type="button" aria-pressed={isWanted} onClick={press}>
        <span aria-hidden="true">{isWanted ? '☑' : '☐'}</span> Keep the screen on
      </button>
      {refusal !== undefined && <p class="muted">The browser refused: {refusal}</p>}
    </>
  );
}

/** The browser releases the lock while the page is hidden, so it is requested again each time. */
function keepAwake(refused: (why: string) => void): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (document.hidden) return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (isOver) await granted.release();
      else lock = granted;
    } catch (error) {
      if (!isOver) refused(messageOf(error));
    }
  };
  const onVisibility = () => void ask();
  document.addEventListener('visibilitychange', onVisibility);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    void lock?.release();
  };
}
