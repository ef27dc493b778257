import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { NamedEvent } from '../../direct/injection/injection-findings.js';
import { objections } from '../../direct/scenario/event-shape.js';
import { parseScenario } from '../../direct/scenario/parse-scenario.js';
import { maxScenarioLength } from '../../direct/scenario/parse-yaml.js';
import { maxWait } from '../../direct/scenario/step-shape.js';
import type { TrialHeader } from '../../direct/scenario/trial-shape.js';
import type { StageState } from '../../direct/state/stage-state.js';
import type { AnswerMember } from '../../direct/tool/answer-table.js';
import { agreesWithFile } from '../../direct/tool/compare-answer.js';
import { rightIn, saysSomething } from '../../direct/tool/right-answer.js';
import { type JournalEvent, membersOf } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { timestampOf } from '../../simulate/session-time.js';
import { journalFold } from '../../state/journal-fold.js';
import { type JournalState, unknownState } from '../../state/journal-state.js';
import { counted } from '../../words/counted.js';
import { Anonymiser } from '../replay/anonymise/anonymiser.js';
import type { RawLine } from '../replay/raw-line.js';
import { timestampToMs } from '../replay/restamp.js';
import { formatDuration } from '../reproduction/command-line.js';
import { jsonOf } from '../reproduction/scenario-text.js';
import { runScenario } from '../scenarios/run-scenario.js';
import { shrink } from '../seeds/shrink.js';
import type { StartTool } from '../tool/tool.js';
import { readStretch, type Stretch, tooLarge } from './journal-stretch.js';

export interface RecordOptions extends Stretch {
  /** The seed of invented names; undefined keeps the real ones. */
  readonly anonymise: number | undefined;
  readonly signal: AbortSignal;
  /** What a tool is asked at the end; what most tools know by default. */
  readonly asked?: readonly AnswerMember[];
  /** The verb that makes it. */
  readonly verb?: string;
  /** Makes it a trial. */
  readonly trial?: Pick<TrialHeader, 'theme' | 'grade' | 'why'>;
}

/** A scenario that writes the lines of a stretch of a journal, and expects what they say. */
export async function recordScenario(directory: string, options: RecordOptions): Promise<string> {
  const { anonymise, signal, asked = usuallyAsked } = options;
  const anonymiser = anonymise === undefined ? undefined : new Anonymiser(anonymise);
  const lines = await readStretch(directory, options, (line) => anonymiser?.learn(line), signal);
  const rewritten = (line: RawLine) => parseLine(anonymiser?.rewrite(line) ?? line.bytes).event ?? [];
  const within = lines.within.flatMap(rewritten);
  const before = await needed(lines.before.flatMap(rewritten));
  const torn = lines.within.length - within.length;
  const parts = { before, within, torn, ...options };
  const draft = scenarioText(parts, answersIn(stateAfter([...before, ...within]), asked), undefined);
  if (draft.length > maxScenarioLength) throw tooLarge(draft.length, lines.within);
  const { answers, state } = await rehearsed(draft, signal);
  return scenarioText(parts, answers, state);
}

type Answers = Readonly<Record<string, unknown>>;

interface Parts extends Pick<RecordOptions, 'anonymise' | 'trial' | 'verb'> {
  readonly before: readonly JournalEvent[];
  readonly within: readonly JournalEvent[];
  /** Lines that cannot be parsed. */
  readonly torn: number;
}

/** In seconds: the silent start-up of the session is over by then. */
const startUp = 600;

