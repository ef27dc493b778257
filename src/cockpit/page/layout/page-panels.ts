import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { EventsPanel } from '../panels/events/events-panel.js';
import { findingBadge } from '../panels/findings/finding-badge.js';
import { ShipPanel } from '../panels/ship/ship-panel.js';
import { lazyPart } from '../parts/lazy-part.js';
import type { TabBadge } from '../parts/tabs.js';
import type { PanelName } from './panes.js';

interface Panel {
  readonly title: string;
  readonly Content: ComponentType;
  /** A number beside the title of its tab. */
  readonly badge?: ReadonlySignal<TabBadge | undefined>;
}

/** The panels that are seen first are in the first part of the page; `vite.config.ts` says what follows. */
export const panels: Readonly<Record<PanelName, Panel>> = {
  ship: { title: 'Ship', Content: ShipPanel },
  route: later('Route', async () => (await import('../panels/route/route-panel.js')).RoutePanel),
  events: { title: 'Events', Content: EventsPanel },
  findings: {
    ...later('Findings', async () => (await import('../panels/findings/findings-panel.js')).FindingsPanel),
    badge: findingBadge,
  },
  stage: later('Stage', async () => (await import('../panels/stage/stage-panel.js')).StagePanel),
  more: later('Holdings', async () => (await import('../panels/more/more-sections.js')).MoreSections),
  changes: later('Changes', async () => (await import('../panels/changes/changes-panel.js')).ChangesPanel),
  charts: later('Charts', async () => (await import('../panels/charts/history-charts.js')).HistoryCharts),
  system: later('System', async () => (await import('../panels/system/system-map.js')).SystemMap),
  sessions: later('Sessions', async () => (await import('../panels/sessions/session-list.js')).SessionList),
};

function later(title: string, load: () => Promise<ComponentType>): Panel {
  return { title, Content: lazyPart(`the ${title.toLowerCase()}`, load) };
}
