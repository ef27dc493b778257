import { carriageReturn, lineFeed, space } from '../journal/ascii.js';
import type { Origin, Part, PartFormat } from './part.js';

/** The lines themselves, byte by byte. */
export const ndjsonFormat: PartFormat = { extension: 'ndjson', createPart: () => new NdjsonPart() };

class NdjsonPart implements Part {
  #lines: Uint8Array[] = [];

  add(_origin: Origin, _event: object, bytes: Uint8Array): void {
    const line = Buffer.allocUnsafe(bytes.length + 1);
    line.set(bytes);
    // A companion may have several lines. Between the members of an object, a line end is just a blank.
    for (let at = line.indexOf(lineFeed); at >= 0 && at < bytes.length; at = line.indexOf(lineFeed, at)) {
      line[at] = space;
      if (line[at - 1] === carriageReturn) line[at - 1] = space;
    }
    line[bytes.length] = lineFeed;
    this.#lines.push(line);
  }

  flush(): Uint8Array {
    const lines = this.#lines;
    this.#lines = [];
    return Buffer.concat(lines);
  }

  end(): Uint8Array {
    return this.flush();
  }
}
