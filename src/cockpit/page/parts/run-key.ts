/** Runs the action of a key, if it has one; those with Ctrl, Alt or Meta are the browser's. */
export function runKey(event: KeyboardEvent, actions: Readonly<Record<string, (() => unknown) | undefined>>): void {
  const action = actions[event.key];
  if (!action || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  action();
}
