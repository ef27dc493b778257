import { integer, text } from '../field.js';
import { kind } from '../kind.js';

export const Music = kind('Music', 'the music changes with what the player does', {
  MusicTrack: text('what sort of music, such as Exploration or DockingComputer'),
});

export const Continued = kind('Continued', 'the file has grown large and another goes on', {
  Part: integer('number of the part that follows'),
});

export const Shutdown = kind('Shutdown', 'the game is closed in good order', {});
