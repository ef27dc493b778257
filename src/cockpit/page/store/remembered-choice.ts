import { type Signal, signal } from '@preact/signals';

/** A choice kept in local storage. */
export function rememberedChoice<Name extends string>(
  key: string,
  names: readonly Name[],
  first: Name,
): RememberedChoice<Name> {
  const choice = signal(names.find((name) => name === recall(key)) ?? first);
  return {
    choice,
    choose(name) {
      choice.value = name;
      try {
        localStorage.setItem(key, name);
      } catch {
        // Storage may be disabled or full: the choice then lasts until the page is closed.
      }
    },
  };
}

interface RememberedChoice<Name extends string> {
  readonly choice: Signal<Name>;
  readonly choose: (name: Name) => void;
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
