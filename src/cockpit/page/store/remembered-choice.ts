import { type Signal, signal } from '@preact/signals';
import { recall, remember } from './browser-storage.js';

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
      remember(key, name);
    },
  };
}

interface RememberedChoice<Name extends string> {
  readonly choice: Signal<Name>;
  readonly choose: (name: Name) => void;
}
