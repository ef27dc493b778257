import { STATUS_CODES } from 'node:http';
import { serviceFaultTable } from '../../direct/faults/service-fault-table.js';
import { jsonAnswer } from '../json-answer.js';
import type { Answer } from '../service.js';

/** The answer to a token that is unknown, expired or revoked. */
export const unauthorised: Answer = serviceFaultTable['capi-revoked'].answer;

/** What the service says with a status on demand. */
export function answerWith(status: number): Answer {
  if (status === 204 || status === 304) return { status };
  if (status === 200) return { status, headers: { 'content-type': 'application/json' }, body: '' };
  return status === 401
    ? unauthorised
    : jsonAnswer(status, { status, message: STATUS_CODES[status] ?? 'An error occured.' });
}
