/** Where a page that is one file keeps the script of the worker. */
const inlinedScript = 'recording-worker';

/** Starts the worker: from a file beside the page, or from within the page if that is a single file. */
export function startWorker(): Worker {
  const inlined = document.getElementById(inlinedScript)?.textContent;
  if (inlined) return workerOf(inlined);
  return new Worker(new URL('./recording-worker.ts', import.meta.url), { type: 'module' });
}

function workerOf(script: string): Worker {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  try {
    return new Worker(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
