import { request } from 'node:http';
import type { ToolAnswer } from '../../direct/tool/question.js';
import { isLoopback } from '../../direct/tool/tool-address.js';
import { isError } from '../../journal/system-error-reason.js';
import { quoted } from '../../words/printable.js';
import { readAnswer } from './tool-answer.js';
import { ToolError } from './tool-error.js';
import type { ToolProcess } from './tool-process.js';

/** The longest answer to a POST, in bytes. */
const maxBody = 2 ** 20;

/** Writes a question to the standard input of a tool, and waits for a line of output that is an answer. */
export async function askByLine(tool: ToolProcess, question: string, signal: AbortSignal): Promise<ToolAnswer> {
  let problem = '';
  let stop = () => {};
  try {
    return await new Promise<ToolAnswer>((resolve, reject) => {
      const giveUp = () => reject(tool.problem(`the tool does not answer${problem}`));
      stop = tool.onLine((line, isCut, stream) => {
        const read = stream === 'out' ? readAnswer(line, isCut) : undefined;
        if (read && 'answer' in read) resolve(read.answer);
        else if (read) problem = `: ${read.problem}`;
      });
      signal.addEventListener('abort', giveUp, { once: true });
      void tool.closed.then(giveUp);
      if (signal.aborted) giveUp();
      else tool.write(question);
    });
  } finally {
    stop();
  }
}

/** Posts a question to an address of a tool. */
export async function askByPost(address: string, question: string, signal: AbortSignal): Promise<ToolAnswer> {
  const { status, body } = await post(address, question, signal);
  if (status !== 200) throw new ToolError(`the tool answers with status ${status} at ${address}`);
  const read = readAnswer(body, body.length > maxBody) ?? { problem: `this is not JSON: ${quoted(body.slice(0, 80))}` };
  if ('answer' in read) return read.answer;
  throw new ToolError(`the tool does not answer: ${read.problem}`);
}

/** Posts to an address on this machine. Of the answer, only the beginning is read. */
export async function post(address: string, body: string, signal: AbortSignal) {
  if (!isLoopback(address)) throw new ToolError(`${quoted(address)} is not an address on this machine`);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const failed = (cause: unknown) => {
      const reason = signal.aborted ? 'in its time' : `: ${isError(cause) ? cause.message : String(cause)}`;
      reject(new ToolError(`the tool does not answer at ${address} ${reason}`.replace(' :', ':'), { cause }));
    };
    request(address, { method: 'POST', headers, signal, agent: false }, (response) => {
      let text = '';
      const done = () => resolve({ status: response.statusCode ?? 0, body: text });
      response.setEncoding('utf8').on('error', failed).on('end', done);
      response.on('data', (chunk: string) => {
        text += chunk;
        if (text.length <= maxBody) return;
        done();
        response.destroy();
      });
    })
      .on('error', failed)
      .end(body);
  });
}
