import { observed } from '../../evidence.js';
import { text } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';

export const WingAdd = kind(
  'WingAdd',
  "another player joins the player's wing",
  () => ({
    Name: personal('other-commander', text('name of that player')),
  }),
  { evidence: observed(165), summary: [mention('Name')] },
);
