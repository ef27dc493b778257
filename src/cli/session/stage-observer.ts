import path from 'node:path';
import type { JournalEvent } from '../../journal/journal-event.js';
import { lockName } from '../../journal/write/directory-lock.js';
import { controlAddressIn } from '../../stage/control/control-client.js';
import { shellQuote } from '../../stage/reproduction/command-line.js';
import type { RunningStage } from '../../stage/running-stage.js';
import { printable } from '../../words/printable.js';
import type { Shell } from '../shell.js';
import { eventLine, ndjsonLine } from '../terminal/event-line.js';
import type { LineFormat } from '../terminal/paper.js';

/** Who looks on while a stage runs. */
export interface StageObserver {
  /** Something was written. */
  readonly onEvent: (event: JournalEvent) => void;
  /** It has started up, and can be directed. */
  readonly onReady: (stage: RunningStage) => void;
  /** It is over, and this is what there is to say about it. */
  readonly onEnd: (page: string) => void | Promise<void>;
}

export const stageFormats = ['pretty', 'json', 'ndjson'] as const;
export type StageFormat = (typeof stageFormats)[number];

/** People see every event on a line, programs one line when it is ready, and every event behind it if they like. */
export function stageObserverFor(name: StageFormat, shell: Shell, lineFormat: LineFormat): StageObserver {
  if (name === 'pretty') {
    return inOrder(
      (event) => void shell.print(eventLine(event, lineFormat)),
      (stage) => shell.warn(readyText(stage, shell)),
      (page) => shell.print(page),
    );
  }
  return inOrder(
    (event) => name === 'ndjson' && void shell.print(ndjsonLine(event)),
    (stage) => void shell.print(readyLine(stage)),
    (page) => shell.warn(page),
  );
}

/** What was written before it was ready is told after that. */
function inOrder(
  tell: (event: JournalEvent) => void,
  ready: StageObserver['onReady'],
  onEnd: StageObserver['onEnd'],
): StageObserver {
  let waiting: JournalEvent[] | undefined = [];
  return {
    onEvent: (event) => (waiting ? void waiting.push(event) : tell(event)),
    onReady(stage) {
      ready(stage);
      for (const event of waiting ?? []) tell(event);
      waiting = undefined;
    },
    onEnd,
  };
}

/** All that a program needs to know to direct it; the token stands in a file that only its user can read. */
function readyLine({ directory, seed }: RunningStage): string {
  const place = path.resolve(directory);
  const { port } = controlAddressIn(place);
  const tokenFile = path.join(place, lockName);
  return JSON.stringify({ ready: true, directory: place, port, tokenFile, seed, pid: process.pid });
}

function readyText({ directory, seed, isPaused }: RunningStage, { platform }: Shell): string {
  const place = shellQuote(directory, platform);
  return [
    `ready: writing into ${printable(directory)}, seed ${seed} (Ctrl-C ends the session)`,
    `control it with: shakedown trigger dock --out ${place} (also inject and clock)`,
    ...(isPaused ? [`paused; start the time with: shakedown clock play --out ${place}`] : []),
  ].join('\n');
}
