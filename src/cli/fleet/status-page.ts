/** The status of a fleet on 80 columns. */
import stringWidth from 'fast-string-width';
import type { FleetStatus, StreamStatus, WorkerStatus } from '../../fleet/status/fleet-status.js';
import { counted, thousands } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { shorten } from '../../words/wrap.js';
import type { Style } from '../terminal/terminal-style.js';
import { columns, pad, pageWidth, section } from '../terminal/text-layout.js';

/** Lists are truncated, so that the page fits a terminal. */
const longestList = 10;

/** Seconds of silence after which a worker is probably dead. */
const longestSilence = 30;

export function statusPage(title: string, status: FleetStatus, style: Style): string {
  const time = status.time.replace(/\.\d+Z$/, 'Z');
  const head = shorten(printable(title), pageWidth - time.length - 2);
  return [
    `${style.bold(pad(head, pageWidth - time.length))}${style.dim(time)}`,
    totals(status),
    section('Workers', listed(workerRows(status.workers, style), 'no process is checking'), style),
    section('Lag', listed(lagRows(status), 'everything is checked'), style),
    section('Findings by rule', listed(ruleRows(status), 'none'), style),
    section('Streams', table(status.streams.map(streamRow)), style),
  ].join('\n\n');
}

function totals({ published, checked, lag, findings, setAside, heldBack, commanders }: FleetStatus): string {
  return columns([
    ['published', counted(published.messages, 'message'), rate(published.perSecond)],
    ['checked', counted(checked.messages, 'message'), rate(checked.perSecond)],
    ['waiting', counted(lag.messages, 'message'), `in ${counted(lag.partitions, 'partition')}`],
    ['findings', thousands(findings.stored), `set aside ${thousands(setAside)}, held back ${thousands(heldBack)}`],
    ['commanders', thousands(commanders), ''],
  ]);
}

type Row = readonly string[];

function workerRows(workers: readonly WorkerStatus[], style: Style): Row[] {
  return workers.map(({ id, host, pid, holds, checked, perSecond, silent }) => [
    shorten(printable(id), 16),
    shorten(printable(`${host}:${pid}`), 16),
    counted(holds, 'partition'),
    `${thousands(checked)} checked`,
    rate(perSecond),
    silent > longestSilence ? style.red(`silent ${silent} s`) : '',
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

function listed(rows: readonly Row[], none: string): string {
  if (rows.length === 0) return `  ${none}`;
  const more = rows.length - longestList;
  const shown = table(rows.slice(0, longestList));
  return more > 0 ? `${shown}\n  and ${thousands(more)} more` : shown;
}

/** Aligned columns; cells that start with a digit are right-aligned. */
function table(rows: readonly Row[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, stringWidth(cell))),
    [],
  );
  return rows
    .map((row) => `  ${row.map((cell, column) => aligned(cell, widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

function aligned(cell: string, width: number): string {
  const gap = ' '.repeat(width - stringWidth(cell));
  return /^\d/.test(cell) ? gap + cell : cell + gap;
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
