import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '../../src/index.js';
import { shakedown, start } from '../shakedown.js';
import { newSchemaFile } from '../support/eddn-schema-file.js';

let folder: string;
let schemas: string;
let recorded: string;

const ref = 'https://eddn.edcd.io/schemas/colonisation/1';
const message = {
  $schemaRef: `${ref}/test`,
  header: { uploaderID: 'Ada', softwareName: 'MyTool', softwareVersion: '1.2.0' },
  message: { timestamp: '2026-11-14T20:41:00Z', event: 'ColonisationBeaconDeployed', SystemAddress: 5 },
};
const wrong = { ...message, message: { ...message.message, Progress: 1.5 } };
const granted = {
  ...message,
  $schemaRef: 'https://eddn.edcd.io/schemas/dockinggranted/1/test',
  message: { timestamp: '2026-11-14T20:41:00Z', event: 'DockingGranted', MarketID: 5, StationName: 'Daedalus' },
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-eddn-schemas-'));
  schemas = path.join(folder, 'schemas');
  recorded = path.join(folder, 'recorded');
  mkdirSync(schemas);
  writeFileSync(path.join(schemas, 'colonisation-v1.0.json'), JSON.stringify(newSchemaFile()));
  await shakedown('simulate', '--seed', '7', '--for', '1m', '--out', recorded);
});

afterAll(() => rmSync(folder, { recursive: true }));

async function post(url: string, content: unknown) {
  const response = await fetch(`${url}/upload/`, { method: 'POST', body: JSON.stringify(content) });
  return `${response.status} ${await response.text()}`;
}

describe('the gateway beside a stage', () => {
  it('accepts and judges messages to the schemas it was given', async () => {
    await using stage = await openStage({ seed: 7, services: ['eddn'], servicesAt: { eddnSchemas: [schemas] } });
    const { eddn } = stage.services;
    expect(await post(eddn.url, message)).toBe('200 OK');
    expect(await post(eddn.url, wrong)).toMatch(
      /^400 FAIL: Schema Validation: \[<ValidationError: "\/message\/Progress breaks "maximum" of the schema file; /,
    );
    const { $schemaRef: _, ...bare } = message;
    expect(await post(eddn.url, { ...message, $schemaRef: `${ref}1` })).toContain('is unknown, unable to validate');
    expect(await post(eddn.url, bare)).toMatch(/^500/);
    expect(eddn.messages.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'colonisation/1 200',
      'colonisation/1 400',
      'unknown 400',
      'unknown 500',
    ]);
    expect(eddn.verdicts.slice(0, 1)).toEqual([expect.objectContaining({ rule: 'eddn/schema-file', number: 2 })]);
  });

  it('judges messages to a known schema by both, and takes parsed schemas', async () => {
    const strict = {
      id: 'https://eddn.edcd.io/schemas/dockinggranted/1#',
      properties: { message: { required: ['LandingPad'] } },
    };
    await using stage = await openStage({ seed: 7, services: ['eddn'], servicesAt: { eddnSchemas: [strict] } });
    const { eddn } = stage.services;
    expect(await post(eddn.url, granted)).toMatch(/^400 .*\/message\/LandingPad is missing/);
    expect(await post(eddn.url, { ...granted, message: { ...granted.message, LandingPad: '7' } })).toMatch(
      /^400 .*\/message\/LandingPad is not an integer/,
    );
    expect(await post(eddn.url, { ...granted, message: { ...granted.message, LandingPad: 7 } })).toBe('200 OK');
  });

  it('goes on after a message on which a pattern never ends', async () => {
    const endless = newSchemaFile({ Name: { type: 'string', pattern: '^(a+)+$' } });
    await using stage = await openStage({ seed: 7, services: ['eddn'], servicesAt: { eddnSchemas: [endless] } });
    const { url } = stage.services.eddn;
    const hostile = { ...message, message: { ...message.message, Name: `${'a'.repeat(80)}!` } };
    const [slow, other] = await Promise.all([post(url, hostile), post(url, message)]);
    expect(slow).toMatch(/^400 .*cannot judge the message: it takes longer than 2 s/);
    expect(other).toBe('200 OK');
  });

  it.each([
    [{ eddnSchemas: ['none'] }, /^cannot read 'none': it does not exist$/],
    [{ eddnSchemas: 'schemas' }, /^eddnSchemas must be a list of paths or schemas, not 'schemas'$/],
    [{ eddnSchemas: [5] }, /^each of eddnSchemas must be a path or a schema, not 5$/],
  ])('is not started with %j', async (servicesAt, sentence) => {
    await expect(openStage({ services: ['eddn'], servicesAt: servicesAt as object })).rejects.toThrow(sentence);
  });

  it('is wanted where there are schemas for it', async () => {
    const sentence = 'there are schemas of EDDN, but no EDDN: name eddn among the services';
    await expect(openStage({ services: ['inara'], servicesAt: { eddnSchemas: [schemas] } })).rejects.toThrow(sentence);
  });
});

