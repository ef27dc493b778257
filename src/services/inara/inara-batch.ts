/** What is wrong with a batch for Inara by itself: its header, the members and the order of its events. */
import { type Finding, findingOf } from '../../check/finding.js';
import type { Members } from '../../interface/object-rule.js';
import { isUtcTime } from '../../interface/text-forms.js';
import { objectFrom } from '../../state/fold-fields.js';
import { didYouMean } from '../../words/nearest.js';
import { shortJson } from '../../words/short-json.js';
import { textOf } from '../json-in.js';
import { inaraEvents } from './inara-event-table.js';
import { inaraRules as rules } from './inara-rule-table.js';

const headerMembers = ['appName', 'appVersion', 'APIkey', 'commanderName'] as const;

export function headerFindings(header: Members): readonly Finding[] {
  return headerMembers
    .filter((name) => typeof header[name] !== 'string' || header[name] === '')
    .map((name) =>
      findingOf(rules.header, {
        pointer: `/header/${name}`,
        message: `the header has no ${name}`,
        ...(name === 'APIkey' && { hint: 'any text will do here: it is not compared' }),
      }),
    );
}

/** Findings about one event; `pointer` is where it is in the batch. */
export function eventFindings(event: Members, pointer: string): readonly Finding[] {
  const { eventName, eventTimestamp, eventData } = event;
  const known = typeof eventName === 'string' && Object.hasOwn(inaraEvents, eventName) && inaraEvents[eventName];
  if (!known) {
    const message = `${shortJson(eventName)} is no event of the API${didYouMean(textOf(eventName), Object.keys(inaraEvents))}`;
    return [findingOf(rules.event, { pointer: `${pointer}/eventName`, message })];
  }
  const findings: Finding[] = [];
  if (typeof eventTimestamp !== 'string' || !isUtcTime(eventTimestamp.replace(/\.\d+Z$/, 'Z'))) {
    const message = `${shortJson(eventTimestamp)} is no time such as 2026-11-14T20:41:00Z`;
    findings.push(findingOf(rules.event, { pointer: `${pointer}/eventTimestamp`, message }));
  }
  const isList = Array.isArray(eventData);
  const rows = (isList ? eventData : [eventData]).map(objectFrom);
  const isEmptyList = isList && rows.length === 0;
  if ((isList && !known.list) || rows.includes(undefined)) {
    const form = known.list ? 'an object, or a list of objects' : 'an object';
    findings.push(
      findingOf(rules.event, { pointer: `${pointer}/eventData`, message: `the data of ${eventName} must be ${form}` }),
    );
  } else if (known.members !== '*' && !isEmptyList) {
    for (const [index, row] of rows.entries())
      findings.push(...memberFindings(eventName, row ?? {}, `${pointer}/eventData${isList ? `/${index}` : ''}`));
  }
  return findings;
}

function memberFindings(eventName: string, data: Members, pointer: string): Finding[] {
  const names = inaraEvents[eventName]?.members.split(' ').filter(Boolean) ?? [];
  const known = names.map((name) => name.replace('!', ''));
  const missing = names.filter((name) => name.endsWith('!') && data[name.slice(0, -1)] === undefined);
  const unknown = Object.keys(data).filter((name) => !known.includes(name));
  return [
    ...missing.map((name) =>
      findingOf(rules.required, {
        pointer: `${pointer}/${name.slice(0, -1)}`,
        message: `${eventName} needs ${name.slice(0, -1)}`,
      }),
    ),
    ...unknown.map((name) =>
      findingOf(rules.member, {
        pointer: `${pointer}/${name}`,
        message: `${eventName} is not known to take ${name}${didYouMean(name, known)}`,
      }),
    ),
    ...(eventName === 'setCommanderCredits' && data.commanderAssets === undefined
      ? [findingOf(rules.assets, { pointer, message: 'setCommanderCredits has no commanderAssets' })]
      : []),
  ];
}

/** The event at this index is older than the one before it. */
export function orderFinding(events: readonly Members[], index: number): Finding | undefined {
  const [before, time] = [events[index - 1]?.eventTimestamp, events[index]?.eventTimestamp];
  if (typeof before !== 'string' || typeof time !== 'string' || before <= time) return undefined;
  return findingOf(rules.order, {
    pointer: `/events/${index}/eventTimestamp`,
    message: `${time} comes after ${before}`,
  });
}
