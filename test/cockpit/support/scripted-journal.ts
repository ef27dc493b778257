import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An event without its time, or with one. */
export type ScriptedEvent = Readonly<Record<string, unknown>> & { readonly event: string };

/** Writes a journal line by line as a test needs it: valid and broken lines, and companions. */
export class ScriptedJournal {
  readonly directory: string;
  readonly file: string;
  #now: number;

  constructor(directory: string, start = '2026-11-14T20:00:00Z') {
    this.directory = directory;
    this.#now = Date.parse(start);
    this.file = path.join(directory, `Journal.${start.replaceAll(/[:Z]/g, '')}.01.log`);
    this.write(
      {
        event: 'Fileheader',
        part: 1,
        language: 'English/UK',
        Odyssey: true,
        gameversion: '4.0.0.1904',
        build: 'r0/r0 ',
      },
      { event: 'Commander', FID: 'F1234567', Name: 'Ada' },
    );
  }

  /** The time of the next event. */
  get now(): number {
    return this.#now;
  }

  /** Lets time pass in the journal. */
  wait(seconds: number): void {
    this.#now += seconds * 1000;
  }

  /** Writes events all at once, each a second after the one before. */
  write(...events: readonly ScriptedEvent[]): void {
    this.writeText(events.map((event) => `${JSON.stringify(this.#dated(event))}\r\n`).join(''));
  }

  /** Writes arbitrary text. */
  writeText(text: string): void {
    appendFileSync(this.file, text);
  }

  /** Replaces the content of a companion, such as Status. */
  companion(kind: string, fields: Readonly<Record<string, unknown>>): void {
    const event = { timestamp: this.#stamp(), event: kind, ...fields };
    writeFileSync(path.join(this.directory, `${kind}.json`), `${JSON.stringify(event)}\r\n`);
  }

  #dated({ event, ...fields }: ScriptedEvent): object {
    const dated = { timestamp: this.#stamp(), event, ...fields };
    this.#now += 1000;
    return dated;
  }

  #stamp(): string {
    return new Date(this.#now).toISOString().replace('.000', '');
  }
}
