import { describe, expect, it } from 'vitest';
import { flight, requestTo, timestamp } from '../../../test/support/flight.js';
import type { Members } from '../../interface/object-rule.js';
import type { IncomingRequest } from '../service.js';
import { Edsm } from './edsm.js';

const fields = {
  commanderName: 'Ada',
  apiKey: 'secret',
  fromSoftware: 'MyTool',
  fromSoftwareVersion: '1.2',
  fromGameVersion: '4.4.0.0',
  fromGameBuild: 'r331186/r0 ',
};

const scan = { ...flight[3]?.event, _systemName: 'Barnard', _systemAddress: 4242, _shipId: 7 };

function edsmAfter(lines = flight): Edsm {
  const edsm = new Edsm();
  for (const written of lines) edsm.wrote(written);
  return edsm;
}

function post(edsm: Edsm, message: unknown, change: Members = {}) {
  const { body, headers, received = [] } = edsm.answer(requestTo('/api-journal-v1', { ...fields, ...change, message }));
  const rules = received.flatMap(({ findings }) => findings.map(({ rule }) => rule));
  return { answer: JSON.parse(String(body)), headers, received, rules };
}

describe('EDSM', () => {
  it('lists what it discards', () => {
    const { body } = edsmAfter().answer({ ...requestTo('/api-journal-v1/discard', {}), method: 'GET' });
    expect(JSON.parse(String(body))).toEqual(expect.arrayContaining(['Music', 'ReceiveText']));
  });

  it('takes an event, a list of them, and the text of either, as JSON and as a form', () => {
    const form = new URLSearchParams({ ...fields, message: JSON.stringify([scan]) });
    const request: IncomingRequest = {
      ...requestTo('/api-journal-v1', {}),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new TextEncoder().encode(form.toString()),
    };
    const ok = { msgnum: 100, msg: 'OK', events: [{ msgnum: 100, msg: 'OK' }] };
    expect(JSON.parse(String(edsmAfter().answer(request).body))).toEqual(ok);
    for (const message of [scan, [scan], JSON.stringify(scan)]) {
      const { answer, rules, received, headers } = post(edsmAfter(), message);
      expect([answer, rules, received[0]?.from?.line]).toEqual([ok, [], 4]);
      expect(headers?.['x-rate-limit-remaining']).toBe('359');
    }
  });

  it.each<[number, Members]>([
    [201, { commanderName: '' }],
    [202, { apiKey: undefined }],
    [204, { fromGameVersion: undefined }],
    [301, { message: undefined }],
    [302, { message: '{' }],
  ])('refuses a request with %i for %j', (number, change) => {
    const edsm = edsmAfter();
    const { body } = edsm.answer(requestTo('/api-journal-v1', { ...fields, message: scan, ...change }));
    expect(JSON.parse(String(body)).msgnum).toBe(number);
  });

  it.each<[string, unknown, Members?, number?]>([
    ['edsm/message', { event: 'Scan' }, {}, 303],
    ['edsm/discarded', { ...scan, event: 'Music' }, {}, 304],
    ['edsm/commander', scan, { commanderName: 'Bob' }],
    ['edsm/version', scan, { fromGameVersion: '4.3.0.0' }],
    ['edsm/line', { ...scan, BodyID: 2 }],
    ['edsm/line', { ...scan, timestamp: timestamp(9) }],
    ['edsm/state', { ...scan, _systemName: 'Sol' }],
  ])('%s is found in %j', (rule, message, change, number = 100) => {
    const { rules, answer } = post(edsmAfter(), message, change);
    expect(rules).toContain(rule);
    expect(answer.events).toEqual([expect.objectContaining({ msgnum: number })]);
  });

  it('notes another name of the commander, which an account may have', () => {
    const { received } = post(edsmAfter(), scan, { commanderName: 'Bob' });
    expect(received[0]?.findings).toMatchObject([{ rule: 'edsm/commander', severity: 'note', found: '"Bob"' }]);
  });

  it('does not mind missing texts, nor ids of 64 bits that were read as numbers', () => {
    const raw = [{ Name: 'mercury', Name_Localised: 'Mercure', Count: 3 }];
    const event = { timestamp: timestamp(9), event: 'Materials', Raw: raw, SystemAddress: 9_007_199_254_740_993n };
    const sent = { ...event, Raw: [{ Name: 'mercury', Count: 3 }], SystemAddress: 9_007_199_254_740_992 };
    const line = { file: 'Journal.log', line: 6, timestamp: timestamp(9) };
    const after = [...flight, { event, line }];
    expect(post(edsmAfter(after), sent).rules).toEqual([]);
    const { rules, received } = post(edsmAfter(after), { ...sent, Raw: Array(500).fill(0) });
    expect(rules).toEqual(['edsm/line']);
    expect(received[0]?.findings[0]?.message.length).toBeLessThan(300);
  });

  it('takes what belongs to the commander from a crew member, and nothing about the ship', () => {
    const line = { file: 'Journal.log', line: 6, timestamp: timestamp(9) };
    const joined = { event: { ...flight[2]?.event, timestamp: timestamp(9), Multicrew: true }, line };
    const rulesOf = (event: string) => {
      const aboard = { event: { timestamp: timestamp(9), event }, line };
      return post(edsmAfter([...flight, joined, aboard]), aboard.event).rules;
    };
    expect(['SuitLoadout', 'Cargo'].map(rulesOf)).toEqual([[], ['edsm/crew']]);
  });

  it('recognises an event that is sent again', () => {
    const edsm = edsmAfter();
    post(edsm, scan);
    expect(post(edsm, scan)).toMatchObject({ rules: ['edsm/repeated'], answer: { events: [{ msgnum: 101 }] } });
  });
});
