import { signal } from '@preact/signals';

/** The text filter and the table, while they are on the page, for the keys that lead to them. */
export const filterBox = signal<HTMLInputElement | undefined>(undefined);
export const eventGrid = signal<HTMLElement | undefined>(undefined);
