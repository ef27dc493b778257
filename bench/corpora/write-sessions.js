/** Simulated sessions on disk, with the bytes that `shakedown simulate --out` writes. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { CompanionWriter, formatJournalName, formatLine } from '../../dist/journal/index.js';
import { simulate } from '../../dist/simulate/index.js';

const batch = 1 << 20;

/**
 * Writes sessions of one commander into a directory: a journal for each, and beside them the companions as the last one leaves
 * them. `linesOf` makes lines of the events of a session; without it they are what the simulator wrote. Tells how many lines there are.
 */
export async function writeSessions(directory, sessions, linesOf = unchanged) {
  mkdirSync(directory, { recursive: true });
  const companions = await CompanionWriter.open(directory);
  const latest = new Map();
  let lines = 0;
  for (const session of sessions) {
    const file = path.join(directory, formatJournalName({ started: session.start, part: 1 }));
    lines += writeLines(file, linesOf(eventsOf(session, latest)));
  }
  for (const companion of latest.values()) companions.write(companion);
  companions.close();
  return lines;
}

function* unchanged(events) {
  for (const event of events) yield formatLine(event);
}

/** The events of a session; the content of companions goes aside. */
function* eventsOf(session, latest) {
  for (const { event, companion } of simulate(session)) {
    if (event) yield event;
    else {
      // Two kinds may go to one file: the later one stands last.
      latest.delete(companion.event);
      latest.set(companion.event, companion);
    }
  }
}

function writeLines(file, lines) {
  const descriptor = openSync(file, 'w');
  let text = '';
  let count = 0;
  for (const line of lines) {
    text += line;
    count += 1;
    if (text.length < batch) continue;
    writeSync(descriptor, text);
    text = '';
  }
  writeSync(descriptor, text);
  closeSync(descriptor);
  return count;
}
