import { observed } from '../../evidence.js';
import { boolean, id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const DropshipDeploy = kind(
  'DropshipDeploy',
  'the player jumps out of a dropship at a conflict zone',
  () => ({
    StarSystem: text('name of the system'),
    SystemAddress: id('address of the system'),
    Body: text('name of the body'),
    BodyID: id('ID of the body within the system'),
    OnStation: boolean('true at a station'),
    OnPlanet: boolean('true on a planet'),
  }),
  { evidence: observed(31, { since: '4.0' }), summary: [mention('Body'), mention('StarSystem')] },
);
