import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JournalEvent } from '../../journal/journal-event.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { lockName } from '../../journal/write/directory-lock.js';
import type { RunningServices } from '../../services/server/running-services.js';
import { controlAddressIn } from '../../stage/control/control-client.js';
import { shellQuote } from '../../stage/reproduction/command-line.js';
import type { RunningStage } from '../../stage/running-stage.js';
import type { PageLook, Style } from '../../words/document/terminal-text.js';
import { printable } from '../../words/printable.js';
import { type Shell, UsageError } from '../shell.js';
import { eventLine, ndjsonLine } from '../terminal/event-line.js';
import { findingLine, messageLines } from '../terminal/message-line.js';
import { environmentFor, linesOf } from './environment-forms.js';

/** Prints what happens while a stage runs. */
export interface StageObserver {
  /** An event was written. */
  readonly onEvent: (event: JournalEvent) => void;
  /** The session has started up, and can be controlled. */
  readonly onReady: (stage: RunningStage) => void;
  /** The session is over; the page says what was written. */
  readonly onEnd: (page: string) => void | Promise<void>;
}

export const stageFormats = ['pretty', 'json', 'ndjson'] as const;
export type StageFormat = (typeof stageFormats)[number];

/**
 * `pretty` prints every event on a line; `json` one line when the session is ready; `ndjson` that line, then
 * every event.
 */
export function stageObserverFor(name: StageFormat, shell: Shell, look: PageLook): StageObserver {
  if (name === 'pretty') {
    return inOrder(
      (event) => void shell.print(eventLine(event, look)),
      (stage) => {
        shell.warn(`ready: ${controlText(stage, shell)}`);
        for (const service of stage.runningServices.names.map((each) => stage.runningServices.get(each)))
          service.onMessage((message) => void shell.print(messageLines(service.name, message, look.style)));
      },
      (page) => shell.print(page),
    );
  }
  return inOrder(
    (event) => name === 'ndjson' && void shell.print(ndjsonLine(event)),
    (stage) => void shell.print(readyLine(stage)),
    (page) => shell.warn(page),
  );
}

/** Holds back the events of the start-up until the session is ready. */
function inOrder(
  print: (event: JournalEvent) => void,
  ready: StageObserver['onReady'],
  onEnd: StageObserver['onEnd'],
): StageObserver {
  let waiting: JournalEvent[] | undefined = [];
  return {
    onEvent: (event) => (waiting ? void waiting.push(event) : print(event)),
    onReady(stage) {
      ready(stage);
      for (const event of waiting ?? []) print(event);
      waiting = undefined;
    },
    onEnd,
  };
}

/** What a program needs to control the session; the token is in a file that only its user can read. */
function readyLine({ directory, seed, runningServices }: RunningStage): string {
  const absolute = path.resolve(directory);
  const { port } = controlAddressIn(absolute);
  const tokenFile = path.join(absolute, lockName);
  const services = Object.fromEntries(runningServices.names.map((name) => [name, runningServices.get(name).url]));
  const beside = runningServices.names.length > 0 && { services, environment: runningServices.environment };
  return JSON.stringify({ ready: true, directory: absolute, port, tokenFile, seed, pid: process.pid, ...beside });
}

/** Where a session writes, and how to control it. */
export function controlText({ directory, seed, isPaused, runningServices }: RunningStage, { platform }: Shell): string {
  const out = shellQuote(directory, platform);
  return [
    `writing into ${printable(directory)}, seed ${seed} (Ctrl-C ends the session)`,
    `control it with: shakedown trigger dock --out ${out} (also inject and clock)`,
    ...(runningServices.names.length > 0 ? [servicesText(runningServices)] : []),
    ...(isPaused ? [`paused; start the clock with: shakedown clock play --out ${out}`] : []),
  ].join('\n');
}

/** Where a tool finds the services. */
export function servicesText(services: RunningServices): string {
  return `services for your tool, in the time of the session:\n${addressLines(services)}`;
}

/** The addresses of services, and of the proxy, a line each. */
export function addressLines({ addresses, proxy }: RunningServices): string {
  const all = { ...addresses, ...(proxy && { HTTPS_PROXY: `${proxy.url} (--env writes what else a tool needs)` }) };
  return linesOf(all, (name, value) => `  ${name}=${value}`).trimEnd();
}

/** Writes all that a tool needs to a file, as environment variables. */
export function writeEnvironment(file: string, { environment }: RunningServices): void {
  try {
    writeFileSync(file, environmentFor(file, environment));
  } catch (error) {
    throw new UsageError(`cannot write ${printable(file)}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Warns of each host that the proxy refuses, once. */
export function warnOfRefusals({ proxy }: RunningServices, style: Style, shell: Shell): void {
  proxy?.refused.listeners.push((refused) =>
    shell.warn(`proxy refused ${refused.found}\n${findingLine(refused, style)}`),
  );
}
