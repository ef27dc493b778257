import { useSignal } from '@preact/signals';
import { saveFile } from '../dropped/save-file.js';
import type { Source } from '../source.js';
import { info, progress, source } from '../store/session-store.js';
import { messageOf } from '../words/message-of.js';

/** Saves the story of the journal as one page, with or without names. */
export function SaveReport() {
  const state = useSignal<string | undefined>(undefined);
  const isAnonymous = useSignal(false);
  const save = async () => {
    const asked = source.value;
    if (!asked) return;
    state.value = 'Making the report …';
    state.value = await saveStory(asked, isAnonymous.value).catch(messageOf);
  };
  return (
    <div class="save-report">
      <button type="button" onClick={() => void save()}>
        Save a report
      </button>
      <label>
        <input
          type="checkbox"
          checked={isAnonymous.value}
          onChange={({ currentTarget }) => (isAnonymous.value = currentTarget.checked)}
        />{' '}
        without names
      </label>
      <p role="status" class="muted">
        {state.value}
      </p>
    </div>
  );
}

/** Resolves with a sentence about the file. */
async function saveStory(asked: Source, isAnonymous: boolean): Promise<string> {
  const [{ storyOf }, { storyPage }] = await Promise.all([
    import('../../report/story.js'),
    import('../../report/story-page.js'),
  ]);
  const options = { title: info.value?.title ?? '', progress: progress.value, isAnonymous };
  const story = await storyOf(asked.ask, options);
  saveFile('session.html', new Blob([storyPage(story)], { type: 'text/html' }));
  return 'Saved as session.html.';
}
