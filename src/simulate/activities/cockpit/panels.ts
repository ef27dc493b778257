import type { FlagName } from '../../../spec/flags.js';
import { guiFocus } from '../../../spec/gui-focus.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';

/** What a pilot switches on for a while, in flight. */
const switches: readonly FlagName[] = ['LightsOn', 'FlightAssistOff', 'HudInAnalysisMode', 'NightVision', 'InWing'];

/** In supercruise nobody opens the scoop or runs silently. */
const switchesInSpace: readonly FlagName[] = ['CargoScoopDeployed', 'SilentRunning', 'HardpointsDeployed'];

const pips = [
  [4, 4, 4],
  [4, 8, 0],
  [2, 8, 2],
  [8, 0, 4],
  [6, 6, 0],
] as const;

/** Looks at one of the panels or screens. */
export function* lookAt(play: Play, screen: number): Activity {
  play.cockpit.focus = screen;
  yield wait(play.random.integer(4, 15));
  play.cockpit.focus = 0;
}

/** Looks about in the cockpit, sets the pips, and tries a switch. */
export function* fiddle(play: Play): Activity {
  const { cockpit, random } = play;
  const screens = guiFocus.list.map(({ value }) => value).filter((value) => fits(play, value));
  yield* lookAt(play, random.pick(screens));
  cockpit.pips = random.pick(pips);
  cockpit.fireGroup = random.integer(0, 3);
  const possible = play.place.is === 'space' ? [...switches, ...switchesInSpace] : switches;
  const flag = random.pick(possible);
  cockpit.flags.add(flag);
  yield wait(random.integer(3, 20));
  cockpit.flags.delete(flag);
}

/** Station services need a station, the scanners need supercruise. */
function fits({ place }: Play, screen: number): boolean {
  if (screen === 5) return place.is === 'docked';
  return screen !== 9 && screen !== 10 ? true : place.is === 'supercruise';
}
