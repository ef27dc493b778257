/** What was done to the stage, and what tools sent to its services. */
import { signal } from '@preact/signals';

export interface StageAction {
  readonly name: 'trigger' | 'inject' | 'fault' | 'leap';
  /** Such as `docked` or `torn-line, once`. */
  readonly words: string;
  /** In the session, in milliseconds since 1970. */
  readonly time: number;
  /** The lines that it wrote, by number. */
  readonly lines: readonly number[];
}

export interface SentMessage {
  readonly service: string;
  readonly words: string;
  /** In the session, in milliseconds since 1970. */
  readonly time: number;
  readonly isRefused: boolean;
}

export const stageActions = signal<readonly StageAction[]>([]);
export const sentMessages = signal<readonly SentMessage[]>([]);
