/** The steps of the findings log, and their headers. */
import { headers, type MsgHdrs } from '@nats-io/transport-node';

/** Progress of a log. */
export interface LogProgress {
  /** The last message whose findings are all in the log. */
  readonly through: number;
  /** Findings of the following message that are in the log as well. */
  readonly within: number;
  /** Total findings in the log and messages set aside. */
  readonly findings: number;
  readonly aside: number;
}

export const logBegin: LogProgress = { through: 0, within: 0, findings: 0, aside: 0 };

/** Violations per rule. */
export type RuleCounts = Readonly<Record<string, number>>;

/**
 * Up to where the states of all commanders are stored, so that nothing has to be checked again. Part of every
 * step, so that only the holder of a partition can move it.
 */
export interface LogPosition {
  readonly through: number;
  /** Messages of the partition up to there, and their violations per rule. */
  readonly checked: number;
  readonly counts: RuleCounts;
}

export const positionAtBegin: LogPosition = { through: 0, checked: 0, counts: {} };

/** The names are part of the public format. */
const progressHeaders = { through: 'Through', within: 'Within', findings: 'Findings', aside: 'Aside' } as const;

const positionHeaders = { through: 'Position', checked: 'Checked', counts: 'Counts' } as const;

const progressNames = Object.keys(progressHeaders) as (keyof LogProgress)[];

export interface StepAuthor {
  readonly worker: string;
  readonly epoch: number;
}

export function stepHeaders(
  progress: LogProgress,
  position: LogPosition,
  { worker, epoch }: StepAuthor,
  count: number,
): MsgHdrs {
  const made = headers();
  for (const name of progressNames) made.set(progressHeaders[name], String(progress[name]));
  made.set(positionHeaders.through, String(position.through));
  made.set(positionHeaders.checked, String(position.checked));
  made.set(positionHeaders.counts, JSON.stringify(position.counts));
  made.set('Worker', worker);
  made.set('Epoch', String(epoch));
  made.set('Count', String(count));
  return made;
}

export function progressOf(made: MsgHdrs | undefined): LogProgress {
  const numberOf = (name: keyof LogProgress) => Number(made?.get(progressHeaders[name]) || 0);
  return Object.fromEntries(progressNames.map((name) => [name, numberOf(name)])) as unknown as LogProgress;
}

export function positionOf(made: MsgHdrs | undefined): LogPosition {
  const textOf = (name: keyof LogPosition) => made?.get(positionHeaders[name]) ?? '';
  return {
    through: Number(textOf('through')),
    checked: Number(textOf('checked')),
    counts: JSON.parse(textOf('counts') || '{}') as RuleCounts,
  };
}

/** The findings of a message, as lines of the log. */
export interface FoundLines {
  readonly sequence: number;
  readonly lines: readonly string[];
}

/** The unit of storage: some lines, and the log's progress with them. */
export interface Step {
  readonly progress: LogProgress;
  readonly lines: readonly string[];
}

/** Well below the server's default message limit. */
const largestStep = 512 * 1024;

/**
 * Splits findings into steps that fit a message, without those already in the log. The last step reaches
 * `through`, the last checked message; `aside` is the number of messages set aside with it.
 */
export function stepsOf(found: readonly FoundLines[], before: LogProgress, through: number, aside: number): Step[] {
  const steps: Step[] = [];
  let { findings } = before;
  let lines: string[] = [];
  let size = 0;
  const cut = (at: Pick<LogProgress, 'through' | 'within'>) => {
    findings += lines.length;
    steps.push({ progress: { ...at, findings, aside: before.aside + aside }, lines });
    lines = [];
    size = 0;
  };
  for (const { sequence, lines: ofMessage } of found) {
    if (sequence <= before.through) continue;
    const stored = sequence === before.through + 1 ? before.within : 0;
    for (const [index, line] of ofMessage.entries()) {
      if (index < stored) continue;
      const bytes = Buffer.byteLength(line) + 1;
      if (size + bytes > largestStep && lines.length > 0) cut({ through: sequence - 1, within: index });
      lines.push(line);
      size += bytes;
    }
  }
  cut({ through: Math.max(through, before.through), within: through > before.through ? 0 : before.within });
  return steps;
}
