/** The task of a mission. `other` is for missions that sessions only remember: they are never taken again. */
export type MissionTask =
  | 'courier'
  | 'delivery'
  | 'collect'
  | 'mining'
  | 'donation'
  | 'massacre'
  | 'assassination'
  | 'salvage'
  | 'passengers'
  | 'settlement-errand'
  | 'settlement-fight'
  | 'settlement-delivery'
  | 'other';

/** Missions by their internal name at start-up, and their tasks. */
export const missionTable = [
  ['Mission_AltruismCredits_name', 'donation'],
  ['Mission_MassacreWing_name', 'massacre'],
  ['Mission_Massacre_name', 'massacre'],
  ['Mission_OnFoot_Salvage_MB_name', 'settlement-errand'],
  ['Mission_MassacreWing_Legal_CivilUnrest_name', 'massacre'],
  ['Mission_AltruismCredits_CivilUnrest_name', 'donation'],
  ['Mission_Mining_name', 'mining'],
  ['Mission_Sightseeing_name', 'passengers'],
  ['Mission_OnFoot_Reboot_MB_name', 'settlement-errand'],
  ['Mission_Courier_name', 'courier'],
  ['Mission_Massacre_Legal_CivilUnrest_name', 'massacre'],
  ['Mission_Sightseeing_Criminal_BOOM_name', 'passengers'],
  ['Mission_OnFoot_RebootRestore_MB_name', 'settlement-errand'],
  ['Mission_OnFoot_Massacre_MB_name', 'settlement-fight'],
  ['Mission_Collect_name', 'collect'],
  ['Mission_HackMegaship_name', 'other'],
  ['Mission_Rescue_Planet_CivilWar_name', 'other'],
  ['Mission_Courier_CivilUnrest_name', 'courier'],
  ['Mission_Courier_Democracy_name', 'courier'],
  ['Mission_Rescue_Planet_War_name', 'other'],
  ['Mission_Sightseeing_Scientist_CIVILWAR_name', 'passengers'],
  ['Mission_OnFoot_Heist_POI_MB_name', 'settlement-errand'],
  ['Mission_OnFoot_Heist_Covert_MB_name', 'settlement-errand'],
  ['Mission_OnFoot_Collect_Contact_MB_name', 'settlement-errand'],
  ['Mission_OnFoot_Onslaught_Offline_MB_name', 'settlement-fight'],
  ['Mission_OnFoot_Collect_MB_name', 'settlement-errand'],
  ['Mission_OnFoot_Assassination_MB_name', 'settlement-fight'],
  ['Mission_Courier_War_name', 'courier'],
  ['Mission_Delivery_Boom_name', 'delivery'],
  ['Mission_Sightseeing_Doctor_CIVILWAR_name', 'passengers'],
  ['Mission_Sightseeing_General_CIVILWAR_name', 'passengers'],
  ['Mission_Courier_Elections_name', 'courier'],
  ['Mission_OnFoot_SalvageIllegal_MB_name', 'settlement-errand'],
  ['Mission_Courier_Engineer_name', 'courier'],
  ['Mission_Altruism_name', 'collect'],
  ['Mission_Assassinate_name', 'assassination'],
  ['Mission_OnFoot_Delivery_Contact_MB_name', 'settlement-delivery'],
  ['Mission_Sightseeing_Criminal_CIVILWAR_name', 'passengers'],
  ['Mission_AltruismCredits_Bust_name', 'donation'],
  ['Mission_Assassinate_Legal_Corporate_name', 'assassination'],
  ['Mission_Courier_RankFed_name', 'courier'],
  ['MISSION_Salvage_War_name', 'salvage'],
  ['Mission_Sightseeing_CEO_BOOM_name', 'passengers'],
  ['Mission_AltruismCredits_Outbreak_name', 'donation'],
  ['Mission_Assassinate_RankFed_name', 'assassination'],
  ['Mission_Courier_Expansion_name', 'courier'],
  ['Mission_Rescue_Planet_CivilUnrest_name', 'other'],
  ['Mission_OnFoot_Delivery_Contact_005_name', 'settlement-delivery'],
  ['Mission_Mining_Expansion_name', 'mining'],
  ['Mission_OnFoot_SalvageIllegal_BS_MB_name', 'settlement-errand'],
  ['Mission_Sightseeing_Terrorist_CIVILWAR_name', 'passengers'],
  ['Mission_OnFoot_ProductionHeist_Covert_MB_name', 'settlement-errand'],
  ['Mission_Courier_Outbreak_name', 'courier'],
  ['Mission_Hack_BLOPS_Boom_name', 'other'],
  ['Mission_OnFoot_Onslaught_MB_name', 'settlement-fight'],
  ['Mission_Rescue_Elections_name', 'other'],
  ['Mission_Collect_CivilUnrest_name', 'collect'],
  ['MISSION_Salvage_CivilUnrest_name', 'salvage'],
  ['Mission_OnFoot_Heist_Covert_name', 'settlement-errand'],
  ['Mission_OnFoot_Heist_POI_001_name', 'settlement-errand'],
  ['Mission_OnFoot_Collect_Contact_005_name', 'settlement-errand'],
  ['Mission_OnFoot_Salvage_BS_MB_name', 'settlement-errand'],
  ['Mission_Massacre_Conflict_CivilWar_name', 'massacre'],
  ['Mission_OnFoot_SalvageIllegal_name', 'settlement-errand'],
  ['Mission_Salvage_name', 'salvage'],
  ['Mission_Assassinate_Planetary_name', 'assassination'],
  ['MISSION_genericPermit1_name', 'other'],
  ['Mission_Delivery_name', 'delivery'],
  ['Mission_Sightseeing_Tourist_BOOM_name', 'passengers'],
  ['Mission_OnFoot_Assassination_003_name', 'settlement-fight'],
  ['Mission_OnFoot_Defence_MacGuffin_MB_StandardCanister_name', 'settlement-fight'],
  ['Mission_OnFoot_Defence_MacGuffin_MB_LiquidCanister_name', 'settlement-fight'],
  ['Mission_OnFoot_Hack_Download_Offline_MB_name', 'settlement-errand'],
  ['Mission_Delivery_Democracy_name', 'delivery'],
] as const satisfies readonly (readonly [name: string, task: MissionTask])[];

