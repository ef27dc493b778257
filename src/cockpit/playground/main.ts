/** Entry point of the page that plays a session by itself, and of its workers. */
import '../page/styles/themes.css';
import '../page/styles/base.css';
import '../page/styles/layout.css';

// Plain HTTP from another machine has no `randomUUID`.
if (!('randomUUID' in crypto)) {
  const hex = (length: number) =>
    Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  Object.assign(crypto, { randomUUID: () => [4, 2, 2, 2, 6].map(hex).join('-') });
}

if (typeof document !== 'undefined') void import('../page/show-page.js').then(({ showPage }) => showPage());
else if ((globalThis as { name?: string }).name === 'session')
  void import('./serve-session.js').then(({ serveSession }) => serveSession(globalThis));
else void import('../page/dropped/serve-recording.js').then(({ serveRecording }) => serveRecording(globalThis));
