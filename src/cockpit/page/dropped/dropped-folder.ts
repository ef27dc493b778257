/** A dropped folder, independent of the browser API it came from. */
export interface Folder {
  readonly name: string;
  contents(): AsyncIterable<File | Folder>;
}

/** Entries API, in all browsers. */
export function entryFolder(entry: FileSystemDirectoryEntry): Folder {
  return {
    name: entry.name,
    async *contents() {
      const reader = entry.createReader();
      for (;;) {
        // Returns the entries in batches; an empty batch ends the list.
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

/** File System Access API, in recent browsers. */
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
