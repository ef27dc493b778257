import type { LegalState } from '../../game/political-vocabulary.js';
import { flags, flags2 } from '../../interface/flag-tables.js';
import type { PlaceName, Ride } from '../../state/journal-state.js';
import type { StageState } from './stage-state.js';
import { list, number, object, optional, record, text, type ValueSchemaOf, words } from './value-schema.js';

export const stageStateSchema: ValueSchemaOf<StageState> = object({
  timestamp: text,
  commander: object({
    name: text,
    id: text,
    credits: number,
    legal: words<LegalState>({
      Clean: true,
      IllegalCargo: true,
      Speeding: true,
      Wanted: true,
      Hostile: true,
      PassengerWanted: true,
      Warrant: true,
      Allied: true,
      Thargoid: true,
    }),
    pledge: optional(text),
    squadron: optional(text),
  }),
  place: words<PlaceName>({ docked: true, space: true, supercruise: true, hyperspace: true, landed: true }),
  ride: words<Ride>({ ship: true, srv: true, fighter: true, lander: true, foot: true, taxi: true, crew: true }),
  system: object({ name: text, address: number, position: list(number) }),
  station: optional(object({ name: text, type: text, marketId: number })),
  surface: optional(object({ body: text, latitude: number, longitude: number, altitude: number })),
  ship: object({
    type: text,
    fuel: object({ main: number, reservoir: number, capacity: number }),
    cargo: record(number),
    cargoCapacity: number,
  }),
  route: list(object({ name: text, address: number })),
  flags: list(words(flags.bits.map(({ name }) => name))),
  flags2: list(words(flags2.bits.map(({ name }) => name))),
});
