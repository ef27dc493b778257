const abbreviations = new Set(['FSD', 'SRV', 'HUD', 'NPC']);

/** A name such as `FsdMassLocked` in words: `FSD mass locked`. */
export function inWords(name: string): string {
  return name
    .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => {
      const capitals = word.toUpperCase();
      return word === capitals || abbreviations.has(capitals) ? capitals : word.toLowerCase();
    })
    .join(' ');
}
