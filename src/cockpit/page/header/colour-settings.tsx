import { shownAccent, type ThemeChoice, themeWords, wantedAccent, wantedTheme } from './colour-store.js';

/** Chooses the theme and the accent colour. */
export function ColourSettings() {
  const wanted = wantedAccent.value?.toLowerCase();
  return (
    <div class="row colour-settings">
      <label class="row">
        Theme
        <select
          value={wantedTheme.value}
          onChange={({ currentTarget }) => (wantedTheme.value = currentTarget.value as ThemeChoice)}
        >
          {Object.entries(themeWords).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label class="row">
        Accent colour
        <input
          type="color"
          value={shownAccent.value}
          onInput={({ currentTarget }) => (wantedAccent.value = currentTarget.value)}
        />
      </label>
      <button type="button" disabled={wanted === undefined} onClick={() => (wantedAccent.value = undefined)}>
        Reset
      </button>
      {wanted !== undefined && wanted !== shownAccent.value && (
        <p class="muted">Hard to read in this theme, so the nearest readable shade is used.</p>
      )}
    </div>
  );
}
