import type { Signal } from '@preact/signals';
import { useFirstField } from './first-field.js';
import type { SectionName } from './stage-requests.js';

interface SearchFieldProps {
  readonly section: SectionName;
  readonly label: string;
  readonly placeholder: string;
  readonly search: Signal<string>;
}

/** The field that a section with a list begins with. */
export function SearchField({ section, label, placeholder, search }: SearchFieldProps) {
  return (
    <input
      ref={useFirstField<HTMLInputElement>(section)}
      type="search"
      class="stage-grow"
      aria-label={label}
      placeholder={placeholder}
      value={search}
      onInput={({ currentTarget }) => (search.value = currentTarget.value)}
    />
  );
}
