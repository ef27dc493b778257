import { declaredKind } from '../../evidence.js';
import { integer } from '../../field.js';
import { kind } from '../../kind.js';

export const Continued = kind(
  'Continued',
  'the journal file has grown too long and continues in a new one',
  () => ({
    Part: integer('number of the next part'),
  }),
  { evidence: declaredKind({ since: '2.2' }) },
);
