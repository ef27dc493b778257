import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { ChangesPanel } from '../panels/changes/changes-panel.js';
import { ChartsPanel } from '../panels/charts/charts-panel.js';
import { EventsPanel } from '../panels/events/events-panel.js';
import { findingBadge } from '../panels/findings/finding-badge.js';
import { FindingsPanel } from '../panels/findings/findings-panel.js';
import { MorePanel } from '../panels/more/more-panel.js';
import { RoutePanel } from '../panels/route/route-panel.js';
import { SessionsPanel } from '../panels/sessions/sessions-panel.js';
import { ShipPanel } from '../panels/ship/ship-panel.js';
import { StagePanel } from '../panels/stage/stage-panel.js';
import { SystemPanel } from '../panels/system/system-panel.js';
import type { TabBadge } from '../parts/tabs.js';
import type { PanelName } from './panes.js';

interface Panel {
  readonly title: string;
  readonly Content: ComponentType;
  /** A number beside the title of its tab. */
  readonly badge?: ReadonlySignal<TabBadge | undefined>;
}

export const panels: Readonly<Record<PanelName, Panel>> = {
  ship: { title: 'Ship', Content: ShipPanel },
  route: { title: 'Route', Content: RoutePanel },
  events: { title: 'Events', Content: EventsPanel },
  findings: { title: 'Findings', Content: FindingsPanel, badge: findingBadge },
  stage: { title: 'Stage', Content: StagePanel },
  more: { title: 'Holdings', Content: MorePanel },
  changes: { title: 'Changes', Content: ChangesPanel },
  charts: { title: 'Charts', Content: ChartsPanel },
  system: { title: 'System', Content: SystemPanel },
  sessions: { title: 'Sessions', Content: SessionsPanel },
};
