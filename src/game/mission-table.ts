import type { FactionState, Government } from './political-vocabulary.js';

/** What a mission asks for. */
export type MissionTask =
  /** Give credits. */
  | 'donate'
  /** Carry data, or goods that are handed over, to another station. */
  | 'courier'
  | 'deliver'
  /** Bring goods, bought or mined. */
  | 'collect'
  | 'mine'
  /** Kill pirates, enemies in a war, or one pirate in particular. */
  | 'massacre'
  | 'war'
  | 'assassinate'
  /** Show passengers around. */
  | 'sightsee'
  /** Anything done on foot, and all else. */
  | 'onFoot'
  | 'other';

/** Missions by internal name, what they ask for, and what they are called; the words in braces depend on the mission. */
export const missionTable: readonly (readonly [name: string, task: MissionTask, title: string])[] = [
  ['Mission_AltruismCredits_name', 'donate', 'Donate {credits} Cr to the cause'],
  ['Mission_MassacreWing_name', 'massacre', 'Kill {target} faction Pirates'],
  ['Mission_Massacre_name', 'massacre', 'Kill {target} faction Pirates'],
  ['Mission_OnFoot_Salvage_MB_name', 'onFoot', 'Grab the {item} from a crash site'],
  ['Mission_MassacreWing_Legal_CivilUnrest_name', 'massacre', 'Put down {target} Pirates'],
  ['Mission_AltruismCredits_CivilUnrest_name', 'donate', 'Provide {credits} Cr to Tackle Civil Unrest'],
  ['Mission_Mining_name', 'mine', 'Mine {count} Units of {goods}'],
  ['Mission_Sightseeing_name', 'sightsee', '{person} Seeks Sightseeing Adventure'],
  ['Mission_OnFoot_Reboot_MB_name', 'onFoot', 'Turn on power at {place}'],
  ['Mission_Courier_name', 'courier', 'Courier Job Available'],
  ['Mission_Massacre_Legal_CivilUnrest_name', 'massacre', 'Put down {target} Pirates'],
  ['Mission_Sightseeing_Criminal_BOOM_name', 'sightsee', '{person} Seeks Sightseeing Adventure'],
  ['Mission_OnFoot_RebootRestore_MB_name', 'onFoot', 'Prepare {place} for operation'],
  ['Mission_OnFoot_Massacre_MB_name', 'onFoot', 'Exterminate {target} members'],
  ['Mission_Collect_name', 'collect', 'Source and return {count} units of {goods}'],
  ['Mission_HackMegaship_name', 'other', "Infiltrate the Megaship's Ship Log Uplink"],
  ['Mission_Rescue_Planet_CivilWar_name', 'other', 'Surface Recovery of Hostages during Civil War'],
  ['Mission_Courier_CivilUnrest_name', 'courier', 'Sensitive Data Delivery'],
  ['Mission_Courier_Democracy_name', 'courier', 'Internal report delivery'],
  ['Mission_Rescue_Planet_War_name', 'other', 'Wartime Surface Recovery of Nerve Agents'],
  ['Mission_Sightseeing_Scientist_CIVILWAR_name', 'sightsee', '{person} Seeks Sightseeing Adventure'],
  ['Mission_OnFoot_Heist_POI_MB_name', 'onFoot', 'Seize the {item} from a hidden cache'],
  ['Mission_OnFoot_Heist_Covert_MB_name', 'onFoot', 'Steal the {item} from a settlement'],
  ['Mission_OnFoot_Collect_Contact_MB_name', 'onFoot', 'Secure a package from {person}'],
  ['Mission_OnFoot_Onslaught_Offline_MB_name', 'onFoot', 'Exterminate scavengers at {place}'],
  ['Mission_OnFoot_Collect_MB_name', 'onFoot', 'Fetch the {item} from a settlement'],
  ['Mission_OnFoot_Assassination_MB_name', 'onFoot', 'Kill {person}'],
  ['Mission_Courier_War_name', 'courier', 'Strategic Data Transfer'],
  ['Mission_Delivery_Boom_name', 'deliver', 'Boom time delivery of {count} units of {goods}'],
  ['Mission_Sightseeing_Doctor_CIVILWAR_name', 'sightsee', '{person} Seeks Sightseeing Adventure'],
  ['Mission_Sightseeing_General_CIVILWAR_name', 'sightsee', '{person} Seeks Sightseeing Adventure'],
  ['Mission_Courier_Elections_name', 'courier', 'Courier for Sensitive Poll Data'],
  ['Mission_OnFoot_SalvageIllegal_MB_name', 'onFoot', 'Pull the {item} from wreckage'],
  ['Mission_Courier_Engineer_name', 'other', 'Engineer Invitation Contract'],
  ['Mission_Altruism_name', 'other', 'Donate Synthetic Fabrics'],
  ['Mission_Assassinate_name', 'assassinate', 'Assassinate Known Pirate: {person}'],
  ['Mission_OnFoot_Delivery_Contact_MB_name', 'onFoot', 'Take a package to {person}'],
  ['Mission_Sightseeing_Criminal_CIVILWAR_name', 'sightsee', '{person} Seeks Sightseeing Adventure'],
  ['Mission_AltruismCredits_Bust_name', 'donate', 'Donate {credits} Cr to the cause'],
  ['Mission_Assassinate_Legal_Corporate_name', 'assassinate', 'Take down Known Pirate: {person}'],
  ['Mission_Courier_RankFed_name', 'courier', 'Federal Navy Courier Job'],
  ['MISSION_Salvage_War_name', 'other', 'Wartime Black Box Salvage Operation'],
  ['Mission_Sightseeing_CEO_BOOM_name', 'sightsee', '{person} Seeks Sightseeing Adventure'],
  ['Mission_AltruismCredits_Outbreak_name', 'donate', 'Donate {credits} Cr to Prevent a Medical Emergency'],
  ['Mission_Assassinate_RankFed_name', 'assassinate', 'Federal Navy Strike Contract Authorised'],
  ['Mission_Courier_Expansion_name', 'courier', 'Expansion Data Couriering'],
  ['Mission_Rescue_Planet_CivilUnrest_name', 'other', 'Surface Retrieval of Hostages during Civil Unrest'],
  ['Mission_OnFoot_Delivery_Contact_005_name', 'onFoot', 'Take a package to {person}'],
  ['Mission_Mining_Expansion_name', 'mine', 'Mining Expansion Support needs {count} Units of {goods}'],
  ['Mission_OnFoot_SalvageIllegal_BS_MB_name', 'onFoot', 'Get the {item} from an evacuated site'],
  ['Mission_Sightseeing_Terrorist_CIVILWAR_name', 'sightsee', '{person} Seeks Sightseeing Adventure'],
  ['Mission_OnFoot_ProductionHeist_Covert_MB_name', 'onFoot', 'Take a sample from {place}'],
  ['Mission_Courier_Outbreak_name', 'courier', 'Outbreak Data Transportation'],
  ['Mission_Hack_BLOPS_Boom_name', 'other', 'Economic Data Acquisition'],
  ['Mission_OnFoot_Onslaught_MB_name', 'onFoot', 'Exterminate {target} members'],
  ['Mission_Rescue_Elections_name', 'other', 'Election Support by Liberating Diplomatic Bags'],
  ['Mission_Collect_CivilUnrest_name', 'collect', 'We need {count} units of {goods}'],
  ['MISSION_Salvage_CivilUnrest_name', 'other', 'Counter-insurgency Commercial Samples Salvage Mission'],
  ['Mission_OnFoot_Heist_Covert_name', 'onFoot', 'Steal the {item} from a settlement'],
  ['Mission_OnFoot_Heist_POI_001_name', 'onFoot', 'Seize the {item} from a hidden cache'],
  ['Mission_OnFoot_Collect_Contact_005_name', 'onFoot', 'Secure a package from {person}'],
  ['Mission_OnFoot_Salvage_BS_MB_name', 'onFoot', 'Find the {item} in an empty settlement'],
  ['Mission_Massacre_Conflict_CivilWar_name', 'war', 'Kill {target} ships'],
  ['Mission_Massacre_Conflict_War_name', 'war', 'Kill {target} ships'],
  ['Mission_OnFoot_SalvageIllegal_name', 'onFoot', 'Pull the {item} from wreckage'],
  ['Mission_Salvage_name', 'other', 'Black Box Salvage Operation'],
  ['Mission_Assassinate_Planetary_name', 'other', 'Urgent Kill Order for Known Terrorist: {person}'],
  ['MISSION_genericPermit1_name', 'other', 'Permit Acquisition Opportunity'],
  ['Mission_Delivery_name', 'deliver', 'Deliver {count} units of {goods}'],
  ['Mission_Sightseeing_Tourist_BOOM_name', 'sightsee', '{person} Seeks Sightseeing Adventure'],
  ['Mission_OnFoot_Assassination_003_name', 'onFoot', 'Kill {person}'],
  ['Mission_OnFoot_Defence_MacGuffin_MB_StandardCanister_name', 'onFoot', 'Safeguard cargo canisters from hostiles'],
  ['Mission_OnFoot_Defence_MacGuffin_MB_LiquidCanister_name', 'onFoot', 'Safeguard chemical containers from hostiles'],
  ['Mission_OnFoot_Hack_Download_Offline_MB_name', 'onFoot', 'Download {item} from a data port'],
  ['Mission_Delivery_Democracy_name', 'deliver', 'Deliver {count} units of {goods} in the name of democracy'],
];

