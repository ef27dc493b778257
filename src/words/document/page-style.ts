import { Html } from './html.js';

/** The style of every page that is written: reports of a journal and of a course, timelines of a run. */
export const pageStyle = new Html(`
:root { color-scheme: light dark; --paper: #fbfbfa; --ink: #1c2127; --quiet: #5b6570; --line: #d9dde1; --card: #fff;
  --journal: #2f6f9f; --tool: #6b4fa0; --right: #1a7f4b; --wrong: #b3261e; --doubtful: #8a4600; --alarm: #fdecea; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171a; --ink: #e6e9ec; --quiet: #9aa5b1; --line: #343b42; --card: #1c2125;
    --journal: #7fb8e0; --tool: #bda4ee; --right: #63c794; --wrong: #ff8f85; --doubtful: #ffb870; --alarm: #3a1d1b; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, sans-serif;
  overflow-wrap: anywhere; }
main { max-width: 66rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { margin: 0; font-size: 1.8rem; } h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; } p { margin: .3rem 0; }
.commander { font-size: 1.6rem; } .foot { margin-top: 3rem; }
code, pre { font: .86em/1.45 ui-monospace, Consolas, monospace; } pre { margin: 0; white-space: pre-wrap; }
p code, .command { border: 1px solid var(--line); border-radius: 5px; background: var(--card); }
p code { padding: .1rem .3rem; } .command { padding: .7rem 1rem; }
summary { cursor: pointer; } details[open] > summary { margin-bottom: .3rem; } a { color: inherit; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.quiet, summary span, small { color: var(--quiet); }
.is-right { color: var(--right); } .is-wrong, .err { color: var(--wrong); } .is-doubtful { color: var(--doubtful); }
.verdict { font-weight: 600; }

.wide { overflow-x: auto; } table { border-collapse: collapse; }
caption { text-align: left; color: var(--quiet); padding-bottom: .3rem; }
th, td { padding: .2rem 1.2rem .2rem 0; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--quiet); font-weight: 500; } td:last-child { white-space: normal; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
caption ~ tbody tr:last-child { font-weight: bold; }

section > details { border-bottom: 1px solid var(--line); padding: .35rem 0; }
section summary > :first-child, section li > :first-child { display: inline-block; min-width: 7rem; font-weight: 600; } ul { padding-left: 1.2rem; }
.failures { padding: .6rem 1rem .6rem 2rem; background: var(--alarm); border-radius: 6px; white-space: pre-wrap; }

.facts { display: flex; flex-wrap: wrap; gap: .8rem 2.2rem; margin: 1.2rem 0; }
dt { color: var(--quiet); font-size: .85rem; } dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
figure { margin: 1rem 0; } figure svg { height: 8rem; }
figure svg, .route { display: block; width: 100%; background: var(--card); border: 1px solid var(--line); border-radius: 6px; }
.route text { fill: var(--ink); font-size: 13px; stroke: var(--card); stroke-width: 4px; paint-order: stroke; }
circle { fill: var(--journal); } .end { fill: var(--doubtful); }
.curve, .scale { fill: none; stroke: var(--journal); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
.scale { stroke: var(--quiet); } .area { fill: var(--journal); opacity: .15; }
@media (min-width: 50rem) { main:has(.facts) { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem; }
  main:has(.facts) > * { grid-column: 1 / -1; } main > .half { grid-column: auto; } }

main:has(.lanes) { max-width: 90rem; }
ol { list-style: none; margin: 0; padding: 0; }
.lanes > li, .heads { display: grid; gap: .5rem 1rem; padding: .12rem 0;
  grid-template-columns: 5.2rem minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr); }
.heads { position: sticky; top: 0; z-index: 1; padding: .5rem 0; background: var(--paper);
  border-bottom: 1px solid var(--line); font-weight: 600; }
.lanes td, time { font: .86em/1.45 ui-monospace, Consolas, monospace; } time { color: var(--quiet); padding-top: .1rem; }
.card { border-left: 3px solid var(--line); padding: 0 .6rem; }
.journal { grid-column: 2; border-color: var(--journal); } .tool { grid-column: 3; border-color: var(--tool); }
.expected { grid-column: 4; border: 1px solid var(--right); border-left-width: 3px; border-radius: 4px;
  padding: .4rem .7rem; background: var(--card); }
.expected.fails { border-color: var(--wrong); background: var(--alarm); }
.card table { width: 100%; } .card th, .card td { padding: .1rem .8rem .1rem 0; border: 0; vertical-align: top; }
.card td:not(:last-child) { white-space: normal; } .card td:last-child { white-space: nowrap; overflow-wrap: normal; }
.card thead th { font-size: .8em; } .card tbody th { color: inherit; }
:target { outline: 2px solid var(--wrong); outline-offset: 3px; }
@media (max-width: 52rem) {
  .heads { display: none; } .lanes > li { grid-template-columns: 4.6rem minmax(0, 1fr); }
  .card { grid-column: 2; }
}
`);
