/** What Shakedown breaks on purpose teaches nothing, whether or not its directory still says so. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type FaultName, faultNames, faults, fileFaultNames } from '../../src/direct/faults/faults.js';
import { serviceNames } from '../../src/direct/service-names.js';
import type { KnowledgePack } from '../../src/interface/knowledge/pack-shape.js';
import { markerName } from '../../src/journal/journal-marker.js';
import { readPack } from '../../src/observe/learn/pack-text.js';
import { simulate } from '../../src/simulate/simulate.js';
import { type KeyEntry, readAnswerKey } from '../../src/stage/faults/answer-key.js';
import { once } from '../../src/words/memo.js';
import { shakedown } from '../shakedown.js';
import { Bench, start } from '../stage/faulty.js';
import type { Line } from '../support/corpus.js';
import { oneIn } from '../thorough.js';

/**
 * These imitate an update of the game, with names made of its own words: without the mark, nothing tells them
 * from an update that one commander has met. The pack says so: one commander, and nothing is required.
 */
const likeUpdates: readonly FaultName[] = ['unknown-kind', 'unknown-field', 'unseen-value'];

/** Most faults happen to any explorer; these need other lines. */
const evenings: Partial<Record<FaultName, readonly string[]>> = {
  'refined-twice': ['mining'],
  'outside-list': ['explore', '--trigger', 'transfer-cargo'],
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-lessons-'));
const bench = new Bench();

afterAll(() => {
  rmSync(folder, { recursive: true });
  bench.remove();
});

const cleanEvening = once(() => evening(['explore'], 1));

/** Plays an evening of the one commander. */
async function evening(plan: readonly string[], day: number, ...faulty: string[]): Promise<string> {
  const out = path.join(mkdtempSync(path.join(folder, 'evening-')), 'journal');
  const words = ['--seed', '1', '--as-live', '--start', `2026-10-0${day}T18:00:00Z`, '--for', '30m', '--out', out];
  const { code, err } = await shakedown('simulate', ...plan, ...words, ...faulty);
  expect(code, err).toBe(0);
  return out;
}

interface Spoilt {
  readonly directory: string;
  readonly key: readonly KeyEntry[];
}

async function spoiltEvening(name: FaultName, day: number, fault: string): Promise<Spoilt> {
  const file = path.join(mkdtempSync(path.join(folder, 'key-')), 'key.ndjson');
  const plan = evenings[name] ?? ['explore'];
  const directory = await evening(plan, day, '--fault', fault, '--answer-key', file);
  const key = readAnswerKey(readFileSync(file, 'utf8'));
  expect(new Set(key.map((entry) => entry.fault))).toEqual(new Set([name]));
  return { directory, key };
}

const spoiltEvenings = (name: FaultName) => Promise.all([2, 3].map((day) => spoiltEvening(name, day, often(name))));

/** As often as possible, and once if it would take real time each time. */
function often(name: FaultName): string {
  const { usual, trace, touches } = faults[name];
  if (trace === 'passing') return `${name}@2`;
  return touches === 'line' && usual.is === 'rate' ? `${name}:30%` : name;
}

/** The files without what Shakedown notes beside them, as a player would send them. */
function sent(directory: string): string {
  const to = mkdtempSync(path.join(folder, 'sent-'));
  cpSync(directory, to, { recursive: true });
  rmSync(path.join(to, markerName));
  return to;
}

async function learn(...directories: string[]) {
  const file = path.join(mkdtempSync(path.join(folder, 'pack-')), 'pack.yaml');
  const ran = await shakedown('drift', ...directories, '--learn', file);
  const pack = existsSync(file) ? readPack(readFileSync(file, 'utf8')) : undefined;
  return { ...ran, pack, additions: pack ? additionsOf(pack) : undefined };
}

/** What a pack adds: kinds, fields and words, each with how often it was seen. */
function additionsOf({ kinds = {}, fields = {}, words = {} }: KnowledgePack) {
  return [
    ...[...Object.entries(kinds), ...Object.entries(fields)].map(([name, { seen }]) => ({ name, seen })),
    ...Object.entries(words).flatMap(([place, own]) =>
      Object.entries(own).map(([word, seen]) => ({ name: `${place} ${word}`, seen })),
    ),
  ];
}

/** What an answer key says was put in, with the names of a pack. */
function plantedIn({ directory, key }: Spoilt): string[] {
  return key.map(({ fault, file, line, pointer }) => {
    const lines = readFileSync(path.join(directory, file), 'utf8').split('\n');
    const event = JSON.parse(lines[line - 1] ?? '') as Line;
    if (fault === 'unknown-kind') return event.event;
    const steps = pointer.split('/').slice(1);
    const place = `${event.event}.${steps.join('.')}`.replaceAll(/\.\d+/g, '[]');
    const value = steps.reduce<unknown>((holder, step) => (holder as Record<string, unknown>)[step], event);
    return fault === 'unseen-value' ? `${place} ${String(value)}` : place;
  });
}

const lasting = fileFaultNames.filter((name) => faults[name].trace === 'lasting');
const passing = fileFaultNames.filter((name) => faults[name].trace === 'passing');

describe('two evenings with a fault', () => {
  it.each(oneIn(16, lasting))('teach nothing while their directories have the mark: %s', async (name) => {
    const marked = (await spoiltEvenings(name)).map(({ directory }) => directory);
    const { code, err, pack } = await learn(...marked);
    expect({ code, pack }).toEqual({ code: 2, pack: undefined });
    for (const each of marked)
      expect(err).toContain(`${each} has faults that Shakedown made: nothing is learned from it`);
  });

  const without = fileFaultNames.filter((name) => !likeUpdates.includes(name));

  it.each(oneIn(16, without))('teach nothing without the mark, after one as it was: %s', async (name) => {
    const copies = (await spoiltEvenings(name)).map(({ directory }) => sent(directory));
    const { additions, out } = await learn(await cleanEvening(), ...copies);
    expect(additions).toEqual([]);
    expect(out).not.toContain('one line alone');
  });

  it.each(oneIn(3, likeUpdates))('teach what was put in and nothing else, without the mark: %s', async (name) => {
    const spoilt = await spoiltEvenings(name);
    const { additions } = await learn(await cleanEvening(), ...spoilt.map(({ directory }) => sent(directory)));
    expect(additions).not.toEqual([]);
    const planted = spoilt.flatMap(plantedIn);
    for (const { name: addition, seen } of additions ?? []) {
      expect(planted).toContain(addition);
      expect(seen).toMatchObject({ commanders: 1, files: expect.toBeOneOf([1, 2]) as number });
    }
  });
});

it.each(
  oneIn(4, [
    ['unknown-field', 'Fileheader'],
    ['unknown-field', 'Loadout.Modules'],
    ['unseen-value', 'Loadout'],
    ['nameless-key', 'LoadGame'],
  ] as const),
)('one line alone teaches no field and no word: %s in %s', async (name, where) => {
  const { directory } = await spoiltEvening(name, 2, `${name}/${where}@1`);
  const { additions } = await learn(await cleanEvening(), sent(directory));
  expect(additions).toEqual([]);
});

const moments = once(() => [...simulate({ seed: 1, dialect: 'game', plan: 'explore', seconds: 2400, start })]);

it.each(oneIn(6, passing))('a fault teaches nothing while it lasts: %s', async (name) => {
  const directory = bench.newDirectory();
  const recorder = await bench.recorder(directory, [`${name}@2`], { seed: 1 });
  const { key } = recorder.tracker;
  for (const moment of moments()) if (key.entries.length === 0) recorder.add(moment);
  recorder.flush();
  // Its end needs the event loop, which a copy does not enter.
  const copy = sent(directory);
  recorder.close();
  expect(key.entries.map(({ fault }) => fault)).toEqual([name]);
  expect(contentsOf(copy)).not.toEqual(contentsOf(directory));
  expect((await learn(await cleanEvening(), copy)).additions).toEqual([]);
});

/** Each fault of a service happens to one of these requests. */
const requests = '/upload/ /profile /market /shipyard /fleetcarrier /inapi/v1/ /api-journal-v1 /api-journal-v1/discard';

it('faults of services leave the journal alone, without a mark', async () => {
  const [one, other] = [bench.newDirectory(), bench.newDirectory()];
  const ofServices = faultNames.filter((name) => faults[name].touches === 'request');
  const recorder = await bench.recorder(one, ofServices, { seed: 1 });
  const plain = await bench.recorder(other, [], { seed: 1 });
  for (const [index, moment] of moments().slice(0, 300).entries()) {
    recorder.add(moment);
    plain.add(moment);
    for (const asked of requests.split(' '))
      for (const service of serviceNames) recorder.answerTo(service, asked, index);
  }
  for (const each of [recorder, plain]) {
    each.flush();
    each.close();
  }
  expect(new Set(recorder.tracker.key.entries.map(({ fault }) => fault))).toEqual(new Set(ofServices));
  expect(contentsOf(one)).toEqual(contentsOf(other));
  const { additions, err } = await learn(await cleanEvening(), one);
  expect({ additions, err }).toEqual({ additions: [], err: '' });
});

function contentsOf(directory: string): (readonly [name: string, content: string])[] {
  const names = readdirSync(directory).filter((name) => name !== markerName);
  return names.sort().map((name) => [name, readFileSync(path.join(directory, name), 'latin1')]);
}
