import { expect, it } from 'vitest';
import type { ServiceName } from '../../src/direct/service-names.js';
import { services } from '../../src/services/services.js';

const secret = 'my-Very-Own-Key';
const plain = { APIkey: secret, apikey: secret, api_key: secret, access_token: secret, password: secret };
const encoded = JSON.stringify(plain);
const keys = { ...plain, 'api-key': { key: secret }, tokens: [secret], key: secret, bearer: secret, encoded };
const time = '2026-11-14T20:41:00Z';
const event = { timestamp: time, event: 'FSDJump', StarSystem: 'Sol', ...keys, Deep: [{ Deeper: keys }] };
const game = { fromGameVersion: '4.4.0.0', fromGameBuild: 'r1/r0 ' };
const software = { commanderName: 'Ada', apiKey: secret, fromSoftware: 'MyTool', fromSoftwareVersion: '1.0' };
const inara = { appName: 'MyTool', appVersion: '1.0', commanderName: 'Ada' };
const jump = { eventName: 'addCommanderTravelFSDJump', eventTimestamp: time };

/** Requests with keys where they belong, and where they do not. */
const requests: readonly (readonly [ServiceName, path: string, body: object | string])[] = [
  ['inara', '/inapi/v1/', { header: { ...inara, ...keys }, events: [{ ...jump, ...keys, eventData: keys }] }],
  ['inara', '/inapi/v1/', { header: { ...inara, apikey: secret }, ...keys, events: [jump] }],
  [
    'inara',
    '/inapi/v1/',
    { header: { ...inara, ...keys }, events: [{ ...jump, eventName: keys, eventTimestamp: keys }] },
  ],
  ['inara', '/inapi/v1/', { ...inara, ...keys }],
  ['edsm', '/api-journal-v1', { ...software, ...game, message: [event] }],
  ['edsm', '/api-journal-v1', { ...software, ...game, commanderName: keys, message: JSON.stringify(event) }],
  [
    'eddn',
    '/upload/',
    {
      $schemaRef: 'https://eddn.edcd.io/schemas/journal/1',
      header: { uploaderID: 'Ada', softwareName: 'MyTool', softwareVersion: '1.0', ...keys },
      message: { ...event, StarPos: [0, 0, 0], SystemAddress: 2 ** 60 },
      ...keys,
    },
  ],
  ['eddn', '/upload/', `{"header":{"APIkey":${secret}}}`],
];

it.each(requests)('%s shows no key, wherever it was sent: %s %j', async (name, path, body) => {
  const now = () => Date.parse(time);
  const { service } = await services[name]({ context: { now, random: () => 0.5 } });
  try {
    service.wrote({
      event: { timestamp: time, event: 'Commander', Name: 'Bob', FID: 'F1' },
      line: { file: 'j', line: 1, timestamp: time },
    });
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': 'application/json', authorization: secret };
    const answer = await (
      await fetch(`${service.url}${path}?apikey=${secret}`, { method: 'POST', body: sent, headers })
    ).text();
    expect(service.count).toBeGreaterThan(0);
    const shown = JSON.stringify([service.messages, service.verdicts], (_, each) =>
      typeof each === 'bigint' ? 0 : each,
    );
    expect(sent).toContain(secret);
    expect(`${shown}${answer}`).not.toContain(secret.slice(0, 7));
  } finally {
    await service.close();
  }
});
