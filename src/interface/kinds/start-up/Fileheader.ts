import { observed } from '../../evidence.js';
import { boolean, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention, when } from '../../summary/summary-part.js';

export const Fileheader = kind(
  'Fileheader',
  'a journal file begins',
  () => ({
    part: integer('which part of the session the file holds, counted from 1'),
    language: text('language and country of the game, such as English/UK'),
    Odyssey: since('3.8', optional(boolean('Odyssey is running'), 0.984), [1_550, 121]),
    gameversion: text('version of the game'),
    build: text('build of the game; may end in a space'),
  }),
  {
    evidence: observed(1_525),
    summary: [
      mention('gameversion', 'game #'),
      mention('build'),
      mention('language'),
      when('Odyssey', 'Odyssey'),
      amount('part', 'number', 'part #'),
    ],
  },
);
