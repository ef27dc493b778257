import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of the page that is loaded when it is first shown; its name is such as "the star map". */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loaded = signal<ComponentType<Props> | undefined>(undefined);
  const isMissing = signal(false);
  const open = async () => {
    try {
      loaded.value = await load();
    } catch {
      isMissing.value = true;
    }
  };
  return (props) => {
    useEffect(() => {
      if (!loaded.value) void open();
    }, []);
    const Content = loaded.value;
    if (Content) return <Content {...props} />;
    if (!isMissing.value) return <p class="empty">Loading {name} …</p>;
    return (
      <p class="empty">
        Could not load {name}.{' '}
        <button type="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </p>
    );
  };
}
