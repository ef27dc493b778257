const callbacks = new Set<() => void>();

/** Registers a synchronous callback for the exit of the process; returns a function that removes it. */
export function onProcessExit(callback: () => void): () => void {
  if (callbacks.size === 0) process.on('exit', runAll);
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size === 0) process.off('exit', runAll);
  };
}

function runAll(): void {
  for (const callback of callbacks) callback();
}
