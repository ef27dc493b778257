import type { QuietLines } from './scanner.js';
import * as layout from './scanner-memory.js';

/** Which lines are quiet, as the module reads it in its memory. */
export class QuietMemory implements QuietLines {
  #words: Int32Array;
  #bytes: Uint8Array;
  remarksOf: object | undefined;

  constructor(words: Int32Array, bytes: Uint8Array) {
    this.#words = words;
    this.#bytes = bytes;
    this.longestLine = 2 ** 30;
  }

  /** The memory has grown, and stands elsewhere. */
  move(words: Int32Array, bytes: Uint8Array): void {
    this.#words = words;
    this.#bytes = bytes;
  }

  setKind(kind: number, isQuiet: boolean): void {
    if (kind < layout.quietKindsEnd - layout.quietKinds) this.#bytes[layout.quietKinds + kind] = Number(isQuiet);
  }

  setRowKind(kind: number): void {
    if (kind < layout.quietKindsEnd - layout.quietKinds) this.#bytes[layout.quietKinds + kind] = layout.isRowKind;
  }

  setName(nameNumber: number, isQuiet: boolean): void {
    if (nameNumber >= 0) this.#bytes[layout.quietNames + nameNumber] = Number(isQuiet);
  }

  takeNameCount(nameNumber: number): number {
    return nameNumber < 0 ? 0 : this.#takeCount((layout.nameCounts >> 2) + nameNumber);
  }

  #takeCount(at: number): number {
    const count = this.#words[at] as number;
    this.#words[at] = 0;
    return count;
  }

  setRemark(remarkNumber: number): void {
    this.#bytes[layout.quietRemarks + remarkNumber] = 1;
  }

  forgetRemarks(): void {
    this.#bytes.fill(0, layout.quietRemarks, layout.quietRemarks + layout.mostLearned);
  }

  takeRemarkCounts(each: (remarkNumber: number, count: number) => void): void {
    const counted = this.#word(layout.countedRemarks);
    for (let index = 0; index < counted; index++) {
      const number = this.#word(layout.countedNumbers + 4 * index);
      each(number, this.#takeCount((layout.remarkCounts >> 2) + number));
    }
    this.#words[layout.countedRemarks >> 2] = 0;
  }

  get longestLine(): number {
    return this.#word(layout.longestLine);
  }

  set longestLine(bytes: number) {
    this.#words[layout.longestLine >> 2] = Math.min(bytes, 2 ** 30);
  }

  get lastMoment(): number | undefined {
    if (this.#word(layout.comparesTimes) === 0) return undefined;
    const day = this.#word(layout.lastDay);
    return day < 0 ? -1 : day * 1_000_000 + this.#word(layout.lastTime);
  }

  set lastMoment(moment: number | undefined) {
    this.#words[layout.comparesTimes >> 2] = Number(moment !== undefined);
    if (moment === undefined) return;
    this.#words[layout.lastDay >> 2] = Math.floor(moment / 1_000_000);
    this.#words[layout.lastTime >> 2] = moment % 1_000_000;
  }

  get lastDay(): number {
    return this.#word(layout.lastDay);
  }

  get lastTime(): number {
    return this.#word(layout.lastTime);
  }

  setLast(day: number, time: number): void {
    this.#words[layout.comparesTimes >> 2] = 1;
    this.#words[layout.lastDay >> 2] = day;
    this.#words[layout.lastTime >> 2] = time;
  }

  #word(place: number): number {
    return this.#words[place >> 2] as number;
  }
}
