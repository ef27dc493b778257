import { render } from 'preact';
import { App } from './app.js';
import { openServed } from './dropped/served-source.js';
import { colourPage } from './header/colour-store.js';
import { listenToKeys } from './store/shortcuts.js';

export function showPage(): void {
  const source = document.querySelector<HTMLMetaElement>('meta[name=shakedown-source]');
  if (source?.content === 'server') openServed();
  if (source?.content === 'session')
    void import('./playground/open-playground.js').then(({ openPlayground }) => openPlayground());
  colourPage();
  listenToKeys();
  render(<App />, document.getElementById('app') as HTMLElement);
}
