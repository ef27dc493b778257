import './stage-sections.css';
import { signal, useSignal } from '@preact/signals';
import type { FaultEntry } from '../../../../direct/faults/faults.js';
import { counted } from '../../../../words/counted.js';
import { RequestedFaults } from './requested-faults.js';
import { goesOn } from './requested-words.js';
import { SearchField } from './search-field.js';
import { foundEntries, inWords } from './situation-search.js';
import { ask, isBusy } from './stage-requests.js';
import { Pending, useQuery } from './use-query.js';

/** The last request, and what it leads to. */
const outcome = signal<{ readonly fault: string; readonly words: string } | undefined>(undefined);
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
  const faults = useQuery('faults');
  const { value: requested = [] } = useQuery('fault');
  // Only beside services can something happen to a request.
  const hasServices = (useQuery('services').value ?? []).length > 0;
  const share = useSignal('5');
  const isRepeated = useSignal(false);
  const search = useSignal('');
  if (!faults.value) return <Pending {...faults} />;
  const percent = Number(share.value.replace('%', ''));
  const isShare = percent > 0 && percent <= 100;
  const possible = faults.value.filter(({ touches }) => hasServices || touches !== 'request');
  const found = foundEntries(possible, search.value, ({ name, about }) => `${name} ${about}`);
  const shown = found.length === 1 ? found[0] : described.value;
  const isStopped = requested.findLast(({ fault }) => fault === outcome.value?.fault)?.state === 'stopped';
  return (
    <div class="stage-stack">
      <div class="stage-buttons">
        <SearchField
          section="faults"
          label="Search faults"
          placeholder={`Search ${possible.length} faults`}
          search={search}
        />
        <button type="button" aria-pressed={!isRepeated.value} onClick={() => (isRepeated.value = false)}>
          Once
        </button>
        <span class="fault-share">
          <button type="button" aria-pressed={isRepeated} onClick={() => (isRepeated.value = true)}>
            To a share of
          </button>
          <input
            aria-label="Share, in %"
            inputMode="decimal"
            value={share}
            aria-invalid={!isShare}
            aria-describedby="fault-share-problem"
            onFocus={() => (isRepeated.value = true)}
            onInput={({ currentTarget }) => (share.value = currentTarget.value)}
          />
          <span class="muted">%</span>
        </span>
        <span class="visually-hidden" role="status">
          {search.value !== '' && counted(found.length, 'fault')}
        </span>
        <span id="fault-share-problem" class="stage-refusal" role="alert">
          {!isShare && 'Enter a share above 0 and up to 100.'}
        </span>
      </div>
      <p class="stage-good" role="status">
        {!isStopped && outcome.value?.words}
      </p>
      {Object.entries(touched).map(([touches, title]) => {
        const some = found.filter((each) => each.touches === touches);
        return (
          some.length > 0 && (
            <section key={touches} aria-label={`To ${title}`}>
              <h3 class="muted">To {title}</h3>
              <ul class="fault-chips">
                {some.map((fault) => (
                  <FaultChip
                    key={fault.name}
                    fault={fault}
                    share={isRepeated.value ? (isShare ? percent : Number.NaN) : undefined}
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
      <RequestedFaults label="Faults that are over" faults={requested.filter((each) => !goesOn(each))} />
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

/** `share`: undefined for once, NaN if it is not valid. */
function FaultChip({ fault, share }: { readonly fault: FaultEntry; readonly share: number | undefined }) {
  const { name } = fault;
  const when = share === undefined ? 'at the next opportunity, once' : `to ${share} % of what is written from now on`;
  const request = async () => {
    outcome.value = undefined;
    const text = share === undefined ? name : `${name}:${share}%`;
    if (await ask('fault', { fault: text }))
      outcome.value = { fault: text, words: `✔ ${inWords(name)} happens ${when}.` };
  };
  const describe = () => (described.value = fault);
  return (
    <li>
      <button
        type="button"
        aria-label={`${inWords(name)}, ${share === undefined ? 'once' : `${share} %`}`}
        aria-describedby="fault-about"
        disabled={isBusy.value || Number.isNaN(share)}
        onMouseEnter={describe}
        onFocus={describe}
        onClick={() => void request()}
      >
        {inWords(name)}
      </button>
    </li>
  );
}
