import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quickToCompile } from '../../../test/support/ajv-options.js';
import { installed } from '../../../test/support/installed.js';
import { isThorough } from '../../../test/thorough.js';
import { startStage } from '../open-stage.js';
import type { RunningStage } from '../running-stage.js';
import { controlAddressIn } from './control-client.js';
import { methodsByPath, openApiPath, requestNames, requests } from './control-requests.js';
import { controlOpenApi } from './openapi.js';
import { refusals } from './openapi-table.js';

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

/** The part of it that is used here. */
interface OpenApiValidator {
  readonly Validator: new () => {
    validate(document: object): Promise<{ readonly valid: boolean; readonly errors?: unknown }>;
  };
}

const document = JSON.parse(JSON.stringify(controlOpenApi())) as Document;
const ajv = formats.default(new Ajv2020({ strict: true, allowUnionTypes: true, ...quickToCompile }));
for (const keyword of ['components', 'paths', 'openapi', 'info', 'servers', 'security']) ajv.addKeyword(keyword);
ajv.addSchema({ $id: 'control', ...document }, 'control', false, false);

/** Validation errors of a value against a part of the document. */
function complaints(pointer: readonly (string | number)[], value: unknown): string {
  const parts = pointer.map((name) => encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1')));
  const place = `control#/${parts.join('/')}`;
  const check = ajv.getSchema(place) ?? ajv.compile({ $ref: place });
  return check(value) ? '' : `${pointer.join(' ')}: ${ajv.errorsText(check.errors)}`;
}

describe('the OpenAPI document of the control port', () => {
  it.runIf(isThorough)('is valid OpenAPI 3.1, and would not be if an operation lacked its responses', async () => {
    const { Validator } = await installed<OpenApiValidator>('@seriousme/openapi-schema-validator@2.11.0');
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    const broken = { ...structuredClone(document), paths: { '/state': { get: { responses: 7 } } } };
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });

  it('shows bodies that its schemas accept, and accepts no others', () => {
    const bodyOf = (name: string) => [
      'paths',
      `/${name}`,
      'post',
      'requestBody',
      'content',
      'application/json',
      'schema',
    ];
    for (const name of requestNames) {
      for (const body of Object.values<unknown>(requests[name].examples))
        expect(complaints(bodyOf(name), body)).toBe('');
      expect(complaints(bodyOf(name), { statoin: 'Abraham Lincoln' })).not.toBe('');
    }
  });
});

describe('a stage', () => {
  let directory: string;
  let stage: RunningStage;

  beforeEach(async () => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-openapi-'));
    const start = new Date('2026-11-14T20:41:00Z');
    stage = await startStage({
      seed: 7,
      directory,
      control: true,
      dialect: 'game',
      start,
      services: ['eddn', 'inara'],
    });
  });

  afterEach(async () => {
    await stage.close();
    rmSync(directory, { recursive: true, force: true });
  });

  interface Ask {
    readonly method: string;
    readonly path: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  /** Sends a request, validates the response against the document, and returns it. */
  async function ask({ method, path: requested, body = '', headers = {} }: Ask) {
    const { port, token } = controlAddressIn(directory);
    const options = { method, port, path: requested, host: '127.0.0.1' };
    const given = { authorization: `Bearer ${token}`, ...headers };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest({ ...options, headers: given }, resolve)
        .once('error', reject)
        .end(body);
    });
    const status = response.statusCode ?? 0;
    const received = await text(response);
    if (method === 'HEAD') return { status, answer: undefined, allow: response.headers.allow };
    const answer: unknown = JSON.parse(received);
    expect(complaints(responseLocation(method, requested, status), answer)).toBe('');
    return { status, answer, allow: response.headers.allow };
  }

  /** Location of the response schema in the document. */
  function responseLocation(method: string, requested: string, status: number): (string | number)[] {
    const operation = document.paths[requested]?.[method.toLowerCase()];
    if (status === 200)
      return ['paths', requested, method.toLowerCase(), 'responses', 200, 'content', 'application/json', 'schema'];
    if (operation) expect(Object.keys(operation.responses), `${method} ${requested}`).toContain(String(status));
    expect(Object.keys(refusals)).toContain(String(status));
    return ['components', 'responses', `R${status}`, 'content', 'application/json', 'schema'];
  }

  it('responds to every example and every GET request as documented', async () => {
    for (const name of requestNames) {
      for (const example of Object.values<unknown>(requests[name].examples)) {
        const { status, answer } = await ask({ method: 'POST', path: `/${name}`, body: JSON.stringify(example) });
        expect({ status, answer, example }).toMatchObject({ status: 200, answer: { seed: 7 } });
      }
    }
    for (const requested of Object.keys(document.paths).filter((each) => document.paths[each]?.get)) {
      expect((await ask({ method: 'GET', path: requested })).status).toBe(200);
    }
  });

  it('accepts every documented method, and refuses others with a list of the accepted ones', async () => {
    const documented = new Map(
      Object.entries(document.paths).map(([each, operations]) => [each, Object.keys(operations)]),
    );
    documented.delete(openApiPath);
    for (const [requested, methods] of documented) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status, allow } = await ask({ method, path: requested, body: method === 'POST' ? '[]' : '' });
        const isTaken = methods.includes(method === 'HEAD' ? 'get' : method.toLowerCase());
        // A body that is not an object is refused only where a body is read.
        const right = isTaken
          ? { status: method === 'POST' ? 400 : 200, allow: undefined }
          : { status: 405, allow: methodsByPath.get(requested)?.join(', ') };
        expect({ method, requested, status, allow }).toEqual({ method, requested, ...right });
      }
    }
    expect(stage.hasEnded).toBe(false);
  });

  it('has no undocumented path', () => {
    expect([...methodsByPath.keys(), openApiPath].sort()).toEqual(Object.keys(document.paths).sort());
    for (const [requested, methods] of methodsByPath) {
      const documented = Object.keys(document.paths[requested] ?? {}).map((method) => method.toUpperCase());
      expect(methods.filter((method) => method !== 'HEAD').sort()).toEqual(documented.sort());
    }
  });

  it.each([
    [400, { method: 'POST', path: '/trigger', body: '{"situation":"dok"}' }, 'dock'],
    [400, { method: 'POST', path: '/end', body: '{"now":true}' }, "a request to /end has no 'now'"],
    [401, { method: 'GET', path: '/state', headers: { authorization: 'Bearer wrong' } }, 'the token'],
    [401, { method: 'GET', path: '/stat', headers: { authorization: '' } }, 'the token'],
    [403, { method: 'GET', path: '/state', headers: { host: 'evil.example' } }, 'this machine only'],
    [403, { method: 'GET', path: openApiPath, headers: { host: 'evil.example' } }, 'this machine only'],
    [403, { method: 'GET', path: openApiPath, headers: { origin: 'https://evil.example' } }, 'no web page'],
    [404, { method: 'GET', path: '/stat' }, 'nothing is at /stat: did you mean /state?'],
    [404, { method: 'GET', path: '/openapi.yaml' }, `did you mean ${openApiPath}?`],
    [404, { method: 'POST', path: '/somewhere-else' }, 'a stage knows /trigger, '],
    [405, { method: 'DELETE', path: '/state' }, '/state takes GET or HEAD or POST, and not DELETE'],
    [405, { method: 'GET', path: '/trigger' }, '/trigger takes POST, and not GET'],
    [413, { method: 'POST', path: '/inject', body: `"${'x'.repeat(17_000_000)}"` }, 'the request is too large'],
  ])('refuses with %d, as the document says', async (status, request, sentence) => {
    const refused = await ask(request);
    expect(refused).toMatchObject({ status, answer: { error: expect.stringContaining(sentence) } });
  });

  it('accepts a request without a body if it needs none', async () => {
    expect((await ask({ method: 'POST', path: '/state' })).status).toBe(200);
    expect((await ask({ method: 'POST', path: '/trigger' })).answer).toEqual({ error: "'situation' must be a string" });
    expect((await ask({ method: 'POST', path: '/end' })).status).toBe(200);
    expect(stage.hasEnded).toBe(true);
  });

  it('serves the document without a token', async () => {
    const { answer } = await ask({ method: 'GET', path: openApiPath, headers: { authorization: '' } });
    expect(answer).toEqual(document);
  });

  it('returns how to reproduce the session', async () => {
    const read = async () => (await ask({ method: 'GET', path: '/reproduction' })).answer as Record<string, string>;
    await ask({ method: 'POST', path: '/trigger', body: '{"situation":"supercruise"}' });
    const { command, again } = await read();
    expect(command).toContain('--seed 7');
    expect(command).toContain('--trigger supercruise');
    expect(again).toBe(stage.reproduction);
    await ask({ method: 'POST', path: '/fault', body: '{"fault":"torn-line"}' });
    expect((await read()).scenario).toContain('fault: "torn-line"');
  });
});

it.each([...methodsByPath])('%s has its rows in the guide', (name, methods) => {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/staging-elsewhere.md'), 'utf8');
  const shown = methods.filter(
    (method) => method !== 'HEAD' && !(method === 'POST' && methods.includes('GET') && name === '/state'),
  );
  for (const method of shown) expect(guide).toContain(`\n| \`${method} ${name}\` `);
});
