/** Widths of the panes at the sides, in pixels; the middle takes the rest. Each view keeps its own. */
import { computed } from '@preact/signals';
import { remembered } from '../store/remembered.js';
import { type ViewName, view } from './panes.js';

export type Side = 'left' | 'right';

/** As in `layout.css`, which keeps panes this wide in a window that has become smaller. */
export const narrowest = 220;
const narrowestMiddle = 320;

const defaults: Readonly<Record<ViewName, Readonly<Record<Side, number>>>> = {
  fly: { left: 340, right: 420 },
  stage: { left: 430, right: 340 },
  read: { left: 300, right: 400 },
};

type Widths = Readonly<Record<string, number>>;

const kept = remembered('shakedown-widths');
const chosen = computed(() => parse(kept.value));

export function paneWidth(side: Side): number {
  return chosen.value[`${view.value} ${side}`] ?? defaults[view.value][side];
}

/** The widest that a side may become while the other keeps its width. */
export function widest(side: Side, panes: number): number {
  const other = panes === 3 ? paneWidth(side === 'left' ? 'right' : 'left') : 0;
  return Math.max(narrowest, innerWidth - narrowestMiddle - other);
}

/** Undefined: the default width. */
export function setPaneWidth(side: Side, width: number | undefined): void {
  const { [`${view.value} ${side}`]: _, ...others } = chosen.value;
  const widths = width === undefined ? others : { ...others, [`${view.value} ${side}`]: Math.round(width) };
  kept.value = JSON.stringify(widths);
}

function parse(text = '{}'): Widths {
  try {
    const widths = JSON.parse(text) as unknown;
    return Object.fromEntries(
      Object.entries(widths ?? {}).filter(([, width]) => Number.isFinite(width) && width >= narrowest),
    );
  } catch {
    return {};
  }
}
