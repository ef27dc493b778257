/** Shared by the parts of the stage panel: the clock, the open section, and requests. */
import { computed, effect, signal } from '@preact/signals';
import type { Answer } from '../../../../stage/control/control-protocol.js';
import type { RequestName, Requests } from '../../../../stage/control/control-requests.js';
import { sentence as asSentence } from '../../../../words/sentence.js';
import { showPanel } from '../../layout/panes.js';
import { info, stageControl } from '../../store/session-store.js';
import { followAgain, isFollowing, stayHere } from '../../store/shown-moment.js';
import { messageOf } from '../../words/message-of.js';
import type { ReceivedClock } from './stage-clock-time.js';

export const sections = [
  { name: 'situations', title: 'Situations' },
  { name: 'inject', title: 'Inject' },
  { name: 'faults', title: 'Faults' },
  { name: 'scenarios', title: 'Scenarios' },
  { name: 'services', title: 'Services' },
  { name: 'actions', title: 'Done' },
] as const;

export type SectionName = (typeof sections)[number]['name'];

export const section = signal<SectionName>('situations');
/** The section whose first field gets the focus once it is mounted. */
export const focusWanted = signal<SectionName | undefined>(undefined);

/** Opens a section and focuses its first field. */
export function openSection(name: SectionName): void {
  showPanel('stage');
  section.value = name;
  focusWanted.value = name;
}

/** The clock from the feed or from a later response. */
export const lastClock = signal<ReceivedClock | undefined>(undefined);

effect(() => {
  const clock = info.value?.stage?.clock;
  lastClock.value = clock && { ...clock, receivedAt: Date.now() };
});

/** Number of requests that may have changed the session. */
export const controlCount = signal(0);
export const isBusy = signal(false);

/** Why the last request was refused; shown above the sections. */
export const refusal = signal('');

/** Sends a request that changes the session, and follows the journal again to show its effect. */
export async function sendRequest<Name extends RequestName>(name: Name, body: Requests[Name]): Promise<Answer> {
  const control = stageControl.value;
  if (!control) throw new Error('The stage has ended.');
  isBusy.value = true;
  try {
    const answer = await control.request(name, body);
    lastClock.value = { ...answer.clock, receivedAt: Date.now() };
    if (answer.lines.length > 0) followAgain();
    return answer;
  } finally {
    isBusy.value = false;
    // A request that fails may have changed something before.
    controlCount.value += 1;
  }
}

/** The result of some work on the stage; undefined if it was refused, which is then shown. */
export async function attempt<Result>(work: () => Promise<Result> | undefined): Promise<Result | undefined> {
  refusal.value = '';
  try {
    return await work();
  } catch (error) {
    refusal.value = sentence(error);
    return undefined;
  }
}

/** Like `sendRequest`; a refusal is shown. */
export function ask<Name extends RequestName>(name: Name, body: Requests[Name]): Promise<Answer | undefined> {
  return attempt(() => sendRequest(name, body));
}

export const isPaused = computed(() => lastClock.value?.isPaused ?? true);

export function playOrPause(): void {
  if (stageControl.value) void ask('clock', { do: isPaused.value ? 'play' : 'pause' });
  else if (isFollowing.value) stayHere();
  else followAgain();
}

/** The sentence to show for an error. */
export function sentence(error: unknown): string {
  return asSentence(messageOf(error));
}
