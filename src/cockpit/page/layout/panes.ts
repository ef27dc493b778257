/** Which panels are side by side and which are tabs of one pane, by view and window size. */
import { computed, signal } from '@preact/signals';
import { addressPart, setAddressPart } from '../store/address.js';
import { matchingMedia } from '../store/matching-media.js';
import { isPlayed, stageControl } from '../store/session-store.js';

interface PaneOf<Name extends string> {
  /** Grid area. */
  readonly name: 'left' | 'middle' | 'right';
  readonly panels: readonly Name[];
}

/** To look at the commander, to work with a stage, and to read recorded journals. */
const views = {
  fly: [
    { name: 'left', panels: ['ship'] },
    { name: 'middle', panels: ['route', 'system'] },
    { name: 'right', panels: ['events', 'more', 'charts', 'changes'] },
  ],
  stage: [
    { name: 'left', panels: ['stage'] },
    { name: 'middle', panels: ['events', 'findings'] },
    { name: 'right', panels: ['ship', 'changes', 'route', 'more'] },
  ],
  read: [
    { name: 'left', panels: ['sessions'] },
    { name: 'middle', panels: ['events', 'findings'] },
    { name: 'right', panels: ['ship', 'changes', 'charts', 'route', 'system', 'more'] },
  ],
} as const satisfies Readonly<Record<string, readonly PaneOf<string>[]>>;

export type ViewName = keyof typeof views;

/** Here, because a panel's content may bring another to the front. */
export type PanelName = (typeof views)[ViewName][number]['panels'][number];

export type Pane = PaneOf<PanelName>;

export const viewNames = Object.keys(views) as readonly ViewName[];

export const viewWords: Readonly<Record<ViewName, { readonly title: string; readonly about: string }>> = {
  fly: { title: 'Fly', about: 'the commander, the ship and the way' },
  stage: { title: 'Stage', about: 'make things happen, and see what they write' },
  read: { title: 'Read', about: 'journals, findings and search' },
};

const wanted = addressPart('view');

/** The stage's view and panel need a stage that can be controlled. */
export const shownViews = computed(() => viewNames.filter((name) => name !== 'stage' || stageControl.value));

export const view = computed<ViewName>(() => {
  const named = shownViews.value.find((name) => name === wanted.value);
  return named ?? (stageControl.value ? 'stage' : isPlayed.value ? 'fly' : 'read');
});

export function showView(name: ViewName): void {
  setAddressPart('view', name);
}

// A phone in landscape is wide enough for two panes, but not high enough.
const isWide = matchingMedia('(min-width: 1200px) and (min-height: 700px)');
const isMedium = matchingMedia('(min-width: 900px) and (min-height: 501px)');

export const panes = computed<readonly Pane[]>(() => {
  const layout: readonly Pane[] = views[view.value];
  if (isWide.value) return layout;
  const [first, ...others] = layout;
  const rest = others.flatMap(({ panels }) => panels);
  if (isMedium.value && first) return [first, { name: 'middle', panels: rest }];
  return [{ name: 'middle', panels: layout.flatMap(({ panels }) => panels) }];
});

/** Selected panel of each pane; defaults to the first. */
const chosen = signal<Readonly<Record<string, PanelName>>>({});

export function activePanel({ name, panels }: Pane): PanelName | undefined {
  const choice = chosen.value[`${view.value} ${name}`];
  return choice && panels.includes(choice) ? choice : panels[0];
}

/** Brings a panel to the front of its pane, and if the view lacks it, the first view that has it. */
export function showPanel(panel: PanelName): void {
  const has = (name: ViewName) => views[name].some(({ panels }) => (panels as readonly string[]).includes(panel));
  const target = has(view.value) ? view.value : shownViews.value.find(has);
  if (!target) return;
  if (target !== view.value) showView(target);
  const pane = panes.value.find(({ panels }) => panels.includes(panel));
  if (pane) chosen.value = { ...chosen.value, [`${target} ${pane.name}`]: panel };
}
