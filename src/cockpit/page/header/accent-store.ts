/** The chosen accent, in local storage. */
import { signal } from '@preact/signals';
import { recall, remember } from '../store/browser-storage.js';
import { readableAccent } from './accent-colour.js';

const kept = 'shakedown-accent';

/** Undefined: the default. */
export const accent = signal<string | undefined>(undefined);

export function restoreAccent(): void {
  const colour = recall(kept);
  if (colour !== undefined) chooseAccent(colour);
}

/** Sets the colour, or its nearest readable shade. */
export function chooseAccent(colour: string): void {
  // The lightest background of accented text.
  const shade = readableAccent(colour, ownValue('--raised'));
  if (shade === undefined) return;
  accent.value = shade;
  document.documentElement.style.setProperty('--accent', shade);
  remember(kept, shade);
}

export function resetAccent(): void {
  accent.value = undefined;
  document.documentElement.style.removeProperty('--accent');
  remember(kept, undefined);
}

export function shownAccent(): string {
  return accent.value ?? ownValue('--accent');
}

function ownValue(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim();
}
