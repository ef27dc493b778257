import './stage-sections.css';
import { signal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import type { FaultEntry } from '../../../../direct/faults/faults.js';
import { counted } from '../../../../words/counted.js';
import { RequestedFaults } from './requested-faults.js';
import { requestedFaults } from './requested-faults-store.js';
import { goesOn } from './requested-words.js';
import { inWords } from './situation-search.js';
import { isBusy, sendRequest, sentence } from './stage-requests.js';
import { useCatalogue } from './use-catalogue.js';
import { useWantedFocus } from './wanted-focus.js';

/** Outcome of the last request. */
const lastOutcome = signal<{ readonly message: string; readonly isRefusal: boolean } | undefined>(undefined);
/** The fault that is described. */
const described = signal<FaultEntry | undefined>(undefined);

const touched = {
  line: 'a line',
  companion: 'a file beside the journal',
  file: 'a whole file',
  request: 'a request to a service',
} as const;

/** Faults on disk: each once, or repeatedly. */
export function FaultsSection() {
  const { value: faults, problem } = useCatalogue('faults');
  const [share, write] = useState('5');
  const [search, seek] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useWantedFocus('faults', field);
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (!faults) return <p class="muted">Loading …</p>;
  const percent = Number(share.replace('%', ''));
  const isShare = percent > 0 && percent <= 100;
  const outcome = lastOutcome.value;
  const words = search.toLowerCase().split(/[\s-]+/);
  const found = faults.filter(({ name, about }) =>
    words.every((word) => `${name} ${about}`.toLowerCase().includes(word)),
  );
  const shown = found.length === 1 ? found[0] : described.value;
  return (
    <div class="stage-stack">
      <div class="fault-search">
        <input
          ref={field}
          type="search"
          aria-label="Search faults"
          placeholder={`Search ${faults.length} faults`}
          value={search}
          onInput={(event) => seek(event.currentTarget.value)}
        />
        <label for="fault-share">Share, in %</label>
        <input
          id="fault-share"
          inputMode="decimal"
          value={share}
          aria-invalid={!isShare}
          aria-describedby="fault-share-problem"
          onInput={(event) => write(event.currentTarget.value)}
        />
        <span class="visually-hidden" role="status">
          {search !== '' && counted(found.length, 'fault')}
        </span>
        <span id="fault-share-problem" class="setting-problem stage-refusal" role="alert">
          {!isShare && 'Enter a share above 0 and up to 100.'}
        </span>
      </div>
      <div role="status">{outcome && !outcome.isRefusal && <p class="stage-good">✔ {outcome.message}</p>}</div>
      <div role="alert">{outcome?.isRefusal && <p class="stage-refusal">{outcome.message}</p>}</div>
      <ul class="fault-grid" aria-label="Faults">
        {found.map((fault) => (
          <FaultCell key={fault.name} fault={fault} percent={isShare ? percent : undefined} />
        ))}
      </ul>
      {found.length === 0 && <p class="empty">No fault matches. Search for what breaks: line, field, file …</p>}
      <p class="fault-about" id="fault-about">
        {shown ? (
          <>
            <strong>{inWords(shown.name)}</strong>: {shown.about} ({touched[shown.touches]};{' '}
            {shown.trace === 'passing' ? 'it passes' : 'it stays'}).
          </>
        ) : (
          <span class="muted">Breaks what is written from now on. Point at a name to read what it does.</span>
        )}
      </p>
      <RequestedFaults label="Faults that are over" faults={requestedFaults.value.filter((each) => !goesOn(each))} />
    </div>
  );
}

function FaultCell({ fault, percent }: { readonly fault: FaultEntry; readonly percent: number | undefined }) {
  const { name } = fault;
  const ask = async (text: string, when: string) => {
    lastOutcome.value = undefined;
    try {
      await sendRequest('fault', { fault: text });
      lastOutcome.value = { message: `${inWords(name)} happens ${when}.`, isRefusal: false };
    } catch (error) {
      lastOutcome.value = { message: sentence(error), isRefusal: true };
    }
  };
  const describe = () => {
    described.value = fault;
  };
  const often = `${percent ?? '–'} %`;
  return (
    <li onMouseEnter={describe} onFocusCapture={describe}>
      <button type="button" class="fault-name" aria-describedby="fault-about" onClick={describe}>
        {inWords(name)}
      </button>
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
    </li>
  );
}