describe('--eddn-schemas', () => {
  it('gives them to the gateway of services', async () => {
    const env = path.join(folder, 'services.json');
    const services = start('services', 'eddn', '--journal', recorded, '--eddn-schemas', schemas, '--env', env);
    await services.warned('in the time of its journal');
    const url = urlIn(env);
    expect([await post(url, message), (await post(url, wrong)).slice(0, 3)]).toEqual(['200 OK', '400']);
    await services.printed('colonisation/1');
    expect(await services.interrupt()).toBe(130);
  });

  it('gives them to that of a stage, from several files', async () => {
    const [env, out] = ['stage.json', 'staged'].map((name) => path.join(folder, name)) as [string, string];
    const other = path.join(folder, 'other.json');
    writeFileSync(other, JSON.stringify({ id: 'https://eddn.edcd.io/schemas/other/2#' }));
    const options = ['--eddn-schemas', schemas, '--eddn-schemas', other, '--env', env, '--format', 'json'];
    const stage = start('stage', '--seed', '7', '--with', 'eddn', ...options, '--out', out);
    await stage.printed('"ready":true');
    const url = urlIn(env);
    const elsewhere = { ...message, $schemaRef: 'https://eddn.edcd.io/schemas/other/2' };
    expect([await post(url, message), await post(url, elsewhere)]).toEqual(['200 OK', '200 OK']);
    await stage.interrupt();
  });

  it('says what is wrong with them, with exit code 2', async () => {
    const none = path.join(folder, 'none');
    const sentence = `shakedown: cannot read '${none}': it does not exist`;
    const out = path.join(folder, 'unused');
    for (const words of [
      ['services', 'eddn', '--journal', recorded, '--eddn-schemas', none],
      ['stage', '--with', 'eddn', '--eddn-schemas', none, '--out', out],
    ])
      expect(await shakedown(...words)).toMatchObject({ code: 2, err: sentence });
    for (const words of [['stage'], ['simulate', '--for', '1m'], ['stage', '--with', 'inara']]) {
      const { code, err } = await shakedown(...words, '--eddn-schemas', schemas, '--out', out);
      expect([code, err]).toEqual([2, expect.stringMatching(/add --with eddn$|name eddn among the services$/)]);
    }
  });
});

describe('eddn check --schemas', () => {
  const check = async (content: unknown, ...words: string[]) => {
    const input = () => Readable.from([`${JSON.stringify(content)}\n`]);
    return shakedown({ input }, 'eddn', 'check', '-', ...words);
  };

  it('judges messages to new schemas, with and without a journal', async () => {
    for (const more of [[], ['--journal', recorded, '--ignore', 'eddn/missing']]) {
      expect((await check(message, ...more)).code).toBe(1);
      expect(await check(message, '--schemas', schemas, ...more)).toMatchObject({
        code: 0,
        out: expect.stringContaining('no findings'),
      });
    }
    const { code, out } = await check(wrong, '--schemas', schemas, '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out).findings).toEqual([
      expect.objectContaining({ rule: 'eddn/schema-file', pointer: '/message/Progress', line: 1, found: '1.5' }),
    ]);
    expect((await check(wrong, '--schemas', schemas, '--ignore', 'eddn/schema-file')).code).toBe(0);
  });

  it('says what is wrong with the files, with exit code 2', async () => {
    const file = path.join(schemas, 'colonisation-v1.0.json');
    const copy = path.join(folder, 'copy.json');
    writeFileSync(copy, readFileSync(file));
    expect(await check(message, '--schemas', file, '--schemas', copy)).toEqual({
      code: 2,
      out: '',
      err: `shakedown: '${file}' and '${copy}' are both the schema colonisation/1`,
    });
  });
});

function urlIn(env: string): string {
  const { ED_EDDN_URL = '' } = JSON.parse(readFileSync(env, 'utf8')) as Record<string, string>;
  return ED_EDDN_URL.replace(/\/upload\/$/, '');
}
