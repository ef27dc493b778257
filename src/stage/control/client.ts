import { printable } from '../../journal/printable.js';
import { readLock } from '../../journal/write/lock.js';
import { StageError } from '../errors.js';
import { isDirectory } from '../record/place.js';
import type { Address, Answer, Refusal, RequestName, Requests } from './protocol.js';

/** Long enough for the longest way to a situation on a slow machine. */
const patience = 60_000;

/** Asks the stage that runs in a directory to do something. */
export async function askStage<Name extends RequestName>(
  directory: string,
  name: Name,
  request: Requests[Name],
): Promise<Answer> {
  const { port, token } = addressIn(directory);
  const response = await reach(directory, `http://127.0.0.1:${port}/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(patience),
  });
  const answer = (await response.json()) as Answer | Refusal;
  if ('error' in answer) throw new StageError(answer.error);
  return answer;
}

/** Where the stage of a directory answers, or why there is none. */
export function addressIn(directory: string): Address {
  const owner = isDirectory(directory) ? readLock(directory) : undefined;
  if (!owner) {
    throw new StageError(
      `no stage runs in ${printable(directory)}, or not any more: start one with shakedown simulate stay --speed 1 --out ${printable(directory)}`,
    );
  }
  const { port, token } = owner.details;
  if (typeof port !== 'number' || typeof token !== 'string') {
    throw new StageError(`process ${owner.pid} writes into ${printable(directory)}, but it takes no requests`);
  }
  return { port, token };
}

async function reach(directory: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new StageError(`the stage in ${printable(directory)} does not answer`, { cause: error });
  }
}