interface TaskFacts {
  /** Credits: the first decile, the median and the ninth decile. */
  readonly pay: readonly [low: number, usual: number, high: number];
  /** The probability that a wing can share it. */
  readonly wing: number;
  /** Its frequency. */
  readonly weight: number;
}

export const missionTasks: Readonly<Record<MissionTask, TaskFacts>> = {
  courier: {
    pay: [16_000, 25_000, 60_000],
    wing: 0,
    weight: 14,
  },
  delivery: { pay: [60_000, 170_000, 900_000], wing: 0.15, weight: 8 },
  collect: { pay: [70_000, 260_000, 700_000], wing: 0.2, weight: 6 },
  mining: { pay: [600_000, 4_000_000, 25_000_000], wing: 0.3, weight: 3 },
  donation: { pay: [0, 0, 0], wing: 0, weight: 4 },
  massacre: { pay: [4_000_000, 14_500_000, 32_000_000], wing: 0.5, weight: 12 },
  assassination: { pay: [300_000, 615_000, 4_000_000], wing: 0.6, weight: 4 },
  salvage: { pay: [300_000, 1_100_000, 2_400_000], wing: 0, weight: 3 },
  passengers: { pay: [400_000, 1_500_000, 6_000_000], wing: 0, weight: 4 },
  'settlement-errand': { pay: [54_000, 141_000, 290_000], wing: 0, weight: 4 },
  'settlement-fight': { pay: [90_000, 180_000, 420_000], wing: 0.3, weight: 2 },
  'settlement-delivery': { pay: [40_000, 74_000, 160_000], wing: 0, weight: 2 },
  other: { pay: [50_000, 150_000, 1_000_000], wing: 0, weight: 0 },
};

/** Donations that a faction may request, in credits. */
export const donations = [25_000, 50_000, 100_000, 200_000, 500_000, 1_000_000] as const;

/** The internal and displayed names of targets. */
export const missionTargetNames = {
  pirates: ['$MissionUtil_FactionTag_Pirate;', 'Pirates'],
  pirate: ['$MissionUtil_FactionTag_PirateLord;', 'Known Pirate'],
  people: ['$MissionUtil_FactionTag_AIHumanoid;', 'Scavengers'],
} as const;

/** Goods in the wrecks of salvage missions. */
export const missionSalvage = ['personaleffects', 'wreckagecomponents', 'usscargoblackbox'] as const;

/** Suffixes of names for the state or government of a faction that gives such missions. */
export const missionConditions: Readonly<Record<string, string>> = {
  CivilUnrest: 'CivilUnrest',
  CivilWar: 'CivilWar',
  CIVILWAR: 'CivilWar',
  War: 'War',
  Elections: 'Election',
  Boom: 'Boom',
  BOOM: 'Boom',
  Bust: 'Bust',
  Outbreak: 'Outbreak',
  Expansion: 'Expansion',
  Democracy: 'Democracy',
  Corporate: 'Corporate',
};
