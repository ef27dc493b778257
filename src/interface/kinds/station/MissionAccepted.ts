import { observed } from '../../evidence.js';
import { boolean, declared, from, id, integer, optional, since, text, utcTime } from '../../field.js';
import { kind } from '../../kind.js';
import { missionEffectSizesList, missionTargetTypes, passengerTypesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const MissionAccepted = kind(
  'MissionAccepted',
  'the player accepts a mission',
  () => ({
    Faction: text('the faction that offers the mission'),
    Name: text('internal name of the mission'),
    LocalisedName: since('2.4', optional(text('name, as shown in game'), 1)),
    Commodity: optional(text('internal name of the commodity'), 0.226),
    Commodity_Localised: optional(text('the commodity, as shown in game'), 0.226),
    Count: optional(integer('number of tonnes or items'), 0.226),
    TargetType: optional(from(missionTargetTypes, 'internal name of the type of target'), 0.371),
    TargetType_Localised: optional(text('the type of target, as shown in game'), 0.371),
    TargetFaction: optional(text('the faction the mission is against or delivers to'), 0.431),
    KillCount: optional(integer('number of targets to kill'), 0.357),
    DestinationSystem: optional(text('name of the destination system'), 0.604),
    DestinationSettlement: since('4.0.0.1450', optional(text('name of the destination settlement'), 0.069)),
    DestinationStation: optional(text('name of the destination station'), 0.466),
    NewDestinationSystem: declared(text('the system the mission has been redirected to')),
    NewDestinationStation: declared(text('the station the mission has been redirected to')),
    Target: optional(text('name of the target'), 0.047),
    Target_Localised: optional(text('the target, as shown in game'), 0.009),
    Donation: optional(text('credits to donate, as text'), 0.328),
    Expiry: optional(utcTime('when the mission expires'), 0.989),
    Wing: since('3.0', boolean('it can be shared with a wing')),
    Influence: since('2.3', from(missionEffectSizesList, "effect on the faction's influence, as plus signs")),
    Reputation: since('2.3', from(missionEffectSizesList, "effect on the player's reputation, as plus signs")),
    Reward: since('2.4', optional(integer('reward, in credits'), 0.661)),
    PassengerCount: optional(integer('number of passengers'), 0.047),
    PassengerVIPs: optional(boolean('the passengers are VIPs'), 0.047),
    PassengerWanted: optional(boolean('the passengers are wanted'), 0.047),
    PassengerType: optional(from(passengerTypesList, 'type of passengers'), 0.047),
    Donated: declared(integer('credits donated')),
    MissionID: id('ID of the mission'),
  }),
  {
    evidence: observed(1_579),
    summary: [
      mention('LocalisedName'),
      mention('DestinationStation', 'to #'),
      mention('DestinationSystem'),
      amount('Reward', 'cr'),
      mention('Faction', 'for #'),
      mention('Expiry', 'until #'),
    ],
  },
);
