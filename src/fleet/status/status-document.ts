/** The status of a fleet on 80 columns. */

import { counted, thousands } from '../../words/counted.js';
import {
  type Block,
  type Document,
  paragraph,
  quiet,
  rows,
  section,
  strong,
  type Text,
  table,
} from '../../words/document/document.js';
import { printable } from '../../words/printable.js';
import { pad, shorten } from '../../words/wrap.js';
import type { FleetStatus, StreamStatus, WorkerStatus } from './fleet-status.js';

/** The width of the title line. */
const pageWidth = 80;

/** Lists are truncated, so that the page fits a terminal. */
const longestList = 10;

/** Seconds of silence after which a worker is probably dead. */
const longestSilence = 30;

export function statusDocument(title: string, status: FleetStatus): Document {
  const time = status.time.replace(/\.\d+Z$/, 'Z');
  const room = pageWidth - time.length;
  return [
    paragraph([strong(pad(shorten(printable(title), room - 2), room)), quiet(time)]),
    totals(status),
    section('Workers', ...listed(workerRows(status.workers), 'no process is checking')),
    section('Lag', ...listed(lagRows(status), 'everything is checked')),
    section('Findings by rule', ...listed(ruleRows(status), 'none')),
    section('Streams', table({ rows: status.streams.map(streamRow) })),
  ];
}

function totals({ published, checked, lag, findings, setAside, heldBack, commanders }: FleetStatus): Block {
  return rows([
    ['published', counted(published.messages, 'message'), rate(published.perSecond)],
    ['checked', counted(checked.messages, 'message'), rate(checked.perSecond)],
    ['waiting', counted(lag.messages, 'message'), `in ${counted(lag.partitions, 'partition')}`],
    ['findings', thousands(findings.stored), `set aside ${thousands(setAside)}, held back ${thousands(heldBack)}`],
    ['commanders', thousands(commanders), ''],
  ]);
}

type Row = readonly Text[];

function workerRows(workers: readonly WorkerStatus[]): Row[] {
  return workers.map(({ id, host, pid, holds, checked, perSecond, silent }) => [
    shorten(printable(id), 16),
    shorten(printable(`${host}:${pid}`), 16),
    counted(holds, 'partition'),
    `${thousands(checked)} checked`,
    rate(perSecond),
    silent > longestSilence ? { text: `silent ${silent} s`, tone: 'bad' } : '',
  ]);
}

/** By lag, descending. */
function lagRows({ partitions }: FleetStatus): Row[] {
  return partitions
    .filter(({ lag }) => lag > 0)
    .sort((a, b) => b.lag - a.lag)
    .map(({ partition, lag, worker }) => [
      `partition ${partition}`,
      thousands(lag),
      worker === undefined ? 'not held' : `held by ${shorten(printable(worker), 40)}`,
    ]);
}

function ruleRows({ findings }: FleetStatus): Row[] {
  return Object.entries(findings.byRule).map(([rule, count]) => [shorten(printable(rule), 50), thousands(count)]);
}

function streamRow({ name, messages, bytes, maxBytes, replicas }: StreamStatus): Row {
  const limit = maxBytes === undefined ? 'no limit' : `${Math.round((100 * bytes) / maxBytes)} % of ${size(maxBytes)}`;
  return [
    shorten(name, 30),
    counted(messages, 'message'),
    size(bytes),
    limit,
    replicas > 1 ? counted(replicas, 'replica') : '',
  ];
}

function listed(all: readonly Row[], none: string): Document {
  if (all.length === 0) return [paragraph(none)];
  const more = all.length - longestList;
  const rest = more > 0 ? [paragraph(`and ${thousands(more)} more`)] : [];
  return [table({ rows: all.slice(0, longestList) }), ...rest];
}

function rate(perSecond: number): string {
  return `${thousands(perSecond < 10 ? perSecond : Math.round(perSecond))}/s`;
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes in the largest unit with an integer part. */
function size(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${units[power]}`;
}
