import { useEffect, useState } from 'preact/hooks';
import type { Queries, QueryName } from '../../../../stage/control/control-protocol.js';
import { stageControl } from '../../store/session-store.js';
import { sentence } from './stage-requests.js';

interface Asked<Value> {
  readonly value?: Value;
  /** Why there is no value, as a sentence. */
  readonly problem?: string;
}

const catalogues = new Map<QueryName, unknown>();

/** A constant list of the stage, fetched once. */
export function useCatalogue<Name extends 'situations' | 'settings' | 'faults' | 'scenarios'>(
  name: Name,
): Asked<Queries[Name]> {
  const known = catalogues.get(name) as Queries[Name] | undefined;
  const [asked, answer] = useState<Asked<Queries[Name]>>(known ? { value: known } : {});
  useEffect(() => {
    if (catalogues.has(name)) return;
    const ask = async () => {
      try {
        const value = await stageControl.peek()?.query(name);
        if (!value) return;
        catalogues.set(name, value);
        answer({ value });
      } catch (error) {
        answer({ problem: sentence(error) });
      }
    };
    void ask();
  }, [name]);
  return asked;
}
