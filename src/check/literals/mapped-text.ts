/** A text that is put together from parts of a source, and knows where each of its characters is written. */
export class MappedText {
  text = '';
  /** Of each character: where in the source it begins and ends. */
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  /** Appends a part of the source as it is. */
  copy(source: string, start: number, end: number): void {
    this.text += source.slice(start, end);
    for (let at = start; at < end; at++) this.#place(at, at + 1);
  }

  /** Appends a text for which something else is written in the source. */
  add(text: string, start: number, end: number): void {
    this.text += text;
    for (let count = text.length; count > 0; count--) this.#place(start, end);
  }

  slice(start: number, end: number): MappedText {
    const part = new MappedText();
    part.#append(this, start, end);
    return part;
  }

  /** The same text with something else for each match. */
  replaced(pattern: RegExp, by: (match: string, at: number, copyAt: number) => string): MappedText {
    if (this.text.search(pattern) < 0) return this;
    const copy = new MappedText();
    let done = 0;
    for (const { 0: match, index } of this.text.matchAll(pattern)) {
      copy.#append(this, done, index);
      done = index + match.length;
      copy.add(by(match, index, copy.text.length), this.starts[index] as number, this.ends[done - 1] as number);
    }
    copy.#append(this, done, this.text.length);
    return copy;
  }

  #append({ text, starts, ends }: MappedText, from: number, to: number): void {
    this.text += text.slice(from, to);
    for (let at = from; at < to; at++) this.#place(starts[at] as number, ends[at] as number);
  }

  #place(start: number, end: number): void {
    this.starts.push(start);
    this.ends.push(end);
  }
}
