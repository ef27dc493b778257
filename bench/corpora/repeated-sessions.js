/** Repeats sessions on later days: years of journals in one directory, without simulating years. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moveDates, placesOfDates } from './later-dates.js';

const day = 24 * 60 * 60 * 1000;
const journalName = /^(Journal\.)(\d{4}-\d\d-\d\d)(T.*\.log)$/;

/**
 * Writes the sessions of some directories into one, a session per day, round after round, with the companions
 * of the last one. Rounds before `from` exist already.
 */
export function repeatSessions(directories, to, { from = 0, rounds }) {
  if (from >= rounds) return;
  mkdirSync(to, { recursive: true });
  const sessions = directories.flatMap(sessionsIn).sort((one, other) => one.date - other.date);
  const days = (session, round, index) => {
    return (sessions[0].date - session.date) / day + round * sessions.length + index;
  };
  for (const [index, session] of sessions.entries()) {
    const bytes = readFileSync(path.join(session.directory, session.name));
    const places = placesOfDates(bytes);
    for (let round = from, moved = 0; round < rounds; round++) {
      const by = days(session, round, index);
      moveDates(bytes, places, by - moved);
      moved = by;
      writeFileSync(path.join(to, session.name.replace(journalName, `$1${dateOf(session.date + by * day)}$3`)), bytes);
    }
  }
  const last = sessions.at(-1);
  moveCompanions(last.directory, to, days(last, rounds - 1, sessions.length - 1));
}

function sessionsIn(directory) {
  return readdirSync(directory).flatMap((name) => {
    const date = journalName.exec(name)?.[2];
    return date ? [{ directory, name, date: Date.parse(date) }] : [];
  });
}

function moveCompanions(directory, to, days) {
  for (const name of readdirSync(directory).filter((each) => each.endsWith('.json'))) {
    const bytes = readFileSync(path.join(directory, name));
    moveDates(bytes, placesOfDates(bytes), days);
    writeFileSync(path.join(to, name), bytes);
  }
}

function dateOf(time) {
  return new Date(time).toISOString().slice(0, '2026-11-14'.length);
}
