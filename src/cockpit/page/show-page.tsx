import './styles/themes.css';
import './styles/base.css';
import './styles/layout.css';
import { render } from 'preact';
import { takeToken } from './access-token.js';
import { App } from './app.js';
import { colourPage } from './header/colour-store.js';
import { HttpSource } from './http-source.js';
import { openSource } from './store/session-store.js';
import { listenToKeys } from './store/shortcuts.js';

const isServed = document.querySelector<HTMLMetaElement>('meta[name=shakedown-source]')?.content === 'server';
if (isServed) openSource(new HttpSource(takeToken()));

colourPage();
listenToKeys();
render(<App />, document.getElementById('app') as HTMLElement);
