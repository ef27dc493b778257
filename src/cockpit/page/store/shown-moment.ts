/** The moment that every panel shows: the latest, or one that was gone back to. */
import { batch, computed, signal } from '@preact/signals';
import type { Moment } from '../../protocol.js';
import { messageOf } from '../words/message-of.js';
import { onNewBeginning } from './new-beginning.js';
import { liveMoment, progress, source } from './session-store.js';

/** The moment that was gone back to, and how many lines there were when that was done. */
interface Rewound {
  readonly moment: Moment;
  readonly since: number;
}

const rewound = signal<Rewound | undefined>(undefined);

/** Whether the page follows the journal. */
export const isFollowing = computed(() => rewound.value === undefined);
export const shownMoment = computed(() => rewound.value?.moment ?? liveMoment.value);
/** How many lines have come since the page stopped following. */
export const newLines = computed(() => (rewound.value ? Math.max(0, progress.value.lines - rewound.value.since) : 0));
/** A time that the pointer is over, anywhere on the page; every panel lights it up. */
export const hoveredTime = signal<number | undefined>(undefined);

type Target = { readonly lines: number } | { readonly time: number };

/** Where the page is going while the moment there is being fetched. */
export const wantedTarget = signal<Target | undefined>(undefined);
/** Why it did not get there. */
export const goToError = signal<string | undefined>(undefined);

let isAsking = false;

/**
 * Goes to the moment after so many lines, or at a time. While one is fetched, only the latest wish is kept, so that dragging
 * never queues up.
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

/** Stays at the latest moment while the journal goes on. */
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
  let moment: Moment | undefined;
  let error: string | undefined;
  try {
    moment = await asked?.ask('moment', target);
  } catch (reason) {
    error = messageOf(reason);
  }
  // Meanwhile the page may have been sent back to the present, or other files may have been opened.
  if (!wantedTarget.value || source.value !== asked) return;
  batch(() => {
    if (wantedTarget.value === target) wantedTarget.value = undefined;
    if (moment) rewound.value = { moment, since: rewound.value?.since ?? progress.value.lines };
    goToError.value = error;
  });
}

// Old line numbers mean nothing any more.
onNewBeginning(followAgain);
