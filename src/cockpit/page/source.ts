import type { Answer, Queries, QueryName } from '../../stage/control/control-protocol.js';
import type { RequestName, Requests } from '../../stage/control/control-requests.js';
import type { AskQuestion, CommanderEntry, FeedMessages, FeedName, TrialReport } from '../protocol.js';

/** Source of the page's data: a server, or a worker that reads dropped files. */
export interface Source {
  /** Subscribes; called once. */
  listen(listener: FeedListener): void;
  readonly ask: AskQuestion;
  /** Only a server has a stage to control. */
  readonly stage?: StageControl;
  /** Only a server can run a tool. */
  readonly trials?: TrialControl;
  /** Only a server may have several commanders. */
  readonly commanders?: CommanderControl;
  /** Only a worker plays a session itself. */
  readonly playground?: Playground;
  /** Only dropped files can be saved. */
  readonly saveAnonymised?: () => Promise<string>;
  close(): void;
}

export interface FeedListener {
  onMessage<Name extends FeedName>(name: Name, message: FeedMessages[Name]): void;
  /** Called when the connection is established or lost. */
  connected(isConnected: boolean): void;
}

/** Requests to the stage; each rejects with a sentence if refused. */
export interface StageControl {
  request<Name extends RequestName>(name: Name, body: Requests[Name]): Promise<Answer>;
  query<Name extends QueryName>(name: Name): Promise<Queries[Name]>;
  stopFault(fault: string): Promise<Queries['fault']>;
}

/** Trials beside what is shown, with the tool that the server was started with. */
export interface TrialControl {
  tool(): Promise<{ readonly tool?: string }>;
  run(trial: string): Promise<TrialReport>;
}

/** A session that the page plays itself. */
export interface Playground {
  /** What may be played instead. */
  readonly plans: readonly string[];
  /** Saves its directory; returns the sentence to show. */
  save(): Promise<string>;
}

/** Commanders to choose from; choosing rejects with a sentence if refused. */
export interface CommanderControl {
  list(): Promise<readonly CommanderEntry[]>;
  choose(commander: string): Promise<unknown>;
}
