/** The moment that every panel shows: the latest, or one that was gone back to. */
import { computed, signal } from '@preact/signals';
import type { Moment } from '../../protocol.js';
import { liveMoment, onFeed, progress, source } from './session-store.js';

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

let wanted: Target | undefined;
let isAsking = false;

/**
 * Goes to the moment after so many lines, or at a time. While one is fetched, only the latest wish is kept, so that dragging
 * never queues up.
 */
export function goTo(target: Target): void {
  wanted = target;
  if (!isAsking) void fetchWanted();
}

export function followAgain(): void {
  wanted = undefined;
  rewound.value = undefined;
}

/** Stays at the latest moment while the journal goes on. */
export function stayHere(): void {
  rewound.value ??= { moment: liveMoment.value, since: progress.value.lines };
}

async function fetchWanted(): Promise<void> {
  isAsking = true;
  try {
    while (wanted) {
      const target = wanted;
      const moment = await source.value?.ask('moment', target).catch(() => undefined);
      // Meanwhile the page may have been sent back to the present.
      if (wanted === undefined) break;
      if (wanted === target) wanted = undefined;
      if (moment) rewound.value = { moment, since: rewound.value?.since ?? progress.value.lines };
    }
  } finally {
    isAsking = false;
  }
}

// After a new beginning, old line numbers mean nothing any more.
let generation = -1;
onFeed((name, message) => {
  if (name !== 'snapshot' || !('info' in message)) return;
  if (message.info.generation !== generation) followAgain();
  generation = message.info.generation;
});
