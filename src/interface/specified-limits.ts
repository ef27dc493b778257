import type { Range } from './field.js';

/** The numbers given in the specification. */
export const limits = {
  /** Degrees of latitude or longitude after which `Status.json` is updated while flying. */
  flyingMove: 0.02,
  /** Degrees of latitude or longitude after which `Status.json` is updated in the SRV. */
  srvMove: 0.0005,
  /** The share of the tank below which the low-fuel flag is set. */
  lowFuel: 0.25,
  /** The share of the heat capacity above which the overheating flag is set. */
  overheating: 1,
  /** Merits at which a power takes an unoccupied system. */
  controlMerits: 120_000,
  /** Oxygen and health. */
  vitals: { min: 0, max: 1 } satisfies Range,
  /** How many banks share the energy of a ship. */
  pipBanks: 3,
} as const;

/** The same numbers as a table for the reference. */
export const limitRows: readonly { readonly what: string; readonly value: string }[] = [
  { what: 'how often `Status.json` is written', value: 'every few seconds; the specification gives no exact interval' },
  {
    what: 'change in latitude or longitude that updates `Status.json` while flying',
    value: `${limits.flyingMove} degrees`,
  },
  { what: 'change in latitude or longitude that updates `Status.json` in the SRV', value: `${limits.srvMove} degrees` },
  { what: '`Status.Oxygen` and `Status.Health`', value: `${limits.vitals.min} to ${limits.vitals.max}` },
  { what: '`Status.Pips`', value: `${limits.pipBanks} integers in half-pips` },
  { what: 'low-fuel flag', value: `below ${limits.lowFuel * 100} % of the main tank` },
  { what: 'overheating flag', value: `above ${limits.overheating * 100} % heat` },
  {
    what: 'control of an unoccupied system',
    value: `${limits.controlMerits / 1000}k merits; ConflictProgress is a share of that and can exceed 1.0`,
  },
];
