const callbacks = new Set<() => void>();

/** What is to be done when this process ends without having done it; gives what takes that back. Nothing can be waited for. */
export function onProcessExit(deed: () => void): () => void {
  if (callbacks.size === 0) process.on('exit', runAll);
  callbacks.add(deed);
  return () => {
    callbacks.delete(deed);
    if (callbacks.size === 0) process.off('exit', runAll);
  };
}

function runAll(): void {
  for (const deed of callbacks) deed();
}
