import { observed } from '../../evidence.js';
import { boolean, from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { bodyTypeList } from '../../specified-values.js';
import { mention, when } from '../../summary/summary-part.js';

export const SupercruiseExit = kind(
  'SupercruiseExit',
  'the ship drops out of supercruise',
  () => ({
    Taxi: since('4.0', optional(boolean('the player is in a taxi'), 0.965), [10_810, 1_743]),
    Multicrew: since('4.0', optional(boolean("the player is in another player's ship"), 0.965), [10_810, 1_743]),
    StarSystem: text('name of the system'),
    SystemAddress: since('3.0', id('address of the system')),
    Body: text('name of the body'),
    BodyID: since('3.0', id('ID of the body within the system')),
    BodyType: since('2.2 (Beta 5)', from(bodyTypeList, 'type of body')),
  }),
  { evidence: observed(6_550), summary: [mention('Body', 'at #'), mention('StarSystem'), when('Taxi', 'by taxi')] },
);
