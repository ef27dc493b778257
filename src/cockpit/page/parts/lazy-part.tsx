import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LazyPartProps {
  /** Imports the part; called when it is shown for the first time. */
  readonly load: () => Promise<ComponentType>;
  /** What is being loaded: "the star map". */
  readonly name: string;
}

/** A part of the page that is fetched only when it is looked at. */
export function LazyPart({ load, name }: LazyPartProps) {
  const [part, setPart] = useState<{ readonly Content?: ComponentType; readonly isMissing?: true }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (Content) => isWanted && setPart({ Content }),
      () => isWanted && setPart({ isMissing: true }),
    );
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
