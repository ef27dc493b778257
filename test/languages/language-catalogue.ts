/** The kinds that the types are tested with: those of the game, and made-up ones with every form of field. */

import { lastKnown } from '../../src/game/game-version.js';
import { dialects } from '../../src/interface/dialect/dialects.js';
import { bindingModel } from '../../src/interface/emit/make-binding-model.js';
import { observed } from '../../src/interface/evidence.js';
import {
  bitSet,
  boolean,
  declared,
  either,
  from,
  id,
  integer,
  list,
  number,
  numberFrom,
  object,
  optional,
  orEmpty,
  type Shape,
  shape,
  since,
  text,
  until,
} from '../../src/interface/field.js';
import { kind } from '../../src/interface/kind.js';
import type { Catalogue } from '../../src/interface/kind-catalogue.js';
import { never } from '../../src/interface/object-rule.js';
import { closed, open } from '../../src/interface/value-list.js';

const Shards: Shape = {
  name: 'Shards',
  about: 'shards by name',
  fields: {},
  rules: [],
  members: list(number(), 'their masses'),
};

const Wreck = shape(
  'Wreck',
  'what is left; ends no comment: */ """ <b> [x]',
  {
    class: integer('a word of most languages'),
    Class: optional(text('the same word but for its capital')),
    '': optional(text('a member without a name')),
    '2nd': optional(boolean('a name that begins with a digit')),
    Extra: optional(text('a name that the types use themselves')),
    Wreck: optional(text('the name of its own type')),
  },
  [never('Hull', { Hull: 1 }, { id: 'wreck/hull', says: 'a wreck has no hull', reason: 'it is a wreck' })],
);

const mood = open('Mood', 'how it feels', [
  "it's fine",
  '',
  'null',
  '2 b',
  'to-be',
  'To be',
  { value: 'x', note: 'y' },
]);
const size = closed('Size', 'how large it is', [
  { value: 1, name: 'small' },
  { value: 2, name: 'large', note: 'a "quoted" note' },
]);
const lights = {
  name: 'Lights',
  bits: [
    { bit: 0, name: 'Bow', meaning: 'the light at the bow' },
    { bit: 7, name: 'PortSide', meaning: 'the red ones' },
    { bit: 8, name: 'StarboardSide', meaning: 'the green ones' },
    { bit: 31, name: 'Stern', meaning: 'the one at the stern' },
  ],
};

/** Two of their names differ in capitals alone; the last one is older than the versions that are covered. */
export const madeUpKinds = [
  kind(
    'BlowUp',
    'something blows up',
    {
      Mood: from(mood, 'how it felt'),
      Side: orEmpty(from(closed('Side', 'a side', ['left', 'right']), 'on which side')),
      Size: numberFrom(size, 'how large it was'),
      Owner: optional(id('whose it was'), 0.25),
      Lights: bitSet(lights, 'which lights were on'),
      Left: list(Wreck, 'what is left'),
      Names: list(list(text(), 'a name in parts'), 'names', 2),
      Shards: optional(object(Shards)),
      Cause: either(either(text('why it did'), integer()), object(Wreck)),
      Heat: since('4.1', number('how hot it was')),
      Cold: until('3.0', number('how cold it was')),
      Sung: declared(text('what was sung')),
    },
    {
      evidence: observed(1_200, { since: '4.0' }),
      companion: { file: 'BlowUp.json', content: 'the last time that something blew up' },
    },
  ),
  kind('Blowup', 'something is enlarged', {}),
  kind('BlewUp', 'something blew up', {}, { evidence: observed(5, { until: '3.0' }) }),
];

export const languageCatalogue: Catalogue = {
  dialect: 'game',
  kinds: [...dialects.game.kinds, ...madeUpKinds.slice(0, 2)],
};

export const languageModel = bindingModel({ catalogue: languageCatalogue, versions: { from: '4.0', to: lastKnown } });
