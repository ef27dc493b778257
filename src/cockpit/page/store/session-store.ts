/** The page's state of its session. Components read these signals; only `openSource` writes them. */
import { batch, computed, signal } from '@preact/signals';
import type { FeedMessages, FeedName, Moment, Progress, RuleCount, SourceInfo } from '../../protocol.js';
import { advanceMoment, emptyMoment } from '../../recording/advance-moment.js';
import type { Source } from '../source.js';

/** Without a server, undefined until files are dropped. */
export const source = signal<Source | undefined>(undefined);
export const info = signal<SourceInfo | undefined>(undefined);
/** Title of the previous journal, if another cockpit now answers at the same address. */
export const formerTitle = signal<string | undefined>(undefined);
export const progress = signal<Progress>({ lines: 0, read: 0, checked: 0 });
export const rules = signal<readonly RuleCount[]>([]);
/** State at the end of the journal. */
export const liveMoment = signal<Moment>(emptyMoment);
export const isConnected = signal(false);
/** When the connection was lost, and when the last line arrived, by the browser's clock. */
export const lostAt = signal<number | undefined>(undefined);
export const lastLineAt = signal<number | undefined>(undefined);

/** Milliseconds without an event after which no session can be running any more. */
export const longestQuiet = 86_400_000;

/** Whether the game, or a stage, may still write: into an empty directory as well. */
export const isPlayed = computed(() => {
  if (info.value?.mode !== 'live') return false;
  const { last, read } = progress.value;
  return info.value.stage !== undefined || (last === undefined ? read === 1 : Date.now() - last < longestQuiet);
});

/** The stage, if this page may control it. */
export const stageControl = computed(() => (info.value?.stage?.canControl ? source.value?.stage : undefined));

type Listener = <Name extends FeedName>(name: Name, message: FeedMessages[Name]) => void;

const listeners = new Set<Listener>();

/** Subscribes to all messages; called after the signals are set. */
export function onFeed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the source. */
export function openSource(opened: Source): void {
  source.value?.close();
  batch(() => {
    source.value = opened;
    info.value = undefined;
    formerTitle.value = undefined;
    progress.value = { lines: 0, read: 0, checked: 0 };
    rules.value = [];
    liveMoment.value = emptyMoment;
    isConnected.value = false;
    lostAt.value = undefined;
    lastLineAt.value = undefined;
  });
  opened.listen({
    connected(is) {
      batch(() => {
        if (isConnected.value && !is) lostAt.value = Date.now();
        if (is) lostAt.value = undefined;
        isConnected.value = is;
      });
    },
    onMessage(name, message) {
      batch(() => apply[name](message as never));
      for (const listener of listeners) listener(name, message);
    },
  });
}

const apply: { readonly [Name in FeedName]: (message: FeedMessages[Name]) => void } = {
  snapshot(message) {
    const before = info.value?.title;
    if (before !== undefined && before !== message.info.title) formerTitle.value = before;
    info.value = message.info;
    progress.value = message.progress;
    rules.value = message.rules;
    liveMoment.value = message.moment;
  },
  info(message) {
    info.value = message;
  },
  lines(message) {
    progress.value = message.progress;
    liveMoment.value = advanceMoment(liveMoment.value, message);
    if (message.rows.length > 0) lastLineAt.value = Date.now();
  },
  gap({ progress: now, moment }) {
    // While a journal is read, its lines are not new.
    if (progress.value.read === 1 && now.lines > progress.value.lines) lastLineAt.value = Date.now();
    progress.value = now;
    liveMoment.value = moment;
  },
  companion({ kind, time, text }) {
    const { companions } = liveMoment.value;
    liveMoment.value = { ...liveMoment.value, companions: { ...companions, [kind]: { time, text } } };
  },
  findings(message) {
    rules.value = message.rules;
    progress.value = message.progress;
  },
};
