import { useSignal } from '@preact/signals';
import { copyText } from '../parts/copy-text.js';
import { info, source, stageControl } from '../store/session-store.js';
import { messageOf } from '../words/message-of.js';
import { playSession } from './open-playground.js';
import { linkTo } from './playground-link.js';

/** Says that the session is played here, and saves it, shares it, or begins another. */
export function PlaygroundBar() {
  const said = useSignal('Played in this browser; nothing is sent anywhere.');
  const played = source.value?.playground;
  if (!played) return null;
  const say = (words: Promise<string>) =>
    void words.then(
      (text) => (said.value = text),
      (error: unknown) => (said.value = messageOf(error)),
    );
  const copyLink = async () => {
    const recipe = await stageControl.peek()?.query('reproduction');
    if (!recipe) return 'The session has ended.';
    const isCopied = await copyText(linkTo(recipe.steps, location.href));
    return isCopied ? 'Copied. Who opens the link finds the session paused here.' : 'The browser copies nothing.';
  };
  return (
    <section class="dropped-bar cluster" aria-label="This session">
      <span>Seed {info.value?.stage?.seed}</span>
      <span class="muted" role="status">
        {said}
      </span>
      <button type="button" onClick={() => say(played.save())}>
        Save as zip
      </button>
      <button type="button" onClick={() => say(copyLink())}>
        Copy link
      </button>
      <label>
        Another:{' '}
        <select value="" onChange={({ currentTarget }) => void playSession(`plan=${currentTarget.value}`)}>
          <option value="">choose a plan</option>
          {played.plans.map((plan) => (
            <option key={plan}>{plan}</option>
          ))}
        </select>
      </label>
    </section>
  );
}