/** Words in the names of missions that only factions in a certain state, or of a certain kind, give. */
const conditions: readonly (readonly [word: RegExp, state: FactionState | undefined, government?: Government])[] = [
  [/_Boom_/i, 'Boom'],
  [/CivilUnrest/, 'CivilUnrest'],
  [/CivilWar/i, 'CivilWar'],
  [/_War_/, 'War'],
  [/Elections/, 'Election'],
  [/Expansion/, 'Expansion'],
  [/Outbreak/, 'Outbreak'],
  [/Bust/, 'Bust'],
  [/Democracy/, undefined, 'Democracy'],
  [/Corporate/, undefined, 'Corporate'],
];

/** Who gives a mission. */
export interface MissionGiver {
  readonly state: FactionState;
  readonly government: Government;
  readonly allegiance: string;
}

/** Whether a faction gives missions of a name. */
export function isGivenBy(name: string, { state, government, allegiance }: MissionGiver): boolean {
  if (name.includes('RankFed') && allegiance !== 'Federation') return false;
  return conditions.every(
    ([word, itsState, itsGovernment]) =>
      !word.test(name) || (itsState === undefined ? itsGovernment === government : itsState === state),
  );
}

/** Credits for each task, from the least to the most; half of all pay less than the mean of their logarithms. */
export const missionPay: Readonly<Record<MissionTask, readonly [least: number, most: number]>> = {
  donate: [0, 0],
  courier: [10_000, 65_000],
  /** For each tonne. */
  deliver: [3200, 6800],
  collect: [6000, 16_000],
  mine: [12_000, 40_000],
  /** For each kill. */
  massacre: [130_000, 480_000],
  war: [90_000, 260_000],
  assassinate: [260_000, 1_450_000],
  sightsee: [400_000, 3_500_000],
  onFoot: [65_000, 300_000],
  other: [150_000, 900_000],
};

