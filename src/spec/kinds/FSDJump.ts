import {
  boolean,
  from,
  id,
  integer,
  internal,
  list,
  number,
  object,
  optional,
  position,
  shape,
  text,
} from '../field.js';
import { kind } from '../kind.js';
import { limits } from '../limits.js';
import { Conflict } from '../shapes/Conflict.js';
import { ControllingFaction, Faction } from '../shapes/Faction.js';
import { ThargoidWar } from '../shapes/ThargoidWar.js';
import { bodyTypes, powerplayStates, securityLevels } from '../states.js';
import { alarm, amount, said, when } from '../summary/part.js';

const ContendingPower = shape('ContendingPower', 'a power that reaches for an unoccupied system', {
  Power: text('name of the power'),
  ConflictProgress: number(`share of the ${limits.controlMerits / 1000}k merits that mean control; may exceed 1.0`),
});

export const FSDJump = kind(
  'FSDJump',
  'the ship jumps from one star system to another',
  {
    Taxi: optional(boolean('the jump was made in a taxi')),
    Multicrew: optional(boolean("the jump was made in another player's ship")),
    Wanted: optional(boolean('the player is wanted in the system')),
    StarSystem: text('name of the system the jump led to'),
    SystemAddress: id('address of the system'),
    StarPos: position('x, y and z of the system, in light-years from the origin system'),
    SystemAllegiance: text('the superpower the system follows; may be empty'),
    SystemEconomy: internal('$economy_X;', 'main economy, in internal form'),
    SystemEconomy_Localised: optional(text('main economy, as shown')),
    SystemSecondEconomy: text('second economy'),
    SystemSecondEconomy_Localised: optional(text('second economy, as shown')),
    SystemGovernment: internal('$government_X;', 'government, in internal form'),
    SystemGovernment_Localised: optional(text('government, as shown')),
    SystemSecurity: internal('$X;', 'how well the system is policed, in internal form', securityLevels),
    SystemSecurity_Localised: optional(text('how well the system is policed, as shown')),
    Population: integer('how many people live there'),
    Body: text('name of the body the ship arrived at'),
    BodyID: integer('number of that body in the system'),
    BodyType: from(bodyTypes, 'what that body is'),
    ControllingPower: optional(text('the power that controls the system')),
    Powers: optional(list(text(), 'the powers active there; for a pledged player in a system that is involved')),
    PowerplayState: optional(from(powerplayStates, 'how firmly a power holds the system')),
    PowerplayStateControlProgress: optional(number('control reached within the current state')),
    PowerplayStateReinforcement: optional(integer('merits gained for reinforcing')),
    PowerplayStateUndermining: optional(integer('merits gained for undermining')),
    PowerplayConflictProgress: optional(
      list(ContendingPower, 'the powers that contend; while the system is unoccupied'),
    ),
    ThargoidWar: optional(object(ThargoidWar)),
    JumpDist: number('distance of the jump in light-years', { decimals: 3 }),
    FuelUsed: number('fuel spent on the jump, in tonnes'),
    FuelLevel: number('fuel left in the main tank, in tonnes'),
    BoostUsed: optional(integer('which boost the drive was given')),
    Factions: optional(list(Faction, 'the factions present in the system')),
    SystemFaction: optional(object(ControllingFaction, 'the faction that controls the system')),
    Conflicts: optional(list(Conflict, 'the conflicts between factions of the system')),
  },
  {
    tells: [
      said('StarSystem'),
      amount('JumpDist', 'ly'),
      amount('FuelLevel', 't', '# left'),
      alarm('Wanted', 'wanted'),
      said('ThargoidWar.CurrentState', '#', { alarm: true }),
      when('BoostUsed', 'boosted'),
      when('Taxi', 'by taxi'),
      when('Multicrew', "in another's ship"),
    ],
    rules: [
      {
        id: 'fsd-jump/conflict-progress',
        severity: 'warning',
        about: 'PowerplayConflictProgress',
        says: 'PowerplayConflictProgress stands only while the system is unoccupied',
        reason: 'Powers contend only for a system that none of them holds.',
        holds: ({ PowerplayConflictProgress, PowerplayState }) =>
          PowerplayConflictProgress === undefined || PowerplayState === undefined || PowerplayState === 'Unoccupied',
        good: {
          PowerplayState: 'Unoccupied',
          PowerplayConflictProgress: [{ Power: 'Aisling Duval', ConflictProgress: 0.5 }],
        },
        bad: {
          PowerplayState: 'Fortified',
          PowerplayConflictProgress: [{ Power: 'Aisling Duval', ConflictProgress: 0.5 }],
        },
      },
    ],
  },
);
