import type { WritableEvent } from '../../journal/event.js';
import { formatCompanion, formatLine } from '../../journal/format/line.js';
import { findCompanionKind } from '../../spec/catalogue.js';
import { dialects } from '../../spec/dialect.js';
import type { Members } from '../../spec/rule.js';
import type { SessionExample } from '../session/rule.js';

const journalName = 'Journal.2026-11-14T204100.01.log';

/** A scene as the game would leave it in its directory: the contents of files by name. */
export function sessionExampleFiles({ journal, companions = [] }: SessionExample): Record<string, string> {
  return {
    [journalName]: journal.map((event) => formatLine(written(event))).join(''),
    ...Object.fromEntries(companions.map((event) => [fileOf(event), formatCompanion(written(event))])),
  };
}

/** Scenes are cut down to what matters, but never their times and names. */
function written(event: Members): WritableEvent {
  return event as Members & WritableEvent;
}

function fileOf(event: Members): string {
  const { event: name } = written(event);
  return findCompanionKind(dialects.game, name)?.companion.file ?? `${name}.json`;
}
