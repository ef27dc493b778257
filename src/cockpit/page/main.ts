/** Entry point of both the page and its worker. */
if (typeof document === 'undefined') void import('./dropped/recording-worker.js');
else void import('./show-page.js');
