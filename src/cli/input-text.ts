import { untilAborted } from '../journal/read/abortable-wait.js';
import { Interrupted, type Shell } from './shell.js';

/** All of standard input. */
export async function inputText({ input, signal }: Pick<Shell, 'input' | 'signal'>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of untilAborted(input(), signal))
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  if (signal.aborted) throw new Interrupted();
  return text;
}
