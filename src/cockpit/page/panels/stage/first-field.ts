import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { focusWanted, type SectionName } from './stage-requests.js';

/** The first field of a section, which gets the focus when the section is opened by its key. */
export function useFirstField<Field extends HTMLElement>(name: SectionName): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const isWanted = focusWanted.value === name;
  useEffect(() => {
    if (!isWanted || !field.current) return;
    focusWanted.value = undefined;
    field.current.focus();
    if (field.current instanceof HTMLInputElement) field.current.select();
  });
  return field;
}
