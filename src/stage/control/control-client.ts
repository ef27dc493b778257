import path from 'node:path';
import { StageError } from '../../direct/stage-error.js';
import { isDirectorySync } from '../../journal/directories.js';
import { isObject } from '../../journal/journal-event.js';
import { lockName } from '../../journal/write/directory-lock.js';
import { isAlive, type LockOwner, locationOf, readOwner } from '../../journal/write/lock-owner.js';
import { printable } from '../../words/printable.js';
import type { Answer, ControlAddress, Queries } from './control-protocol.js';
import type { RequestName, Requests } from './control-requests.js';

/** Enough for the slowest situation on a slow machine, in milliseconds. */
const requestTimeout = 60_000;

/** Sends a request to the stage that runs in a directory. */
export async function askStage<Name extends RequestName>(
  directory: string,
  name: Name,
  request: Requests[Name],
  signal: AbortSignal = new AbortController().signal,
): Promise<Answer> {
  const body = new TextEncoder().encode(JSON.stringify(request));
  return ask(directory, { method: 'POST', name, body }, signal, isAnswer);
}

/** A request to forward to a stage. */
export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The name of the request or query, with its parameters. */
  readonly name: string;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** The raw response of a stage: integers keep all their digits. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Forwards a request to the stage that runs in a directory. */
export async function forwardToStage(directory: string, request: RawRequest, signal: AbortSignal): Promise<RawAnswer> {
  return exchange(findStage(directory), request, signal);
}

/** The requested faults of the stage in a directory; with `stop`, stops those of a name or text, or all. */
export async function faultsOfStage(
  directory: string,
  stop: string | boolean,
  signal: AbortSignal,
): Promise<Queries['fault']> {
  const query = typeof stop === 'string' ? `?${new URLSearchParams({ fault: stop }).toString()}` : '';
  const request: RawRequest = { method: stop === false ? 'GET' : 'DELETE', name: `fault${query}` };
  return ask(directory, request, signal, (found): found is Queries['fault'] => Array.isArray(found));
}

function isAnswer(found: unknown): found is Answer {
  return isObject(found) && 'lines' in found;
}

/** The parsed response. It may be anything: another program may have the port by now. */
async function ask<Result>(
  directory: string,
  request: RawRequest,
  signal: AbortSignal,
  isResult: (found: unknown) => found is Result,
): Promise<Result> {
  const stage = findStage(directory);
  signal.throwIfAborted();
  const { text } = await exchange(stage, request, signal);
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw notTheStage(stage, cause);
  }
  if (isObject(answer) && 'error' in answer) throw new StageError(String(answer.error));
  if (!isResult(answer)) throw notTheStage(stage);
  return answer;
}

/** The address of the stage in a directory; throws if there is none. */
export function controlAddressIn(directory: string): ControlAddress {
  return findStage(directory).address;
}

/** A stage, found by the lock file of its directory. */
interface FoundStage {
  readonly directory: string;
  readonly owner: LockOwner;
  readonly address: ControlAddress;
}

function findStage(directory: string): FoundStage {
  const owner = isDirectorySync(directory) ? readOwner(path.join(directory, lockName))?.owner : undefined;
  const none = `no stage is running in ${printable(directory)}`;
  if (!owner) throw new StageError(`${none}: ${startAnother(directory)}`);
  if (!isAlive(owner)) {
    const cause = `process ${owner.pid} ended without ending its session`;
    throw new StageError(`${none}: ${cause}; ${startAnother(directory)}`);
  }
  const { port, token } = owner.details;
  if (typeof port !== 'number' || typeof token !== 'string') {
    throw new StageError(`process ${owner.pid} writes into ${printable(directory)}, but it takes no requests`);
  }
  return { directory, owner, address: { port, token } };
}

function startAnother(directory: string): string {
  return `start one with shakedown stage --out ${printable(directory)}`;
}

async function exchange(stage: FoundStage, request: RawRequest, signal: AbortSignal): Promise<RawAnswer> {
  const { port, token } = stage.address;
  const timeout = AbortSignal.timeout(requestTimeout);
  try {
    const response = await fetch(`http://127.0.0.1:${port}/${request.name}`, {
      method: request.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: request.body ?? null,
      signal: AbortSignal.any([signal, timeout]),
    });
    // Another stage has the port now: tokens are unique.
    if (response.status === 401) throw notTheStage(stage);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (signal.aborted || error instanceof StageError) throw error;
    if (!timeout.aborted) throw new StageError(`${unreachable(stage)}: nothing answers on its port`, { cause: error });
    throw new StageError(
      `the stage in ${printable(stage.directory)} does not answer: process ${stage.owner.pid} has been busy or stopped for a minute`,
      { cause: error },
    );
  }
}

function notTheStage(stage: FoundStage, cause?: unknown): StageError {
  return new StageError(`${unreachable(stage)}: something else answers on its port`, { cause });
}

/** The beginning of the error when there is a lock file but no response. */
function unreachable({ directory, owner }: FoundStage): string {
  const file = printable(path.join(directory, lockName));
  if (locationOf(owner) === 'here') {
    return `the stage in ${printable(directory)} is gone or about to end: end process ${owner.pid} if it still runs, or delete ${file}, and start another`;
  }
  const host = printable(owner.machine.host ?? 'another machine');
  return `the stage in ${printable(directory)} runs on ${host}, as process ${owner.pid}, and can be directed only there; if it is gone, delete ${file}`;
}
