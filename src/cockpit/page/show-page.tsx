import './styles/themes.css';
import './styles/base.css';
import './styles/layout.css';
import { render } from 'preact';
import { App } from './app.js';
import { openServed } from './dropped/served-source.js';
import { colourPage } from './header/colour-store.js';
import { listenToKeys } from './store/shortcuts.js';

const isServed = document.querySelector<HTMLMetaElement>('meta[name=shakedown-source]')?.content === 'server';
if (isServed) openServed();

colourPage();
listenToKeys();
render(<App />, document.getElementById('app') as HTMLElement);
