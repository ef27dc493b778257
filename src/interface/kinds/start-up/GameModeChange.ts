import { observed } from '../../evidence.js';
import { from } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const gameModes = open('PlayMode', 'what the player is in: the galaxy, or an operation', ['MainGame', 'Operation']);

export const GameModeChange = kind(
  'GameModeChange',
  'a commander is loaded, and when an operation is entered or left',
  () => ({
    GameMode: from(gameModes, 'what is played from now on'),
  }),
  { evidence: observed(2, { since: '4.4.1.0' }), summary: [mention('GameMode')] },
);
