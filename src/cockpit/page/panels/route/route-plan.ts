/** The plotted route, and the ship's progress on it. */
import { distanceBetween } from '../../../../game/star-system.js';
import type { CompanionContent, Moment, StateLine } from '../../../protocol.js';
import { isSamePlace, latestArrival, type Place, placeOf } from '../../moment/current-place.js';
import { type Fields, listIn, textIn, timeIn } from '../../moment/loose-fields.js';
import { eventOf } from '../../moment/moment-events.js';
import { type StarLook, starLook } from './star-class.js';

export interface RouteStop extends Place {
  readonly look: StarLook;
  /** Light-years from the previous stop; absent for the first and without positions. */
  readonly leg?: number;
}

/** `unlisted`: a route was plotted, but its file is missing. */
export type RouteState = 'none' | 'cleared' | 'unlisted' | 'plotted';

export interface RoutePlan {
  readonly state: RouteState;
  readonly stops: readonly RouteStop[];
  /** Index of the stop the ship is at; −1 if none. */
  readonly at: number;
  readonly here?: Place;
  readonly next?: RouteStop;
  readonly last?: RouteStop;
  readonly jumpsLeft: number;
  readonly lightYearsLeft: number;
  readonly isComplete: boolean;
}

export function routePlan(moment: Moment): RoutePlan {
  const { state, stops } = stopsOf(moment);
  const arrival = latestArrival(moment);
  const here = arrival && placeOf(arrival);
  const at = here ? stops.findLastIndex((stop) => isSamePlace(stop, here)) : -1;
  // Off the route, it can be joined at its first stop.
  const ahead = stops.slice(at + 1);
  const last = stops.at(-1);
  return {
    state,
    stops,
    at,
    ...(here && { here }),
    ...(ahead[0] && { next: ahead[0] }),
    ...(last && { last }),
    jumpsLeft: at < 0 ? Math.max(0, stops.length - 1) : ahead.length,
    lightYearsLeft: ahead.reduce((sum, { leg = 0 }) => sum + leg, 0),
    isComplete: stops.length > 0 && at === stops.length - 1,
  };
}

function stopsOf(moment: Moment): Pick<RoutePlan, 'state' | 'stops'> {
  const plotted = moment.latest['NavRoute'];
  const cleared = moment.latest['NavRouteClear'];
  const content = moment.companions['NavRoute'];
  const file = eventOf(content);
  if (cleared && isAfter(cleared, plotted, content)) return { state: 'cleared', stops: [] };
  const listed = [file, eventOf(plotted)].find((event) => event && Array.isArray(event['Route']));
  if (!listed) return { state: plotted ? 'unlisted' : 'none', stops: [] };
  const stops = withLegs(listIn(listed, 'Route'));
  return { state: stops.length > 0 ? 'plotted' : plotted || cleared ? 'cleared' : 'none', stops };
}

/** The file is written before its line: a file newer than the clearing belongs to the next route. */
function isAfter(cleared: StateLine, plotted: StateLine | undefined, content: CompanionContent | undefined): boolean {
  if (plotted && plotted.n > cleared.n) return false;
  const time = timeIn(eventOf(cleared) ?? {});
  return !content || time === undefined || content.time <= time;
}

function withLegs(route: readonly Fields[]): RouteStop[] {
  const stops: RouteStop[] = [];
  for (const fields of route) {
    const place = placeOf(fields);
    if (!place) continue;
    const before = stops.at(-1)?.position;
    stops.push({
      ...place,
      look: starLook(textIn(fields, 'StarClass')),
      ...(before && place.position && { leg: distanceBetween(before, place.position) }),
    });
  }
  return stops;
}
