import { useState } from 'preact/hooks';
import { accent, chooseAccent, resetAccent, shownAccent } from './accent-store.js';

/** Chooses the accent colour, or resets it to the default. */
export function AccentPicker() {
  const [wish, setWish] = useState<string | undefined>(undefined);
  const shown = shownAccent();
  const choose = (colour: string) => {
    setWish(colour);
    chooseAccent(colour);
  };
  return (
    <div class="accent-picker">
      <label>
        Accent colour
        <input type="color" value={shown} onInput={(event) => choose(event.currentTarget.value)} />
      </label>
      <button type="button" disabled={accent.value === undefined} onClick={resetAccent}>
        Reset
      </button>
      {accent.value !== undefined && wish !== undefined && wish.toLowerCase() !== accent.value && (
        <p class="muted">Too dark to read, so a lighter shade is used.</p>
      )}
    </div>
  );
}
