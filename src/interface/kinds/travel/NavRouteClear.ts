import { companionFiles, companionLists } from '../../companion-names.js';
import { observed } from '../../evidence.js';
import { list, onlyInFile } from '../../field.js';
import { kind } from '../../kind.js';
import { RouteStop } from './NavRoute.js';

export const NavRouteClear = kind(
  'NavRouteClear',
  'the plotted route is cleared',
  () => ({
    Route: onlyInFile(list(RouteStop, 'always empty; only in the file', 0)),
  }),
  {
    evidence: observed(3_050, { since: '4.0.0.1450' }),
    companion: {
      file: companionFiles.NavRoute,
      shared: true,
      content: 'an empty list instead of the stops along the route',
      copies: 2,
      lists: companionLists.NavRouteClear,
    },
  },
);
