import './stage-sections.css';
import { useState } from 'preact/hooks';
import type { ServiceReport } from '../../../../stage/control/control-protocol.js';
import type { Requests } from '../../../../stage/control/control-requests.js';
import { counted } from '../../../../words/counted.js';
import { visible } from '../../../../words/printable.js';
import { copyText } from '../../parts/copy-text.js';
import { SeverityMark } from '../../parts/severity-mark.js';
import { clockText } from '../../words/time-words.js';
import { LineLink } from './line-link.js';
import { ask, isBusy } from './stage-requests.js';
import { Pending, useRepeatedQuery } from './use-query.js';

type Demand = Omit<Requests['answer'], 'service'>;

/** Answers to demand with one click. */
const demands: readonly { readonly title: string; readonly demand: Demand }[] = [
  { title: 'Refuse the next', demand: { status: 400, next: 1 } },
  { title: 'Fail the next', demand: { status: 503, next: 1 } },
  { title: 'Ignore the next', demand: { silent: true, next: 1 } },
  { title: 'Fail always', demand: { status: 503 } },
  { title: 'Answer itself again', demand: {} },
];

/** Messages shown of each service; the address has them all. */
const mostShown = 30;

/** The services beside the session: what tools sent, what is wrong with it, and what to answer. */
export function ServicesSection() {
  const services = useRepeatedQuery('services');
  if (!services.value) return <Pending {...services} />;
  return (
    <div class="stage-stack">
      {services.value.length === 0 && (
        <p class="empty">
          No service runs beside this session. Start the stage with <code>--with eddn,capi</code>, and point your tool
          at the addresses that are shown here.
        </p>
      )}
      {services.value.map((service) => (
        <ServiceBox key={service.name} {...service} />
      ))}
    </div>
  );
}

function demandWords(demand: object): string {
  return Object.entries(demand)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');
}

function ServiceBox({ name, url, count, messages, omissions, demands: open }: ServiceReport) {
  const [said, say] = useState('');
  const copy = async () => say((await copyText(url)) ? 'Copied' : '');
  return (
    <section class="stage-stack service-box" aria-label={name}>
      <h3>{name}</h3>
      <p>
        <button type="button" class="line-link" aria-label={`Copy ${url}`} onClick={() => void copy()}>
          {url}
        </button>{' '}
        <span class="muted">{counted(count, 'message')}</span> <span role="status">{said}</span>
      </p>
      <div class="stage-buttons" role="group" aria-label={`What ${name} answers`}>
        {demands.map(({ title, demand }) => (
          <button
            key={title}
            type="button"
            disabled={isBusy.value}
            onClick={() => void ask('answer', { service: name, ...demand })}
          >
            {title}
          </button>
        ))}
      </div>
      {open.length > 0 && <p class="muted">Demanded: {open.map(demandWords).join('; ')}</p>}
      <ul class="stage-list message-list" aria-label={`Messages to ${name}, the latest first`}>
        {messages
          .slice(-mostShown)
          .toReversed()
          .map(({ number, timestamp, kind, status, findings, from }) => (
            <li key={number}>
              <time>{clockText(Date.parse(timestamp))}</time> <strong>{visible(kind)}</strong>{' '}
              <span class={status === 0 || status >= 400 ? 'stage-refusal' : 'muted'}>{status || 'no answer'}</span>{' '}
              {from && <LineLink {...from} />}
              {findings.map(({ rule, severity, message }) => (
                <p key={`${rule} ${message}`}>
                  <SeverityMark severity={severity} /> {visible(message)}
                </p>
              ))}
            </li>
          ))}
        {omissions.map(({ rule, message, from }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <li key={at}>
            <strong class="stage-refusal">not sent</strong> {visible(message)} <span class="muted">{rule}</span>{' '}
            {from && <LineLink {...from} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
