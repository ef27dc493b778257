import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface LazyContent {
  /** Imports the part; called when it is first shown. */
  readonly load: () => Promise<ComponentType>;
  /** Shown while loading: "the star map". */
  readonly name: string;
}

/** Loaded parts are shown at once. */
const loaded = new WeakMap<LazyContent['load'], ComponentType>();

/** A part of the page that is loaded when it is first shown. */
export function LazyPart({ load, name }: LazyContent) {
  const [part, setPart] = useState<{ readonly Content?: ComponentType; readonly isMissing?: true }>(() => {
    const Content = loaded.get(load);
    return Content ? { Content } : {};
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (loaded.has(load)) return undefined;
    let isWanted = true;
    const open = async () => {
      try {
        const Content = await load();
        loaded.set(load, Content);
        if (isWanted) setPart({ Content });
      } catch {
        if (isWanted) setPart({ isMissing: true });
      }
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  if (part.Content) return <part.Content />;
  if (!part.isMissing) return <p class="empty">Loading {name} …</p>;
  return (
    <p class="empty">
      Could not load {name}.{' '}
      <button
        type="button"
        onClick={() => {
          setPart({});
          setAttempt(attempt + 1);
        }}
      >
        Try again
      </button>
    </p>
  );
}
