/** Starts the worker from the script of the page: it is one file, and has no other to load. `main.ts` tells the two apart. */
export function startWorker(): Worker {
  const script = document.querySelector('script')?.textContent ?? '';
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  try {
    return new Worker(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
