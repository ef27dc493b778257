/**
 * Required and desired figures. A ratio says how many times as fast ours is. If a must of speed conflicts
 * with simplicity, simplicity wins, and the must is changed here.
 */

const faster = (bench, what, must, aim) => ({ bench, what, must, aim, unit: '×', bound: 'at least' });
const atMost = (bench, what, must, aim, unit) => ({ bench, what, must, aim, unit, bound: 'at most' });

/** Node 22.8 and later keep compiled code between runs. */
const [small, smallAim] = 'enableCompileCache' in (await import('node:module')) ? [80, 40] : [120, 80];

export const musts = {
  'check/game': faster('check', 'checking simulated journals, compared with parsing them', 1.1, 1.6),
  'check/mixed': faster('check', 'checking journals with the kinds of real ones, compared with parsing', 0.8, 1.3),
  'check/findings': faster(
    'check',
    'checking journals with findings in 5 % of the lines, compared with parsing',
    0.5,
    1,
  ),
  'check/spec': faster('check', 'checking simulated journals, dialect `spec`, compared with parsing', 0.45, 0.8),
  'check/line': atMost('check', 'what a line with a finding takes', 30, 15, 'µs'),
  'check/large': faster('check', 'checking 300 MB with two threads, wall time, compared with parsing', 2, 3),
  'check/small': atMost('check', 'checking a small file, CPU time above bare Node', small, smallAim, 'ms'),
  'memory/300': atMost('memory', 'memory for checking 300 MB, above bare Node', 70, 30, 'MB'),
  'memory/1000': atMost('memory', 'memory for checking 1 GB, above bare Node', 70, 30, 'MB'),
  'memory/line': atMost('memory', 'memory for checking a line of 10 MB, above bare Node', 80, 40, 'MB'),
  'read/events': faster('read', 'reading every event, compared with @kayahr/ed-journal', 2.5, 3),
  'write/events': faster('write', 'writing events, compared with `JSON.stringify` and writing', 1, 1.3),
  'watch/line': atMost('watch', 'from a line on disk to its event, p95', 0.7, 0.3, 'ms'),
  'simulate/session': faster('simulate', 'simulating, compared with `JSON.stringify` and writing', 0.6, 0.8),
  'trials/course': atMost('trials', 'CPU time for the whole course beside a quick tool', 60, 30, 's'),
  'trials/replays': atMost('trials', 'replays to shorten a failure', 60, 40, ''),
  'upload/eddn': faster('upload', 'uploading to our EDDN, compared with a server that only parses', 0.5, 0.7),
  'upload/memory': atMost('upload', 'memory for hostile bodies to our EDDN', 64, 32, 'MB'),
  'import/shakedown': atMost('import', "`import 'shakedown'`, CPU time above bare Node", 120, 80, 'ms'),
  'import/journal': atMost('import', "`import 'shakedown/journal'`, CPU time above bare Node", 50, 40, 'ms'),
};
