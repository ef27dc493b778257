import './stage-sections.css';
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FaultEntry } from '../../../../direct/faults/faults.js';
import { counted } from '../../../../words/counted.js';
import { stageControl } from '../../store/session-store.js';
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
  const [isRepeated, repeat] = useState(false);
  const [search, seek] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useWantedFocus('faults', field);
  const hasServices = useServices();
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
      <div class="stage-buttons">
        <input
          ref={field}
          type="search"
          class="stage-search"
          aria-label="Search faults"
          placeholder={`Search ${faults.length} faults`}
          value={search}
          onInput={(event) => seek(event.currentTarget.value)}
        />
        <button type="button" aria-pressed={!isRepeated} onClick={() => repeat(false)}>
          Once
        </button>
        <button type="button" aria-pressed={isRepeated} onClick={() => repeat(true)}>
          To a share of
        </button>
        <input
          class="fault-share"
          aria-label="Share, in %"
          inputMode="decimal"
          value={share}
          aria-invalid={!isShare}
          aria-describedby="fault-share-problem"
          onFocus={() => repeat(true)}
          onInput={(event) => write(event.currentTarget.value)}
        />
        <span class="muted">%</span>
        <span class="visually-hidden" role="status">
          {search !== '' && counted(found.length, 'fault')}
        </span>
        <span id="fault-share-problem" class="stage-refusal" role="alert">
          {!isShare && 'Enter a share above 0 and up to 100.'}
        </span>
      </div>
      <div role="status">{outcome && !outcome.isRefusal && <p class="stage-good">✔ {outcome.message}</p>}</div>
      <div role="alert">{outcome?.isRefusal && <p class="stage-refusal">{outcome.message}</p>}</div>
      {Object.entries(touched).map(([touches, title]) => {
        const some = found.filter((each) => each.touches === touches && (hasServices || touches !== 'request'));
        return (
          some.length > 0 && (
            <section key={touches} aria-label={`To ${title}`}>
              <h3 class="muted">To {title}</h3>
              <ul class="fault-chips">
                {some.map((fault) => (
                  <FaultChip
                    key={fault.name}
                    fault={fault}
                    share={isRepeated ? (isShare ? percent : Number.NaN) : undefined}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {!hasServices && (
        <p class="muted">Faults of requests need a service: start the stage with --with, such as --with eddn.</p>
      )}
      {found.length === 0 && <p class="empty">No fault matches. Search for what breaks: line, field, file …</p>}
      <RequestedFaults label="Faults that are over" faults={requestedFaults.value.filter((each) => !goesOn(each))} />
      <p class="fault-about" id="fault-about">
        {shown ? (
          <>
            <strong>{inWords(shown.name)}</strong>: {shown.about} (
            {shown.trace === 'passing' ? 'it passes' : 'it stays'}).
          </>
        ) : (
          <span class="muted">A click breaks what is written next. Point at a name to read what it does.</span>
        )}
      </p>
    </div>
  );
}

/** Whether services run beside the session: only then can something happen to a request. */
function useServices(): boolean {
  const [has, note] = useState(false);
  useEffect(() => {
    const ask = async () => note(((await stageControl.peek()?.query('neighbours')) ?? []).length > 0);
    // A stage that has just ended has none.
    ask().catch(() => note(false));
  }, []);
  return has;
}

/** `share`: undefined for once, NaN if it is not valid. */
function FaultChip({ fault, share }: { readonly fault: FaultEntry; readonly share: number | undefined }) {
  const { name } = fault;
  const when = share === undefined ? 'at the next opportunity, once' : `to ${share} % of what is written from now on`;
  const ask = async () => {
    lastOutcome.value = undefined;
    try {
      await sendRequest('fault', { fault: share === undefined ? name : `${name}:${share}%` });
      lastOutcome.value = { message: `${inWords(name)} happens ${when}.`, isRefusal: false };
    } catch (error) {
      lastOutcome.value = { message: sentence(error), isRefusal: true };
    }
  };
  const describe = () => {
    described.value = fault;
  };
  return (
    <li>
      <button
        type="button"
        aria-label={`${inWords(name)}, ${share === undefined ? 'once' : `${share} %`}`}
        aria-describedby="fault-about"
        disabled={isBusy.value || Number.isNaN(share)}
        onMouseEnter={describe}
        onFocus={describe}
        onClick={() => void ask()}
      >
        {inWords(name)}
      </button>
    </li>
  );
}
