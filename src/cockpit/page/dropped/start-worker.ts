/**
 * Starts the worker from the page's own script, as the page is a single file; `main.ts` tells the two apart.
 */
export function startWorker(): Worker {
  const script = document.querySelector('script')?.textContent ?? '';
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  try {
    return new Worker(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
