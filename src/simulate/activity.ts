import type { EventName } from '../interface/event-types.js';

/** An event that happens now: what it tells, without its time. */
export type EventDraft = { readonly event: EventName } & Readonly<Record<string, unknown>>;

/** What an activity does next: it lets time pass, or something is written, even if the dialect does not know it. */
export type Step =
  | { readonly wait: number; readonly write?: undefined }
  | { readonly write: EventDraft; readonly force?: true; readonly wait?: undefined };

/** What somebody does, step by step. Between its steps it changes the state of the play. */
export type Activity = Generator<Step, void, undefined>;

/** So many seconds pass; whoever watches the ship sees it. */
export function wait(seconds: number): Step {
  return { wait: seconds };
}

/**
 * Something happens that the journal tells; the lists of NavRoute and ModuleInfo go to their files. What the dialect does
 * not know is left out when it comes to writing.
 */
export function write(event: EventName, fields: Readonly<Record<string, unknown>> = {}): Step {
  return { write: { event, ...fields } };
}
