/** The last part of a path, with the separators of any platform. */
export function fileNameOf(path: string): string {
  return path.slice(nameStart(path));
}

/** The part before it, without the last separator; may be empty. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, nameStart(path) - 1));
}

/** Index of the last part. */
export function nameStart(path: string): number {
  return Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1;
}
