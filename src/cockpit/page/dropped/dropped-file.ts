/** A file that was dropped on the page, or chosen. */
export interface DroppedFile {
  /** Path relative to the dropped folder. */
  readonly path: string;
  readonly file: File;
  /** Dropped or chosen by itself, rather than found in a folder. */
  readonly isGiven: boolean;
}

/** The files cannot be used; the message is a sentence for the page. */
export class DropError extends Error {
  override readonly name = 'DropError';
}

/** A file that is not shown, and why. */
export interface LeftOutFile {
  readonly path: string;
  readonly reason: string;
}
