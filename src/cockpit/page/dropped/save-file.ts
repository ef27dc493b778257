/** The object URL must live until the download has started, and there is no event for that. */
const keptFor = 60_000;

/** Saves a file as a download. */
export function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