/** Credits that missions ask to donate. */
export const donations = [100_000, 150_000, 300_000, 450_000, 575_000, 1_000_000] as const;

/** What a mission does to a faction, as it is told. */
export const missionEffects = {
  richer: ['$MISSIONUTIL_Interaction_Summary_EP_up;', economyText('improved'), 'UpGood'],
  poorer: ['$MISSIONUTIL_Interaction_Summary_EP_down;', economyText('declined'), 'DownBad'],
  safer: ['$MISSIONUTIL_Interaction_Summary_SP_up;', securityText('improved'), 'UpGood'],
  weaker: ['$MISSIONUTIL_Interaction_Summary_SP_down;', securityText('declined'), 'DownBad'],
} as const;

function economyText(change: string): string {
  return `$#MinorFaction; in $#System;: business has ${change}.`;
}

function securityText(change: string): string {
  return `$#MinorFaction; in $#System;: security has ${change}.`;
}

/** What kind of target each task is against. */
export const missionTargets: Partial<Record<MissionTask, readonly [internal: string, shown: string]>> = {
  massacre: ['$MissionUtil_FactionTag_Pirate;', 'Pirates'],
  assassinate: ['$MissionUtil_FactionTag_PirateLord;', 'Known Pirate'],
  onFoot: ['$MissionUtil_FactionTag_AIHumanoid;', 'Faction Members'],
};

/** What is fetched and carried on foot. */
export const missionItems = [
  'Suit Schematic',
  'Weapon Schematic',
  'Ship Schematic',
  'Chemical Sample',
  'Biological Sample',
  'Encrypted Memory Chip',
  'Cast Fossil',
  'Surveillance Equipment',
] as const;
