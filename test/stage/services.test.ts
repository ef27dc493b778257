import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../../src/index.js';
import { EddnUploader } from '../../src/services/eddn/build/eddn-uploader.js';
import { controlAddressIn } from '../../src/stage/control/control-client.js';
import { data, logIn, query } from '../services/capi-session.js';

const start = new Date('2026-11-14T20:41:00Z');

/** The messages of a careful uploader for all lines in the directory of a stage. */
function messagesOf(stage: Stage) {
  const journal = readdirSync(stage.directory).find((name) => name.startsWith('Journal.')) ?? '';
  const lines = readFileSync(path.join(stage.directory, journal), 'utf8').trimEnd().split('\n');
  const uploader = new EddnUploader({ version: '1.0' });
  const route = stage.companion('NavRoute');
  const written = [
    ...(route ? [{ event: { ...route } }] : []),
    ...lines.map((line, index) => {
      const event = JSON.parse(line);
      return { event, line: { file: 'j', line: index + 1, timestamp: event.timestamp } };
    }),
  ];
  return written.flatMap((each) => uploader.wrote(each).map(({ content }) => content));
}

async function post(url: string, content: unknown) {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(content) });
  return { status: response.status, text: await response.text() };
}

describe('services beside a stage', () => {
  it('hold what a tool sends against the session', async () => {
    await using stage = await openStage({ seed: 7, start, services: ['eddn', 'capi', 'inara', 'edsm'] });
    const { eddn, capi } = stage.services;
    await stage.trigger('jump');
    await stage.trigger('scan-system');
    const messages = messagesOf(stage);
    expect(messages.length).toBeGreaterThan(1);
    for (const content of messages)
      expect(await post(`${eddn.url}/upload/`, content)).toEqual({ status: 200, text: 'OK' });
    expect(eddn.verdicts).toEqual([]);
    const jump = messages.findLast(({ message }) => message.event === 'FSDJump');
    const wrong = { ...jump, message: { ...jump?.message, StarPos: [1, 2, 3] } };
    expect(await post(`${eddn.url}/upload/`, wrong)).toMatchObject({ status: 200 });
    expect(eddn.verdicts.map(({ rule }) => rule)).toEqual(['eddn/position', 'eddn/twice']);
    expect(eddn.messages.at(-1)?.from?.file).toMatch(/Journal\..*\.log$/);
    const response = await fetch(`${capi.url}/`);
    expect(response.headers.get('date')).toBe(new Date(stage.now).toUTCString());
  });

  it('go wrong on request, and the answer key says so', async () => {
    await using stage = await openStage({ seed: 7, start, services: ['eddn'] });
    const upload = `${stage.services.eddn.url}/upload/`;
    stage.fault('eddn-refuses');
    stage.fault('eddn-down@2');
    const [content] = messagesOf(stage);
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await post(upload, content)).status);
    expect(statuses).toEqual([400, 503, 200]);
    expect(stage.answerKey.map(({ fault, file, line }) => [fault, file, line])).toEqual([
      ['eddn-refuses', 'eddn', 1],
      ['eddn-down', 'eddn', 2],
    ]);
    expect(stage.reproduction).not.toContain('eddn');
    stage.services.eddn.answer({ status: 418, next: 1 });
    expect((await post(upload, content)).status).toBe(418);
  });

  it('are seen and controlled over the control port', async () => {
    await using stage = await openStage({ seed: 7, start, services: ['eddn'], control: true });
    const { port, token } = controlAddressIn(stage.directory);
    const base = `http://127.0.0.1:${port}`;
    const headers = { authorization: `Bearer ${token}` };
    const root = await (await fetch(base, { headers })).json();
    const { url } = stage.services.eddn;
    expect(root).toMatchObject({ seed: 7, services: { eddn: url }, environment: { ED_EDDN_URL: `${url}/upload/` } });
    const feed = await fetch(`${base}/services/feed`, { headers });
    const reader = feed.body?.pipeThrough(new TextDecoderStream()).getReader();
    const demand = JSON.stringify({ service: 'eddn', status: 503, next: 1 });
    expect((await fetch(`${base}/answer`, { method: 'POST', headers, body: demand })).status).toBe(200);
    expect((await post(`${url}/upload/`, {})).status).toBe(503);
    expect((await reader?.read())?.value).toMatch(/^event: message\ndata: {"service":"eddn",/);
    await reader?.cancel();
    const reports = await (await fetch(`${base}/services`, { headers })).json();
    expect(reports).toMatchObject([{ name: 'eddn', url, count: 1, messages: [{ status: 503 }], omissions: [] }]);
  });

  it('let players log in while the Companion API fails', async () => {
    await using stage = await openStage({ seed: 7, start, services: ['capi'] });
    stage.fault('capi-maintenance');
    const { url } = stage.services.capi;
    const statuses = [];
    for (const asked of ['/auth', '/token', '/decode', '/profile', '/profile'])
      statuses.push((await fetch(`${url}${asked}`)).status);
    expect(statuses).not.toContain(200);
    expect(statuses.map((status) => status === 418)).toEqual([false, false, false, true, false]);
  });

  it('have a carrier that lags as long as is set, and a thin one on demand', async () => {
    const lagging = { services: ['capi'], servicesAt: { carrierLag: 30 } } as const;
    await using stage = await openStage({ seed: 2, start, ...lagging });
    const { url } = stage.services.capi;
    const { access_token } = await logIn(url);
    const fuel = async () => (await data(url, '/fleetcarrier', access_token)).fuel;
    const before = await fuel();
    await stage.trigger('carrier-jump');
    expect(await fuel()).toBe(before);
    stage.services.capi.answer({ lag: 0 });
    expect(await fuel()).not.toBe(before);
    stage.services.capi.clearAnswers();
    stage.fault('fleetcarrier-thin');
    const thin = await data(url, '/fleetcarrier', access_token);
    expect(Object.keys(thin)).toEqual(['name', 'currentStarSystem', 'balance', 'fuel', 'state', 'dockingAccess']);
    expect(thin).toMatchObject({ name: { callsign: expect.any(String) }, state: 'normalOperation' });
    expect(Object.keys(await data(url, '/fleetcarrier', access_token)).length).toBeGreaterThan(20);
    stage.fault('fleetcarrier-thin');
    expect((await query(url, '/profile', access_token)).status).toBe(200);
    expect(stage.answerKey.map(({ fault, file }) => [fault, file])).toEqual([['fleetcarrier-thin', 'capi']]);
    await expect(openStage({ start, ...lagging, servicesAt: { carrierLag: 70 } })).rejects.toThrow(
      'carrierLag must be a number of minutes from 22 to 69, not 70',
    );
  });

  it('name a status flag twice in the market, as a fault, and the relay has odd outfitting', async () => {
    await using stage = await openStage({ seed: 7, start, services: ['capi', 'eddn'] });
    await stage.trigger('market');
    stage.fault('statusflags-doubled');
    stage.fault('outfitting-mixed');
    const { capi, eddn } = stage.services;
    const { access_token: token } = await logIn(capi.url);
    const flagsOf = async () => {
      const { commodities } = (await data(capi.url, '/market', token)) as { commodities: { statusFlags: string[] }[] };
      return commodities.map(({ statusFlags }) => statusFlags.join());
    };
    await data(capi.url, '/profile', token);
    const [faulty, right] = [await flagsOf(), await flagsOf()];
    expect(faulty).toEqual(['powerplay,powerplay', ...right.slice(1)]);
    expect(right[0]).not.toContain('powerplay');
    const [content] = messagesOf(stage);
    expect((await post(`${eddn.url}/upload/`, content)).status).toBe(200);
    expect(stage.answerKey.map(({ fault, file }) => [fault, file])).toEqual([
      ['statusflags-doubled', 'capi'],
      ['outfitting-mixed', 'eddn'],
    ]);
  });

  it('are only those that were started', async () => {
    await using stage = await openStage({ seed: 7, start });
    expect(() => stage.services.eddn).toThrow(
      "eddn is not running: start the stage with --with eddn, or services: ['eddn']",
    );
    expect(() => stage.fault('eddn-refuses')).toThrow('eddn is not running');
    // @ts-expect-error: there is no such service
    await expect(openStage({ services: ['edd'] })).rejects.toThrow(
      "'edd' is no service to talk to: did you mean eddn?",
    );
  });
});
