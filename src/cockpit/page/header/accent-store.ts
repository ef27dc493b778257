/** The chosen accent, kept by the browser. */
import { signal } from '@preact/signals';
import { readableAccent } from './accent-colour.js';

const kept = 'shakedown-accent';

/** Undefined while it is the page's own. */
export const accent = signal<string | undefined>(undefined);

/** Puts back the colour that was chosen before. */
export function restoreAccent(): void {
  const colour = fromStorage();
  if (colour !== null) chooseAccent(colour);
}

/** Takes the colour, or a shade of it that can be read. */
export function chooseAccent(colour: string): void {
  // The lightest surface that accented text stands on.
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
    // A browser that keeps nothing for this page; the choice then lasts as long as the page.
    return undefined;
  }
}
