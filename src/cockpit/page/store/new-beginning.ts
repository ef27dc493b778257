import { onFeed, source } from './session-store.js';

const listeners = new Set<() => void>();

let begun: { readonly source: unknown; readonly generation: number } | undefined;

/** Calls back when line numbers change their meaning: another source was opened, or a file was replaced. */
export function onNewBeginning(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same but for the first: that is the session which the address points into. */
export function onLaterBeginning(listener: () => void): void {
  let hasBegun = false;
  onNewBeginning(() => {
    if (hasBegun) listener();
    hasBegun = true;
  });
}

onFeed((name, message) => {
  if (name !== 'snapshot' || !('info' in message)) return;
  const { generation } = message.info;
  if (begun?.source === source.value && begun?.generation === generation) return;
  begun = { source: source.value, generation };
  for (const listener of listeners) listener();
});
