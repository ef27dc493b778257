import type { Question, ToolAnswer } from '../../direct/tool/question.js';

/** A tool under test while it runs. */
export interface Tool {
  /**
   * Asks once. Undefined if the tool cannot be asked at all. Rejects with a ToolError, a sentence, if it has
   * ended, hangs, or answers rubbish.
   */
  ask(question: Question, signal: AbortSignal): Promise<ToolAnswer | undefined>;
  /** Its latest lines of output. */
  readonly output: readonly ToolOutput[];
  /** Calls back for each further line of output, as a whole; without it, the latest lines are looked at. */
  onLine?(listener: (line: string) => void): void;
  /** How it ended; undefined while it runs. */
  readonly ended: ToolEnd | undefined;
  /** Ends it, and everything it started; calling it again has no effect. */
  end(): Promise<ToolEnd>;
}

export interface ToolOutput {
  /** Real time, in milliseconds. */
  readonly at: number;
  readonly stream: 'out' | 'err';
  readonly text: string;
}

export interface ToolEnd {
  /** Undefined if a signal ended it. */
  readonly code: number | undefined;
  readonly signal: string | undefined;
  /** Whether it ended before it was asked to. */
  readonly byItself: boolean;
}

/** What a tool is started beside. */
export interface Surroundings {
  /** The journal directory. */
  readonly directory: string;
  /** The addresses of the services, as environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** The name of the trial or scenario. */
  readonly trial: string;
  /** Aborted when the tool is no longer needed. */
  readonly signal?: AbortSignal;
}

/** Starts a tool, and resolves when it is ready. */
export type StartTool = (surroundings: Surroundings) => Promise<Tool>;
