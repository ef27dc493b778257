/** The script of the page, and of the worker that the page starts from it. */
if (typeof document === 'undefined') void import('./dropped/recording-worker.js');
else void import('./show-page.js');
