import { useEffect, useState } from 'preact/hooks';
import type { Queries, QueryName } from '../../../../stage/control/control-protocol.js';
import { stageControl } from '../../store/session-store.js';
import { sentence } from './stage-steering.js';

interface Asked<Value> {
  readonly value?: Value;
  /** Why there is no value, as a sentence. */
  readonly problem?: string;
}

const catalogues = new Map<QueryName, unknown>();

/** A list of the stage that never changes; it is asked for once. */
export function useCatalogue<Name extends 'situations' | 'settings' | 'faults'>(name: Name): Asked<Queries[Name]> {
  const known = catalogues.get(name) as Queries[Name] | undefined;
  const [asked, answer] = useState<Asked<Queries[Name]>>(known ? { value: known } : {});
  useEffect(() => {
    if (catalogues.has(name)) return;
    stageControl.value?.query(name).then(
      (value) => {
        catalogues.set(name, value);
        answer({ value });
      },
      (error: unknown) => answer({ problem: sentence(error) }),
    );
  }, [name]);
  return asked;
}
