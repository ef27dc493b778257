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
  since,
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
    Taxi: since('4.0', optional(boolean('the jump was made in a taxi')), [10_810, 1_743]),
    Multicrew: since('4.0', optional(boolean("the jump was made in another player's ship")), [10_810, 1_743]),
    Wanted: since('3.0', optional(boolean('the player is wanted in the system'))),
    StarSystem: text('name of the destination system'),
    SystemAddress: since('3.0', id('address of the system')),
    StarPos: position('x, y and z coordinates of the system, in light-years relative to the origin system'),
    SystemAllegiance: since('2.2.02', text('superpower the system is aligned with; may be empty')),
    SystemEconomy: since('2.2.02', internal('$economy_X;', 'internal name of the main economy')),
    SystemEconomy_Localised: optional(text('main economy, as shown in game')),
    SystemSecondEconomy: since('3.0.3', text('second economy')),
    SystemSecondEconomy_Localised: optional(text('second economy, as shown in game')),
    SystemGovernment: since('2.2.02', internal('$government_X;', 'internal name of the government')),
    SystemGovernment_Localised: optional(text('government, as shown in game')),
    SystemSecurity: since('2.2.02', internal('$X;', 'internal name of the security level', securityLevelList)),
    SystemSecurity_Localised: optional(text('security level, as shown in game')),
    Population: since('2.4', integer('population of the system'), [11_041, 1_512]),
    Body: since('3.4', text('name of the body the ship arrived at')),
    BodyID: since('3.4', integer('ID of that body within the system')),
    BodyType: since('3.4', from(bodyTypeList, 'type of that body')),
    ControllingPower: since('4.0.0.1900', optional(text('the power that controls the system'))),
    Powers: optional(
      list(
        text(),
        'powers active in the system; written if the player is pledged and the system is involved in Powerplay',
      ),
    ),
    PowerplayState: optional(from(powerplayStateList, 'Powerplay state of the system')),
    PowerplayStateControlProgress: since('4.1.0.200', optional(number('control progress within the current state'))),
    PowerplayStateReinforcement: since('4.1.0.200', optional(integer('merits earned by reinforcement'))),
    PowerplayStateUndermining: since('4.1.0.200', optional(integer('merits earned by undermining'))),
    PowerplayConflictProgress: optional(
      list(ContendingPower, 'the contending powers; only while the system is unoccupied'),
    ),
    ThargoidWar: since('4.0.0.1500', optional(object(ThargoidWar))),
    JumpDist: number('jump distance, in light-years', { decimals: 3 }),
    FuelUsed: number('fuel used by the jump, in tonnes'),
    FuelLevel: number('fuel left in the main tank, in tonnes'),
    BoostUsed: optional(integer('FSD boost used, if any')),
    Factions: since('2.3', optional(list(Faction, 'the factions present in the system'))),
    SystemFaction: optional(object(ControllingFaction, 'the faction that controls the system')),
    Conflicts: since('3.4', optional(list(Conflict, 'conflicts between factions in the system'))),
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
