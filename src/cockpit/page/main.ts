/** Entry point of both the page and its worker. */
import './styles/themes.css';
import './styles/base.css';
import './styles/layout.css';

if (typeof document === 'undefined')
  void import('./dropped/serve-recording.js').then(({ serveRecording }) => serveRecording(globalThis));
else void import('./show-page.js').then(({ showPage }) => showPage());
