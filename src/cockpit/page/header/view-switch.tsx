import { shownViews, showView, type ViewName, view, viewNames, viewWords } from '../layout/panes.js';
import { useShortcut } from '../store/shortcuts.js';

/** The views of the page, as buttons and as the keys 1, 2 and 3. */
export function ViewSwitch() {
  return (
    <nav class="view-switch" aria-label="Views">
      {shownViews.value.map((name) => (
        <ViewButton key={name} name={name} />
      ))}
    </nav>
  );
}

function ViewButton({ name }: { readonly name: ViewName }) {
  const { title, about } = viewWords[name];
  const key = String(viewNames.indexOf(name) + 1);
  useShortcut({ key, about: `${title}: ${about}`, run: () => showView(name) });
  return (
    <button
      type="button"
      aria-current={name === view.value ? 'page' : undefined}
      aria-keyshortcuts={key}
      title={`${about} (${key})`}
      onClick={() => showView(name)}
    >
      {title}
    </button>
  );
}
