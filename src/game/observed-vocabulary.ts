/** Words that real journals contain, the most frequent first. */

/** The surface vehicles. */
export const srvTypes = ['testbuggy', 'combat_multicrew_srv_01', 'lander01'] as const;

/** The types of unidentified signal source. */
export const signalSourceTypes = [
  '$USS_Type_Salvage;',
  '$USS_Type_NonHuman;',
  '$USS_Type_ValuableSalvage;',
  '$USS_Type_VeryValuableSalvage;',
  '$USS_Type_Convoy;',
  '$USS_Type_Aftermath;',
  '$USS_Type_WeaponsFire;',
  '$USS_Type_DistressSignal;',
  '$USS_Type_PowerEmissions;',
  '$USS_Type_MissionTarget;',
  '$USS_Type_AXShips;',
  '$USS_Type_AXWeaponsFire;',
  '$USS_Type_PowerplayConvoyDistressSignal;',
  '$USS_Type_Ceremonial;',
  '$USS_Type_PowerConvoy;',
  '$USS_Type_PowerWeaponsFire;',
] as const;

/** The blueprints and experimental effects of engineers. */
export const blueprints = [
  'Armour_Advanced',
  'Armour_HeavyDuty',
  'Armour_Thermic',
  'CargoRack_IncreasedCapacity',
  'ChaffLauncher_LightWeight',
  'Decorative_Green',
  'Decorative_Red',
  'Decorative_Yellow',
  'Engine_Dirty',
  'Engine_Reinforced',
  'Engine_Tuned',
  'FSD_FastBoot',
  'FSD_LongRange',
  'FSDinterdictor_Expanded',
  'FSDinterdictor_LongRange',
  'HeatSinkLauncher_HeatSinkCapacity',
  'HeatSinkLauncher_LightWeight',
  'HullReinforcement_Advanced',
  'HullReinforcement_HeavyDuty',
  'HullReinforcement_Kinetic',
  'HullReinforcement_Thermic',
  'LifeSupport_LightWeight',
  'Misc_ChaffCapacity',
  'Misc_HeatSinkCapacity',
  'Misc_LightWeight',
  'Misc_Shielded',
  'PointDefence_LightWeight',
  'PowerDistributor_HighCapacity',
  'PowerDistributor_HighFrequency',
  'PowerDistributor_PriorityEngines',
  'PowerDistributor_PriorityWeapons',
  'PowerDistributor_Shielded',
  'PowerPlant_Armoured',
  'PowerPlant_Boosted',
  'PowerPlant_Stealth',
  'Sensor_Expanded',
  'Sensor_FastScan',
  'Sensor_KillWarrantScanner_FastScan',
  'Sensor_LightWeight',
  'Sensor_LongRange',
  'Sensor_Sensor_LightWeight',
  'Sensor_Sensor_LongRange',
  'Sensor_SurfaceScanner_FastScan',
  'Sensor_WakeScanner_FastScan',
  'ShieldBooster_HeavyDuty',
  'ShieldBooster_Kinetic',
  'ShieldBooster_Resistive',
  'ShieldBooster_Thermic',
  'ShieldCellBank_Rapid',
  'ShieldCellBank_Specialised',
  'ShieldGenerator_Kinetic',
  'ShieldGenerator_Optimised',
  'ShieldGenerator_Reinforced',
  'ShieldGenerator_Thermic',
  'Weapon_DoubleShot',
  'Weapon_Efficient',
  'Weapon_Focused',
  'Weapon_HighCapacity',
  'Weapon_LightWeight',
  'Weapon_LongRange',
  'Weapon_Overcharged',
  'Weapon_RapidFire',
  'Weapon_ShortRange',
  'Weapon_Sturdy',
  'special_armour_chunky',
  'special_armour_thermic',
  'special_auto_loader',
  'special_concordant_sequence',
  'special_corrosive_shell',
  'special_dispersal_field',
  'special_drag_munitions',
  'special_emissive_munitions',
  'special_engine_haulage',
  'special_engine_lightweight',
  'special_engine_overloaded',
  'special_feedback_cascade_cooled',
  'special_fsd_fuelcapacity',
  'special_fsd_heavy',
  'special_fsd_lightweight',
  'special_hullreinforcement_chunky',
  'special_hullreinforcement_kinetic',
  'special_hullreinforcement_thermic',
  'special_incendiary_rounds',
  'special_lock_breaker',
  'special_phasing_sequence',
  'special_plasma_slug',
  'special_plasma_slug_cooled',
  'special_powerdistributor_efficient',
  'special_powerdistributor_fast',
  'special_powerdistributor_lightweight',
  'special_powerplant_cooled',
  'special_powerplant_highcharge',
  'special_powerplant_lightweight',
  'special_powerplant_toughened',
  'special_regeneration_sequence',
  'special_scramble_spectrum',
  'special_screening_shell',
  'special_shield_efficient',
  'special_shield_health',
  'special_shield_kinetic',
  'special_shield_lightweight',
  'special_shield_regenerative',
  'special_shield_resistive',
  'special_shieldbooster_chunky',
  'special_shieldbooster_efficient',
  'special_shieldbooster_kinetic',
  'special_shieldbooster_thermic',
  'special_shieldcell_gradual',
  'special_shieldcell_oversized',
  'special_super_penetrator_cooled',
  'special_thermal_cascade',
  'special_thermal_conduit',
  'special_thermal_vent',
  'special_thermalshock',
  'special_weapon_damage',
  'special_weapon_efficient',
  'special_weapon_lightweight',
  'special_weapon_toughened',
] as const;

