import type { KindName } from '../../spec/events.js';

/** An event that happens now: what it tells, without its time. */
export type Happening = { readonly event: KindName } & Readonly<Record<string, unknown>>;

/** What an activity does next: it lets time pass, or something is written. */
export type Step =
  | { readonly wait: number; readonly write?: undefined }
  | { readonly write: Happening; readonly wait?: undefined };

/** What somebody does, step by step. Between its steps it changes the state of the play. */
export type Activity = Generator<Step, void, undefined>;

/** So many seconds pass; whoever watches the ship sees it. */
export function wait(seconds: number): Step {
  return { wait: seconds };
}

/** Something happens that the journal tells; the lists of NavRoute and ModuleInfo go to their files. */
export function write(event: KindName, members: Readonly<Record<string, unknown>> = {}): Step {
  return { write: { event, ...members } };
}
