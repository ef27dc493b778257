/** The job that docs/drift.md shows: it is a workflow, and its commands do what it says. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { inProject } from '../checked-project.js';
import { shakedown } from '../shakedown.js';

const document = readFileSync(path.resolve(import.meta.dirname, '../../docs/drift.md'), 'utf8');

interface Job {
  readonly 'timeout-minutes': number;
  readonly steps: readonly { readonly id?: string; readonly run: string; readonly if?: string }[];
}

inProject();

it('reports every change once', async () => {
  const [, text = ''] = /^```yaml\n([\s\S]*?)^```/m.exec(document) ?? [];
  const { on, permissions, jobs } = parse(text) as { on: object; permissions: object; jobs: Record<string, Job> };
  expect(on).toHaveProperty('schedule');
  expect(permissions).toEqual({ contents: 'read' });
  const job = jobs.drift as Job;
  expect(job['timeout-minutes']).toBeGreaterThan(0);
  const [observe = '', drift = ''] = job.steps.flatMap(
    ({ run }) => /npx --yes shakedown ([^>&]+)/.exec(run)?.[1] ?? [],
  );
  expect(job.steps.at(-1)).toMatchObject({ if: `steps.${job.steps.find(({ id }) => id)?.id}.outcome == 'failure'` });

  mkdirSync('journals');
  const music = (track: string) => `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"${track}" }\n`;
  const nights = [music('MainMenu').repeat(60), music('NextTrack').repeat(60), music('NextTrack')];
  const codes: number[] = [];
  let journal = '';
  for (const [night, lines] of nights.entries()) {
    journal += lines;
    writeFileSync('journals/Journal.2026-11-14T204100.01.log', journal);
    const env = { ED_JOURNAL_DIR: path.resolve('journals') };
    expect((await shakedown({ env }, ...words(observe))).code).toBe(0);
    const sides = night === 0 ? drift.replace('$(ls known.json)', '') : drift.replace('$(ls known.json)', 'known.json');
    codes.push((await shakedown({ env }, ...words(sides))).code);
    copyFileSync('new.json', 'known.json');
  }
  expect(codes).toEqual([0, 1, 0]);
});

function words(command: string): string[] {
  return command.split(' ').filter(Boolean);
}
