/** Opens the session that the address names, or the journal on the same site that it names. */
import { dropProblem, openFiles } from '../dropped/drop-state.js';
import { openSource } from '../store/session-store.js';
import { messageOf } from '../words/message-of.js';
import { playedText } from './playground-link.js';
import { PlaygroundSource } from './playground-source.js';

export function openPlayground(): Promise<void> {
  const journal = new URLSearchParams(location.search).get('journal');
  return journal === null ? playSession(location.hash) : openFiles(fetched(journal));
}

/** Plays the session of a link instead of what is shown. */
export async function playSession(hash: string): Promise<void> {
  dropProblem.value = undefined;
  const source = new PlaygroundSource();
  try {
    await source.play(playedText(hash, Date.now()));
    openSource(source);
  } catch (error) {
    source.close();
    dropProblem.value = `This session cannot be played: ${messageOf(error)}`;
  }
}

/** The page's policy allows no other site. */
async function fetched(journal: string) {
  const response = await fetch(journal).catch(() => undefined);
  if (!response?.ok) throw new Error(`There is no journal at ${journal} on this site.`);
  const name = new URL(response.url).pathname.split('/').at(-1) ?? '';
  return [{ path: name, file: new File([await response.blob()], name), isGiven: true }];
}
