/** Choices of the user, in local storage. If it is disabled or full, they last until the page is closed. */
import { effect, type Signal, signal } from '@preact/signals';

/** Undefined without a choice. */
export function remembered(key: string): Signal<string | undefined> {
  const choice = signal(recall(key));
  effect(() => remember(key, choice.value));
  return choice;
}

/** One of some names; without a choice it is the first. */
export function rememberedChoice<Name extends string>(key: string, names: readonly Name[], first: Name): Signal<Name> {
  const choice = signal(names.find((name) => name === recall(key)) ?? first);
  effect(() => remember(key, choice.value === first ? undefined : choice.value));
  return choice;
}

function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}
