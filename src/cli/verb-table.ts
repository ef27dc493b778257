/** All verbs, under their titles in the help; after `--`, some take the command of a tool. */
export const verbTable = {
  'Test a tool:': {
    init: { about: 'write a first test, fixtures and a workflow into your project' },
    stage: { about: 'run a live session that you control' },
    trigger: { about: 'make something happen in a running session' },
    inject: { about: 'write an event of your own into a running session' },
    fault: { about: 'let something go wrong in a running session, or stop doing so' },
    simulate: { about: 'simulate a session and write its journal directory' },
    fixture: { about: 'print a valid line of any kind and version, or those of a situation' },
    trials: { about: 'send a tool through a course of trials, and grade it', takesCommand: true },
    reduce: { about: 'find the fewest lines of a journal that make a tool fail', takesCommand: true },
    scenario: { about: 'play scenarios and check their expectations, or record one', takesCommand: true },
    services: { about: 'stand in for EDDN, Inara and EDSM, beside a journal' },
    replay: { about: 'replay a journal as if it happened now' },
  },
  'Check and follow journals:': {
    cockpit: { about: 'show a journal on a page, and control a stage from it' },
    check: { about: 'check journals and the files beside them' },
    watch: { about: 'follow a journal as the game writes it' },
    export: { about: 'write journals as tables: Parquet, NDJSON or CSV' },
    report: { about: 'write the story of a journal as one page' },
    drift: { about: 'show what an update of the game changed in its journals' },
  },
  'Talk to services:': {
    eddn: { about: 'make messages for EDDN from a journal, and check those of a tool' },
  },
  'Many commanders:': {
    fleet: { about: 'many commanders on many machines, over a NATS server' },
  },
  'Look things up:': {
    list: { about: 'list kinds, rules, situations, scenarios, faults, plans, systems …' },
    explain: { about: 'explain a kind, a field, a value, a rule, a situation, a setting, a fault or a plan' },
    schema: { about: 'write JSON Schemas of all kinds and files, or an AsyncAPI document' },
    types: { about: 'write types for Python, C#, Java, Rust, Go or TypeScript' },
  },
  'More:': {
    state: { about: 'show the state of a running session' },
    clock: { about: 'play, pause, step, speed up or end a running session' },
    compare: { about: 'measure how far simulated journals are from real ones' },
    completion: { about: 'print a script for Tab completion in your shell' },
    help: { about: 'show the help of a command' },
    complete: { about: 'print what can be typed next' },
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, { readonly about: string; readonly takesCommand?: boolean }>>>
>;
