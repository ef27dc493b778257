import { describe, expect, it } from 'vitest';
import { flight, requestTo, timestamp } from '../../../test/support/flight.js';
import type { Members } from '../../interface/object-rule.js';
import type { LoggedMessage } from '../service.js';
import { Inara } from './inara.js';

const header = {
  appName: 'MyTool',
  appVersion: '1.2',
  APIkey: 'secret',
  commanderName: 'Ada',
  commanderFrontierID: 'F123456',
};

const jump = {
  eventName: 'addCommanderTravelFSDJump',
  eventTimestamp: timestamp(2),
  eventData: { starsystemName: 'Barnard', starsystemCoords: [1, 2, 3], jumpDistance: 5.5, shipGameID: 7 },
};

const dock = {
  eventName: 'addCommanderTravelDock',
  eventTimestamp: timestamp(4),
  eventData: { starsystemName: 'Barnard', stationName: 'Boston Base', marketID: 128 },
};

function post(events: unknown, change: Members = {}, lines = flight) {
  const inara = new Inara();
  for (const written of lines) inara.wrote(written);
  const { body, received = [] } = inara.answer(requestTo('/inapi/v1/', { header: { ...header, ...change }, events }));
  return { answer: JSON.parse(String(body)), received: received as readonly LoggedMessage[] };
}

function rulesOf(events: unknown, change?: Members, lines = flight): string[] {
  return post(events, change, lines).received.flatMap(({ findings }) => findings.map(({ rule }) => rule));
}

describe('a batch for Inara', () => {
  it('is accepted event by event, and knows the lines it was made from', () => {
    const { answer, received } = post([jump, dock, { ...dock, eventName: 'addDock', eventCustomID: 9 }]);
    expect(answer.header).toEqual({ eventStatus: 200 });
    expect(answer.events).toEqual([
      { eventStatus: 200 },
      { eventStatus: 200 },
      { eventStatus: 400, eventStatusText: expect.stringContaining('addDock'), eventCustomID: 9 },
    ]);
    expect(received.map(({ from }) => from?.line)).toEqual([3, 5, undefined]);
    expect(received.slice(0, 2).flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('is refused without a key, with HTTP 200, and its key is never kept', () => {
    const { answer, received } = post([jump], { APIkey: '' });
    expect(answer).toEqual({ header: { eventStatus: 400, eventStatusText: 'Invalid API key.' } });
    expect(JSON.stringify(post([jump], { appName: '' }).received)).not.toContain('secret');
    expect(received.flatMap(({ findings }) => findings.map(({ pointer }) => pointer))).toEqual(['/header/APIkey']);
  });

  it.each<[string, unknown, Members?]>([
    ['inara/header', 'rubbish'],
    ['inara/event', [{ ...jump, eventTimestamp: 'noon' }]],
    ['inara/event', [{ ...jump, eventData: ['Sol'] }]],
    ['inara/required', [{ ...jump, eventData: { jumpDistance: 5.5 } }]],
    ['inara/member', [{ ...jump, eventData: { ...jump.eventData, jumpDist: 5.5 } }]],
    ['inara/order', [dock, jump]],
    ['inara/commander', [jump], { commanderFrontierID: 'F9' }],
    ['inara/assets', [{ ...jump, eventName: 'setCommanderCredits', eventData: { commanderCredits: 1 } }]],
    ['inara/ship', [{ ...jump, eventData: { ...jump.eventData, shipGameID: 8 } }]],
    ['inara/line', [{ ...jump, eventTimestamp: timestamp(3) }]],
    ['inara/value', [{ ...jump, eventData: { ...jump.eventData, starsystemName: 'Sol' } }]],
  ])('%s is found in %j', (rule, events, change) => {
    expect(rulesOf(events, change)).toEqual([rule]);
  });

  it('may say what is so at the time of any line', () => {
    const data = { shipType: 'cobramkiii', shipGameID: 7, shipLoadout: [] };
    const loadout = { eventName: 'setCommanderShipLoadout', eventTimestamp: timestamp(2), eventData: data };
    expect(rulesOf([loadout])).toEqual([]);
    expect(rulesOf([{ ...loadout, eventData: { ...data, shipGameID: 8 } }])).toEqual(['inara/ship']);
  });

  it('is not sent by crew, nor from a beta', () => {
    const beta = flight.map(({ event, line }) => ({
      event: event.event === 'Fileheader' ? { ...event, gameversion: '4.4.0.0 Beta' } : event,
      ...(line && { line }),
    }));
    expect(rulesOf([jump], {}, beta)).toEqual(['inara/version']);
    const [start, load, , ...rest] = flight;
    const joined = { event: { timestamp: timestamp(1), event: 'JoinACrew', Captain: 'Bob' }, line: load?.line };
    const crewed = [start, load, joined, flight[2], ...rest].filter((each) => each !== undefined) as typeof flight;
    const aboard = crewed.map((each) => ({ ...each, event: { ...each.event, Multicrew: true } }));
    expect(rulesOf([jump], {}, aboard)).toContain('inara/crew');
  });

  it('comes at most twice a minute', () => {
    const inara = new Inara();
    const rules = [0, 1, 2, 80].map((second) => {
      const { received = [] } = inara.answer(requestTo('/inapi/v1/', { header, events: [jump] }, second));
      return received.flatMap(({ findings }) => findings.map(({ rule }) => rule));
    });
    expect(rules).toEqual([[], [], ['inara/rate'], []]);
  });
});
