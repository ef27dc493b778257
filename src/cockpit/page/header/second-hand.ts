/** A clock that ticks once a second while it is used. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const now = signal(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The current time in milliseconds; rerenders the component each second. */
export function useSecondHand(): number {
  useEffect(() => {
    if (users++ === 0) timer = setInterval(tick, 1000);
    tick();
    return () => {
      if (--users === 0) clearInterval(timer);
    };
  }, []);
  return now.value;
}

function tick(): void {
  now.value = Date.now();
}
