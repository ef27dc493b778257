/** Where the commander is and what they are doing, from the flags of Status and from the journal. */
import type { Moment } from '../../protocol.js';
import { type AnyFlag, isLit } from '../moment/lit-flags.js';
import { type Fields, shownIn, textIn } from '../moment/loose-fields.js';
import { seatIn, seatWords, statusIn } from '../moment/status-in-moment.js';
import { joined } from '../panels/more/block.js';

/** The system, the station or body there, and what the commander is doing. */
export function placeIn(moment: Moment) {
  const { state } = moment;
  const status = statusIn(moment);
  // After the end of play, the last Status is outdated.
  const isOver = state.play === 'dead' || state.play === 'over';
  const spot = { Name: (state.station ?? state.body)?.name, Name_Localised: state.station?.localised };
  return {
    system: textIn({ ...state.system }, 'name'),
    spot: (status && textIn(status, 'BodyName')) ?? shownIn(spot, 'Name'),
    doing: (isOver ? undefined : doingNow(status)) ?? doingThen(moment),
  };
}

/** From the journal alone. */
function doingThen({ state }: Moment): string | undefined {
  const { play, place, ride, body } = state;
  if (play === 'dead') return 'destroyed';
  if (play === 'over') return 'out of the game';
  if (ride === 'lander') return 'in the Nomad';
  if (ride === 'foot' || ride === 'srv') return seatWords[ride];
  if (place === 'hyperspace') return `jumping to ${textIn({ ...state }, 'jumpingTo') ?? 'another system'}`;
  if (place === 'supercruise') return body ? 'in orbital cruise' : 'in supercruise';
  return place === 'space' ? 'in space' : place;
}

/** By precedence. */
const flagWords: readonly (readonly [flag: AnyFlag, words: string])[] = [
  ['FsdJump', 'in hyperspace'],
  ['Supercruise', 'in supercruise'],
  ['GlideMode', 'gliding'],
  ['Docked', 'docked'],
  ['Landed', 'landed'],
];

const footWords: readonly (readonly [flag: AnyFlag, words: string])[] = [
  ['OnFootInHangar', 'in a hangar'],
  ['OnFootSocialSpace', 'in a social space'],
  ['OnFootInStation', 'in a station'],
  ['OnFootExterior', 'outside'],
  ['OnFootOnPlanet', 'on a planet'],
];

function doingNow(status: Fields | undefined): string | undefined {
  const seat = seatIn(status);
  if (seat === undefined) return status?.Flags === 0 ? 'in the main menu' : undefined;
  const first = (words: typeof flagWords) => words.find(([flag]) => isLit(status, flag))?.[1];
  if (seat === 'foot') return joined([seatWords.foot, first(footWords)]);
  if (seat === 'srv') return seatWords.srv;
  const flying = first(flagWords) ?? 'in space';
  return seat === 'ship' ? flying : joined([flying, seatWords[seat]]);
}
