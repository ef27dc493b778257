import './stage-sections.css';
import { useSignal } from '@preact/signals';
import type { ScenarioEntry } from '../../../../stage/scenarios/played-steps.js';
import { counted } from '../../../../words/counted.js';
import { CopyBox } from './copy-box.js';
import { SearchField } from './search-field.js';
import { foundEntries, inWords } from './situation-search.js';
import { ask, isBusy } from './stage-requests.js';
import { TrialRun } from './trial-run.js';
import { look, Pending, useQuery } from './use-query.js';

const signs = { waiting: '○', playing: '▶', played: '✔', failed: '✖', 'left out': '–' } as const;

/** Milliseconds between two looks at a scenario that plays. */
const interval = 300;

async function play(name: string, text?: string): Promise<void> {
  const timer = setInterval(() => void look('scenario'), interval);
  await ask('scenario', { name, ...(text !== undefined && { text }) });
  clearInterval(timer);
  await look('scenario');
}

/** Scenarios and trials: their steps are played in this session, a trial also beside it with a tool. */
export function ScenariosSection() {
  const all = useQuery('scenarios');
  const search = useSignal('');
  const chosen = useSignal<ScenarioEntry | undefined>(undefined);
  if (!all.value) return <Pending {...all} />;
  const found = foundEntries(all.value, search.value, (entry) => Object.values(entry).join(' '));
  const open = async (file: File | undefined) => {
    if (file) await play(file.name, await file.text());
  };
  return (
    <div class="stage-stack">
      <p class="muted">
        The steps are played in this session. Seed, given state and what is expected belong to a run of its own.
      </p>
      <PlayedScenario />
      <div class="stage-buttons">
        <SearchField
          section="scenarios"
          label="Search scenarios and trials"
          placeholder={`Search ${counted(all.value.length, 'scenario')} and trials`}
          search={search}
        />
        <label class="summary-button file-button">
          Play a file…
          <input
            type="file"
            class="visually-hidden"
            accept=".yaml,.yml,.json"
            onChange={(event) => {
              void open(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <ul class="stage-list scenario-list" aria-label="Scenarios and trials">
        {found.map((entry) => (
          <li key={entry.name} class="stage-row">
            <button
              type="button"
              class="scenario-name"
              aria-expanded={chosen.value === entry}
              onClick={() => (chosen.value = chosen.value === entry ? undefined : entry)}
            >
              <strong>{inWords(entry.name)}</strong>{' '}
              <span class="muted">
                {entry.theme === undefined ? '' : `trial, ${entry.theme}: `}
                {entry.about}
              </span>
            </button>
            <button
              type="button"
              aria-label={`Play ${inWords(entry.name)}`}
              disabled={isBusy.value}
              onClick={() => void play(entry.name)}
            >
              Play
            </button>
            {chosen.value === entry && <About entry={entry} />}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="empty">No scenario matches. Search for what happens, such as dock or jump.</p>}
    </div>
  );
}

function About({ entry: { name, why, theme } }: { readonly entry: ScenarioEntry }) {
  return (
    <div class="scenario-about stage-stack">
      {why !== undefined && <p>{why}</p>}
      {theme === undefined ? (
        <CopyBox title="On its own, with its seed" text={`shakedown simulate ${name} --out journals`} />
      ) : (
        <TrialRun name={name} />
      )}
    </div>
  );
}

/** The steps, and what became of each. */
function PlayedScenario() {
  const { name, steps = [] } = useQuery('scenario').value ?? {};
  if (name === undefined) return null;
  const done = steps.filter(({ is }) => is === 'played' || is === 'left out').length;
  return (
    <section class="stage-box" aria-label="Scenario in this session">
      <p role="status">
        <strong>{inWords(name)}</strong>: {done} of {counted(steps.length, 'step')}
      </p>
      <ol class="stage-list played-steps">
        {steps.map(({ words, is, problem }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are never reordered, and may be equal
          <li key={at} data-is={is}>
            <span aria-hidden="true">{signs[is]}</span> <code>{words}</code>{' '}
            <span class="muted">{problem ?? (is === 'left out' ? 'left out: it needs a tool' : is)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
