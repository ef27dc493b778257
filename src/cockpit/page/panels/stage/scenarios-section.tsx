import './stage-sections.css';
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlayedSteps, ScenarioEntry } from '../../../../stage/scenarios/played-steps.js';
import { counted } from '../../../../words/counted.js';
import { stageControl } from '../../store/session-store.js';
import { CopyBox } from './copy-box.js';
import { inWords } from './situation-search.js';
import { controlCount, isBusy, sendRequest, sentence } from './stage-requests.js';
import { TrialRun } from './trial-run.js';
import { useCatalogue } from './use-catalogue.js';
import { useWantedFocus } from './wanted-focus.js';

/** The scenario that plays, or played last; kept while another section is in front. */
const played = signal<Partial<PlayedSteps>>({});
const problem = signal<string | undefined>(undefined);

const signs = { waiting: '○', playing: '▶', played: '✔', failed: '✖', 'left out': '–' } as const;

/** Milliseconds between two looks at a scenario that plays. */
const interval = 300;

async function look(): Promise<void> {
  played.value = (await stageControl.peek()?.query('scenario')) ?? {};
}

async function play(name: string, text?: string): Promise<void> {
  problem.value = undefined;
  const timer = setInterval(() => void look().catch(() => {}), interval);
  try {
    await sendRequest('scenario', { name, ...(text !== undefined && { text }) });
  } catch (error) {
    problem.value = sentence(error);
    controlCount.value += 1;
  } finally {
    clearInterval(timer);
    await look().catch((error: unknown) => {
      problem.value ??= sentence(error);
    });
  }
}

/** Scenarios and trials: their steps are played in this session, a trial also beside it with a tool. */
export function ScenariosSection() {
  const { value: all, problem: missing } = useCatalogue('scenarios');
  const [search, seek] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useWantedFocus('scenarios', field);
  const [chosen, choose] = useState<ScenarioEntry | undefined>(undefined);
  useEffect(() => void look().catch(() => {}), []);
  if (missing !== undefined) return <p role="alert">{missing}</p>;
  if (!all) return <p class="muted">Loading …</p>;
  const words = search.toLowerCase().split(/[\s-]+/);
  const found = all.filter((entry) => {
    const text = Object.values(entry).join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
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
        <input
          ref={field}
          type="search"
          class="stage-search"
          aria-label="Search scenarios and trials"
          placeholder={`Search ${counted(all.length, 'scenario')} and trials`}
          value={search}
          onInput={(event) => seek(event.currentTarget.value)}
        />
        <label class="file-button">
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
      <ul class="scenario-list" aria-label="Scenarios and trials">
        {found.map((entry) => (
          <li key={entry.name}>
            <button
              type="button"
              class="scenario-name"
              aria-expanded={chosen === entry}
              onClick={() => choose(chosen === entry ? undefined : entry)}
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
            {chosen === entry && <About entry={entry} />}
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
  const { name, steps = [] } = played.value;
  if (name === undefined && problem.value === undefined) return null;
  const done = steps.filter(({ is }) => is === 'played' || is === 'left out').length;
  return (
    <section class="situation-preview" aria-label="Scenario in this session">
      {name !== undefined && (
        <p role="status">
          <strong>{inWords(name)}</strong>: {done} of {counted(steps.length, 'step')}
        </p>
      )}
      <p class="stage-refusal" role="alert">
        {problem.value}
      </p>
      <ol class="played-steps">
        {steps.map(({ words, is, problem: why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are never reordered, and may be equal
          <li key={at} data-is={is}>
            <span aria-hidden="true">{signs[is]}</span> <code>{words}</code>{' '}
            <span class="muted">{why ?? (is === 'left out' ? 'left out: it needs a tool' : is)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
