/** What the parts of the stage panel share: the clock, the section in front, and the way of a request. */
import { computed, effect, signal } from '@preact/signals';
import type { Answer, RequestName, Requests } from '../../../../stage/control/control-protocol.js';
import { showPanel } from '../../layout/panes.js';
import { info, stageControl } from '../../store/session-store.js';
import { followAgain, isFollowing, stayHere } from '../../store/shown-moment.js';
import { messageOf } from '../../words/message-of.js';
import type { HeardClock } from './stage-clock-time.js';

export const sections = [
  { name: 'situations', title: 'Situations' },
  { name: 'inject', title: 'Inject' },
  { name: 'faults', title: 'Faults' },
  { name: 'reproduce', title: 'Reproduce' },
] as const;

export type SectionName = (typeof sections)[number]['name'];

export const section = signal<SectionName>('situations');
/** The section whose first field is to get the focus as soon as it is there. */
export const focusWanted = signal<SectionName | undefined>(undefined);

/** Brings a section to the front, and the focus into its first field. */
export function openSection(name: SectionName): void {
  showPanel('stage');
  section.value = name;
  focusWanted.value = name;
}

/** How the clock stands: by the feed, or by an answer that came later. */
export const heardClock = signal<HeardClock | undefined>(undefined);

effect(() => {
  const clock = info.value?.stage?.clock;
  heardClock.value = clock && { ...clock, heardAt: Date.now() };
});

/** How many requests have changed the session so far. */
export const timesSteered = signal(0);
export const isSteering = signal(false);

/** What came of a request to the clock. */
export const clockRefusal = signal<string | undefined>(undefined);

/** Sends a request that changes the session; what it writes is to be seen, so the page follows the journal again. */
export async function steer<Name extends RequestName>(name: Name, body: Requests[Name]): Promise<Answer> {
  const control = stageControl.value;
  if (!control) throw new Error('There is no stage any more.');
  isSteering.value = true;
  try {
    const answer = await control.request(name, body);
    heardClock.value = { ...answer.clock, heardAt: Date.now() };
    if (answer.lines.length > 0) followAgain();
    timesSteered.value += 1;
    return answer;
  } finally {
    isSteering.value = false;
  }
}

/** The same for the clock: a refusal is shown beside it. */
export async function turnClock(request: Requests['clock']): Promise<void> {
  clockRefusal.value = undefined;
  try {
    await steer('clock', request);
  } catch (error) {
    clockRefusal.value = sentence(error);
  }
}

export const isPaused = computed(() => heardClock.value?.isPaused ?? true);

export function playOrPause(): void {
  if (stageControl.value) void turnClock({ do: isPaused.value ? 'play' : 'pause' });
  else if (isFollowing.value) stayHere();
  else followAgain();
}

/** An error as it is shown: a sentence. */
export function sentence(error: unknown): string {
  const message = messageOf(error);
  const begun = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.?!…]$/.test(begun) ? begun : `${begun}.`;
}
