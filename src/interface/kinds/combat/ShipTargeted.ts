import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { boolean, declared, from, integer, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { combatRankNamesList } from '../../observed-values.js';
import { amount, mention, unless } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const targetLegalStatusNames = open('TargetLegalStatusName', 'legal status of a targeted pilot', [
  'Clean',
  'Wanted',
  'Lawless',
  'Enemy',
  'Unknown',
  'Thargoid22',
]);

export const ShipTargeted = kind(
  'ShipTargeted',
  'the player targets a ship, a scan of the target makes progress, or the target is lost',
  () => ({
    TargetLocked: boolean('a ship is targeted; false if the target was lost, and then no other field is written'),
    Ship: optional(text('internal name of the ship'), 0.751),
    Ship_Localised: optional(text('the ship, as shown in game'), 0.469),
    ScanStage: optional(
      integer('how far the target has been scanned, from 0 to 3; the further, the more fields are written'),
      0.751,
    ),
    PilotName: optional(text('internal name of the pilot; from stage 1 on'), 0.487),
    PilotName_Localised: optional(text('the pilot, as shown in game'), 0.487),
    PilotRank: optional(from(combatRankNamesList, 'combat rank of the pilot, by name; from stage 1 on'), 0.47),
    SquadronID: optional(text('tag of the squadron the pilot is in'), 0.066),
    ShieldHealth: optional(number('shield strength of the ship, in percent; from stage 2 on'), 0.387),
    HullHealth: optional(number('hull health of the ship, in percent; from stage 2 on'), 0.387),
    Faction: optional(text('faction of the pilot; from stage 3 on'), 0.268),
    LegalStatus: optional(from(targetLegalStatusNames, 'legal status of the pilot; from stage 3 on'), 0.335),
    Bounty: optional(integer('bounty on the pilot, in credits'), 0.128),
    Power: since('3.5', optional(from(powerNames, 'power the pilot is pledged to'), 0.031)),
    Subsystem: optional(text('internal name of the targeted module'), 0.015),
    Subsystem_Localised: optional(text('the targeted module, as shown in game'), 0.015),
    SubsystemHealth: optional(number('health of the targeted module, in percent'), 0.015),
    SubSystem: declared(text('internal name of the targeted module, in another spelling of Subsystem')),
    SubSystemHealth: declared(
      number('health of the targeted module, in percent, in another spelling of SubsystemHealth'),
    ),
  }),
  {
    evidence: observed(54_173, { since: '3.0' }),
    summary: [
      mention('Ship'),
      mention('PilotName'),
      mention('PilotRank'),
      mention('LegalStatus'),
      amount('Bounty', 'cr', 'bounty of #', { ifAny: true }),
      mention('Faction'),
      amount('ShieldHealth', '%', 'shields #'),
      amount('HullHealth', '%', 'hull #'),
      mention('Subsystem'),
      unless('TargetLocked', 'target lost'),
    ],
  },
);
