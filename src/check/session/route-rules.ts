/** Rules about a plotted route and the jumps after it. */
import type { Members } from '../../interface/object-rule.js';
import type { PlottedRoute, RouteJump, RouteStop } from '../../state/journal-state.js';
import { isSameStop, noProgress, stepTo, stopsIn, takeStep } from '../../state/route.js';
import { isAstray } from './jump-distance-rule.js';
import { lineReference, shortName } from './session-phrases.js';
import { noFindings, type RuleFinding, type SessionExample, type SessionRule } from './session-rule.js';
import type { SessionState } from './session-state.js';
import { type SystemMention, systemFields } from './system-mentions.js';

const { NavRoute, FSDJump } = systemFields;

const sol = { StarSystem: 'Sol', SystemAddress: 10477373803 };
const deciat = { StarSystem: 'Deciat', SystemAddress: 6681123623626 };
const morommo = { StarSystem: 'Morommo', SystemAddress: 2871319930265 };
const shinrarta = { StarSystem: 'Shinrarta Dezhra', SystemAddress: 3932277478106 };
const plotted = { timestamp: '2026-11-14T20:42:00Z', event: 'NavRoute' };

export const routeStartRule: SessionRule = {
  id: 'route/start',
  says: 'a route begins in the system in which it was plotted',
  reason: 'The first stop is where the ship is. Tools count the jumps and the distance from there.',
  reads: { NavRoute },
  check: (event, state, fileType) => {
    const first = stopsIn(event)?.[0];
    const start = fileType === 'journal' ? state.journal.system : plottedWith(event, state)?.start;
    if (!first || !start || start.multicrew || isSameStop(first, start)) return noFindings;
    const member = first.name === start.name ? 'SystemAddress' : 'StarSystem';
    const [expected, found] =
      first.name === start.name ? [String(start.address), String(first.address)] : [start.name, first.name];
    const since = lineReference(start.where, state.here);
    const message = `the route begins in ${shortName(found)}, but the ship has been in ${shortName(expected)} since ${since}`;
    return [{ pointer: `/Route/0/${member}`, expected, found, message }];
  },
  good: routeExample(shinrarta, [shinrarta, morommo, deciat], []),
  bad: routeExample(shinrarta, [sol, morommo, deciat], []),
};

export const routeHopsRule: SessionRule = {
  id: 'route/hops',
  says: 'the jumps after a route is plotted follow its stops, in their order',
  reason:
    'A route is followed from stop to stop until another is plotted. A pilot may simply fly elsewhere; if none did, the file and the journal do not belong together.',
  reads: { NavRoute, FSDJump: [...FSDJump, 'Taxi', 'Multicrew'] },
  check: (event, state, fileType) => {
    if (event.event === 'FSDJump') return jumpElsewhere(event, state);
    const route = fileType === 'companion' ? plottedWith(event, state) : undefined;
    const stops = stopsIn(event);
    const offRoute = route && stops && firstOffRouteJump(stops, route.jumps, state.journal.recordsAllKinds);
    return offRoute ? [unvisitedStop(offRoute, state)] : noFindings;
  },
  good: routeExample(shinrarta, [shinrarta, morommo, deciat], [morommo, deciat]),
  bad: routeExample(shinrarta, [shinrarta, morommo, deciat], [sol, deciat]),
};

/** The last route in the journal, if the file was written with it. An older or newer file proves nothing. */
function plottedWith({ timestamp }: Members, { journal }: SessionState): PlottedRoute | undefined {
  const { plotted: route } = journal;
  return typeof timestamp === 'string' && route?.where.timestamp === timestamp ? route : undefined;
}

/** If the line in the journal lists the stops, the finding is at the jump that leads elsewhere. */
function jumpElsewhere(event: Members, state: SessionState): readonly RuleFinding[] {
  const { plotted: route, recordsAllKinds } = state.journal;
  if (!route?.stops || route.over) return noFindings;
  const { name, address } = state.mentions[0] as SystemMention;
  if (name === undefined || address === undefined) return noFindings;
  if (event.Taxi === true || event.Multicrew === true || isAstray(state, name)) return noFindings;
  const { stops, progress } = route;
  const next = stops[progress.reached + 1];
  if (!next || stepTo({ name, address }, stops, progress, recordsAllKinds) !== 'off') return noFindings;
  const message = `jumped to ${shortName(name)}, but the next stop of the route at ${lineReference(route.where, state.here)} is ${shortName(next.name)}`;
  return [{ pointer: '/StarSystem', expected: next.name, found: name, message }];
}

/** A jump that did not follow a route. */
interface OffRouteJump {
  readonly jump: RouteJump;
  /** The stop that was next, and its index in the route. */
  readonly next: RouteStop;
  readonly index: number;
}

/** The first of the jumps that does not follow the route; nothing if all do. */
function firstOffRouteJump(
  stops: readonly RouteStop[],
  jumps: readonly RouteJump[],
  mayLeave: boolean,
): OffRouteJump | undefined {
  const progress = noProgress();
  for (const jump of jumps) {
    const step = stepTo(jump, stops, progress, mayLeave);
    const index = progress.reached + 1;
    const next = stops[index];
    if (step === 'off' && next) return { jump, next, index };
    takeStep(step, stops, progress);
  }
  return undefined;
}

/** If the companion lists the stops, the finding is at the stop that was not visited. */
function unvisitedStop({ index, next, jump }: OffRouteJump, { here }: SessionState): RuleFinding {
  const member = jump.name === next.name ? 'SystemAddress' : 'StarSystem';
  const [expected, found] =
    jump.name === next.name ? [String(jump.address), String(next.address)] : [jump.name, next.name];
  const message = `the route goes on to ${shortName(found)}, but the ship jumped to ${shortName(expected)} at ${lineReference(jump.where, here)}`;
  return { pointer: `/Route/${index}/${member}`, expected, found, message };
}

function routeExample(start: Members, stops: readonly Members[], jumps: readonly Members[]): SessionExample {
  return {
    journal: [
      { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', ...start },
      plotted,
      ...jumps.map((jump, index) => ({ timestamp: `2026-11-14T20:4${index + 3}:00Z`, event: 'FSDJump', ...jump })),
    ],
    companions: [{ ...plotted, Route: stops }],
  };
}
