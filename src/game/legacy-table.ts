/** What the legacy game does not have: ships, services and types of stations, and crews of later years. */
export const laterNames: readonly string[] = [
  'python_nx',
  'type8',
  'mandalay',
  'cobramkv',
  'corsair',
  'panthermkii',
  'lakonminer',
  'explorer_nx',
  'smallcombat01_nx',
  'mediumtransport01',
  'Bartender',
  'PioneerSupplies',
  'VistaGenomics',
  'apexinterstellar',
  'bartender',
  'colonisationcontribution',
  'frontlinesolutions',
  'livery',
  'pioneersupplies',
  'refinery',
  'registeringcolonisation',
  'socialspace',
  'vistagenomics',
  '$Mission_Colonisation_Initial_Name;',
  'OnFootSettlement',
  'SurfaceStation',
  'Dodec',
];

/** What it has instead of later names. */
export const earlierNames: Readonly<Record<string, string>> = {
  int_planetapproachsuite_advanced: 'int_planetapproachsuite',
  'FSD (SCO)': 'FSD',
  'FSD (SSN)': 'FSD',
  // The first Powerplay.
  'Jerome Archer': 'Zachary Hudson',
  'Nakato Kaine': 'Edmund Mahon',
  Fortified: 'Exploited',
  Stronghold: 'Controlled',
  Unoccupied: 'InPrepareRadius',
};

/** Fields that belong to later parts of the game, although no source says since which version. */
export const laterFields: readonly string[] = ['Flags2', 'PowerplayConflictProgress'];
