/**
 * Languages of sessions, as the game writes them in its journals. `xx` is no language: it claims to be one
 * that hardly any tester has, and makes every displayed text unlike English.
 */
export const languages = { en: 'English/UK', fr: 'French/FR', xx: 'German/DE' } as const;

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as readonly Language[];
