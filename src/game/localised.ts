/** The name as shown, beside the internal one; left out where the two are alike but for their case. */
export function localisedField(field: string, internal: string, shown: string): Record<string, string> {
  return internal.toLowerCase() === shown.toLowerCase() ? {} : { [`${field}_Localised`]: shown };
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
