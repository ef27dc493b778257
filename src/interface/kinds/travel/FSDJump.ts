import { askedRules } from '../../asked-rules.js';
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
} from '../../field.js';
import { kind } from '../../kind.js';
import { Conflict } from '../../shapes/Conflict.js';
import { ControllingFaction, Faction } from '../../shapes/Faction.js';
import { ThargoidWar } from '../../shapes/ThargoidWar.js';
import { limits } from '../../specified-limits.js';
import { bodyTypeList, powerplayStateList, securityLevelList } from '../../specified-values.js';
import { alarm, amount, mention, when } from '../../summary/summary-part.js';

export const ContendingPower = shape('ContendingPower', 'a power contending for an unoccupied system', () => ({
  Power: text('name of the power'),
  ConflictProgress: number(`share of the ${limits.controlMerits / 1000}k merits needed for control; may exceed 1.0`),
}));

export const FSDJump = kind(
  'FSDJump',
  'the ship jumps from one star system to another',
  () => ({
    Taxi: optional(boolean('the jump was made in a taxi')),
    Multicrew: optional(boolean("the jump was made in another player's ship")),
    Wanted: optional(boolean('the player is wanted in the system')),
    StarSystem: text('name of the destination system'),
    SystemAddress: id('address of the system'),
    StarPos: position('x, y and z coordinates of the system, in light-years relative to the origin system'),
    SystemAllegiance: text('superpower the system is aligned with; may be empty'),
    SystemEconomy: internal('$economy_X;', 'internal name of the main economy'),
    SystemEconomy_Localised: optional(text('main economy, as shown in game')),
    SystemSecondEconomy: text('second economy'),
    SystemSecondEconomy_Localised: optional(text('second economy, as shown in game')),
    SystemGovernment: internal('$government_X;', 'internal name of the government'),
    SystemGovernment_Localised: optional(text('government, as shown in game')),
    SystemSecurity: internal('$X;', 'internal name of the security level', securityLevelList),
    SystemSecurity_Localised: optional(text('security level, as shown in game')),
    Population: integer('population of the system'),
    Body: text('name of the body the ship arrived at'),
    BodyID: integer('ID of that body within the system'),
    BodyType: from(bodyTypeList, 'type of that body'),
    ControllingPower: optional(text('the power that controls the system')),
    Powers: optional(
      list(
        text(),
        'powers active in the system; written if the player is pledged and the system is involved in Powerplay',
      ),
    ),
    PowerplayState: optional(from(powerplayStateList, 'Powerplay state of the system')),
    PowerplayStateControlProgress: optional(number('control progress within the current state')),
    PowerplayStateReinforcement: optional(integer('merits earned by reinforcement')),
    PowerplayStateUndermining: optional(integer('merits earned by undermining')),
    PowerplayConflictProgress: optional(
      list(ContendingPower, 'the contending powers; only while the system is unoccupied'),
    ),
    ThargoidWar: optional(object(ThargoidWar)),
    JumpDist: number('jump distance, in light-years', { decimals: 3 }),
    FuelUsed: number('fuel used by the jump, in tonnes'),
    FuelLevel: number('fuel left in the main tank, in tonnes'),
    BoostUsed: optional(integer('FSD boost used, if any')),
    Factions: optional(list(Faction, 'the factions present in the system')),
    SystemFaction: optional(object(ControllingFaction, 'the faction that controls the system')),
    Conflicts: optional(list(Conflict, 'conflicts between factions in the system')),
  }),
  {
    summary: [
      mention('StarSystem'),
      amount('JumpDist', 'ly'),
      amount('FuelLevel', 't', '# left'),
      alarm('Wanted', 'wanted'),
      mention('ThargoidWar.CurrentState', '#', { alarm: true }),
      when('BoostUsed', 'boosted'),
      when('Taxi', 'by taxi'),
      when('Multicrew', "in another player's ship"),
    ],
    rules: [askedRules['fsd-jump/conflict-progress']],
  },
);
