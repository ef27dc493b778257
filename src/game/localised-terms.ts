import { type Economy, economies, type Government, governments, securityLevels } from './political-vocabulary.js';
import type { StarSystem } from './star-system.js';

/** The words of politics: what the game calls them, and what it shows. */

/** An internal name, and what is shown for it. */
export type LocalisedTerm = readonly [internal: string, shown: string];

export function economyTerm(word: Economy | ''): LocalisedTerm {
  const name = word || 'None';
  return [`$economy_${name};`, economies[name]];
}

export function governmentTerm(word: Government | ''): LocalisedTerm {
  const name = word || 'None';
  return [`$government_${name};`, governments[name]];
}

export function securityTerm(level: StarSystem['security']): LocalisedTerm {
  return securityLevels[level];
}

/** A name that holds tokens such as `$EXT_PANEL_ColonisationShip;`, as it is shown; nothing where there are none. */
export function displayNameOf(name: string): string | undefined {
  if (!name.includes('$')) return undefined;
  return name.replaceAll(/\$([^;:]*)(?::[^;]*)?;/g, (_, token: string) => tokens[token] ?? wordsOfToken(token)).trim();
}

const tokens: Readonly<Record<string, string>> = {
  EXT_PANEL_ColonisationShip: 'System Colonisation Ship',
  EXT_PANEL_ColonisationBeacon_DeploymentSite: 'Primary Port Location',
  Settlement_Industrial: 'Industrial Settlement',
  Settlement_Military: 'Military Settlement',
};

/** The last part of a token, its words apart. */
function wordsOfToken(token: string): string {
  return (token.split('_').at(-1) ?? token).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** The field that holds the name as shown, beside the one with the internal name: `Type_Localised` beside `Type`. */
export type LocalisedField<Field extends string> = Readonly<Partial<Record<`${Field}_Localised`, string>>>;

/** The name as shown; left out where it differs from the internal name in case only. */
export function localisedField<Field extends string>(
  field: Field,
  internal: string,
  shown: string,
): LocalisedField<Field>;
export function localisedField(field: string, internal: string, shown: string): LocalisedField<string> {
  return internal.toLowerCase() === shown.toLowerCase() ? {} : { [`${field}_Localised`]: shown };
}
