import { useState } from 'preact/hooks';
import type { SituationEntry } from '../../../../direct/situations/situation-catalogue.js';
import type { Queries } from '../../../../stage/control/control-protocol.js';
import { fieldRefused, fieldsOf, problemWith, type SettingField, settingsFrom } from './setting-fields.js';
import { SettingInput } from './setting-input.js';
import { fieldTexts, formId, situationWrote, triggerSituation } from './situation-choice.js';
import { SituationPreview } from './situation-preview.js';
import { isBusy } from './stage-requests.js';
import { usePreview } from './use-preview.js';
import { WrittenBox } from './written-kinds.js';

interface SituationFormProps {
  readonly situation: SituationEntry;
  readonly settings: Queries['settings'];
}

/** Settings of a situation, preview of its lines, and the trigger button. */
export function SituationForm({ situation, settings }: SituationFormProps) {
  const { name, about } = situation;
  const fields = fieldsOf(situation, settings);
  const texts = fieldTexts.value;
  const problems = new Map(fields.map((field) => [field.name, problemWith(field, texts[field.name] ?? '')]));
  const isWrong = [...problems.values()].some((problem) => problem !== undefined);
  const set = settingsFrom(fields, texts);
  const preview = usePreview({ situation: name, set }, isWrong);
  const refused = preview.is === 'refused' ? fieldRefused(fields, texts, preview.message) : undefined;
  if (refused && preview.is === 'refused') problems.set(refused.name, preview.message);

  const submit = async (event: Event) => {
    event.preventDefault();
    if (!isWrong && !isBusy.value) await triggerSituation(situation, set);
  };
  const input = (field: SettingField) => (
    <SettingInput key={field.name} field={field} problem={problems.get(field.name)} />
  );
  const common = fields.filter(({ isCommon }) => isCommon);
  const [isOpen] = useState(() => common.some((field) => (texts[field.name] ?? '') !== ''));
  return (
    <form id={formId} class="stage-stack" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <div class="stage-buttons">
          <p class="stage-grow">The commander {about}.</p>
          <button type="submit" class="stage-go" disabled={isBusy.value || isWrong}>
            {isBusy.value ? 'Happening…' : 'Make it happen'}
          </button>
        </div>
        <WrittenBox written={situationWrote.value} />
      </div>
      <SituationPreview situation={situation} preview={preview} isAtField={refused !== undefined} />
      {fields.filter(({ isCommon }) => !isCommon).map(input)}
      <details open={isOpen}>
        <summary>Fuel, cargo, credits, law and materials</summary>
        <div class="stage-stack">{common.map(input)}</div>
      </details>
    </form>
  );
}
