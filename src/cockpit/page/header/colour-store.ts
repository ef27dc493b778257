/** The colours of the page: a theme, and an accent that is readable in it. Both are in local storage. */
import { computed, effect, signal } from '@preact/signals';
import { matchingMedia } from '../store/matching-media.js';
import { remembered, rememberedChoice } from '../store/remembered.js';
import { readableAccent } from './accent-colour.js';

export const themeWords = {
  system: 'As the system',
  dark: 'Dark',
  light: 'Light',
  contrast: 'More contrast',
} as const;

export type ThemeChoice = keyof typeof themeWords;

export const wantedTheme = rememberedChoice('shakedown-theme', Object.keys(themeWords) as ThemeChoice[], 'system');

const systemWantsContrast = matchingMedia('(prefers-contrast: more)');
const systemIsLight = matchingMedia('(prefers-color-scheme: light)');

/** What is drawn on a canvas depends on it, too. */
export const theme = computed(() => {
  if (wantedTheme.value !== 'system') return wantedTheme.value;
  if (systemWantsContrast.value) return 'contrast';
  return systemIsLight.value ? 'light' : 'dark';
});

/** Undefined: the accent of the theme. */
export const wantedAccent = remembered('shakedown-accent');
export const shownAccent = signal('');

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
