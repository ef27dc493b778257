import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Dialect } from '../../../../interface/dialect/dialects.js';
import { info, source } from '../../store/session-store.js';
import { asValue } from '../events/edit-query.js';
import { editedLine, injectDraft } from './inject-draft.js';
import type { KindChoices } from './judge-event.js';
import { attempt } from './stage-requests.js';

/**
 * Fills the field with an example: the last event of a kind in the journal, or one generated from its table.
 */
export function InjectTemplates({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const dialect = info.value?.dialect ?? 'game';
  const [choices, list] = useState<readonly KindChoices[]>([]);
  useEffect(() => {
    void attempt(async () => list((await import('./judge-event.js')).kindChoices(dialect)));
  }, [dialect]);
  const choose = (kind: string) =>
    attempt(async () => {
      injectDraft.value = editedLine((await lastLine(kind)) ?? (await exampleLine(kind, dialect)));
      field.current?.focus();
    });
  return (
    <div class="setting-input">
      <label for="inject-template">Begin with</label>
      <select
        id="inject-template"
        value=""
        onChange={(event) => {
          if (event.currentTarget.value !== '') void choose(event.currentTarget.value);
          event.currentTarget.value = '';
        }}
      >
        <option value="">an event of a kind …</option>
        {choices.map(({ about, kinds }) => (
          <optgroup key={about} label={about}>
            {kinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

async function lastLine(kind: string): Promise<string | undefined> {
  const query = `kind:${asValue(kind)}`;
  const { total } = (await source.value?.ask('rows', { from: 0, count: 1, query })) ?? { total: 0 };
  if (total === 0) return undefined;
  const last = await source.value?.ask('rows', { from: total - 1, count: 1, query });
  const row = last?.rows[0];
  const detail = row && (await source.value?.ask('line', { n: row.n }));
  return detail && !detail.isCut ? detail.text : undefined;
}

async function exampleLine(kind: string, dialect: Dialect): Promise<string> {
  const { exampleEvent } = await import('./judge-event.js');
  return JSON.stringify(exampleEvent(kind, dialect));
}
