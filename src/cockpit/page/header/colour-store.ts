/** The colours of the page: a theme, and an accent that is readable in it. Both are in local storage. */
import { computed, effect, signal } from '@preact/signals';
import { recall, remember } from '../store/browser-storage.js';
import { matchingMedia } from '../store/matching-media.js';
import { rememberedChoice } from '../store/remembered-choice.js';
import { readableAccent } from './accent-colour.js';

export const themeWords = {
  system: 'As the system',
  dark: 'Dark',
  light: 'Light',
  contrast: 'More contrast',
} as const;

export type ThemeChoice = keyof typeof themeWords;

export const { choice: wantedTheme, choose: chooseTheme } = rememberedChoice(
  'shakedown-theme',
  Object.keys(themeWords) as ThemeChoice[],
  'system',
);

const systemWantsContrast = matchingMedia('(prefers-contrast: more)');
const systemIsLight = matchingMedia('(prefers-color-scheme: light)');

/** What is drawn on a canvas depends on it, too. */
export const theme = computed(() => {
  if (wantedTheme.value !== 'system') return wantedTheme.value;
  if (systemWantsContrast.value) return 'contrast';
  return systemIsLight.value ? 'light' : 'dark';
});

const kept = 'shakedown-accent';

/** Undefined: the accent of the theme. */
export const wantedAccent = signal(recall(kept));
export const shownAccent = signal('');

export function chooseAccent(colour: string | undefined): void {
  wantedAccent.value = colour;
  remember(kept, colour);
}

/** Colours the page from now on. */
export function colourPage(): void {
  effect(() => {
    const root = document.documentElement;
    const valueOf = (property: string) => getComputedStyle(root).getPropertyValue(property).trim();
    root.dataset.theme = theme.value;
    root.style.removeProperty('--accent');
    // Of all grounds, `raised` has the least contrast to an accent.
    const shade = readableAccent(wantedAccent.value ?? '', valueOf('--raised'));
    if (shade !== undefined) root.style.setProperty('--accent', shade);
    shownAccent.value = valueOf('--accent');
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', valueOf('--background'));
  });
}
