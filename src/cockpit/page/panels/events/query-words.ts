/** Words to complete a query with. Loaded on demand, because it pulls in the tables of the interface. */

import { dialects } from '../../../../interface/dialect/dialects.js';
import { allShapes } from '../../../../interface/kind-catalogue.js';
import { aboutGroups } from '../../../../interface/kind-group-table.js';
import { kindGroups } from '../../../../interface/kind-groups.js';
import { valuesOf } from '../../../../interface/lookup.js';
import { counted } from '../../../../words/counted.js';
import { once } from '../../../../words/memo.js';
import type { KindCount } from '../../../protocol.js';
import type { QueryWords, Suggestion } from './complete-query.js';

export function queryWords(kinds: readonly KindCount[]): QueryWords {
  const { fields, values } = tableWords();
  return {
    kinds: kinds.map(({ kind, count }) => ({ name: kind, about: counted(count, 'line') })),
    families,
    fields,
    valuesOf: (field) => values.get(field) ?? [],
  };
}

const families: readonly Suggestion[] = [
  ...kindGroups.map((name) => ({ name, about: aboutGroups[name].about })),
  { name: 'noise', about: 'kinds that a journal is full of' },
];

const tableWords = once(() => {
  const fields = new Map<string, Suggestion>();
  const values = new Map<string, Suggestion[]>();
  for (const shape of allShapes(dialects.game)) {
    for (const [name, field] of Object.entries(shape.fields)) {
      if (!fields.has(name) && !name.endsWith('_Localised')) fields.set(name, { name, about: field.note });
      const listed = valuesOf(field)?.list ?? [];
      const known = values.get(name.toLowerCase()) ?? [];
      const added = listed.filter(({ value }) => !known.some((each) => each.name === String(value)));
      if (listed.length > 0)
        values.set(name.toLowerCase(), [
          ...known,
          ...added.map(({ value, note }) => ({ name: String(value), about: note ?? '' })),
        ]);
    }
  }
  return { fields: [...fields.values()], values };
});
