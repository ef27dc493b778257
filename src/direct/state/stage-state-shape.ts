import { legalStates } from '../../game/political-vocabulary-table.js';
import { flags, flags2 } from '../../interface/flag-tables.js';
import { complete, list, mustBe, oneOf, recordOf, type Shape } from '../../words/shape/shape.js';
import type { StageState } from './stage-state.js';

export const text = mustBe<string>('a text', (value) => typeof value === 'string', { type: 'string' });

/** Integers beyond 2^53 are bigints. */
export const number = mustBe<number>('a number', (value) => typeof value === 'number' || typeof value === 'bigint', {
  type: 'number',
});

const position: Shape<StageState['system']['position']> = list('a list', number) as Shape<never>;

export const stageStateShape = complete(
  {
    timestamp: text,
    commander: complete(
      {
        name: text,
        id: text,
        credits: number,
        legal: oneOf(legalStates),
        pledge: text,
        squadron: text,
      },
      'pledge',
      'squadron',
    ),
    place: oneOf(['docked', 'space', 'supercruise', 'hyperspace', 'landed']),
    ride: oneOf(['ship', 'srv', 'fighter', 'lander', 'foot', 'taxi', 'crew']),
    system: complete({ name: text, address: number, position }),
    station: complete({ name: text, type: text, marketId: number }),
    surface: complete({ body: text, latitude: number, longitude: number, altitude: number }),
    ship: complete({
      type: text,
      fuel: complete({ main: number, reservoir: number, capacity: number }),
      cargo: recordOf(number),
      cargoCapacity: number,
    }),
    route: list('a list', complete({ name: text, address: number })),
    flags: list('a list', oneOf(flags.bits.map(({ name }) => name))),
    flags2: list('a list', oneOf(flags2.bits.map(({ name }) => name))),
  },
  'station',
  'surface',
);
