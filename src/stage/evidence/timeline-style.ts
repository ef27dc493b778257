/** The style of a timeline: three lanes side by side, or below each other on a narrow screen. */
export const timelineStyle = `
main { max-width: 90rem; }
td, time { font-family: ui-monospace, Consolas, monospace; font-size: .86em; }
.verdict { font-weight: 600; } .is-wrong { color: var(--wrong); } .is-right { color: var(--right); }
.failures { padding: .6rem 1rem .6rem 2rem; background: var(--alarm); border-radius: 6px; white-space: pre-wrap; }
.command { padding: .7rem 1rem; border: 1px solid var(--line); border-radius: 6px; background: var(--card); }
ol { list-style: none; margin: 0; padding: 0; }
.lanes > li, .heads { display: grid; gap: .5rem 1rem; padding: .12rem 0;
  grid-template-columns: 5.2rem minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr); }
.heads { position: sticky; top: 0; z-index: 1; padding: .5rem 0; background: var(--paper);
  border-bottom: 1px solid var(--line); font-weight: 600; }
time { color: var(--quiet); padding-top: .1rem; }
.card { border-left: 3px solid var(--line); padding: 0 .6rem; }
.journal { grid-column: 2; border-color: var(--journal); } .tool { grid-column: 3; border-color: var(--tool); }
.expected { grid-column: 4; border: 1px solid var(--right); border-left-width: 3px; border-radius: 4px;
  padding: .4rem .7rem; background: var(--card); }
.expected.fails { border-color: var(--wrong); background: var(--alarm); }
.err { color: var(--wrong); } .quiet, summary span { color: var(--quiet); }
details[open] > summary { margin-bottom: .3rem; }
table { width: 100%; } td, th { text-align: left; vertical-align: top; padding: .1rem .8rem .1rem 0; }
th { font-weight: 500; } th, td:last-child { white-space: nowrap; overflow-wrap: normal; } thead th { color: var(--quiet); font-size: .8em; }
:target { outline: 2px solid var(--wrong); outline-offset: 3px; }
@media (max-width: 52rem) {
  .heads { display: none; } .lanes > li { grid-template-columns: 4.6rem minmax(0, 1fr); }
  .card { grid-column: 2; }
}`;
