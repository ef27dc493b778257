/** Simulated sessions on disk, with the bytes that `shakedown simulate --out` writes. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { CompanionWriter, formatJournalName, formatLine } from '../../dist/journal/index.js';
import { simulate } from '../../dist/simulate/index.js';

const batch = 1 << 20;

/**
 * Writes sessions of one commander into a directory: a journal for each, and the companions of the last one.
 * `linesOf` converts the events of a session to lines; by default, as the simulator writes them. Returns the
 * number of lines.
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

/** The events of a session; companions are collected in `latest`. */
function* eventsOf(session, latest) {
  for (const { event, companion } of simulate(session)) {
    if (event) yield event;
    else {
      // Two kinds may share a file: the last one wins.
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
