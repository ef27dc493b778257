import { companionFiles, companionLists } from '../../companion-names.js';
import { specifiedSince } from '../../evidence.js';
import { id, list, onlyInFile, position, shape, text } from '../../field.js';
import { type Companion, kind } from '../../kind.js';
import { always } from '../../object-rule.js';
import { count, last, mention } from '../../summary/summary-part.js';

export const RouteStop = shape('RouteStop', 'a system along the route', () => ({
  StarSystem: text('name of the system'),
  SystemAddress: id('address of the system'),
  StarPos: position('x, y and z coordinates of the system, in light-years relative to the origin system'),
  StarClass: text('class of its main star'),
}));

export const routeFile: Companion = {
  file: companionFiles.NavRoute,
  content: 'the stops along the plotted route',
  lists: companionLists.NavRoute,
  rules: [
    always('Route', [], {
      id: 'companion/route',
      reason: 'The purpose of the file is to list the stops; without the list it says nothing.',
    }),
  ],
};

export const NavRoute = kind(
  'NavRoute',
  'a route with several stops is plotted',
  () => ({
    Route: onlyInFile(list(RouteStop, 'the stops along the route, the starting system first; only in the file')),
  }),
  {
    evidence: specifiedSince('3.7'),
    summary: [last('Route', [mention('StarSystem')], 'to #'), count('Route', 'jump', 'jumps', { without: 1 })],
    companion: routeFile,
  },
);
