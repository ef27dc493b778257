/** The last part of a path: of one of this machine, of another, or of a browser. */
export function fileNameOf(path: string): string {
  return path.slice(nameStart(path));
}

/** What stands before it, without the last separator; empty if there is nothing. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, nameStart(path) - 1));
}

/** Where the last part begins. */
export function nameStart(path: string): number {
  return Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1;
}
