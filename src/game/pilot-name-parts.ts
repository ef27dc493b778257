/** Names of pilots who are not players: a first and a last part. */
export const pilotNameParts = {
  firsts: [
    'Abel', 'Anouk', 'Arlo', 'Beda', 'Benno', 'Birte', 'Casimir', 'Celia', 'Corin', 'Dagny', 'Darian', 'Edda',
    'Emeric', 'Enid', 'Falk', 'Fenna', 'Garrick', 'Greta', 'Hanno', 'Helka', 'Idris', 'Ilse', 'Jasper', 'Juno',
    'Kaspar', 'Kira', 'Leif', 'Linnea', 'Magnus', 'Marit', 'Nadir', 'Nell', 'Odo', 'Oriel', 'Pell', 'Petra',
    'Quill', 'Rasmus', 'Renske', 'Sander', 'Signe', 'Tamsin', 'Theo', 'Ulla', 'Vance', 'Vesna', 'Wilmar', 'Yorick',
    'Yrsa', 'Zelda',
  ],
  lasts: [
    'Abbing', 'Arkell', 'Balder', 'Beck', 'Borrow', 'Brandt', 'Carrick', 'Cole', 'Coyle', 'Dunmore', 'Eckhart',
    'Elling', 'Fenwick', 'Forde', 'Galt', 'Greer', 'Haldane', 'Hask', 'Holloway', 'Ibsen', 'Jarrow', 'Keel', 'Kerrigan',
    'Langley', 'Lindqvist', 'Loxley', 'Marsh', 'Mercer', 'Moreau', 'Nairn', 'Nordahl', 'Oakes', 'Osterman', 'Pike',
    'Quist', 'Radley', 'Renn', 'Rourke', 'Sable', 'Sorley', 'Stroud', 'Tane', 'Thorne', 'Ulrich', 'Vane', 'Varga',
    'Wexley', 'Whitlock', 'Yarrow', 'Zander',
  ],
} as const;
