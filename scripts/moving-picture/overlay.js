/** The tool of the picture, `node overlay.js DIRECTORY`: warns of a bounty, and of shields that are down. */
import { watchJournal } from 'shakedown';

let place = '';
/** @type {string[]} */
const warnings = [];

for await (const { event } of watchJournal(process.argv[2] ?? '.', { companions: false })) {
  if (event?.event === 'Location' || event?.event === 'SupercruiseEntry') place = event.StarSystem;
  if (event?.event === 'Docked') {
    place = event.StationName;
    if (event.Wanted) warn(event.timestamp, `WANTED at ${event.StationName}`);
  }
  if (event?.event === 'Undocked') place = '';
  if (event?.event === 'ShieldState' && !event.ShieldsUp) warn(event.timestamp, 'SHIELDS DOWN');
  show();
}

/** @param {string} timestamp @param {string} warning */
function warn(timestamp, warning) {
  warnings.push(` \x1b[2m${timestamp.slice(11, 19)}\x1b[22m\n \x1b[41;1m ${warning} \x1b[0m\n`);
}

function show() {
  const shown = warnings.length > 0 ? warnings : [' \x1b[32mno warnings\x1b[39m'];
  process.stdout.write(`\x1b[2J\x1b[H \x1b[1m${place || 'in space'}\x1b[22m\n\n${shown.join('\n')}`);
}
