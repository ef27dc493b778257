import type { Answer, ReceivedMessage } from './service.js';

/** An answer with a JSON body. */
export function jsonAnswer(status: number, content: object, received: readonly ReceivedMessage[] = []): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(content), received };
}
