/** How long the commander has played: it sets what they own and have done. */
export type Experience = 'new' | 'settled' | 'veteran';
