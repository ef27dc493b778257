/**
 * The versions of the game that changed the journal: the first day on which each is known to have been
 * played, or the month; whether real lines of it were counted; and who says what came with it.
 */
export const versionTable = [
  ['2.2', '2016-09-20', 'seen', "Frontier's manuals 1 to 6"],
  ['2.2 (Beta 5)', '2016-10', 'unseen', "Frontier's manual 5"],
  ['2.2.02', '2016-11', 'seen', "Frontier's manual 7"],
  ['2.2.03', '2016-12', 'unseen', "Frontier's manual 8"],
  ['2.3', '2017-04-12', 'seen', "Frontier's manuals 9 and 10"],
  ['2.3.10', '2017-06', 'seen', "Frontier's manual 11"],
  ['2.4', '2017-10-14', 'seen', "Frontier's manuals 12 and 13"],
  ['3.0', '2018-02-27', 'unseen', "Frontier's manuals 14 to 16"],
  ['3.0.2', '2018-03', 'unseen', "Frontier's manual 16"],
  ['3.0.3', '2018-03', 'unseen', "Frontier's manual 17"],
  ['3.0.4', '2018-03', 'unseen', "Frontier's manual 18"],
  ['3.3', '2018-12', 'unseen', "Frontier's manuals 19 to 22"],
  ['3.3.02', '2019-01', 'unseen', "Frontier's manual 23"],
  ['3.3.03', '2019-01', 'unseen', "Frontier's manual 24"],
  ['3.4', '2019-04', 'seen', "Frontier's manual 25"],
  ['3.5', '2019-09', 'seen', "Frontier's manual 26"],
  ['3.6', '2020-01', 'seen', 'real lines'],
  ['3.7', '2020-06', 'seen', "Frontier's manuals 27 and 28"],
  ['3.8', '2021-05-19', 'seen', 'real lines'],
  ['4.0', '2021-05-19', 'seen', "Frontier's manuals 30 to 32"],
  ['4.0.0.600', '2021-07', 'seen', "Frontier's manual 32"],
  ['4.0.0.700', '2021-08', 'seen', "Frontier's manuals 33 and 34"],
  ['4.0.0.800', '2021-09-22', 'unseen', 'EDDiscovery'],
  ['4.0.0.1000', '2021-12', 'unseen', 'EDDiscovery'],
  ['4.0.0.1200', '2022-03-15', 'unseen', "Frontier's manual 33"],
  ['4.0.0.1300', '2022-05', 'unseen', "Frontier's manual 34"],
  ['4.0.0.1450', '2022-08-09', 'seen', "Frontier's manual 35"],
  ['4.0.0.1475', '2022-11-29', 'seen', "Frontier's manual 36"],
  ['4.0.0.1500', '2023-05-09', 'seen', "Frontier's manual 37"],
  ['4.0.0.1600', '2023-08-05', 'seen', 'real lines'],
  ['4.0.0.1700', '2023-10-18', 'seen', 'real lines'],
  ['4.0.0.1800', '2024-02-26', 'seen', 'real lines'],
  ['4.0.0.1804', '2024-05', 'seen', 'real lines'],
  ['4.0.0.1900', '2024-10-31', 'seen', 'real lines'],
  ['4.1.0.0', '2025-02-26', 'seen', 'ed-journal-schemas'],
  ['4.1.0.200', '2025-03-19', 'seen', 'real lines'],
  ['4.1.1.0', '2025-04-08', 'seen', 'real lines'],
  ['4.2.0.0', '2025-08-19', 'unseen', 'ed-journal-schemas'],
  ['4.2.1.0', '2025-09-29', 'seen', 'real lines'],
  ['4.2.2.0', '2025-11-11', 'seen', 'ed-journal-schemas'],
  ['4.3.0.1', '2026-01-11', 'seen', 'real lines'],
  ['4.3.3.0', '2026-05-24', 'seen', 'ed-journal-schemas'],
  ['4.4.0.0', '2026-06-22', 'seen', 'real lines'],
  ['4.4.0.1', '2026-07-01', 'seen', 'ed-journal-schemas'],
  ['4.4.0.2', '2026-07-02', 'seen', 'real lines'],
  ['4.4.0.3', '2026-07-14', 'seen', 'real lines'],
  ['4.4.1.0', '2026-09-02', 'seen', 'real lines'],
  ['4.4.1.1', '2026-09-03', 'seen', 'real lines'],
] as const satisfies readonly (readonly [version: string, from: string, lines: 'seen' | 'unseen', witness: string])[];

/** The month of the newest real lines that were counted. What the game wrote later is not known. */
export const knownUntil = '2026-10';

/** How versions were called from April 2019 to May 2021, when journals had no number for them. */
export const versionNames = [
  ['April Update', '3.4'],
  ['January Update', '3.6'],
  ['Fleet Carriers Update', '3.7'],
] as const;

/** Pairs of version and build in real journals, each from the day it was first seen. */
export const buildTable = [
  ['2021-08-05', '4.0.0.701', 'r273365'],
  ['2022-10-11', '4.0.0.1450', 'r286858'],
  ['2023-01-04', '4.0.0.1476', 'r289925'],
  ['2023-02-12', '4.0.0.1477', 'r291050'],
  ['2023-05-12', '4.0.0.1501', 'r293778'],
  ['2023-08-16', '4.0.0.1600', 'r295229'],
  ['2023-10-22', '4.0.0.1700', 'r297330'],
  ['2024-04-02', '4.0.0.1801', 'r300472'],
  ['2024-04-12', '4.0.0.1802', 'r301217'],
  ['2024-04-19', '4.0.0.1803', 'r301470'],
  ['2024-12-29', '4.0.0.1904', 'r308767'],
  ['2025-03-08', '4.1.0.100', 'r311607'],
  ['2025-04-08', '4.1.1.0', 'r312744'],
  ['2025-05-27', '4.1.2.100', 'r313544'],
  ['2025-10-20', '4.2.1.2', 'r320146'],
  ['2025-11-13', '4.2.2.1', 'r321306'],
  ['2025-12-03', '4.3.0.0', 'r321924'],
  ['2026-01-11', '4.3.0.1', 'r322188'],
  ['2026-05-24', '4.3.3.0', 'r327343'],
  ['2026-06-22', '4.4.0.0', 'r330116'],
  ['2026-07-01', '4.4.0.1', 'r330377'],
  ['2026-07-02', '4.4.0.2', 'r330465'],
  ['2026-07-14', '4.4.0.3', 'r330683'],
  ['2026-09-02', '4.4.1.0', 'r332753'],
  ['2026-09-03', '4.4.1.1', 'r332841'],
] as const;

/** The same of the legacy game, the second from the day on which it got its name. */
export const legacyBuildTable = [
  ['2022-09-04', '3.8.0.407', 'r285813'],
  ['2022-11-29', '3.8.0.1400', 'r289583'],
] as const;
