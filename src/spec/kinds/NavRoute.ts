import { id, list, optional, position, shape, text } from '../field.js';
import { type Companion, kind } from '../kind.js';
import { always } from '../rule.js';
import { count, last, said } from '../summary/part.js';

export const RouteStop = shape('RouteStop', 'a star along the route', {
  StarSystem: text('name of the system'),
  SystemAddress: id('address of the system'),
  StarPos: position('x, y and z of the system, in light-years from the origin system'),
  StarClass: text('class of the star'),
});

export const routeFile: Companion = {
  file: 'NavRoute.json',
  content: 'the stops of the plotted route',
  list: 'Route',
  rules: [
    always('Route', [], {
      id: 'companion/route',
      reason: 'The file is there to list the stops; without the list it says nothing.',
    }),
  ],
};

export const NavRoute = kind(
  'NavRoute',
  'a route over several stars is plotted',
  { Route: optional(list(RouteStop, 'the stars along the route; stands in the file')) },
  {
    tells: [last('Route', [said('StarSystem')], 'to #'), count('Route', 'jump', 'jumps', { without: 1 })],
    companion: routeFile,
  },
);