/** The posts on board a carrier. */
export const carrierCrewRoles = [
  'BlackMarket',
  'Outfitting',
  'Captain',
  'Exploration',
  'Shipyard',
  'VoucherRedemption',
  'Refuel',
  'Repair',
  'CarrierFuel',
  'Rearm',
  'Commodities',
  'PioneerSupplies',
  'VistaGenomics',
  'Bartender',
] as const;

/** Who may dock at a carrier. */
export const carrierDockingAccess = ['all', 'none', 'friends', 'squadronfriends'] as const;

/** The types of carrier. */
export const carrierTypes = ['FleetCarrier', 'SquadronCarrier'] as const;

/** The combat ranks of pilots. */
export const combatRankNames = [
  'Competent',
  'Expert',
  'Master',
  'Deadly',
  'Dangerous',
  'Novice',
  'Mostly Harmless',
  'Elite',
  'Harmless',
] as const;

/** What a crew member does. */
export const crewRoles = ['Idle', 'Active', 'Helm', 'OnFoot', 'OnShoreLeave'] as const;

/** The crimes. */
export const crimes = [
  'assault',
  'onFoot_murder',
  'murder',
  'dockingMinorTresspass',
  'collidedAtSpeedInNoFireZone',
  'interdiction',
  'dumpingDangerous',
  'collidedAtSpeedInNoFireZone_hulldamage',
  'onFoot_failureToSubmitToPolice',
  'onFoot_detectionOfWeapon',
  'dockingMajorTresspass',
  'onFoot_recklessEndangerment',
  'onFoot_arcCutterUse',
  'onFoot_trespass',
  'dockingMinorBlockingLandingPad',
  'recklessWeaponsDischarge',
  'onFoot_identityTheft',
  'fireInNoFireZone',
  'dockingMinorBlockingAirlock',
  'onFoot_carryingIllegalGoods',
  'onFoot_propertyTheft',
  'onFoot_profileCloningIntent',
] as const;

/** Loadouts of fighters and surface vehicles. */
export const fighterLoadouts = ['starter', 'one', 'four', 'three', 'zero', 'default', 'at'] as const;

/** The genera of organisms. */
export const genera = [
  '$Codex_Ent_Bacterial_Genus_Name;',
  '$Codex_Ent_Tussocks_Genus_Name;',
  '$Codex_Ent_Stratum_Genus_Name;',
  '$Codex_Ent_Fungoids_Genus_Name;',
  '$Codex_Ent_Osseus_Genus_Name;',
  '$Codex_Ent_Fonticulus_Genus_Name;',
  '$Codex_Ent_Shrubs_Genus_Name;',
  '$Codex_Ent_Tubus_Genus_Name;',
  '$Codex_Ent_Conchas_Genus_Name;',
  '$Codex_Ent_Cactoid_Genus_Name;',
  '$Codex_Ent_Aleoids_Genus_Name;',
  '$Codex_Ent_Clypeus_Genus_Name;',
  '$Codex_Ent_Ground_Struct_Ice_Name;',
  '$Codex_Ent_Fumerolas_Genus_Name;',
  '$Codex_Ent_Recepta_Genus_Name;',
  '$Codex_Ent_Electricae_Genus_Name;',
  '$Codex_Ent_Brancae_Name;',
  '$Codex_Ent_Ingensradices_Genus_Name;',
  '$Codex_Ent_Cone_Name;',
] as const;

/** The bands of happiness of a faction's people. */
export const happinessBands = [
  '$Faction_HappinessBand2;',
  '$Faction_HappinessBand3;',
  '$Faction_HappinessBand1;',
] as const;

/** The categories of engineering materials. */
export const materialCategories = ['Manufactured', 'Encoded', 'Raw'] as const;

/** The categories of things carried on foot. */
export const microResourceCategories = ['Component', 'Item', 'Consumable', 'Data'] as const;

/** Size of a mission's effect, as plus signs. */
export const missionEffectSizes = ['++', '+', '+++++', '+++', 'None', '++++'] as const;

/** Direction of a mission's effect, and whether it is good. */
export const missionTrends = ['UpGood', 'DownBad', 'DownGood', 'UpBad', 'None'] as const;

/** The types of passenger. */
export const passengerTypes = [
  'Criminal',
  'Tourist',
  'Scientist',
  'Medical',
  'Soldier',
  'Business',
  'MinorCelebrity',
  'Terrorist',
] as const;

/** The ships, with taxis and dropships. */
export const shipTypes = [
  'adder',
  'adder_taxi',
  'anaconda',
  'asp',
  'asp_scout',
  'belugaliner',
  'cobramkiii',
  'cobramkiv',
  'cobramkv',
  'corsair',
  'cutter',
  'diamondback',
  'diamondback_taxi',
  'diamondbackxl',
  'dolphin',
  'eagle',
  'empire_courier',
  'empire_eagle',
  'empire_trader',
  'explorer_nx',
  'federation_corvette',
  'federation_dropship',
  'federation_dropship_mkii',
  'federation_gunship',
  'ferdelance',
  'hauler',
  'independant_trader',
  'krait_light',
  'krait_mkii',
  'lakonminer',
  'mamba',
  'mandalay',
  'orca',
  'panthermkii',
  'python',
  'python_nx',
  'sidewinder',
  'type6',
  'type7',
  'type8',
  'type9',
  'type9_military',
  'typex',
  'typex_2',
  'typex_3',
  'viper',
  'viper_mkiv',
  'viper_taxi',
  'vulture',
  'vulture_taxi',
] as const;
