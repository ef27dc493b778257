/** Readable forms of internal names, for when the journal has no localised name. */

/** `CivilWar` → civil war, `Mission_Courier_Elections_name` → courier elections. */
export function inWords(name: string): string {
  return name
    .replace(/^\$(.*?);?$/s, '$1')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
}

/** Like `inWords`, capitalised. */
export function plainName(name: string): string {
  const words = inWords(name);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
