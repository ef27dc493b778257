/** The session of a link: `#seed=7&plan=trade&trigger=dock-wanted`, or a whole scenario. */
import type { PlayedText } from '../dropped/worker-protocol.js';

/** The demo plays so fast that something happens every second or two, and begins after its departure. */
const demoSpeed = 8;
const headStart = 8 * 60 * 1000;

/** What the hash of an address says to play; a demo session where it says nothing. */
export function playedText(hash: string, now: number): PlayedText {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  const triggers = link.getAll('trigger');
  const isDemo = !['scenario', 'seed', 'plan', 'start', 'trigger'].some((name) => link.has(name));
  const start = link.get('start') ?? timestamp(isDemo ? now - headStart : now);
  const seed = link.get('seed') ?? String(now % 1_000_000);
  const plan = link.get('plan') ?? (triggers.length > 0 ? 'stay' : 'tour');
  // A scenario has one step at least.
  const first = isDemo ? `leap: ${timestamp(now)}` : 'wait: 1s';
  const steps = triggers.length > 0 ? triggers.map((each) => JSON.stringify(each)) : [first];
  const lines = [`seed: ${seed}`, `start: ${start}`, `plan: ${plan}`, 'steps:', ...steps.map((step) => `  - ${step}`)];
  return {
    scenario: link.get('scenario') ?? lines.join('\n'),
    speed: isDemo ? demoSpeed : 1,
    isPaused: link.has('paused'),
    isDemo,
  };
}

/** The link to a session as it is now, where it is paused. */
export function linkTo(scenario: string, address: string): string {
  return `${address.replace(/#.*/, '')}#${new URLSearchParams({ scenario, paused: '' })}`;
}

function timestamp(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+/, '');
}
