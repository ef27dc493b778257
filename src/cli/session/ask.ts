import { askStage } from '../../stage/control/control-client.js';
import type { Answer, RequestName, Requests } from '../../stage/control/control-protocol.js';
import { Interrupted, type Shell } from '../shell.js';

/** Asks a running stage; a user who has had enough waits for no answer. */
export async function ask<Name extends RequestName>(
  { signal }: Shell,
  directory: string,
  name: Name,
  request: Requests[Name],
): Promise<Answer> {
  try {
    return await askStage(directory, name, request, signal);
  } catch (error) {
    throw signal.aborted ? new Interrupted() : error;
  }
}
