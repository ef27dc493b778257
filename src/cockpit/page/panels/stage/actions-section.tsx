import './stage-sections.css';
import { useState } from 'preact/hooks';
import type { Queries } from '../../../../stage/control/control-protocol.js';
import { counted } from '../../../../words/counted.js';
import { copyText } from '../../parts/copy-text.js';
import { stageControl } from '../../store/session-store.js';
import { type StageAction, stageActions } from '../../store/stage-actions.js';
import { clockText } from '../../words/time-words.js';
import { compareAcross } from '../changes/compared-moment.js';
import { showLine } from '../events/selected-line.js';
import { CopyBox } from './copy-box.js';
import { useFirstField } from './first-field.js';
import { ask, attempt, isBusy } from './stage-requests.js';

const forms = [
  { name: 'steps', title: 'Scenario', as: 'again.yaml, for shakedown simulate' },
  { name: 'typescript', title: 'TypeScript', as: 'again.test.ts, for vitest' },
  { name: 'python', title: 'Python', as: 'test_again.py, for pytest' },
  { name: 'command', title: 'Command', as: 'Command' },
] as const satisfies readonly { readonly name: keyof Queries['reproduction']; readonly [key: string]: string }[];

type Form = (typeof forms)[number];

/** What was done to the session, to be copied as a scenario or as a test; and its end. */
export function ActionsSection() {
  const [copied, show] = useState<{ readonly form: Form; readonly recipe: Queries['reproduction'] } | undefined>();
  const [said, say] = useState('');
  const group = useFirstField<HTMLDivElement>('actions');
  const copy = async (form: Form) => {
    const recipe = await attempt(() => stageControl.peek()?.query('reproduction'));
    if (!recipe) return;
    show({ form, recipe });
    say((await copyText(recipe[form.name])) ? `Copied as ${form.title}` : 'Select the text below to copy it');
  };
  return (
    <div class="stage-stack">
      <div ref={group} class="stage-buttons" role="group" aria-label="Copy all of it" tabIndex={-1}>
        <span class="muted">Copy all of it as</span>
        {forms.map((form) => (
          <button
            key={form.name}
            type="button"
            aria-pressed={copied?.form === form}
            aria-label={`Copy as ${form.title}`}
            onClick={() => void copy(form)}
          >
            {form.title}
          </button>
        ))}
      </div>
      <p class="stage-good" role="status">
        {said}
      </p>
      {copied && (
        <>
          <CopyBox title={copied.form.as} text={copied.recipe[copied.form.name]} />
          {copied.recipe.lost.map((each) => (
            <p key={each} class="muted">
              Note: {each}.
            </p>
          ))}
        </>
      )}
      {stageActions.value.length === 0 ? (
        <p class="empty">Nothing was done to this session yet. Trigger a situation, and it is listed here.</p>
      ) : (
        <ol class="stage-list action-list" aria-label="What was done, the latest first">
          {stageActions.value.toReversed().map((action, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice at one time
            <ActionRow key={stageActions.value.length - at} {...action} />
          ))}
        </ol>
      )}
      <details>
        <summary>End the session…</summary>
        <div class="stage-buttons">
          <span>Shutdown is written, and the stage ends.</span>
          <button type="button" class="stage-go" disabled={isBusy.value} onClick={() => void ask('end', {})}>
            End it
          </button>
        </div>
      </details>
    </div>
  );
}

function ActionRow({ name, words, time, lines }: StageAction) {
  const [first] = lines;
  return (
    <li>
      <time>{clockText(time)}</time>
      <span>
        <strong>{name}</strong> {words}
      </span>
      {first === undefined ? (
        <span class="muted">no lines</span>
      ) : (
        <span>
          <button
            type="button"
            class="line-link"
            aria-label={`Changes by ${name} ${words}`}
            onClick={() => void attempt(() => compareAcross(first, lines.at(-1) ?? first))}
          >
            changes
          </button>{' '}
          <button type="button" class="line-link" onClick={() => showLine(first)}>
            {counted(lines.length, 'line')}
          </button>
        </span>
      )}
    </li>
  );
}
