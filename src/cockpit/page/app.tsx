import { DropOverlay } from './dropped/drop-overlay.js';
import { openedFiles } from './dropped/drop-state.js';
import { theme } from './header/colour-store.js';
import { HeaderBar } from './header/header-bar.js';
import { NoticeBar } from './header/notice-bar.js';
import { PaneGrid } from './layout/pane-grid.js';
import { ShortcutHelp } from './layout/shortcut-help.js';
import { ChangeKeys } from './panels/changes/change-keys.js';
import { EventKeys } from './panels/events/event-keys.js';
import { StageKeys } from './panels/stage/stage-keys.js';
import { TimelineBar } from './panels/time/timeline-bar.js';
import { lazyPart } from './parts/lazy-part.js';
import { info, lostAt, source } from './store/session-store.js';
import { WelcomeScreen } from './welcome-screen.js';

export function App() {
  return (
    <>
      {source.value ? <Cockpit /> : <WelcomeScreen />}
      <DropOverlay />
    </>
  );
}

const DroppedBar = lazyPart('the files', async () => (await import('./dropped/dropped-bar.js')).DroppedBar);
const PlaygroundBar = lazyPart(
  'the session',
  async () => (await import('./playground/playground-bar.js')).PlaygroundBar,
);
const DemoGuide = lazyPart('the guide', async () => (await import('./guide/demo-guide.js')).DemoGuide);

// A canvas has the colours of the theme that it was mounted in, hence the keys.
function Cockpit() {
  return (
    <div class="cockpit" data-stale={lostAt.value !== undefined} data-mode={info.value?.mode}>
      <HeaderBar />
      <NoticeBar />
      {openedFiles.value && <DroppedBar />}
      {source.value?.playground && <PlaygroundBar />}
      {info.value?.isDemo && <DemoGuide />}
      <TimelineBar key={`time ${theme.value}`} />
      <PaneGrid key={`panes ${theme.value}`} />
      <StageKeys />
      <EventKeys />
      <ChangeKeys />
      <ShortcutHelp />
    </div>
  );
}
