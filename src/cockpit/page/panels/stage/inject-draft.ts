import { signal } from '@preact/signals';

/** The text of the event that is being written. */
export const injectDraft = signal('');
