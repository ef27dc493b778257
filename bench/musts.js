/** What must hold, and what is aimed at: the table of docs/performance.md. Ratios say how many times as fast as the other way ours is. */

const faster = (bench, what, must, aim) => ({ bench, what, must, aim, unit: '×', bound: 'at least' });
const atMost = (bench, what, must, aim, unit) => ({ bench, what, must, aim, unit, bound: 'at most' });

export const musts = {
  'check/game': faster('check', '`check DIR`, simulated journals, dialect `game`, to parsing them', 2, 3.5),
  'check/spec': faster('check', '`check DIR`, simulated journals, dialect `spec`, to parsing them', 2, 3.5),
  'check/dirt': faster('check', '`check DIR`, journals with dirt, to parsing them', 1.5, 2.5),
  'check/large': faster('check', '`check --threads 2 DIR`, 300 MB, by the clock, to parsing them', 3, 6),
  'check/small': atMost('check', '`check` of one small file, by the clock', 180, 140, 'ms'),
  'check/events-synthetic': faster('check', '`--events-only`, warm, synthetic, to parsing', 3.5, 4.5),
  'check/events-mixed': faster('check', '`--events-only`, warm, mixed, to parsing', 2.5, 3.5),
  'check/ajv-game': faster('check', 'all rules, warm, simulated `game`, to parsing and Ajv', 3, 5),
  'check/ajv-spec': faster('check', 'all rules, warm, simulated `spec`, to parsing and Ajv', 3, 5),
  'check/session-game': atMost('check', 'rules across events, beside all else, warm, `game`', 1, 0.5, '×'),
  'check/session-spec': atMost('check', 'rules across events, beside all else, warm, `spec`', 1, 0.5, '×'),
  'read/events': faster('read', 'reading every event, synthetic, to @kayahr/ed-journal', 3, 3.4),
  // There plain parsing itself is about three times as fast.
  'read/events-mixed': faster('read', 'reading every event, mixed, to @kayahr/ed-journal', 2, 2.5),
  'read/lazy': faster('read', 'reading the events of one kind, mixed, to @kayahr/ed-journal', 8, 8),
  'simulate/game': faster('simulate', 'simulating, `game`, to `JSON.stringify` and writing', 0.7, 1),
  'simulate/spec': faster('simulate', 'simulating, `spec`, to `JSON.stringify` and writing', 0.7, 1),
  'watch/one': atMost('watch', 'from a line to its event, one directory, 19 of 20', 0.3, 0.2, 'ms'),
  'watch/thousand': atMost('watch', 'from a line to its event, 1,000 directories, 19 of 20', 5, 2, 'ms'),
  'memory/300': atMost('memory', 'memory above bare Node, checking 300 MB', 16, 10, 'MB'),
  'memory/1000': atMost('memory', 'memory above bare Node, checking 1 GB', 16, 10, 'MB'),
  'memory/line': atMost('memory', 'memory above bare Node, checking a line of 10 MB', 50, 30, 'MB'),
};
