import { integer, text } from '../field.js';
import { kind } from '../kind.js';

export const Music = kind('Music', 'the in-game music changes', {
  MusicTrack: text('name of the track, such as Exploration or DockingComputer'),
});

export const Continued = kind('Continued', 'the journal file has grown too long and continues in a new one', {
  Part: integer('number of the next part'),
});

export const Shutdown = kind('Shutdown', 'the game exits normally', {});
