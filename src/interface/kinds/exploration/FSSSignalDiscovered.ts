import { signalTypes, spawningStates } from '../../../game/observed-vocabulary-table.js';
import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { boolean, from, id, integer, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { signalSourceTypesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const signalTypeNames = open('SignalTypeName', 'the type of a signal in a system', signalTypes, ['StationDodec']);

const spawningStateNames = open('SpawningStateName', 'the state of a faction that causes a signal', spawningStates);

export const FSSSignalDiscovered = kind(
  'FSSSignalDiscovered',
  'the ship detects a signal in the system, such as a station, a carrier or a signal source',
  () => ({
    SystemAddress: id('address of the system'),
    SignalName: text('name of the signal; may be an internal one'),
    SignalName_Localised: optional(text('the signal, as shown in game'), 0.192),
    SignalType: since('4.0.0.1700', optional(from(signalTypeNames, 'type of signal'), 0.825), [167_096, 35_486]),
    USSType: optional(
      from(signalSourceTypesList, 'internal name of the type of signal source; only for an unidentified one'),
      0.009,
    ),
    USSType_Localised: optional(text('the type of signal source, as shown in game'), 0.009),
    SpawningState: optional(
      from(spawningStateNames, 'internal name of the faction state that caused the signal'),
      0.008,
    ),
    SpawningState_Localised: optional(text('the faction state that caused the signal, as shown in game'), 0.005),
    SpawningFaction: optional(text('the faction that caused the signal'), 0.008),
    SpawningFaction_Localised: optional(text('the faction that caused the signal, as shown in game'), 0.002),
    SpawningPower: since('4.0.0.1900', optional(from(powerNames, 'the power that caused the signal'), 0.001)),
    OpposingPower: since('4.0.0.1900', optional(from(powerNames, 'the power that opposes it'), 0.001)),
    ThreatLevel: optional(integer('threat level of the signal source'), 0.009),
    TimeRemaining: optional(number('time until the signal disappears, in seconds'), 0.008),
    IsStation: optional(boolean('the signal is a station or a carrier; omitted if not'), 0.709),
  }),
  {
    evidence: observed(216_329, { since: '3.3' }),
    summary: [
      mention('SignalName'),
      mention('SignalType'),
      mention('USSType'),
      amount('ThreatLevel', 'number', 'threat #', { ifAny: true }),
      amount('TimeRemaining', 'minutes', '# left'),
      mention('SpawningFaction'),
    ],
  },
);
