/** Reads from the files of a recording, which are numbered in the order in which they were begun. */
export interface ByteReader {
  /** So many bytes between two lines are rather read too than left out by another read; 64 kB if left out. */
  readonly worthReading?: number;
  /** Fewer bytes than asked for if the file ends before. */
  read(file: number, offset: number, length: number): Promise<Uint8Array>;
}
