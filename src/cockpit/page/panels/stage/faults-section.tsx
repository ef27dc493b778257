import './stage-sections.css';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { FaultEntry } from '../../../../direct/faults/faults.js';
import { RequestedFaults } from './requested-faults.js';
import { inWords } from './situation-search.js';
import { isBusy, sendRequest, sentence } from './stage-requests.js';
import { useCatalogue } from './use-catalogue.js';

/** Outcome of the last request. */
const lastOutcome = signal<{ readonly message: string; readonly isRefusal: boolean } | undefined>(undefined);

/** Shows why something could not be done. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    lastOutcome.value = { message: sentence(error), isRefusal: true };
  }
}

const touched = {
  line: 'a line',
  companion: 'a file beside the journal',
  file: 'a whole file',
  request: 'a request',
} as const;

/** Faults on disk: each once, or repeatedly. */
export function FaultsSection() {
  const { value: faults, problem } = useCatalogue('faults');
  const [share, write] = useState('5');
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (!faults) return <p class="muted">Loading …</p>;
  const percent = Number(share.replace('%', ''));
  const isShare = percent > 0 && percent <= 100;
  const outcome = lastOutcome.value;
  return (
    <div class="stage-stack">
      <p class="muted">Breaks what is written from now on, as Windows, a crash or the next patch would.</p>
      <div class="setting-input">
        <label for="fault-share">Share, in %</label>
        <input
          id="fault-share"
          inputMode="decimal"
          value={share}
          aria-invalid={!isShare}
          aria-describedby="fault-share-problem"
          onInput={(event) => write(event.currentTarget.value)}
        />
        <span id="fault-share-problem" class="setting-problem stage-refusal" role="alert">
          {!isShare && 'Enter a share above 0 and up to 100.'}
        </span>
      </div>
      <div class="fault-outcome">
        <div role="status">{outcome && !outcome.isRefusal && <p class="stage-good">✔ {outcome.message}</p>}</div>
        <div role="alert">{outcome?.isRefusal && <p class="stage-refusal">{outcome.message}</p>}</div>
        <RequestedFaults attempt={attempt} />
      </div>
      <ul class="fault-list">
        {faults.map((fault) => (
          <FaultRow key={fault.name} fault={fault} percent={isShare ? percent : undefined} />
        ))}
      </ul>
    </div>
  );
}

function FaultRow({ fault, percent }: { readonly fault: FaultEntry; readonly percent: number | undefined }) {
  const { name, about, touches, trace } = fault;
  const ask = async (text: string, when: string) => {
    lastOutcome.value = undefined;
    await attempt(async () => {
      await sendRequest('fault', { fault: text });
      lastOutcome.value = { message: `${inWords(name)} happens ${when}.`, isRefusal: false };
    });
  };
  const often = `${percent ?? '–'} %`;
  return (
    <li>
      <p>
        <strong>{inWords(name)}</strong>{' '}
        <span class="muted">
          {about} ({touched[touches]}; {trace === 'passing' ? 'it passes' : 'it stays'})
        </span>
      </p>
      <div class="stage-buttons">
        <button
          type="button"
          aria-label={`${inWords(name)}, once`}
          disabled={isBusy.value}
          onClick={() => void ask(name, 'at the next opportunity, once')}
        >
          Once
        </button>
        <button
          type="button"
          aria-label={`${inWords(name)}, ${often} of the time`}
          disabled={isBusy.value || percent === undefined}
          onClick={() => void ask(`${name}:${percent}%`, `to ${often} of what is written from now on`)}
        >
          {often}
        </button>
      </div>
    </li>
  );
}
