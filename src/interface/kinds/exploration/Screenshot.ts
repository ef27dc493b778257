import { observed } from '../../evidence.js';
import { integer, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const Screenshot = kind(
  'Screenshot',
  'the player takes a screenshot',
  () => ({
    Filename: text('path of the image file, as the game sees it'),
    Width: integer('width, in pixels'),
    Height: integer('height, in pixels'),
    System: optional(text('name of the system the player is in'), 0.985),
    Body: optional(text('name of the nearest body, or of the station'), 0.985),
    Latitude: since('2.4', optional(number('latitude on or near a planet, in degrees'), 0.49)),
    Longitude: since('2.4', optional(number('longitude on or near a planet, in degrees'), 0.49)),
    Heading: since('3.0', optional(integer('heading, in degrees'), 0.49)),
    Altitude: since('3.0', optional(number('altitude, in metres'), 0.152)),
  }),
  { evidence: observed(204), summary: [mention('Filename'), mention('Body', 'at #'), mention('System')] },
);
