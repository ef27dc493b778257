/** How long the commander has played: determines what they own and have done. */
export type Experience = 'new' | 'settled' | 'veteran';
