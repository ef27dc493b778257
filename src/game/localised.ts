import { entryOf } from '../words/entry-of.js';
/**
 * The field with the displayed name, beside the one with the internal name: `Type_Localised` beside `Type`.
 */
export type LocalisedField<Field extends string> = Readonly<Partial<Record<`${Field}_Localised`, string>>>;

/** The displayed name; omitted where it differs from the internal name only in case. */
export function localisedField<Field extends string>(
  field: Field,
  internal: string,
  shown: string,
): LocalisedField<Field>;
export function localisedField(field: string, internal: string, shown: string): LocalisedField<string> {
  const fields: Record<string, string> = {};
  // A literal with a computed key takes V8 nearly five times as long.
  if (internal.toLowerCase() !== shown.toLowerCase()) fields[localisedNameOf(field)] = shown;
  return fields;
}

const localisedNames = new Map<string, string>();

/** Cached, so that V8 need not concatenate and intern it each time. */
function localisedNameOf(field: string): string {
  const known = localisedNames.get(field);
  if (known !== undefined) return known;
  const name = `${field}_Localised`;
  localisedNames.set(field, name);
  return name;
}

/**
 * The displayed form of a name with tokens such as `$EXT_PANEL_ColonisationShip;`; undefined where there are
 * none.
 */
export function displayNameOf(name: string): string | undefined {
  if (!name.includes('$')) return undefined;
  return name
    .replaceAll(/\$([^;:]*)(?::[^;]*)?;/g, (_, token: string) => entryOf(tokens, token) ?? wordsOfToken(token))
    .trim();
}

const tokens: Readonly<Record<string, string>> = {
  EXT_PANEL_ColonisationShip: 'System Colonisation Ship',
  EXT_PANEL_ColonisationBeacon_DeploymentSite: 'Primary Port Location',
  Operations_Runner_Name: 'Frontline Runner',
  Operations_Megaship_Massacre_Megaship_Reclaim_name: 'Cargo Vessel',
  Settlement_Industrial: 'Industrial Settlement',
  Settlement_Military: 'Military Settlement',
};

/** The last part of a token, split into words. */
function wordsOfToken(token: string): string {
  return (token.split('_').at(-1) ?? token).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
