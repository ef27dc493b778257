import './stage-sections.css';
import { useRef, useState } from 'preact/hooks';
import type { Queries } from '../../../../stage/control/control-protocol.js';
import { counted } from '../../../../words/counted.js';
import { copyText } from '../../parts/copy-text.js';
import { stageControl } from '../../store/session-store.js';
import { type StageAction, stageActions } from '../../store/stage-actions.js';
import { clockText } from '../../words/time-words.js';
import { compareAcross } from '../changes/compared-moment.js';
import { showLine } from '../events/selected-line.js';
import { CopyBox } from './copy-box.js';
import { EndSession } from './end-session.js';
import { sentence } from './stage-requests.js';
import { useWantedFocus } from './wanted-focus.js';

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
  const group = useRef<HTMLDivElement>(null);
  useWantedFocus('actions', group);
  const copy = async (form: Form) => {
    try {
      const recipe = await stageControl.peek()?.query('reproduction');
      if (!recipe) return;
      show({ form, recipe });
      say((await copyText(recipe[form.name])) ? `Copied as ${form.title}` : 'Select the text below to copy it');
    } catch (error) {
      say(sentence(error));
    }
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
        <ol class="action-list" aria-label="What was done, the latest first">
          {stageActions.value.toReversed().map((action, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice at one time
            <ActionRow key={stageActions.value.length - at} action={action} say={say} />
          ))}
        </ol>
      )}
      <EndSession />
    </div>
  );
}

interface RowProps {
  readonly action: StageAction;
  readonly say: (text: string) => void;
}

function ActionRow({ action: { name, words, time, lines }, say }: RowProps) {
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
            onClick={() => {
              compareAcross(first, lines.at(-1) ?? first).catch((error: unknown) => say(sentence(error)));
            }}
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
