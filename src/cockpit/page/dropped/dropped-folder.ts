/** A folder that was dropped, whichever way the browser gives it. */
export interface Folder {
  readonly name: string;
  contents(): AsyncIterable<File | Folder>;
}

/** The way that all browsers have. */
export function entryFolder(entry: FileSystemDirectoryEntry): Folder {
  return {
    name: entry.name,
    async *contents() {
      const reader = entry.createReader();
      for (;;) {
        // Some of the entries come at a time, and none at the end.
        const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
        if (some.length === 0) return;
        for (const each of some) {
          if (each.isDirectory) yield entryFolder(each as FileSystemDirectoryEntry);
          else yield await fileOf(each as FileSystemFileEntry);
        }
      }
    },
  };
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** The newer way. */
export function handleFolder(handle: FileSystemDirectoryHandle): Folder {
  return {
    name: handle.name,
    async *contents() {
      for await (const each of handle.values()) {
        if (each.kind === 'directory') yield handleFolder(each);
        else yield await each.getFile();
      }
    },
  };
}
