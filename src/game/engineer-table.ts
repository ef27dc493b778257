/** Engineers: ID, name, home system. Those from 400001 on work on foot equipment. */
export const engineerTable = [
  [300000, 'Didi Vatermann', 'Leesti'],
  [300010, 'Bill Turner', 'Alioth'],
  [300030, 'Broo Tarquin', 'Muang'],
  [300040, 'The Sarge', 'Beta-3 Tucani'],
  [300050, 'Zacariah Nemo', 'Yoru'],
  [300080, 'Liz Ryder', 'Eurybia'],
  [300090, 'Hera Tani', 'Kuwemaki'],
  [300100, 'Felicity Farseer', 'Deciat'],
  [300110, 'Ram Tah', 'Meene'],
  [300120, 'Lei Cheung', 'Laksak'],
  [300130, 'Petra Olmanova', 'Asura'],
  [300140, 'Colonel Bris Dekker', 'Sol'],
  [300150, 'Marsha Hicks', 'Tir'],
  [300160, 'Elvira Martuuk', 'Khun'],
  [300180, 'The Dweller', 'Wyrd'],
  [300200, 'Marco Qwent', 'Sirius'],
  [300210, 'Selene Jean', 'Kuk'],
  [300220, 'Professor Palin', 'Arque'],
  [300230, 'Lori Jameson', 'Shinrarta Dezhra'],
  [300250, 'Juri Ishmaak', 'Giryak'],
  [300260, "Tod 'The Blaster' McQuinn", 'Wolf 397'],
  [300270, 'Tiana Fortune', 'Achenar'],
  [300280, 'Mel Brandon', 'Luchtaine'],
  [300290, 'Etienne Dorn', 'Los'],
  [300300, 'Chloe Sedesi', 'Shenve'],
  [400001, 'Jude Navarro', 'Aurai'],
  [400002, 'Domino Green', 'Orishis'],
  [400003, 'Hero Ferrari', 'Siris'],
  [400004, 'Kit Fowler', 'Capoya'],
  [400005, 'Wellington Beck', 'Jolapa'],
  [400006, 'Terra Velasquez', 'Shou Xing'],
  [400007, 'Uma Laszlo', 'Xuane'],
  [400008, 'Oden Geiger', 'Candiaei'],
  [400009, 'Yarden Bond', 'Bayan'],
  [400010, 'Baltanos', 'Deriso'],
  [400011, 'Eleanor Bresa', 'Desy'],
  [400012, 'Rosa Dayette', 'Kojeara'],
  [400013, 'Yi Shen', 'Einheriar'],
] as const;

/** The player's progress with an engineer; the last two appear only in older journals. */
export const engineerAccess = ['Known', 'Invited', 'Unlocked', 'Acquainted', 'Barred'] as const;

/** The referrer of each engineer, by ID. Engineers without one are known to all commanders. */
export const engineerReferrers: Readonly<Record<number, number>> = {
  300_000: 300_210,
  300_010: 300_210,
  300_030: 300_090,
  300_040: 300_250,
  300_050: 300_160,
  300_090: 300_080,
  300_110: 300_120,
  300_120: 300_180,
  300_130: 300_260,
  300_140: 300_250,
  300_150: 300_180,
  300_200: 300_160,
  300_210: 300_260,
  300_220: 300_200,
  300_230: 300_200,
  300_250: 300_100,
  300_270: 300_090,
  300_280: 300_160,
  300_290: 300_080,
  300_300: 300_200,
  400_004: 400_002,
  400_005: 400_003,
  400_006: 400_001,
  400_007: 400_005,
  400_008: 400_006,
  400_009: 400_004,
  400_013: 400_010,
};

/** The rank with a referrer that makes another engineer known. */
export const referringRank = 3;

/** What an engineer requires before unlocking, by ID; nothing for those without an entry. */
export const engineerRequests: Readonly<Record<number, EngineerRequest>> = {
  300_000: { type: 'Commodity', what: 'lavianbrandy', count: 50 },
  300_010: { type: 'Commodity', what: 'bromellite', count: 50 },
  300_080: { type: 'Commodity', what: 'landmines', count: 200 },
  300_100: { type: 'Commodity', what: 'metaalloys', count: 1 },
  300_110: { type: 'Materials', what: 'scandatabanks', count: 50 },
  300_120: { type: 'Commodity', what: 'gold', count: 200 },
  300_200: { type: 'Commodity', what: 'modularterminals', count: 25 },
  300_210: { type: 'Commodity', what: 'painite', count: 10 },
  300_220: { type: 'Materials', what: 'unknownenergysource', count: 25 },
  300_270: { type: 'Materials', what: 'decodedemissiondata', count: 50 },
};

export interface EngineerRequest {
  readonly type: 'Commodity' | 'Materials';
  readonly what: string;
  readonly count: number;
}
