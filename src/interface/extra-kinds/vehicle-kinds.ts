import { boolean, integer, text } from '../field.js';
import { kind } from '../kind.js';
import { amount, mention, unless, when } from '../summary/summary-part.js';

const crew = {
  Captain: text("name of the ship's commander"),
  Telepresence: boolean('the player is aboard by telepresence'),
};

export const LaunchFighter = kind(
  'LaunchFighter',
  'a fighter is launched from the ship',
  {
    Loadout: text('loadout of the fighter'),
    ID: integer('ID of the fighter'),
    PlayerControlled: boolean('the player is flying it'),
  },
  { summary: [mention('Loadout'), unless('PlayerControlled', 'flown by someone else')] },
);

export const DockFighter = kind('DockFighter', 'a fighter returns to the ship', {
  ID: integer('ID of the fighter'),
});

export const BookTaxi = kind(
  'BookTaxi',
  'the player books a taxi',
  {
    Cost: integer('fare, in credits'),
    DestinationSystem: text('name of the destination system'),
    DestinationLocation: text('destination within that system'),
  },
  { summary: [mention('DestinationLocation', 'to #'), mention('DestinationSystem'), amount('Cost', 'cr', 'for #')] },
);

const crewTells = [mention('Captain', 'captain #'), when('Telepresence', 'by telepresence')];

export const JoinACrew = kind('JoinACrew', "the player joins the crew of another player's ship", crew, {
  summary: crewTells,
});

export const QuitACrew = kind('QuitACrew', "the player leaves the crew of another player's ship", crew, {
  summary: crewTells,
});
