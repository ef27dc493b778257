import { StoredZip } from '../../words/stored-zip.js';
import type { Answer, WrittenEvent } from '../service.js';

const arrivals: ReadonlySet<unknown> = new Set(['Location', 'FSDJump', 'CarrierJump']);

/** Systems kept; the oldest are forgotten. */
const mostKept = 100_000;

const headerLength = 48;
const starLength = 16;
const firstDay = Date.UTC(1601, 0, 1);
const day = 86_400_000;

/** The systems that the session has been in, as the game's cache of visited stars. */
export class VisitedStars {
  readonly #addresses = new Set<bigint>();

  wrote({ event, line }: WrittenEvent): void {
    const { event: kind, SystemAddress: address } = event;
    if (!line || !arrivals.has(kind) || !(typeof address === 'bigint' || Number.isSafeInteger(address))) return;
    this.#addresses.add(BigInt(address as number | bigint));
    const [oldest] = this.#addresses;
    if (this.#addresses.size > mostKept && oldest !== undefined) this.#addresses.delete(oldest);
  }

  /** The answer to `/visitedstars`. */
  answer(at: number): Answer {
    const zip = new StoredZip();
    zip.add('readme.txt', [new TextEncoder().encode('The stars that this commander visited.\r\n')]);
    zip.add('ACCOUNT/VisitedStarsCache.dat', [this.#cache(at)]);
    const disposition = 'attachment; filename="VisitedStarsCache.zip"';
    const headers = { 'content-type': 'application/zip', 'content-disposition': disposition };
    return { status: 200, headers, body: Buffer.concat(zip.parts()) };
  }

  /** What else the header holds is not known, and 0 here. */
  #cache(at: number): Buffer<ArrayBuffer> {
    const cache = Buffer.alloc(headerLength + starLength * this.#addresses.size);
    cache.write('VisitedStars');
    cache.writeUInt32LE(this.#addresses.size, 24);
    for (const [index, address] of [...this.#addresses].entries()) {
      const start = headerLength + starLength * index;
      cache.writeBigUInt64LE(BigInt.asUintN(64, address), start);
      cache.writeUInt32LE(1, start + 8);
      cache.writeUInt32LE(Math.floor((at - firstDay) / day), start + 12);
    }
    return cache;
  }
}
