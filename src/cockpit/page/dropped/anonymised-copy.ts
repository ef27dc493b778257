import type { PersonalContent } from '../../../interface/personal-fields.js';
import { fileNameOf } from '../../../journal/file-name.js';
import { parseLine } from '../../../journal/parse/parse-line.js';
import { Anonymiser } from '../../../stage/replay/anonymise/anonymiser.js';
import { linesIn, type RawLine } from '../../../stage/replay/raw-line.js';
import { counted } from '../../../words/counted.js';
import { StoredZip } from '../../../words/stored-zip.js';
import { archivedPaths } from './archived-paths.js';
import { ByteChunks } from './byte-chunks.js';
import type { ChosenFiles } from './choose-files.js';
import { DropError, type DroppedFile } from './dropped-file.js';
import { whyUnreadable } from './file-pieces.js';
import { replacedWords } from './replaced-word-table.js';
import type { SavedCopy } from './worker-protocol.js';

const mostBytes = 2 ** 32 - 1;

/**
 * Copies of the files with the names of people and their property replaced; times and all other bytes stay.
 * Reads everything twice: a name may occur in a text before the line that says whose it is.
 */
export async function anonymisedCopy({ journals, companions }: ChosenFiles, seed: number): Promise<SavedCopy> {
  const anonymiser = new Anonymiser(seed);
  const files = [...journals, ...companions];
  for (const file of files) for await (const line of linesOf(file)) anonymiser.learn(line);
  const zip = new StoredZip();
  const paths = archivedPaths(files.map(({ path }) => path));
  let only: Blob | undefined;
  for (const [index, file] of files.entries()) {
    const chunks = new ByteChunks();
    for await (const line of linesOf(file)) chunks.add(anonymiser.rewrite(line));
    only = new Blob(chunks.all());
    zip.add(paths[index] ?? file.path, chunks.all());
    if (zip.size > mostBytes)
      throw new DropError('The journals have more than 4 GB, which is too much for one archive.');
  }
  const name = files.length === 1 ? fileNameOf(files[0]?.path ?? '') : 'anonymised-journals.zip';
  const blob = files.length === 1 && only ? only : new Blob(zip.parts(), { type: 'application/zip' });
  const unknown = redactedText([...anonymiser.unknown.keys()]);
  return {
    name,
    blob,
    message: `${replacedText(anonymiser.replaced)}${unknown} Saved as ${name}; nothing left this browser.`,
  };
}

/** A companion is one event, whatever its number of lines. */
async function* linesOf({ path, file }: DroppedFile): AsyncGenerator<RawLine, void, undefined> {
  if (path.endsWith('.json')) {
    const bytes = await readAt(path, file, 0, file.size);
    return yield { bytes, event: parseLine(bytes).event };
  }
  let at = 0;
  const read = async (into: Uint8Array) => {
    const bytes = await readAt(path, file, at, at + into.length);
    into.set(bytes);
    at += bytes.length;
    return bytes.length;
  };
  yield* linesIn(read, (number, { longest }) => {
    return new DropError(`Line ${number} of ${path} has more than ${longest} bytes, so it cannot be copied.`);
  });
}

async function readAt(path: string, file: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer());
  } catch (error) {
    throw new DropError(`${path} cannot be read: ${whyUnreadable(error)}.`, { cause: error });
  }
}

function replacedText(replaced: ReadonlyMap<PersonalContent, number>): string {
  const counts = Object.entries(replacedWords).flatMap(([content, [one, many]]) => {
    const count = replaced.get(content as PersonalContent) ?? 0;
    return count === 0 ? [] : [counted(count, one, many)];
  });
  if (counts.length === 0) return 'There was no name to replace.';
  const last = counts.pop() ?? '';
  return `Replaced ${counts.length === 0 ? last : `${counts.join(', ')} and ${last}`}.`;
}

/** The fields whose texts were redacted because no table describes them. */
function redactedText(fields: readonly string[]): string {
  if (fields.length === 0) return '';
  const [shown, more] = [fields.slice(0, 5).join(', '), fields.length > 5 ? ', …' : ''];
  return ` Redacted ${counted(fields.length, 'unknown field')}: ${shown}${more}.`;
}
