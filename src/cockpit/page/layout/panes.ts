/** Which panels are side by side and which are tabs of one pane, by window size. */
import { computed, signal } from '@preact/signals';
import { stageControl } from '../store/session-store.js';

/** Declared here because a panel's content may bring another to the front. */
export const panelNames = ['ship', 'route', 'events', 'findings', 'stage', 'more'] as const;

export type PanelName = (typeof panelNames)[number];

export interface Pane {
  /** Grid area. */
  readonly name: string;
  readonly panels: readonly PanelName[];
}

type Layout = readonly Pane[];

const wide: Layout = [
  { name: 'left', panels: ['ship'] },
  { name: 'middle', panels: ['events', 'findings'] },
  { name: 'top-right', panels: ['route'] },
  { name: 'bottom-right', panels: ['stage', 'more'] },
];

const medium: Layout = [
  { name: 'left', panels: ['ship'] },
  { name: 'middle', panels: ['events', 'findings', 'route', 'stage', 'more'] },
];

const narrow: Layout = [{ name: 'middle', panels: panelNames }];

// A phone in landscape is wide enough for two panes, but not high enough.
const isWide = matching('(min-width: 1200px) and (min-height: 700px)');
const isMedium = matching('(min-width: 900px) and (min-height: 501px)');

function matching(condition: string) {
  const query = matchMedia(condition);
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}

/** The stage panel needs a stage that can be controlled. */
export const panes = computed<Layout>(() => {
  const layout = isWide.value ? wide : isMedium.value ? medium : narrow;
  if (stageControl.value) return layout;
  return layout.map((pane) => ({ ...pane, panels: pane.panels.filter((panel) => panel !== 'stage') }));
});

/** Selected panel of each pane; defaults to the first. */
const chosen = signal<Readonly<Record<string, PanelName>>>({});

export function activePanel({ name, panels }: Pane): PanelName | undefined {
  const choice = chosen.value[name];
  return choice && panels.includes(choice) ? choice : panels[0];
}

/** Brings a panel to the front of its pane. */
export function showPanel(panel: PanelName): void {
  const pane = panes.value.find(({ panels }) => panels.includes(panel));
  if (pane) chosen.value = { ...chosen.value, [pane.name]: panel };
}
