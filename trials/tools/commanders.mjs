import { JournalState } from './journal-state.mjs';

/**
 * The states of all commanders of a directory. Two games may write there at the same time, each into a journal of
 * its own.
 *
 * @typedef {import('./journal-state.mjs').Line} Line
 */
export class Commanders {
  /** @type {Map<string, JournalState>} by account */
  states = new Map();
  /** @type {Map<string, JournalState>} by journal, once it has named the commander */
  playing = new Map();
  /** @type {Map<string, Line[]>} what a journal says before that */
  waiting = new Map();
  /** @type {JournalState | undefined} of the journal that was begun last */
  latest;

  constructor(State = JournalState) {
    this.State = State;
  }

  /** @param {Line} line @param {string} file */
  take(line, file) {
    // Parts of one journal differ in their last number.
    const journal = file.replace(/\.\d+\.log$/, '');
    const { event, FID, Name, Commander } = line;
    if (event === 'Commander' || event === 'LoadGame') this.bind(journal, FID ?? Name ?? Commander);
    const state = this.playing.get(journal);
    if (state) state.take(line);
    else this.waiting.set(journal, [...(this.waiting.get(journal) ?? []), line]);
  }

  /** @param {string} journal @param {string} account */
  bind(journal, account) {
    const state = this.states.get(account) ?? new this.State();
    if (this.playing.get(journal) !== state) this.latest = state;
    this.states.set(account, state);
    this.playing.set(journal, state);
    for (const line of this.waiting.get(journal) ?? []) state.take(line);
    this.waiting.delete(journal);
  }

  /** @param {Line} content of a file beside the journals */
  takeFile(content) {
    // Status.json does not say whose it is.
    const states = content.event === 'Status' ? [this.latest] : this.states.values();
    for (const state of states) state?.takeFile(content);
  }

  /** @param {{ readonly commander?: string | undefined }} question @returns {Record<string, any>} */
  answer({ commander }) {
    const states = [...this.states.values()];
    const state = commander === undefined ? this.latest : states.find(({ known }) => known.commander === commander);
    return state?.answer() ?? {};
  }
}
