/** Keyboard shortcuts, active everywhere except in fields, which Escape leaves. The help lists them. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Shortcut {
  readonly key: string;
  /** How the help shows the key, if different. */
  readonly label?: string;
  readonly about: string;
  readonly run: () => void;
}

export const shortcuts = signal<readonly Shortcut[]>([]);

/** Registers a shortcut while the component is mounted. */
export function useShortcut({ key, label, about, run }: Shortcut): void {
  const latest = useRef(run);
  latest.current = run;
  // A layout effect, because the key may be pressed as soon as the page is painted.
  useLayoutEffect(() => {
    const shortcut: Shortcut = { key, about, run: () => latest.current(), ...(label !== undefined && { label }) };
    shortcuts.value = [...shortcuts.value, shortcut];
    return () => {
      shortcuts.value = shortcuts.value.filter((each) => each !== shortcut);
    };
  }, [key, label, about]);
}

export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && isTyping(event)) (event.target as HTMLElement).blur();
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyping(event)) return;
    const shortcut = shortcuts.value.findLast(({ key }) => key === event.key);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run();
  });
}

/** Space on a button presses it, and every key in a field belongs to the field. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('input, textarea, select')) return true;
  return key === ' ' && target.matches('button, a, summary, [role=tab], [role=slider]');
}
