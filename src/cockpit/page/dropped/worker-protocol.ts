/** What the page and the worker that reads dropped files say to each other. */
import type { FeedMessages, FeedName, QuestionName, Questions } from '../../protocol.js';
import type { DroppedFile, LeftOutFile } from './dropped-file.js';

/** Everything that a page can want from the worker; each gets one answer. */
export interface WorkerRequests {
  open: { ask: readonly DroppedFile[]; answer: OpenedFiles };
  /** A question to the recording. */
  question: { ask: { readonly [Name in QuestionName]: Asked<Name> }[QuestionName]; answer: unknown };
  anonymise: { ask: { readonly seed: number }; answer: SavedCopy };
}

interface Asked<Name extends QuestionName> {
  readonly name: Name;
  readonly ask: Questions[Name]['ask'];
}

/** Which files are shown, and which are not. */
export interface OpenedFiles {
  readonly journals: number;
  readonly companions: number;
  readonly leftOut: readonly LeftOutFile[];
}

/** A copy to be saved, and what to say about it. */
export interface SavedCopy {
  readonly name: string;
  readonly blob: Blob;
  readonly told: string;
}

export type RequestName = keyof WorkerRequests;

/** From the page to the worker. */
export type ToWorker =
  | {
      readonly [Name in RequestName]: {
        readonly what: Name;
        readonly id: number;
        readonly ask: WorkerRequests[Name]['ask'];
      };
    }[RequestName]
  | { readonly what: 'abort'; readonly id: number };

/** From the worker to the page. */
export type FromWorker =
  | {
      readonly [Name in FeedName]: { readonly what: 'feed'; readonly name: Name; readonly message: FeedMessages[Name] };
    }[FeedName]
  | { readonly what: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly what: 'refused'; readonly id: number; readonly reason: string }
  /** Reading or checking ended, and nobody had asked for it. */
  | { readonly what: 'broken'; readonly reason: string };
