import path from 'node:path';
import type { JournalEvent } from '../../journal/event.js';
import { lockName } from '../../journal/write/lock.js';
import { printable } from '../../spec/printable.js';
import { addressIn } from '../../stage/control/client.js';
import type { OpenStage } from '../../stage/open-stage.js';
import { asWord } from '../../stage/reproduction/command-line.js';
import { eventLine, ndjsonLine } from '../pages/watched.js';
import type { Shell } from '../shell.js';
import type { Paper } from '../terminal/paper.js';

/** Who looks on while a stage runs. */
export interface Audience {
  /** Something was written. */
  readonly saw: (event: JournalEvent) => void;
  /** It has started up, and can be directed. */
  readonly ready: (stage: OpenStage) => void;
  /** It is over, and this is what there is to say about it. */
  readonly ended: (page: string) => void | Promise<void>;
}

export const audienceNames = ['pretty', 'json', 'ndjson'] as const;
export type AudienceName = (typeof audienceNames)[number];

/** People see every event on a line, programs one line when it is ready, and every event behind it if they like. */
export function audienceFor(name: AudienceName, shell: Shell, paper: Paper): Audience {
  if (name === 'pretty') {
    return inOrder(
      (event) => void shell.print(eventLine(event, paper)),
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
function inOrder(tell: (event: JournalEvent) => void, ready: Audience['ready'], ended: Audience['ended']): Audience {
  let waiting: JournalEvent[] | undefined = [];
  return {
    saw: (event) => (waiting ? void waiting.push(event) : tell(event)),
    ready(stage) {
      ready(stage);
      for (const event of waiting ?? []) tell(event);
      waiting = undefined;
    },
    ended,
  };
}

/** All that a program needs to know to direct it; the token stands in a file that only its user can read. */
function readyLine({ directory, seed }: OpenStage): string {
  const place = path.resolve(directory);
  const { port } = addressIn(place);
  const tokenFile = path.join(place, lockName);
  return JSON.stringify({ ready: true, directory: place, port, tokenFile, seed, pid: process.pid });
}

function readyText({ directory, seed, isPaused }: OpenStage, { platform }: Shell): string {
  const place = asWord(directory, platform);
  return [
    `ready: writing into ${printable(directory)}, seed ${seed} (Ctrl-C ends the session)`,
    `control it with: shakedown trigger dock --out ${place} (also inject and clock)`,
    ...(isPaused ? [`paused; start the time with: shakedown clock play --out ${place}`] : []),
  ].join('\n');
}
