import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { focusWanted, type SectionName } from './stage-requests.js';

/** Focuses the first field of a section that was opened by its key. */
export function useWantedFocus(name: SectionName, field: RefObject<HTMLElement | null>): void {
  const isWanted = focusWanted.value === name;
  useEffect(() => {
    if (!isWanted || !field.current) return;
    focusWanted.value = undefined;
    field.current.focus();
    if (field.current instanceof HTMLInputElement) field.current.select();
  });
}
