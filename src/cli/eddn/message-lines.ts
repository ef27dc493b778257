import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { reasonOf } from '../../journal/system-error-reason.js';
import { quoted } from '../../words/printable.js';
import { standardInput } from '../check-project/check-inputs.js';
import { type Shell, UsageError } from '../shell.js';

/** A message as it stands in a file. */
export interface MessageText {
  readonly file: string;
  /** The line it begins in, counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** The messages of a file: one in each line; or a single one, if its first line is nothing but a brace. */
export async function* messageLines(file: string, shell: Shell): AsyncGenerator<MessageText> {
  const input = file === standardInput ? Readable.from(shell.input()) : createReadStream(file);
  const document: string[] = [];
  let line = 0;
  try {
    for await (const text of createInterface({ input, crlfDelay: Infinity })) {
      line += 1;
      const isDocument = line === 1 ? text.trim() === '{' : document.length > 0;
      if (isDocument) document.push(text);
      else if (text.trim() !== '') yield { file, line, text };
    }
  } catch (error) {
    throw new UsageError(`cannot read ${quoted(file)}: ${reasonOf(error)}`, { cause: error });
  }
  if (document.length > 0) yield { file, line: 1, text: document.join('\n') };
}
