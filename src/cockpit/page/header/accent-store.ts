/** The chosen accent, in local storage. */
import { signal } from '@preact/signals';
import { readableAccent } from './accent-colour.js';

const kept = 'shakedown-accent';

/** Undefined: the default. */
export const accent = signal<string | undefined>(undefined);

export function restoreAccent(): void {
  const colour = fromStorage();
  if (colour !== null) chooseAccent(colour);
}

/** Sets the colour, or its nearest readable shade. */
export function chooseAccent(colour: string): void {
  // The lightest background of accented text.
  const shade = readableAccent(colour, ownValue('--raised'));
  if (shade === undefined) return;
  accent.value = shade;
  document.documentElement.style.setProperty('--accent', shade);
  withStorage((storage) => storage.setItem(kept, shade));
}

export function resetAccent(): void {
  accent.value = undefined;
  document.documentElement.style.removeProperty('--accent');
  withStorage((storage) => storage.removeItem(kept));
}

export function shownAccent(): string {
  return accent.value ?? ownValue('--accent');
}

function ownValue(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim();
}

function fromStorage(): string | null {
  return withStorage((storage) => storage.getItem(kept)) ?? null;
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    // Storage is disabled; the choice lasts as long as the page.
    return undefined;
  }
}
