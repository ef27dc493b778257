/** Two words of which commanders' names are made. */
export const commanderNames = {
  firsts: ['Ada', 'Bram', 'Calder', 'Dorn', 'Eliza', 'Ferro', 'Gale', 'Hollis', 'Ines', 'Jory', 'Kestrel', 'Lumen'],
  lasts: ['Ashdown', 'Brightwater', 'Corvane', 'Drake', 'Ember', 'Farrow', 'Grieve', 'Harrow', 'Ives', 'Kade', 'Lark'],
} as const;
