import { type LeftOutReason, leftOutReasons, whyLeftOut } from '../../../check/files/left-out.js';
import { lineFeed } from '../../../journal/ascii.js';
import { fileNameOf } from '../../../journal/file-name.js';
import { companionKindNames, isCompanionName } from '../../../journal/game-files.js';
import { markerName } from '../../../journal/journal-marker.js';
import { compareJournalNames, type JournalName, parseJournalName } from '../../../journal/journal-names.js';
import { parseLine } from '../../../journal/parse/parse-line.js';
import { DropError, type DroppedFile, type LeftOutFile } from './dropped-file.js';

/** The dropped files, sorted by use. */
export interface ChosenFiles {
  /** In the order of play. */
  readonly journals: readonly DroppedFile[];
  readonly companions: readonly DroppedFile[];
  readonly leftOut: readonly LeftOutFile[];
  /** Whether Shakedown's marker is among the files. */
  readonly isSimulated: boolean;
}

const example = 'Journal.2026-11-14T204100.01.log';

/**
 * Picks journals and companions by name. A file dropped by itself may have any name if it starts with an
 * event.
 */
export async function chooseFiles(files: readonly DroppedFile[]): Promise<ChosenFiles> {
  const journals: { readonly each: DroppedFile; readonly name: JournalName }[] = [];
  const others: DroppedFile[] = [];
  const companions: DroppedFile[] = [];
  const leftOut: LeftOutFile[] = [];
  let copies = 0;
  let isSimulated = false;
  // Browsers give the files of a folder in any order.
  for (const each of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const fileName = fileNameOf(each.path);
    const name = parseJournalName(fileName);
    if (name) journals.push({ each, name });
    else if (isCompanionName(fileName)) companions.push(each);
    else if (fileName === markerName) isSimulated = true;
    else {
      const reason = await whyNoJournal(each);
      if (reason) leftOut.push({ path: each.path, reason: leftOutReasons[reason].one });
      else others.push(each);
      if (reason === 'copy') copies++;
    }
  }
  journals.sort((a, b) => compareJournalNames(a.name, b.name));
  const chosen = [...journals.map(({ each }) => each), ...others];
  if (chosen.length === 0) throw new DropError(whyNothing(files, companions.length + copies));
  if (chosen.every(({ file }) => file.size === 0)) throw new DropError(whyEmpty(chosen));
  return { journals: chosen, companions, leftOut, isSimulated };
}

/** Why a file without a journal's name is no journal; undefined if it may be one. */
async function whyNoJournal({ path, file, isGiven }: DroppedFile): Promise<LeftOutReason | undefined> {
  const byName = whyLeftOut(fileNameOf(path)) ?? 'foreign';
  if (!isGiven) return byName;
  const kind = await firstKind(file);
  if (kind === undefined) return byName;
  // A companion saved under another name, such as StatusCombat.json.
  return path.endsWith('.json') && companionKindNames.some((name) => name === kind) ? 'copy' : undefined;
}

/** The first line of a journal has a few hundred bytes; this is ample. */
const mostOfFirstLine = 64 * 1024;

/** The kind of the event a file starts with, known or not; undefined if it starts with something else. */
async function firstKind(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, mostOfFirstLine).arrayBuffer());
  const end = bytes.indexOf(lineFeed);
  const { event } = parseLine(end < 0 ? bytes : bytes.subarray(0, end));
  return typeof event?.event === 'string' ? event.event : undefined;
}

/** `known`: number of companions and backups of game files. */
function whyNothing(files: readonly DroppedFile[], known: number): string {
  if (files.length === 0) return 'No files were dropped.';
  const [only] = files;
  const named = `The game names journals like ${example}`;
  if (known === files.length) return `There is no journal beside ${listed(files)}. ${named}.`;
  if (files.length === 1 && only?.isGiven) return `${only.path} is not a journal: it does not begin with an event.`;
  return `None of the ${files.length} files is a journal. ${named}.`;
}

function whyEmpty(journals: readonly DroppedFile[]): string {
  return journals.length === 1 ? `${listed(journals)} is empty.` : `All ${journals.length} journals are empty.`;
}

function listed(files: readonly DroppedFile[]): string {
  const [first] = files;
  return files.length === 1 && first ? first.path : `these ${files.length} files`;
}
