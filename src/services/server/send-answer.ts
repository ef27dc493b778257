import type { ServerResponse } from 'node:http';
import type { FaultyExchange } from '../../direct/faults/fault.js';
import { jsonText } from '../../words/bigint-json.js';
import type { Answer } from '../service.js';

/** A service's own answer with what a demand or a fault replaces. */
export function changedBy({ body, headers, edit }: FaultyExchange, own: Answer): Answer {
  if (edit && own.status === 200 && typeof own.body === 'string')
    return { ...own, body: jsonText(edit(JSON.parse(own.body))) };
  if (body === undefined || typeof body === 'string')
    return { ...own, headers: { ...own.headers, ...headers }, ...(body !== undefined && { body }) };
  return changedBy({ body: jsonText(body), headers: { 'content-type': 'application/json', ...headers } }, own);
}

export function sendAnswer(outgoing: ServerResponse, { status, headers, body = '' }: Answer): void {
  const hasBody = status !== 204 && status !== 304;
  outgoing.statusCode = status;
  for (const name in headers) outgoing.setHeader(name, headers[name] as string);
  if (hasBody) outgoing.setHeader('content-length', Buffer.byteLength(body));
  outgoing.end(hasBody ? body : undefined);
}
