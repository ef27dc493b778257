import type { Random } from '../../../simulate/random.js';

const beginnings =
  'Al Bel Bran Cor Dar El Fal Gar Hal Il Jor Kel Lor Mar Nor Or Per Quin Ros Sel Tor Ul Var Wil Yor Zan'.split(' ');
const endings = 'an da den elle ia in is lin mere na on or ren rick sa ton us wen'.split(' ');
const adjectives =
  'Amber Brave Calm Distant Early Faithful Gentle Hidden Idle Jade Keen Lonely Merry Northern Old Patient Quiet Restless Silver Tireless Upright Velvet Wandering Young'.split(
    ' ',
  );
const things =
  'Albatross Beacon Compass Dawn Echo Falcon Garland Harbour Island Journey Kite Lantern Meridian Nomad Orchard Pilgrim Quarry Raven Sparrow Tempest Umbra Voyage Willow Zephyr'.split(
    ' ',
  );
const companies = 'Couriers Drifters Explorers Guild League Rangers Sentinels Surveyors Traders Wardens'.split(' ');

/** The name of a person, out of far more than a journal has. */
export function inventPerson(random: Random): string {
  const part = () => random.pick(beginnings) + random.pick(endings);
  return `${part()} ${part()}`;
}

export function inventShip(random: Random): string {
  return `${random.pick(adjectives)} ${random.pick(things)}`;
}

export function inventSquadron(random: Random): string {
  return `${random.pick(adjectives)} ${random.pick(things)} ${random.pick(companies)}`;
}

/** Other letters and digits in the same pattern: `AB-12c` may become `QX-70k`. */
export function inventAlike(signs: string, random: Random): string {
  return signs
    .replaceAll(/\p{Nd}/gu, () => String(random.integer(0, 9)))
    .replaceAll(/\p{L}/gu, (letter) => {
      const any = String.fromCharCode(random.integer('A'.charCodeAt(0), 'Z'.charCodeAt(0)));
      return letter === letter.toUpperCase() ? any : any.toLowerCase();
    });
}

/** Another number with as many digits. */
export function inventNumber(digits: string, random: Random): string {
  return String(random.integer(1, 9)) + inventAlike(digits.slice(1), random);
}
