/** Turns a drop or a file input into a list of files. */
import { DropError, type DroppedFile } from './dropped-file.js';
import { entryFolder, type Folder, handleFolder } from './dropped-folder.js';

/** A folder with more files than this is no journal directory. */
const mostFiles = 20_000;

/**
 * All files of a drop, recursively. Call it synchronously in the event handler: the transfer is emptied
 * afterwards.
 */
export function filesOfDrop(transfer: DataTransfer): Promise<DroppedFile[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  return gather(items.map(rootOf));
}

/** The files of an `<input type="file">`, which may choose a folder. */
export function filesOfInput(files: FileList): DroppedFile[] {
  return Array.from(files, (file) => ({
    path: file.webkitRelativePath || file.name,
    file,
    isGiven: file.webkitRelativePath === '',
  }));
}

type Root = File | Promise<Folder> | undefined;

/** Recent browsers have it in secure contexts. */
interface HandleGiver {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

/**
 * Prefers handles: Chromium cannot read entries on a page opened from disk. Both must be requested
 * synchronously.
 */
function rootOf(item: DataTransferItem): Root {
  const entry = item.webkitGetAsEntry();
  if (!entry?.isDirectory) return item.getAsFile() ?? undefined;
  const byEntry = entryFolder(entry as FileSystemDirectoryEntry);
  const handle = (item as HandleGiver).getAsFileSystemHandle?.();
  if (!handle) return Promise.resolve(byEntry);
  return handle.then(
    (found) => (found?.kind === 'directory' ? handleFolder(found as FileSystemDirectoryHandle) : byEntry),
    () => byEntry,
  );
}

async function gather(roots: readonly Root[]): Promise<DroppedFile[]> {
  const found: DroppedFile[] = [];
  for (const root of roots) {
    if (root instanceof File) found.push({ path: root.name, file: root, isGiven: true });
    else if (root) for await (const each of filesIn(await root, '')) add(each);
  }
  return found;

  function add(each: DroppedFile): void {
    if (found.length === mostFiles) {
      throw new DropError(`There are more than ${mostFiles} files in there. Drop the folder of the journals alone.`);
    }
    found.push(each);
  }
}

async function* filesIn(folder: Folder, above: string): AsyncGenerator<DroppedFile> {
  const path = `${above}${folder.name}`;
  try {
    for await (const each of folder.contents()) {
      if (each instanceof File) yield { path: `${path}/${each.name}`, file: each, isGiven: false };
      else if (isSearched(each.name)) yield* filesIn(each, `${path}/`);
    }
  } catch (error) {
    if (error instanceof DropError) throw error;
    throw new DropError(`The browser cannot read ${path}: ${(error as Error).message}`, { cause: error });
  }
}

/** Hidden folders and those of other programs contain no journals. */
function isSearched(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules';
}
