/** The moment all panels show: the latest, or an earlier one. */
import { batch, computed, signal } from '@preact/signals';
import type { Moment } from '../../protocol.js';
import { messageOf } from '../words/message-of.js';
import { onNewBeginning } from './new-beginning.js';
import { liveMoment, progress, source } from './session-store.js';

/** The earlier moment, and the number of lines at the time of rewinding. */
const rewound = signal<{ readonly moment: Moment; readonly since: number } | undefined>(undefined);

/** Whether the page follows the journal. */
export const isFollowing = computed(() => rewound.value === undefined);
export const shownMoment = computed(() => rewound.value?.moment ?? liveMoment.value);
/** Lines since the page stopped following. */
export const newLines = computed(() => (rewound.value ? Math.max(0, progress.value.lines - rewound.value.since) : 0));
/** The time hovered anywhere on the page; all panels highlight it. */
export const hoveredTime = signal<number | undefined>(undefined);

type Target = { readonly lines: number } | { readonly time: number };

/** Target whose moment is being fetched. */
export const wantedTarget = signal<Target | undefined>(undefined);
/** Why the last target could not be shown. */
export const goToError = signal<string | undefined>(undefined);

let isAsking = false;

/**
 * Shows the moment after a number of lines, or at a time. During a fetch only the latest target is kept, so
 * that dragging never queues up.
 */
export function goTo(target: Target): void {
  wantedTarget.value = target;
  if (!isAsking) void fetchWanted();
}

export function followAgain(): void {
  batch(() => {
    wantedTarget.value = undefined;
    rewound.value = undefined;
    goToError.value = undefined;
  });
}

/** Stops following at the latest moment. */
export function stayHere(): void {
  rewound.value ??= { moment: liveMoment.value, since: progress.value.lines };
}

async function fetchWanted(): Promise<void> {
  isAsking = true;
  try {
    for (let target = wantedTarget.value; target && source.value; target = wantedTarget.value) {
      await fetchMoment(target);
    }
  } finally {
    isAsking = false;
  }
}

async function fetchMoment(target: Target): Promise<void> {
  const asked = source.value;
  const answer = await asked?.ask('moment', target).catch(messageOf);
  // Meanwhile the page may follow again, or another source may have been opened.
  if (!wantedTarget.value || source.value !== asked) return;
  batch(() => {
    if (wantedTarget.value === target) wantedTarget.value = undefined;
    goToError.value = typeof answer === 'string' ? answer : undefined;
    if (typeof answer === 'object')
      rewound.value = { moment: answer, since: rewound.value?.since ?? progress.value.lines };
  });
}

// Old line numbers are invalid.
onNewBeginning(followAgain);
