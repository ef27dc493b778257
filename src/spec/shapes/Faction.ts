import { boolean, from, integer, internal, list, number, optional, shape, text } from '../field.js';
import { never, onlyWith } from '../rule.js';
import { factionStates, happinessWords } from '../states.js';

const ActiveState = shape(
  'ActiveState',
  'a state a faction is in',
  { State: from(factionStates, 'name of the state') },
  [
    never(
      'Trend',
      { State: 'Boom', Trend: 0 },
      {
        id: 'faction/active-trend',
        says: 'an active state has no Trend',
        reason:
          'A trend says where a state is heading; an active state has arrived, and readers expect its name alone.',
      },
    ),
  ],
);

const TrendingState = shape('TrendingState', 'a state a faction is moving into or out of', {
  State: from(factionStates, 'name of the state'),
  Trend: integer('where the state is heading'),
});

/** A faction present in a system. */
export const Faction = shape(
  'Faction',
  'a faction present in the system',
  {
    Name: text('name of the faction'),
    FactionState: from(factionStates, 'what the faction is going through'),
    Government: text('how the faction is governed'),
    Influence: number('its share of the influence in the system'),
    Allegiance: text('the superpower it follows'),
    Happiness: internal('$Faction_HappinessBandN;', 'how its people feel, in internal form'),
    Happiness_Localised: optional(from(happinessWords, 'how its people feel, as shown')),
    SquadronFaction: optional(boolean('the squadron of the player follows this faction')),
    HappiestSystem: optional(boolean('this is the happiest system of the squadron faction')),
    HomeSystem: optional(boolean('this is the home system of the squadron faction')),
    MyReputation: number('the standing of the player with this faction'),
    PendingStates: optional(list(TrendingState, 'states about to begin')),
    RecoveringStates: optional(list(TrendingState, 'states fading away')),
    ActiveStates: optional(list(ActiveState, 'states in force')),
  },
  [
    onlyWith('HappiestSystem', 'SquadronFaction', {
      id: 'faction/happiest-system',
      reason: "The happiest system is told only of the faction the player's squadron is aligned to.",
    }),
    onlyWith('HomeSystem', 'SquadronFaction', {
      id: 'faction/home-system',
      reason: "The home system is told only of the faction the player's squadron is aligned to.",
    }),
  ],
);

/** The faction that runs a system or a station. */
export const ControllingFaction = shape('ControllingFaction', 'the faction in control', {
  Name: text('name of the faction'),
  FactionState: optional(from(factionStates, 'what the faction is going through')),
});
