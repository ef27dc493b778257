/** What holds between a plotted route and the flight. */
import type { Members } from '../../spec/rule.js';
import { below } from '../finding.js';
import { follow, type Leaving, leavingOf, type Stop } from './itinerary.js';
import type { Known } from './known.js';
import { itineraryOf } from './lessons.js';
import type { Complaint, Scene, SessionRule } from './rule.js';
import { tellsOfSystems } from './told.js';
import { lineOf, named } from './wording.js';

const { NavRoute, FSDJump } = tellsOfSystems;

const sol = { StarSystem: 'Sol', SystemAddress: 10477373803 };
const deciat = { StarSystem: 'Deciat', SystemAddress: 6681123623626 };
const morommo = { StarSystem: 'Morommo', SystemAddress: 2871319930265 };
const shinrarta = { StarSystem: 'Shinrarta Dezhra', SystemAddress: 3932277478106 };
const plotted = { timestamp: '2026-11-14T20:42:00Z', event: 'NavRoute' };

export const routeStart: SessionRule = {
  id: 'route/start',
  severity: 'warning',
  says: 'a route begins in the system in which it was plotted',
  reason: 'The first stop is where the ship is. Tools count the jumps and the distance from there.',
  reads: { NavRoute },
  judge: (event, known, place) => {
    const first = itineraryOf(known)?.stops[0];
    const start = place === 'journal' ? known.place : plottedWith(event, known)?.start;
    if (!first || !start || start.multicrew || isSame(first, start)) return [];
    const member = first.name === start.name ? 'SystemAddress' : 'StarSystem';
    const [expected, found] = first.name === start.name ? [start.address, first.address] : [start.name, first.name];
    const since = lineOf(start.where, known.here);
    const message = `the route begins in ${named(found)}, but the ship has been in ${named(expected)} since ${since}`;
    return [{ pointer: below('/Route/0', member), expected, found, message }];
  },
  good: scene(shinrarta, [shinrarta, morommo, deciat], []),
  bad: scene(shinrarta, [sol, morommo, deciat], []),
};

export const routeHops: SessionRule = {
  id: 'route/hops',
  severity: 'warning',
  says: 'the jumps after a route is plotted follow its stops, in their order',
  reason:
    'A route is followed from stop to stop until another is plotted. A pilot may simply fly elsewhere; if nobody did, the file and the journal do not belong together.',
  reads: { NavRoute, FSDJump: [...FSDJump, 'Taxi', 'Multicrew'] },
  judge: (event, known, place) => {
    if (event.event === 'FSDJump') return offRoute(event, known);
    const route = place === 'companion' ? plottedWith(event, known) : undefined;
    const stops = itineraryOf(known);
    const leaving = route && stops && leavingOf(stops, route.jumps, known.tells);
    return leaving ? [unlikeTheFlight(leaving, known)] : [];
  },
  good: scene(shinrarta, [shinrarta, morommo, deciat], [morommo, deciat]),
  bad: scene(shinrarta, [shinrarta, morommo, deciat], [sol, deciat]),
};

/** The route of the journal's last plotting, if the file was written with it. An older or newer file proves nothing. */
function plottedWith(event: Members, { route }: Known): Known['route'] {
  return typeof event.timestamp === 'string' && route?.timestamp === event.timestamp ? route : undefined;
}

/** The journal's own line has the stops: the jump that leads elsewhere is told. */
function offRoute(event: Members, { route, here, tells, told: [told] }: Known): Complaint[] {
  const { name, address } = told ?? {};
  if (!route?.stops || route.over || name === undefined || address === undefined) return [];
  if (event.Taxi === true || event.Multicrew === true) return [];
  const { leaving } = follow(route.stops, route.progress, { name, address }, tells);
  if (!leaving) return [];
  const { next } = leaving;
  const message = `jumped to ${named(name)}, but the next stop of the route at ${lineOf(route.where, here)} is ${named(next.name)}`;
  return [{ pointer: below('', 'StarSystem'), expected: next.name, found: name, message }];
}

/** The file has the stops: the stop that was not jumped to is told. */
function unlikeTheFlight({ index, next, jump }: Leaving, { here }: Known): Complaint {
  const member = jump.name === next.name ? 'SystemAddress' : 'StarSystem';
  const [expected, found] = jump.name === next.name ? [jump.address, next.address] : [jump.name, next.name];
  const line = jump.where ? ` at ${lineOf(jump.where, here)}` : '';
  const message = `the route goes on to ${named(found)}, but the ship jumped to ${named(expected)}${line}`;
  return { pointer: below(`/Route/${index}`, member), expected, found, message };
}

function isSame(a: Stop, b: Stop): boolean {
  return a.address === b.address && a.name === b.name;
}

function scene(start: Members, stops: readonly Members[], jumps: readonly Members[]): Scene {
  return {
    journal: [
      { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', ...start },
      plotted,
      ...jumps.map((jump, index) => ({ timestamp: `2026-11-14T20:4${index + 3}:00Z`, event: 'FSDJump', ...jump })),
    ],
    companions: [{ ...plotted, Route: stops }],
  };
}
