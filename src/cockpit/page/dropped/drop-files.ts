/** From what was dropped on the page, or chosen, to files. */
import { DropError, type DroppedFile } from './dropped-file.js';

/** More is not a folder of journals, but of much else. */
const mostFiles = 20_000;

/** All files of a drop, those in folders included. To be called while the event is handled: later there is nothing in it. */
export function filesOfDrop(transfer: DataTransfer): Promise<DroppedFile[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  // What has no entry is a file from somewhere else than a disk.
  const roots = items.map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  return gather(roots.filter((root) => root !== null));
}

/** The files of an `<input type="file">`, which may choose a folder. */
export function filesOfInput(files: FileList): DroppedFile[] {
  return Array.from(files, (file) => ({
    path: file.webkitRelativePath || file.name,
    file,
    isGiven: file.webkitRelativePath === '',
  }));
}

async function gather(roots: readonly (FileSystemEntry | File)[]): Promise<DroppedFile[]> {
  const found: DroppedFile[] = [];
  for (const root of roots) {
    if (root instanceof File) found.push({ path: root.name, file: root, isGiven: true });
    else for await (const each of below(root, '')) add(each);
  }
  return found;

  function add(each: DroppedFile): void {
    if (found.length === mostFiles) {
      throw new DropError(`There are more than ${mostFiles} files in there. Drop the folder of the journals alone.`);
    }
    found.push(each);
  }
}

async function* below(entry: FileSystemEntry, folder: string): AsyncGenerator<DroppedFile> {
  const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
  if (isFile(entry)) {
    yield { path, file: await fileOf(entry, path), isGiven: folder === '' };
  } else if (isFolder(entry) && (folder === '' || isSearched(entry.name))) {
    for await (const inner of entriesIn(entry, path)) yield* below(inner, path);
  }
}

/** Hidden folders, and those of other programs, hold no journals. */
function isSearched(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules';
}

/** A browser gives some of the entries at a time, and none at the end. */
async function* entriesIn(folder: FileSystemDirectoryEntry, path: string): AsyncGenerator<FileSystemEntry> {
  const reader = folder.createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, (error) => reject(cannotRead(path, error)));
    });
    if (some.length === 0) return;
    yield* some;
  }
}

function fileOf(entry: FileSystemFileEntry, path: string): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, (error) => reject(cannotRead(path, error)));
  });
}

function cannotRead(path: string, cause: DOMException): DropError {
  return new DropError(`The browser cannot read ${path}: ${cause.message}`, { cause });
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
