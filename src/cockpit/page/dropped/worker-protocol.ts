/** Messages between the page and a worker, which reads dropped files or plays a session. */
import type { FeedMessages, FeedName, Questions } from '../../protocol.js';
import type { DroppedFile, LeftOutFile } from './dropped-file.js';

/** Requests of the page: questions about the recording, and those about the files. Each gets one response. */
export interface WorkerRequests extends Questions {
  open: { ask: readonly DroppedFile[]; answer: OpenedFiles };
  anonymise: { ask: { readonly seed: number }; answer: SavedCopy };
  /** The answer has the names of all plans. */
  play: { ask: PlayedText; answer: readonly string[] };
  /** A request to the stage; the answer is its text. */
  control: { ask: ControlRequest; answer: string };
  /** The directory of the session as it is now. */
  directory: { ask: Record<string, never>; answer: SavedCopy };
}

/** By the name of the request or query, with its parameters. */
export interface ControlRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly name: string;
  readonly body?: object;
}

/** A scenario that leads to where a session begins, which then goes on at a speed. */
export interface PlayedText {
  readonly scenario: string;
  readonly speed: number;
  readonly isPaused: boolean;
  readonly isDemo: boolean;
}

/** Files that are shown, and those left out. */
export interface OpenedFiles {
  readonly journals: number;
  readonly companions: number;
  readonly leftOut: readonly LeftOutFile[];
}

/** A copy to save, and the sentence to show about it. */
export interface SavedCopy {
  readonly name: string;
  readonly blob: Blob;
  readonly message: string;
}

export type RequestName = keyof WorkerRequests;

export type WorkerRequest = {
  readonly [Name in RequestName]: {
    readonly what: Name;
    readonly id: number;
    readonly ask: WorkerRequests[Name]['ask'];
  };
}[RequestName];

/** From the page to the worker. */
export type ToWorker = WorkerRequest | { readonly what: 'abort'; readonly id: number };

/** From the worker to the page. */
export type FromWorker =
  | {
      readonly [Name in FeedName]: { readonly what: 'feed'; readonly name: Name; readonly message: FeedMessages[Name] };
    }[FeedName]
  | { readonly what: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly what: 'refused'; readonly id: number; readonly reason: string }
  /** Reading or checking failed outside of any request. */
  | { readonly what: 'broken'; readonly reason: string };
