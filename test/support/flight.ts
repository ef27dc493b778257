/** A short flight, as a service on localhost sees it. */
import type { IncomingRequest, WrittenEvent } from '../../src/services/service.js';

const start = Date.parse('2026-11-14T20:41:00Z');

/** Minutes after the start. */
export function timestamp(minutes: number): string {
  return new Date(start + minutes * 60_000).toISOString().replace('.000', '');
}

const barnard = { StarSystem: 'Barnard', SystemAddress: 4242, StarPos: [1, 2, 3] };
const bostonBase = { StationName: 'Boston Base', StationType: 'Orbis', MarketID: 128 };

const events = [
  { event: 'Fileheader', part: 1, gameversion: '4.4.0.0', build: 'r331186/r0 ' },
  {
    event: 'LoadGame',
    FID: 'F123456',
    Commander: 'Ada',
    Horizons: true,
    Odyssey: true,
    Ship: 'CobraMkIII',
    ShipID: 7,
    Credits: 1000,
  },
  { event: 'FSDJump', ...barnard, JumpDist: 5.5 },
  { event: 'Scan', ...barnard, BodyName: 'Barnard 1', BodyID: 1 },
  { event: 'Docked', ...barnard, ...bostonBase },
];

export const flight: readonly WrittenEvent[] = events.map((event, index) => ({
  event: { timestamp: timestamp(index), ...event },
  line: { file: 'Journal.log', line: index + 1, timestamp: timestamp(index) },
}));

/** A request with a JSON body, some seconds after the flight. */
export function requestTo(path: string, content: unknown, seconds = 0): IncomingRequest {
  return {
    method: 'POST',
    path,
    query: new URLSearchParams(),
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify(content)),
    at: start + 600_000 + seconds * 1000,
    real: seconds * 1000,
  };
}
