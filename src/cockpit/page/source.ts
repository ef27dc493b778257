import type { Answer, Queries, QueryName, RequestName, Requests } from '../../stage/control/control-protocol.js';
import type { CommanderEntry, FeedMessages, FeedName, QuestionName, Questions } from '../protocol.js';

/** Where the page gets everything from: a server, or a worker that reads dropped files. */
export interface Source {
  /** Begins to tell what happens; called once. */
  listen(listener: FeedListener): void;
  ask<Name extends QuestionName>(
    name: Name,
    ask: Questions[Name]['ask'],
    signal?: AbortSignal,
  ): Promise<Questions[Name]['answer']>;
  /** Only a server has a stage to steer. */
  readonly stage?: StageControl;
  /** Only a server may have several commanders. */
  readonly commanders?: CommanderControl;
  /** Only dropped files can be saved again. */
  readonly saveAnonymised?: () => Promise<string>;
  close(): void;
}

export interface FeedListener {
  hear<Name extends FeedName>(name: Name, message: FeedMessages[Name]): void;
  /** The connection is there, or is being looked for. */
  connected(isConnected: boolean): void;
}

/** Requests to the stage; each rejects with a sentence if it is refused. */
export interface StageControl {
  request<Name extends RequestName>(name: Name, body: Requests[Name]): Promise<Answer>;
  query<Name extends QueryName>(name: Name): Promise<Queries[Name]>;
}

/** Those who can be looked at; choosing rejects with a sentence if it is refused. */
export interface CommanderControl {
  list(): Promise<readonly CommanderEntry[]>;
  choose(commander: string): Promise<unknown>;
}
