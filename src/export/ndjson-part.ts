import type { Origin, Part, PartFormat } from './part.js';

/** The lines themselves, byte by byte. */
export const ndjsonFormat: PartFormat = { extension: 'ndjson', createPart: () => new NdjsonPart() };

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;

class NdjsonPart implements Part {
  #pieces: Uint8Array[] = [];

  add(_origin: Origin, _event: object, bytes: Uint8Array): void {
    const line = Buffer.allocUnsafe(bytes.length + 1);
    line.set(bytes);
    // A companion may have several lines. Between the members of an object, a line end is no more than a blank.
    for (let at = line.indexOf(lineFeed); at >= 0 && at < bytes.length; at = line.indexOf(lineFeed, at)) {
      line[at] = space;
      if (line[at - 1] === carriageReturn) line[at - 1] = space;
    }
    line[bytes.length] = lineFeed;
    this.#pieces.push(line);
  }

  flush(): readonly Uint8Array[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return [Buffer.concat(pieces)];
  }

  end(): readonly Uint8Array[] {
    return [];
  }
}
