import { signal } from '@preact/signals';
import { editedLine } from './edited-line.js';
import { openSection } from './stage-steering.js';

/** The text of the event that is being written. */
export const injectDraft = signal('');

/** Puts a line of the journal into the field, to be injected again or changed first. */
export function draftInjection(line: string): void {
  injectDraft.value = editedLine(line);
  openSection('inject');
}
