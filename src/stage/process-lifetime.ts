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

const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const interrupted = new Set<() => void>();

/**
 * Registers a synchronous callback for signals that end the process, by default without an exit event. They
 * still end it, unless another listener takes care of them. Returns a function that removes the callback.
 */
export function onInterruption(callback: () => void): () => void {
  // Ours comes first, while listeners that are called once are still registered.
  if (interrupted.size === 0) for (const signal of interruptions) process.prependListener(signal, interrupt);
  interrupted.add(callback);
  return () => {
    interrupted.delete(callback);
    if (interrupted.size === 0) stopListening();
  };
}

function interrupt(signal: NodeJS.Signals): void {
  for (const callback of interrupted) callback();
  if (process.listenerCount(signal) > 1) return;
  stopListening();
  process.kill(process.pid, signal);
}

function stopListening(): void {
  for (const signal of interruptions) process.off(signal, interrupt);
}
