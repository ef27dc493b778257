/** A download must have begun before its address is given up; nobody says when it has. */
const keptFor = 60_000;

/** Lets the browser save a file, as a download. */
export function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
