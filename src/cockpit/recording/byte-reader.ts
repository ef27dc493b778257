/** Reads from the files of a recording, numbered in the order of `beginFile`. */
export interface ByteReader {
  /** Gap in bytes up to which two reads are merged; 64 kB if left out. */
  readonly worthReading?: number;
  /** Returns fewer bytes at the end of the file. */
  read(file: number, offset: number, length: number): Promise<Uint8Array>;
}
