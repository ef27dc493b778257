/** The log of findings: what is written into it, and what its headers say. */
import { headers, type MsgHdrs } from '@nats-io/transport-node';

/** How far a log has come. */
export interface LogPlace {
  /** The last message of the stream whose findings are all in the log. */
  readonly through: number;
  /** How many findings of the message after it are in the log as well. */
  readonly within: number;
  /** How many findings there are in the log, and how many messages were set aside, since its beginning. */
  readonly findings: number;
  readonly aside: number;
}

export const logBegin: LogPlace = { through: 0, within: 0, findings: 0, aside: 0 };

/** How often each rule was broken. */
export type RuleCounts = Readonly<Record<string, number>>;

/**
 * Up to where the states of all commanders are stored as well, so that nobody has to check it again. It stands in every
 * step, so that only the holder of a partition can move it.
 */
export interface LogPosition {
  readonly through: number;
  /** How many messages of the partition there are up to there, and how often they break each rule. */
  readonly checked: number;
  readonly counts: RuleCounts;
}

export const positionAtBegin: LogPosition = { through: 0, checked: 0, counts: {} };

/** The names are a promise to whoever reads the log. */
const placeHeaders = { through: 'Through', within: 'Within', findings: 'Findings', aside: 'Aside' } as const;

const positionHeaders = { through: 'Position', checked: 'Checked', counts: 'Counts' } as const;

const placeNames = Object.keys(placeHeaders) as (keyof LogPlace)[];

export interface StepAuthor {
  readonly worker: string;
  readonly epoch: number;
}

export function stepHeaders(
  place: LogPlace,
  position: LogPosition,
  { worker, epoch }: StepAuthor,
  count: number,
): MsgHdrs {
  const made = headers();
  for (const name of placeNames) made.set(placeHeaders[name], String(place[name]));
  made.set(positionHeaders.through, String(position.through));
  made.set(positionHeaders.checked, String(position.checked));
  made.set(positionHeaders.counts, JSON.stringify(position.counts));
  made.set('Worker', worker);
  made.set('Epoch', String(epoch));
  made.set('Count', String(count));
  return made;
}

export function placeOf(made: MsgHdrs | undefined): LogPlace {
  const numberOf = (name: keyof LogPlace) => Number(made?.get(placeHeaders[name]) || 0);
  return Object.fromEntries(placeNames.map((name) => [name, numberOf(name)])) as unknown as LogPlace;
}

export function positionOf(made: MsgHdrs | undefined): LogPosition {
  const textOf = (name: keyof LogPosition) => made?.get(positionHeaders[name]) ?? '';
  return {
    through: Number(textOf('through')),
    checked: Number(textOf('checked')),
    counts: JSON.parse(textOf('counts') || '{}') as RuleCounts,
  };
}

/** The findings of a message of the stream, as lines of the log. */
export interface FoundLines {
  readonly sequence: number;
  readonly lines: readonly string[];
}

/** What is stored at once: some lines, and how far the log has come with them. */
export interface Step {
  readonly place: LogPlace;
  readonly lines: readonly string[];
}

/** Well below the largest message that a server takes by default. */
const largestStep = 512 * 1024;

/**
 * Cuts findings into steps of a size that the server takes, without those that are in the log already. The last step goes
 * through the last message that was checked; `aside` is how many messages were set aside with it.
 */
export function stepsOf(found: readonly FoundLines[], before: LogPlace, through: number, aside: number): Step[] {
  const steps: Step[] = [];
  let { findings } = before;
  let lines: string[] = [];
  let size = 0;
  const cut = (at: Pick<LogPlace, 'through' | 'within'>) => {
    findings += lines.length;
    steps.push({ place: { ...at, findings, aside: before.aside + aside }, lines });
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
