import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { ToolAnswer } from '../../direct/tool/question.js';
import { isLoopback } from '../../direct/tool/tool-address.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { quoted } from '../../words/printable.js';
import { readAnswer } from './tool-answer.js';
import { ToolError } from './tool-error.js';
import type { LineReader, ToolProcess } from './tool-process.js';

/** The longest answer to a POST, in bytes. */
const maxBody = 2 ** 20;

/** Writes a question to the standard input of a tool, and waits for a line of output that is an answer. */
export async function askByLine(tool: ToolProcess, question: string, signal: AbortSignal): Promise<ToolAnswer> {
  let problem = '';
  const look: LineReader<ToolAnswer> = (line, isCut, stream) => {
    const read = stream === 'out' ? readAnswer(line, isCut) : undefined;
    if (read && 'answer' in read) return read.answer;
    if (read) problem = `: ${read.problem}`;
    return undefined;
  };
  const answered = tool.find(look, signal, () => `the tool does not answer${problem}`);
  tool.write(question);
  return answered;
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
  try {
    const sent = request(address, { method: 'POST', headers, signal, agent: false }).end(body);
    // An abort in the middle of the answer is an error of both.
    sent.on('error', () => {});
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) {
      text += String(chunk);
      if (text.length > maxBody) break;
    }
    return { status: response.statusCode ?? 0, body: text };
  } catch (cause) {
    const reason = signal.aborted ? ' in its time' : `: ${reasonOf(cause)}`;
    throw new ToolError(`the tool does not answer at ${address}${reason}`, { cause });
  }
}
