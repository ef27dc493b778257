import { boolean, integer, text } from '../field.js';
import { kind } from '../kind.js';
import { amount, said, unless, when } from '../summary/part.js';

const crew = {
  Captain: text('the commander whose ship it is'),
  Telepresence: boolean('the player is there by telepresence'),
};

export const LaunchFighter = kind(
  'LaunchFighter',
  'a fighter is launched from the ship',
  {
    Loadout: text('how the fighter is fitted out'),
    ID: integer('number of the fighter'),
    PlayerControlled: boolean('the player flies it'),
  },
  { tells: [said('Loadout'), unless('PlayerControlled', 'flown by another')] },
);

export const DockFighter = kind('DockFighter', 'a fighter returns to the ship', {
  ID: integer('number of the fighter'),
});

export const BookTaxi = kind(
  'BookTaxi',
  'the player books a flight in a taxi',
  {
    Cost: integer('what it costs, in credits'),
    DestinationSystem: text('name of the system it goes to'),
    DestinationLocation: text('the place in that system'),
  },
  { tells: [said('DestinationLocation', 'to #'), said('DestinationSystem'), amount('Cost', 'cr', 'for #')] },
);

const crewTells = [said('Captain', 'of #'), when('Telepresence', 'by telepresence')];

export const JoinACrew = kind('JoinACrew', "the player joins the crew of another player's ship", crew, {
  tells: crewTells,
});

export const QuitACrew = kind('QuitACrew', "the player leaves the crew of another player's ship", crew, {
  tells: crewTells,
});
