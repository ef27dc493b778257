/**
 * Passing faults under observation: our own watcher loses nothing and invents nothing. Real files, real time.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { formatCompanion, formatLine } from '../../src/journal/format/format-line.js';
import { type Watched, type WatchOptions, watchJournal } from '../../src/journal/watch/watcher.js';
import type { TimedWrite } from '../../src/simulate/session-output.js';
import { simulate } from '../../src/simulate/simulate.js';
import type { FaultyRecorder } from '../../src/stage/faults/faulty-recorder.js';
import { deadline, until } from '../support/deadline.js';
import { Bench, start } from './faulty.js';

const bench = new Bench();
const session = { seed: 7, dialect: 'game', plan: 'explore', seconds: 7200 } as const;
const moments = [...simulate({ ...session, start })];
const lines = moments.filter(({ event }) => event).slice(0, 8);

afterAll(() => bench.remove());

/** A recorder of a session with faults, and a watch of its directory. */
class Scene implements AsyncDisposable {
  readonly recorder: FaultyRecorder;
  readonly watched: Watched[] = [];
  readonly #directory: string;
  readonly #stop = new AbortController();

  private constructor(recorder: FaultyRecorder, directory: string, options: WatchOptions) {
    this.recorder = recorder;
    this.#directory = directory;
    void this.#collect(options);
  }

  static async open(faults: readonly string[], options: WatchOptions = {}): Promise<Scene> {
    const directory = bench.newDirectory();
    return new Scene(await bench.recorder(directory, faults, session), directory, options);
  }

  get events(): string[] {
    return this.watched.flatMap(({ event, companion }) => (event && !companion ? [formatLine(event)] : []));
  }

  get problems(): string[] {
    return this.watched.flatMap(({ problem }) => (problem ? [problem.code] : []));
  }

  companions(file: string): string[] {
    return this.watched.flatMap(({ event, companion }) =>
      event && companion === file ? [formatCompanion(event)] : [],
    );
  }

  write(...some: readonly TimedWrite[]): void {
    for (const moment of some) this.recorder.add(moment);
    this.recorder.flush();
  }

  /** Waits for a condition, with a deadline. */
  async until(condition: () => boolean): Promise<void> {
    await until(condition, () => JSON.stringify(this.watched.slice(-3)));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.recorder.close();
    this.#stop.abort();
  }

  async #collect(options: WatchOptions): Promise<void> {
    for await (const each of watchJournal(this.#directory, { ...options, signal: this.#stop.signal })) {
      this.watched.push(each);
    }
  }
}

const asText = (some: readonly TimedWrite[]) => some.flatMap(({ event }) => (event ? [formatLine(event)] : []));

describe.concurrent('a watcher', () => {
  it('yields each torn line once, whether its end comes alone or with the next line', async () => {
    await using scene = await Scene.open(['torn-line:100%']);
    const [first, ...rest] = lines;
    scene.write(first as TimedWrite);
    await scene.until(() => scene.events.length === 1);
    for (const pair of [rest.slice(0, 2), rest.slice(2, 4)]) {
      const before = scene.events.length;
      scene.write(...pair);
      await scene.until(() => scene.events.length === before + 2);
    }
    expect(scene.events).toEqual(asText(lines.slice(0, 5)));
    expect(scene.problems).toEqual([]);
    expect(scene.recorder.tracker.key.entries).toHaveLength(5);
  });

  it.each(['status-empty', 'status-half'])('yields each Status, and nothing else, through %s', async (name) => {
    await using scene = await Scene.open([`${name}:100%`]);
    const statuses = moments.filter(({ companion }) => companion?.event === 'Status').slice(0, 5);
    const texts: string[] = [];
    for (const status of statuses) {
      const text = formatCompanion(status.companion as NonNullable<typeof status.companion>);
      scene.write(status);
      if (texts.at(-1) === text) continue;
      texts.push(text);
      await scene.until(() => scene.companions('Status.json').at(-1) === text);
    }
    expect(scene.companions('Status.json')).toEqual(texts);
    expect(scene.problems).toEqual([]);
    expect(scene.recorder.tracker.key.entries).toHaveLength(statuses.length);
  });

  it.each(['NavRoute', 'NavRouteClear'])('joins a late companion to its %s line', async (kind) => {
    await using scene = await Scene.open(['late-companion'], { joined: true, companionTimeout: deadline });
    // A line from before the watch does not wait for its companion.
    await scene.until(() => scene.watched.some(({ mark }) => mark === 'live'));
    const at = moments.findIndex(({ event }) => event?.event === kind);
    const [file, line] = moments.slice(at - 1, at + 1);
    scene.write(file as TimedWrite, line as TimedWrite);
    await scene.until(() => scene.events.length === 1 && scene.companions('NavRoute.json').length === 1);
    const route = formatCompanion((file as TimedWrite).companion as NonNullable<TimedWrite['companion']>);
    expect(scene.companions('NavRoute.json')).toEqual([route]);
    const watched = scene.watched.find(({ event, companion }) => event && !companion)?.event;
    expect(watched).toHaveProperty('Route');
    expect(scene.problems).toEqual([]);
  });

  it('continues in a new part', async () => {
    await using scene = await Scene.open(['rotation@3']);
    for (const line of lines) scene.write(line);
    await scene.until(() => scene.events.length === lines.length + 2);
    const isOfPart = (text: string, index: number) =>
      /"Continued"/.test(text) || (index > 0 && /"Fileheader"/.test(text));
    expect(scene.events.filter((text, index) => !isOfPart(text, index))).toEqual(asText(lines));
    expect(scene.problems).toEqual([]);
  });

  it('reports a truncated file, and loses no more than was cut', async () => {
    await using scene = await Scene.open(['truncated@3']);
    scene.write(...lines.slice(0, 3));
    await scene.until(() => scene.problems.includes('truncated-file'));
    scene.write(...lines.slice(3));
    await scene.until(() => scene.events.length === lines.length - 1);
    expect(scene.events).toEqual(asText(lines.filter((_, index) => index !== 3)));
    expect(scene.problems).toHaveLength(2);
  });
});
