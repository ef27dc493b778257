import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sentence } from './stage-steering.js';

/** A part of the panel that is loaded when it is first shown. */
export function lazySection(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | undefined;
  return function LazySection() {
    const [Content, show] = useState<{ readonly is: ComponentType } | undefined>(loaded && { is: loaded });
    const [problem, tell] = useState('');
    useEffect(() => {
      if (loaded) return;
      const open = async () => {
        try {
          loaded = await load();
          show({ is: loaded });
        } catch (error) {
          tell(sentence(error));
        }
      };
      void open();
    }, []);
    if (Content) return <Content.is />;
    return problem === '' ? <p class="muted">Loading…</p> : <p role="alert">{problem}</p>;
  };
}
