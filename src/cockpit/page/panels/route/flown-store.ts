/** The arrivals of the whole journal, fetched once and then as they are written. */
import { computed, signal } from '@preact/signals';
import { jumpKinds } from '../../../protocol.js';
import { type Arrival, arrivalsFrom } from '../../moment/current-place.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { paced } from '../../store/paced.js';
import { onFeed, source } from '../../store/session-store.js';
import { shownMoment } from '../../store/shown-moment.js';
import { messageOf } from '../../words/message-of.js';

/** Undefined until all of them are there: a part of them would add up to wrong figures. */
const known = signal<readonly Arrival[] | undefined>(undefined);
/** Why they are not up to date. */
export const arrivalProblem = signal<string | undefined>(undefined);

export const areArrivalsKnown = computed(() => known.value !== undefined);
export const arrivals = computed(() => known.value ?? []);

/** Those up to the shown moment; the same list while there are no others. */
export const flown = computed(() => {
  const end = arrivals.value.findLastIndex(({ n }) => n < shownMoment.value.lines) + 1;
  return end === arrivals.value.length ? arrivals.value : arrivals.value.slice(0, end);
});

let beginning = 0;

const catchUp = paced(async () => {
  const [asked, begun, before] = [source.value, beginning, arrivals.value];
  if (!asked) return;
  try {
    const more = await arrivalsFrom((before.at(-1)?.n ?? -1) + 1, (ask) => asked.ask('jumps', ask));
    if (begun !== beginning) return;
    arrivalProblem.value = undefined;
    if (!known.value || more.length > 0) known.value = [...before, ...more];
  } catch (error) {
    // The snapshot after a reconnection asks again.
    if (begun === beginning) arrivalProblem.value = messageOf(error);
  }
}, 250);

onNewBeginning(() => {
  beginning++;
  known.value = undefined;
});

onFeed((name, message) => {
  const isArrival = 'latest' in message && jumpKinds.some((kind) => kind in message.latest);
  if (name === 'snapshot' || name === 'gap' || isArrival) catchUp();
});

// The first snapshot may have come before this module.
catchUp();
