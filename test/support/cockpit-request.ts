import http from 'node:http';
import type { QuestionName, Questions } from '../../src/cockpit/protocol.js';

export interface Response {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly host?: string;
}

/** A request with any headers, even those a browser forbids, and an unnormalised path. */
export function request(port: number, path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', headers = {}, body, host = '127.0.0.1' } = options;
  return new Promise((resolve, reject) => {
    const sent = http.request({ host, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends a question to a cockpit, and expects an answer. */
export async function ask<Name extends QuestionName>(
  port: number,
  name: Name,
  question: Questions[Name]['ask'],
): Promise<Questions[Name]['answer']> {
  const { status, text } = await request(port, `/api/${name}?ask=${encodeURIComponent(JSON.stringify(question))}`);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return JSON.parse(text) as Questions[Name]['answer'];
}
