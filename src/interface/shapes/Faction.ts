import { boolean, from, integer, internal, list, number, optional, shape, since, text } from '../field.js';
import { never, onlyWith } from '../object-rule.js';
import { factionStateList, happinessList } from '../specified-values.js';

const ActiveState = shape(
  'ActiveState',
  'an active state of a faction',
  () => ({ State: from(factionStateList, 'name of the state') }),
  [
    never(
      'Trend',
      { State: 'Boom', Trend: 0 },
      {
        id: 'faction/active-trend',
        says: 'an active state has no Trend',
        reason: 'Only pending and recovering states have a trend; for an active state, readers expect just the name.',
      },
    ),
  ],
);

const TrendingState = shape('TrendingState', 'a pending or recovering state of a faction', () => ({
  State: from(factionStateList, 'name of the state'),
  Trend: integer('trend of the state'),
}));

/** A faction present in a system. */
export const Faction = shape(
  'Faction',
  'a faction present in the system',
  () => ({
    Name: text('name of the faction'),
    FactionState: from(factionStateList, 'current state of the faction'),
    Government: text('type of government'),
    Influence: number('its share of influence in the system, from 0 to 1'),
    Allegiance: text('superpower the faction is aligned with'),
    Happiness: since('3.3', internal('$Faction_HappinessBandN;', 'internal name of the happiness band')),
    Happiness_Localised: optional(from(happinessList, 'happiness, as shown in game')),
    SquadronFaction: since('3.3', optional(boolean("this is the faction of the player's squadron"))),
    HappiestSystem: since('3.3', optional(boolean("this is the happiest system of the squadron's faction"))),
    HomeSystem: since('3.3', optional(boolean("this is the home system of the squadron's faction"))),
    MyReputation: since('3.3', number("the player's reputation with this faction")),
    PendingStates: since('2.3.10', optional(list(TrendingState, 'pending states'))),
    RecoveringStates: since('2.3.10', optional(list(TrendingState, 'states the faction is recovering from'))),
    ActiveStates: since('3.3', optional(list(ActiveState, 'active states'))),
  }),
  [
    onlyWith('HappiestSystem', 'SquadronFaction', {
      id: 'faction/happiest-system',
      reason: "The happiest system is written only for the faction the player's squadron is aligned with.",
    }),
    onlyWith('HomeSystem', 'SquadronFaction', {
      id: 'faction/home-system',
      reason: "The home system is written only for the faction the player's squadron is aligned with.",
    }),
  ],
);

/** The faction that runs a system or a station. */
export const ControllingFaction = shape('ControllingFaction', 'the faction in control', () => ({
  Name: text('name of the faction'),
  FactionState: optional(from(factionStateList, 'current state of the faction')),
}));
