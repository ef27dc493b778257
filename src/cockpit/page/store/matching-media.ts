import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query matches, as a signal. */
export function matchingMedia(condition: string): ReadonlySignal<boolean> {
  const query = matchMedia(condition);
  const matches = signal(query.matches);
  query.addEventListener('change', () => (matches.value = query.matches));
  return matches;
}
