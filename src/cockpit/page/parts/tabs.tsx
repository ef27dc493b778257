import './severity-mark.css';
import type { Severity } from '../../../interface/object-rule.js';

export interface TabBadge {
  readonly text: string;
  readonly severity: Severity;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly title: string; readonly badge?: TabBadge | undefined }[];
  readonly active: Name;
  /** Id of the tab panel. */
  readonly panelId: string;
  readonly choose: (name: Name) => void;
}

/** A tab list; arrow keys move between tabs. */
export function Tabs<Name extends string>({ label, tabs, active, panelId, choose }: TabsProps<Name>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === active);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    const list = event.currentTarget as HTMLElement;
    if (!next) return;
    choose(next.name);
    list.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ name, title, badge }) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === active}
          aria-controls={panelId}
          tabIndex={name === active ? 0 : -1}
          onClick={() => choose(name)}
        >
          {title}
          {badge && (
            <span class="tab-badge" data-severity={badge.severity}>
              {' '}
              {badge.text}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
