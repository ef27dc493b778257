import { writeAny } from '../../journal/format/write-event.js';
import { createSink } from '../../journal/format/write-values.js';
import type { BuiltMessage } from '../../services/eddn/build/eddn-message.js';
import { EddnUploader } from '../../services/eddn/build/eddn-uploader.js';
import { quoted } from '../../words/printable.js';
import { gameDirectory } from '../game-directory.js';
import { OutputFile } from '../output/output-file.js';
import { refuseOverwritingJournal } from '../output/overwrite-guard.js';
import { StdoutWriter } from '../output/report-outputs.js';
import { Interrupted, UsageError } from '../shell.js';
import { argument, choice, option, verb } from '../verb.js';
import { recordedWrites } from './recorded-writes.js';

const help = `
Prints what a careful uploader sends to EDDN for a journal: one message per
line, as JSON, in the order of the journal. All of them are valid by the schemas
of EDDN. Nothing is sent.

Markets, outfitting, shipyards, routes and bartenders are in files beside the
journal, which the game overwrites: only the last of each is known, and used if
its timestamp is that of a line. Without a path, the game's own directory is
read.

Exit codes: 0 written; 2 wrong usage, or a file that cannot be read or written
or has no event; 130 interrupted.

Examples:
  shakedown eddn build journals
  shakedown eddn build journals --refs always -o messages.ndjson
  shakedown eddn build Journal.2026-11-14T204100.01.log | jq .message.event`;

export const createVerb = verb({
  about: 'print the messages that a careful uploader sends for a journal',
  takes: [argument('[path]', 'a journal directory, or one journal')],
  options: {
    refs: choice('when to use references that end in /test', ['beta', 'always', 'never']),
    output: option('<file>', 'write the messages to this file', { short: 'o' }),
  },
  help,
  async run([source], { refs, output }, shell) {
    const uploader = new EddnUploader({ version: shell.version, test: refs });
    const journal = source ?? (await gameDirectory(shell));
    if (output === '') throw new UsageError('-o needs a file name');
    if (output !== undefined) refuseOverwritingJournal(output);
    const target = output === undefined ? new StdoutWriter(shell.print, false) : await OutputFile.open(output);
    let hasLine = false;
    try {
      for await (const written of recordedWrites(journal, shell.signal)) {
        hasLine ||= written.line !== undefined;
        await put(uploader.wrote(written), target);
      }
      if (shell.signal.aborted) throw new Interrupted();
      if (!hasLine) throw new UsageError(`no event was found in ${quoted(journal)}`);
      await put(uploader.end(), target);
      await target.finish();
    } finally {
      if (target instanceof OutputFile) await target.discard();
    }
  },
});

async function put(messages: readonly BuiltMessage[], target: StdoutWriter | OutputFile): Promise<void> {
  for (const { content } of messages) await target.write(`${jsonOf(content)}\n`);
}

/** `JSON.stringify` knows no integers of 64 bits. */
function jsonOf(value: unknown): string {
  const sink = createSink(1024);
  const end = writeAny(sink, 0, value);
  return new TextDecoder().decode(sink.bytes.subarray(0, end));
}
