import type { TargetedKeyboardEvent } from 'preact';

/** Runs the action of a key, if it has one; those with Ctrl, Alt or Meta are the browser's. */
export function runKey(event: KeyboardEvent, actions: Readonly<Record<string, (() => unknown) | undefined>>): void {
  const action = actions[event.key];
  if (!action || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  action();
}

/** Moves the focus among the buttons of an element: back, on, to the first and to the last. */
export function moveFocus(event: TargetedKeyboardEvent<HTMLElement>, back: string, on: string): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = (index: number) => () => buttons[Math.max(0, Math.min(buttons.length - 1, index))]?.focus();
  runKey(event, { [back]: to(at - 1), [on]: to(at + 1), Home: to(0), End: to(Infinity) });
}
