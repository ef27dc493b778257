import { dialects } from '../../interface/dialect/dialects.js';
import { findCompanionKind } from '../../interface/kind-catalogue.js';
import type { Members } from '../../interface/object-rule.js';
import { formatCompanion, formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { SessionExample } from '../session/session-rule.js';

const journalName = 'Journal.2026-11-14T204100.01.log';

/** An example as files: their contents by name. */
export function sessionExampleFiles({ journal, companions = [] }: SessionExample): Record<string, string> {
  return {
    [journalName]: journal.map((event) => formatLine(written(event))).join(''),
    ...Object.fromEntries(companions.map((event) => [fileOf(event), formatCompanion(written(event))])),
  };
}

/** Events of examples are cut down to what matters, but always have a time and a name. */
function written(event: Members): WritableEvent {
  return event as Members & WritableEvent;
}

function fileOf(event: Members): string {
  const { event: name } = written(event);
  return findCompanionKind(dialects.game, name)?.companion.file ?? `${name}.json`;
}
