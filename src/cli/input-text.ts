import { untilAborted } from '../journal/read/abortable-wait.js';
import { readRegularFile } from '../journal/read/regular-file.js';
import { isSystemError, reasonOf } from '../journal/system-error-reason.js';
import { quoted } from '../words/printable.js';
import { Interrupted, type Shell, UsageError } from './shell.js';

/** All of standard input. */
export async function inputText({ input, signal }: Pick<Shell, 'input' | 'signal'>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of untilAborted(input(), signal))
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  if (signal.aborted) throw new Interrupted();
  return text;
}

/** What a reader makes of a file; its own errors say what is wrong with the text. */
export function readFrom<Read>(
  file: string,
  read: (text: string) => Read,
  Unfit: new (message: string) => Error,
  most = Infinity,
): Read {
  try {
    const bytes = readRegularFile(file, most);
    if (bytes === 'too large') throw new Unfit(`it has more than ${most} bytes`);
    return read(bytes.toString());
  } catch (error) {
    if (error instanceof Unfit) throw new UsageError(`cannot use ${quoted(file)}: ${error.message}`);
    if (isSystemError(error)) throw new UsageError(`cannot read ${quoted(file)}: ${reasonOf(error)}`);
    throw error;
  }
}
