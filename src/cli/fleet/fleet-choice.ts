/** Commanders of a stream, for a cockpit that shows one at a time. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChosenCommander, CommanderChoice } from '../../cockpit/server/commander-choice.js';
import { commanderNamed, type KnownCommander, listCommanders, watchCommanders } from '../../fleet/commander-list.js';
import { fleetFailure } from '../../fleet/connect/failure-sentence.js';
import type { Fleet } from '../../fleet/connect/open-fleet.js';
import { FleetError } from '../../fleet/fleet-error.js';
import { directoryName, mirrorFleet } from '../../fleet/mirror/mirror-fleet.js';
import { JournalError } from '../../journal/journal-error.js';
import { ArgumentError } from '../../words/argument-error.js';
import { passingDirectory } from '../output/output-directory.js';

/** Milliseconds after which a commander is shown although not everything has arrived yet. */
const catchUpTimeout = 2000;

/** Follows one commander of a stream in a temporary directory; those shown before are kept as they were. */
export class FleetChoice implements CommanderChoice, AsyncDisposable {
  readonly title: string;
  readonly #fleet: Fleet;
  readonly #known: Map<string, KnownCommander>;
  readonly #home = passingDirectory('fleet');
  readonly #closing = new AbortController();
  #chosen: ChosenCommander;
  /** Problem while no server can be reached. */
  #away: string | undefined;
  #listener: () => void = () => {};
  #mirror: { readonly stop: AbortController; readonly ended: Promise<void> } | undefined;
  /** Serialises choices. */
  #turn: Promise<void> = Promise.resolve();
  readonly #watching: Promise<void>;

  private constructor(fleet: Fleet, known: readonly KnownCommander[]) {
    this.#fleet = fleet;
    this.title = `${fleet.names.stream} at ${fleet.server}`;
    this.#known = new Map(known.map((commander) => [commander.name, commander]));
    const directory = path.join(this.#home.directory, '.none');
    mkdirSync(directory);
    this.#chosen = { directory, problem: 'the stream has no commander yet' };
    this.#watching = watchCommanders(fleet, (commander) => this.#meet(commander), this.#closing.signal).catch(
      (error: unknown) => this.#fail(error),
    );
    void this.#watchConnection();
  }

  /** Opens with the named commander, or the one published last. */
  static async open(fleet: Fleet, commander?: string): Promise<FleetChoice> {
    const known = await listCommanders(fleet);
    const latest = known.toSorted((a, b) => b.publishedAt - a.publishedAt)[0];
    const first = commander === undefined ? latest : commanderNamed(commander, known);
    const choice = new FleetChoice(fleet, known);
    if (first) await choice.choose(first.name);
    return choice;
  }

  get commanders(): readonly KnownCommander[] {
    return [...this.#known.values()];
  }

  get chosen(): ChosenCommander {
    return { ...this.#chosen, problem: this.#away ?? this.#chosen.problem };
  }

  listen(listener: () => void): void {
    this.#listener = listener;
  }

  async choose(name: string): Promise<void> {
    try {
      commanderNamed(name, this.commanders);
    } catch (error) {
      throw error instanceof FleetError ? new ArgumentError(error.message) : error;
    }
    const turn = this.#turn.then(() => this.#follow(name));
    this.#turn = turn.catch(() => undefined);
    await turn;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.#turn, this.#watching]);
    await this.#stop();
    this.#home.remove();
  }

  async #follow(commander: string): Promise<void> {
    const isShown = commander === this.#chosen.commander && this.#chosen.problem === undefined;
    if (isShown || this.#closing.signal.aborted) return;
    await this.#stop();
    const directory = path.join(this.#home.directory, directoryName(commander));
    const stop = new AbortController();
    let ended: Promise<void> = Promise.resolve();
    const caughtUp = new Promise<void>((resolve) => {
      ended = mirrorFleet(this.#fleet, { out: directory, commander, signal: stop.signal, caughtUp: resolve })
        .then(() => undefined)
        .catch((error: unknown) => this.#fail(error))
        .finally(resolve);
    });
    this.#mirror = { stop, ended };
    this.#chosen = { ...this.#chosen, problem: undefined };
    const isOver = AbortSignal.any([stop.signal, this.#closing.signal]);
    await Promise.race([
      caughtUp,
      sleep(catchUpTimeout, undefined, { signal: isOver, ref: false }).catch(() => undefined),
    ]);
    this.#chosen = { ...this.#chosen, commander, directory };
    this.#listener();
  }

  async #stop(): Promise<void> {
    this.#mirror?.stop.abort();
    await this.#mirror?.ended;
    this.#mirror = undefined;
  }

  #meet(commander: KnownCommander): void {
    this.#known.set(commander.name, commander);
    if (this.#chosen.commander === undefined) void this.choose(commander.name);
    this.#listener();
  }

  async #watchConnection(): Promise<void> {
    for await (const { type } of this.#fleet.connection.status()) {
      if (type !== 'disconnect' && type !== 'reconnect') continue;
      const isAway = type === 'disconnect' && !this.#closing.signal.aborted;
      this.#away = isAway
        ? `the connection to ${this.#fleet.server} is lost; trying again until it is back`
        : undefined;
      this.#listener();
    }
  }

  #fail(error: unknown): void {
    if (this.#closing.signal.aborted) return;
    const { names, server } = this.#fleet;
    const failure = error instanceof JournalError ? error : fleetFailure(error, `read ${names.stream}`, server);
    this.#chosen = { ...this.#chosen, problem: failure.message };
    this.#listener();
  }
}
