import type { EntryBatch } from '../../export/export-entry.js';
import { commanderNamed, listCommanders } from '../../fleet/commander-list.js';
import { fleetFailure } from '../../fleet/connect/failure-sentence.js';
import type { Fleet } from '../../fleet/connect/open-fleet.js';
import { publishedEntries } from '../../fleet/read/published-entries.js';
import { counted, thousands } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import type { FleetVerbOptions } from '../fleet/fleet-options.js';
import { missingText } from '../fleet/missing-text.js';
import { openFleetFor } from '../fleet/open-fleet-for.js';
import { type Shell, UsageError } from '../shell.js';
import { barOf, ProgressBar } from '../terminal/progress-bar.js';
import type { ExportSource } from './file-source.js';

interface FleetSourceOptions extends FleetVerbOptions {
  readonly commander?: string | undefined;
}

/** Messages in the stream at the time of opening. */
export class FleetSource implements ExportSource {
  readonly unreadable = 0;
  readonly size: number;
  readonly #fleet: Fleet;
  readonly #commander: string | undefined;
  readonly #shell: Shell;
  readonly #bar: ProgressBar;
  readonly #replaced = new Set<string>();
  #foreign = 0;

  private constructor(fleet: Fleet, commander: string | undefined, size: number, shell: Shell) {
    this.size = size;
    this.#fleet = fleet;
    this.#commander = commander;
    this.#shell = shell;
    this.#bar = new ProgressBar(shell);
  }

  static async open({ commander, ...options }: FleetSourceOptions, shell: Shell): Promise<FleetSource> {
    const fleet = await openFleetFor(options, {}, shell);
    try {
      const { state } = await fleet.manager.streams.info(fleet.names.stream);
      if (state.messages === 0)
        throw new UsageError(`nothing to export: the stream ${fleet.names.stream} at ${fleet.server} is empty`);
      if (commander !== undefined) commanderNamed(commander, await listCommanders(fleet));
      return new FleetSource(fleet, commander, state.bytes, shell);
    } catch (error) {
      await fleet.close();
      throw error instanceof UsageError ? error : failureOf(error, fleet);
    }
  }

  async *batches(): AsyncGenerator<EntryBatch, void, undefined> {
    const { signal } = this.#shell;
    try {
      yield* publishedEntries(this.#fleet, {
        commander: this.#commander,
        signal,
        progress: (read, all) =>
          this.#bar.show((seconds) => `${barOf(read / all)}  ${thousands(Math.round(read / seconds))} messages/s`),
        missed: (name, missing) => this.#warn(missingText(name, missing)),
        gone: (name, file) => this.#warn(printable(`${file} of ${name} is no longer in the stream`)),
        replaced: (name, file) => this.#replaced.add(`${name} ${file}`),
        unreadable: (count) => {
          this.#foreign += count;
        },
      });
    } catch (error) {
      throw signal.aborted ? error : failureOf(error, this.#fleet);
    }
    this.#reportOddities();
  }

  clear(): void {
    this.#bar.erase();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#fleet.close();
  }

  #reportOddities(): void {
    const { size } = this.#replaced;
    if (size > 0)
      this.#warn(
        `${counted(size, 'journal was', 'journals were')} replaced by another file: the lines of both are exported`,
      );
    if (this.#foreign > 0)
      this.#warn(`left out ${counted(this.#foreign, 'message')} of the stream: not from a journal`);
  }

  #warn(sentence: string): void {
    this.clear();
    this.#shell.warn(`shakedown: ${sentence}`);
  }
}

function failureOf(error: unknown, { names, server }: Fleet): Error {
  return fleetFailure(error, `read the stream ${names.stream}`, server);
}
