/** Reads from the files of a recording, which are numbered in the order in which they were begun. */
export interface ByteReader {
  /** Fewer bytes than asked for if the file ends before. */
  read(file: number, offset: number, length: number): Promise<Uint8Array>;
}
