/** The commander's ship: type as players call it, name and ident. */

import { shipNames } from '../../../game/ship-name-table.js';
import { entryOf } from '../../../words/entry-of.js';
import type { Moment } from '../../protocol.js';
import { textIn } from '../moment/loose-fields.js';

export function shipIn({ state: { ship } }: Moment) {
  const { type = '' } = ship;
  return {
    type: entryOf(shipNames, type) ?? textIn(ship, 'localised') ?? textIn(ship, 'type'),
    name: textIn(ship, 'name'),
    ident: textIn(ship, 'ident'),
  };
}
