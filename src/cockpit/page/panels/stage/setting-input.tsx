import type { SettingField } from './setting-fields.js';
import { fieldTexts } from './situation-choice.js';
import { inWords } from './situation-search.js';

interface SettingInputProps {
  readonly field: SettingField;
  readonly problem: string | undefined;
}

/** One setting: a list if there are few values to choose from, otherwise a text field. */
export function SettingInput({ field, problem }: SettingInputProps) {
  const { name, about, form, example } = field;
  const id = `setting-${name}`;
  const shared = {
    id,
    value: fieldTexts.value[name] ?? '',
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-about ${id}-problem`,
    onInput: (event: Event) => {
      const { value } = event.currentTarget as HTMLInputElement | HTMLSelectElement;
      fieldTexts.value = { ...fieldTexts.value, [name]: value };
    },
  };
  return (
    <div class="setting-input">
      <label for={id}>{inWords(name)}</label>
      {form.type === 'choice' ? (
        <select {...shared}>
          <option value="">as it comes</option>
          {form.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          inputMode={form.type === 'number' ? 'decimal' : 'text'}
          placeholder={`such as ${example}`}
          autocomplete="off"
          spellcheck={false}
        />
      )}
      <span id={`${id}-about`} class="setting-about muted">
        {about}
        {form.type === 'number' && `; ${form.least.toLocaleString('en')} to ${form.most.toLocaleString('en')}`}
      </span>
      <span id={`${id}-problem`} class="setting-problem stage-refusal" role="alert">
        {problem}
      </span>
    </div>
  );
}
