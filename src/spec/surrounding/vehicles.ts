import { boolean, type Fields, integer, text } from '../field.js';
import { kind } from '../kind.js';

const crew: Fields = {
  Captain: text('the commander whose ship it is'),
  Telepresence: boolean('the player is there by telepresence'),
};

export const LaunchFighter = kind('LaunchFighter', 'a fighter is launched from the ship', {
  Loadout: text('how the fighter is fitted out'),
  ID: integer('number of the fighter'),
  PlayerControlled: boolean('the player flies it'),
});

export const DockFighter = kind('DockFighter', 'a fighter returns to the ship', {
  ID: integer('number of the fighter'),
});

export const BookTaxi = kind('BookTaxi', 'the player books a flight in a taxi', {
  Cost: integer('what it costs, in credits'),
  DestinationSystem: text('name of the system it goes to'),
  DestinationLocation: text('the place in that system'),
});

export const JoinACrew = kind('JoinACrew', "the player joins the crew of another player's ship", crew);

export const QuitACrew = kind('QuitACrew', "the player leaves the crew of another player's ship", crew);
