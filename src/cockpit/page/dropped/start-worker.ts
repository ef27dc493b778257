/** What a worker is for. */
export type WorkerName = 'files' | 'session';

/** Provided by `vite.config.ts`. */
declare const shakedownChunks: { readonly workerScript: () => string };

/**
 * Starts the worker from the page's own script, as the page is a single file; `main.ts` tells the two apart.
 */
export function startWorker(name: WorkerName): Worker {
  const address = URL.createObjectURL(new Blob([shakedownChunks.workerScript()], { type: 'text/javascript' }));
  try {
    return new Worker(address, { name });
  } finally {
    URL.revokeObjectURL(address);
  }
}
