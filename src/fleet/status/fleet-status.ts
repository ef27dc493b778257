import { bump } from '../../words/map-entries.js';
import type { FleetReading } from './fleet-reading.js';

/** Status of a fleet. Its JSON is a public format. */
export interface FleetStatus {
  /** In ISO 8601. */
  readonly time: string;
  readonly published: { readonly messages: number; readonly perSecond: number };
  readonly checked: { readonly messages: number; readonly perSecond: number };
  /** Unchecked messages, and the number of partitions that have any. */
  readonly lag: { readonly messages: number; readonly partitions: number };
  readonly findings: { readonly stored: number; readonly byRule: Readonly<Record<string, number>> };
  readonly setAside: number;
  /** Messages held back until their predecessors arrive. */
  readonly heldBack: number;
  readonly commanders: number;
  readonly workers: readonly WorkerStatus[];
  readonly partitions: readonly PartitionStatus[];
  readonly streams: readonly StreamStatus[];
}

export interface WorkerStatus {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly holds: number;
  readonly checked: number;
  readonly findings: number;
  readonly perSecond: number;
  /** Seconds since its last heartbeat, by its clock and ours. */
  readonly silent: number;
}

/** A partition with a holder, or with something checked or to check. */
export interface PartitionStatus {
  readonly partition: number;
  readonly lag: number;
  readonly checked: number;
  readonly worker: string | undefined;
}

export interface StreamStatus {
  readonly name: string;
  readonly messages: number;
  readonly bytes: number;
  readonly maxBytes: number | undefined;
  readonly replicas: number;
}

/** The status at a reading; rates are relative to the reading before. */
export function fleetStatus(reading: FleetReading, before: FleetReading): FleetStatus {
  const positions = [...reading.positions.values()];
  const seconds = (reading.at - before.at) / 1000;
  const perSecond = (count: (each: FleetReading) => number) =>
    seconds > 0 ? Math.max(0, rounded((count(reading) - count(before)) / seconds)) : 0;
  return {
    time: new Date(reading.at).toISOString(),
    published: { messages: publishedIn(reading), perSecond: perSecond(publishedIn) },
    checked: { messages: checkedIn(reading), perSecond: perSecond(checkedIn) },
    lag: { messages: sum(reading.waiting.values()), partitions: reading.waiting.size },
    findings: { stored: sum(positions.map(({ findings }) => findings)), byRule: talliesOf(reading) },
    setAside: sum(positions.map(({ aside }) => aside)),
    heldBack: sum(positions.map(({ pending }) => pending)),
    commanders: reading.commanders,
    workers: workersOf(reading),
    partitions: partitionsOf(reading),
    streams: reading.streams.map(({ name, messages, bytes, maxBytes, replicas }) => {
      return { name, messages, bytes, maxBytes, replicas };
    }),
  };
}

function publishedIn({ streams }: FleetReading): number {
  return streams[0]?.last ?? 0;
}

function checkedIn({ positions }: FleetReading): number {
  return sum([...positions.values()].map(({ checked }) => checked));
}

/** Most frequent rule first. */
function talliesOf({ positions }: FleetReading): Record<string, number> {
  const tallies = new Map<string, number>();
  for (const { tally } of positions.values())
    for (const [rule, count] of Object.entries(tally)) bump(tallies, rule, count);
  return Object.fromEntries([...tallies].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)));
}

/** Seconds of silence after which a process is gone for good, also if no other removes its record. */
const forgottenAfter = 900;

function workersOf({ workers, at }: FleetReading): WorkerStatus[] {
  return workers
    .map(({ id, host, pid, holds, checked, findings, rate, beat }) => ({
      id,
      host,
      pid,
      holds: holds.length,
      checked,
      findings,
      perSecond: rounded(rate),
      silent: Math.max(0, Math.round((at - beat) / 1000)),
    }))
    .filter(({ silent }) => silent <= forgottenAfter)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function partitionsOf({ partitions, waiting, holders, positions }: FleetReading): PartitionStatus[] {
  return Array.from({ length: partitions }, (_, partition) => ({
    partition,
    lag: waiting.get(partition) ?? 0,
    checked: positions.get(partition)?.checked ?? 0,
    // A released partition has an empty worker name.
    worker: holders.get(partition)?.worker || undefined,
  })).filter(({ lag, checked, worker }) => lag > 0 || checked > 0 || worker !== undefined);
}

function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
}

function rounded(rate: number): number {
  return Math.round(rate * 10) / 10;
}