function scenarioText(
  { before, within, torn, anonymise, trial, verb = 'scenario record' }: Parts,
  answers: Answers,
  state: Answers | undefined,
): string {
  const times = within.map((event) => timestampToMs(event.timestamp));
  const begin = times.find((time) => time !== undefined) ?? 0;
  const end = times.findLast((time) => time !== undefined) ?? begin;
  const [first, last] = [begin, end].map((time) => timestampOf(time / 1000));
  const steps = within.map((event, index) => {
    const [from, to] = [times.slice(0, index).findLast((time) => time !== undefined), times[index]];
    const gap = Math.min(((to ?? 0) - (from ?? begin)) / 1000, maxWait);
    return [...(gap > 0 ? [`  - wait: ${formatDuration(gap)}`] : []), injectText({ ...event })].join('\n');
  });
  return `${[
    '# yaml-language-server: $schema=https://shakedown-journal.github.io/shakedown/schemas/scenario.schema.json',
    `# Recorded with shakedown ${verb}: ${counted(within.length, 'line')}.`,
    ...(anonymise === undefined ? [] : ['# The names of people, and of what they own, are invented.']),
    ...(torn > 0 ? [`# ${counted(torn, 'line')} that cannot be parsed ${torn > 1 ? 'are' : 'is'} left out.`] : []),
    `about: recorded from ${first} to ${last}`,
    ...(trial ? [`trial: ${jsonOf(trial)}`] : []),
    `start: ${timestampOf(begin / 1000 - startUp)}`,
    'kinds: []',
    'steps:',
    ...(before.length > 0
      ? ['  # How things were.', ...before.map((event) => injectText(timeless(event))), '  # What happened.']
      : []),
    `  - leap: ${first}`,
    ...steps,
    ...(Object.keys(answers).length > 0 ? [`  - ask: ${jsonOf(answers)}`] : []),
    ...(state && Object.keys(state).length > 0 ? ['expect:', `  state: ${jsonOf(state)}`] : []),
  ].join('\n')}\n`;
}

function injectText(event: NamedEvent): string {
  const anyway = objections(event, 'game').length > 0 ? ', anyway: true' : '';
  return `  - { inject: ${jsonOf(event)}${anyway} }`;
}

/** The same at the time of the session. */
function timeless(event: JournalEvent): NamedEvent {
  const { timestamp: _own, ...members } = membersOf(event);
  return members as NamedEvent;
}

/** What every tool looks for at a log-in. */
const logIn = new Set(['Fileheader', 'Commander', 'LoadGame', 'Rank', 'Missions', 'Loadout', 'Cargo', 'Location']);

/** Enough for the longest evening. */
const maxTries = 4000;

/**
 * The lines of a log-in, and of all others as few as say the same. Credits are set in LoadGame: otherwise
 * every purchase would be needed.
 */
async function needed(before: readonly JournalEvent[]): Promise<JournalEvent[]> {
  const { credits, ...answers } = answersIn(stateAfter(before), usuallyAsked);
  const kinds = before.map(({ event }) => event);
  const isFixed = ({ event }: JournalEvent, index: number) => logIn.has(event) && kinds.indexOf(event) === index;
  const fixed = new Set(before.filter(isFixed));
  const others = before.filter((event) => !fixed.has(event) && journalFold.kinds.has(event.event));
  const together = (part: readonly JournalEvent[]) => {
    const kept = new Set([...fixed, ...part]);
    return before.filter((event) => kept.has(event));
  };
  const saysTheSame = async (part: readonly JournalEvent[]) => {
    const { credits: _any, ...found } = answersIn(stateAfter(together(part)), usuallyAsked);
    return jsonOf(found) === jsonOf(answers) || undefined;
  };
  const { shortest } = await shrink(others, true, saysTheSame, maxTries);
  const kept = together(shortest);
  const reached = answersIn(stateAfter(kept), usuallyAsked).credits;
  const missing = typeof credits === 'number' && typeof reached === 'number' ? credits - reached : 0;
  return kept.map((event) => (event.event === 'LoadGame' ? { ...event, Credits: event.Credits + missing } : event));
}

function stateAfter(events: readonly JournalEvent[]): JournalState {
  const state = unknownState();
  for (const event of events) {
    journalFold.advance(state, membersOf(event), { file: '', line: 0, timestamp: event.timestamp });
  }
  return state;
}

/** What most tools know. */
const usuallyAsked = [
  'system',
  'systemAddress',
  'body',
  'station',
  'marketId',
  'docked',
  'vehicle',
  'ship',
  'cargo',
  'credits',
  'missions',
  'commander',
  'ranks',
] as const satisfies AnswerMember[];

/** Everything of it that is certain. */
function answersIn(state: JournalState, asked: readonly AnswerMember[]): Answers {
  const all = asked.map((member) => [member, certain(rightIn[member](state))] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

function certain(value: unknown): unknown {
  if (!saysSomething(value)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}

/** Never answers, so that the right answers of the run are known. */
const silent: StartTool = async () => ({
  output: [],
  ended: undefined,
  ask: async () => undefined,
  end: async () => ({ code: 0, signal: undefined, byItself: false }),
});

/** Plays the scenario once, and returns what turned out as expected. */
async function rehearsed(text: string, signal: AbortSignal) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-record-'));
  try {
    const tool = { start: silent, trial: 'recorded' };
    const run = await runScenario(parseScenario(text, 'recorded.yaml'), { directory, signal, tool });
    const values = run.questions?.at(-1)?.values ?? [];
    const right = values.filter(agreesWithFile);
    const answers = Object.fromEntries(right.map((each) => [each.member, each.right]));
    return { answers, state: stateLike(answers, run.state) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The part of the session's own state that follows injected lines. */
function stateLike(answers: Answers, { system, station }: StageState): Answers {
  const isDocked = answers.docked === true && station !== undefined && answers.station === station.name;
  return {
    ...(answers.system === system.name && { system: { name: system.name } }),
    ...(isDocked && { place: 'docked', station: { name: station.name } }),
  };
}
