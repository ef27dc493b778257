/** A file that was dropped on the page, or chosen. */
export interface DroppedFile {
  /** Its name, behind those of the folders it was found in. */
  readonly path: string;
  readonly file: File;
  /** Whether it was meant by itself, and not found in a folder. */
  readonly isGiven: boolean;
}

/** Something that cannot be done with the files; the message is a sentence for the page. */
export class DropError extends Error {
  override readonly name = 'DropError';
}

/** A file that is not shown, and why. */
export interface LeftOutFile {
  readonly path: string;
  readonly reason: string;
}
