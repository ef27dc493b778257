import { packagedFiles } from '../packaged/packaged-files.js';

/** The part of a binding that is always the same: it reads and writes the types, so that nothing is lost. */
export function readerText(file: 'reader.cs' | 'reader.go' | 'reader.java' | 'reader.rs'): string {
  return packagedFiles().text(`clients/types/${file}`);
}
