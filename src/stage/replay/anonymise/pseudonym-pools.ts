import type { Random } from '../../../simulate/random.js';
import { nameParts } from './pseudonym-table.js';

const { beginnings, endings, adjectives, things, companies } = nameParts;

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
