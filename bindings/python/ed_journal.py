"""The journal of Elite Dangerous as types: 280 kinds of events, versions 4.0 to 4.4.1.1 of the game.

Made by "shakedown types --language python": change the tables there, not this file.
An event is a plain dict: members and kinds that are not listed here stay in it.
"""

from __future__ import annotations

import json
from datetime import datetime, timezone
from enum import IntFlag
from typing import Any, Dict, Final, List, Literal, Mapping, NotRequired, Optional, TypedDict, Union, cast


class WarType:
    """Type of conflict between two factions. Other values occur."""

    civilwar: Final = "civilwar"
    war: Final = "war"
    election: Final = "election"


class ConflictStatus:
    """Status of a conflict; empty once it is over. Other values occur."""

    active: Final = "active"
    pending: Final = "pending"
    Empty: Final = ""
    none: Final = "none"


class FactionStateName:
    """State of a faction. Other values occur."""

    Boom: Final = "Boom"
    Investment: Final = "Investment"
    Expansion: Final = "Expansion"
    _None: Final = "None"
    PublicHoliday: Final = "PublicHoliday"
    Outbreak: Final = "Outbreak"
    CivilWar: Final = "CivilWar"
    War: Final = "War"
    Election: Final = "Election"
    Bust: Final = "Bust"
    CivilLiberty: Final = "CivilLiberty"
    CivilUnrest: Final = "CivilUnrest"
    InfrastructureFailure: Final = "InfrastructureFailure"
    Famine: Final = "Famine"
    PirateAttack: Final = "PirateAttack"
    Lockdown: Final = "Lockdown"
    Drought: Final = "Drought"
    Retreat: Final = "Retreat"
    Blight: Final = "Blight"
    Terrorism: Final = "Terrorism"
    NaturalDisaster: Final = "NaturalDisaster"
    Exiled: Final = "Exiled"


class GovernmentName:
    """Government of a faction. Other values occur."""

    Anarchy: Final = "Anarchy"
    Communism: Final = "Communism"
    Confederacy: Final = "Confederacy"
    Cooperative: Final = "Cooperative"
    Corporate: Final = "Corporate"
    Democracy: Final = "Democracy"
    Dictatorship: Final = "Dictatorship"
    Feudal: Final = "Feudal"
    Patronage: Final = "Patronage"
    PrisonColony: Final = "PrisonColony"
    Prison: Final = "Prison"
    Theocracy: Final = "Theocracy"
    Engineer: Final = "Engineer"
    Carrier: Final = "Carrier"
    Megaconstruction: Final = "Megaconstruction"
    _None: Final = "None"
    Megastructure: Final = "Megastructure"
    PrivateOwnership: Final = "PrivateOwnership"


class AllegianceName:
    """Allegiance; empty in an unpopulated system. Other values occur."""

    Independent: Final = "Independent"
    Federation: Final = "Federation"
    Empire: Final = "Empire"
    Alliance: Final = "Alliance"
    PilotsFederation: Final = "PilotsFederation"
    Thargoid: Final = "Thargoid"
    Guardian: Final = "Guardian"
    PlayerPilots: Final = "PlayerPilots"
    FrontlineSolutions: Final = "FrontlineSolutions"
    Empty: Final = ""


class ThargoidWarState:
    """State of the Thargoid war in a system. Other values occur."""

    Thargoid_Probing: Final = "Thargoid_Probing"
    Thargoid_Harvest: Final = "Thargoid_Harvest"
    Thargoid_Controlled: Final = "Thargoid_Controlled"
    Thargoid_Stronghold: Final = "Thargoid_Stronghold"
    Thargoid_Recovery: Final = "Thargoid_Recovery"
    Empty: Final = ""
    Unknown: Final = "Unknown"


class PowerName:
    """The powers of Powerplay. Other values occur."""

    A_Lavigny_Duval: Final = "A. Lavigny-Duval"
    Aisling_Duval: Final = "Aisling Duval"
    Archon_Delaine: Final = "Archon Delaine"
    Denton_Patreus: Final = "Denton Patreus"
    Edmund_Mahon: Final = "Edmund Mahon"
    Felicia_Winters: Final = "Felicia Winters"
    Li_Yong_Rui: Final = "Li Yong-Rui"
    Pranav_Antal: Final = "Pranav Antal"
    Yuri_Grom: Final = "Yuri Grom"
    Zemina_Torval: Final = "Zemina Torval"
    Jerome_Archer: Final = "Jerome Archer"
    Nakato_Kaine: Final = "Nakato Kaine"
    Zachary_Hudson: Final = "Zachary Hudson"
    Independent: Final = "Independent"


class EconomyToken:
    """Economy of a system or station. Other values occur."""

    economy_Agri: Final = "$economy_Agri;"
    economy_Colony: Final = "$economy_Colony;"
    economy_Extraction: Final = "$economy_Extraction;"
    economy_HighTech: Final = "$economy_HighTech;"
    economy_Industrial: Final = "$economy_Industrial;"
    economy_Military: Final = "$economy_Military;"
    economy_None: Final = "$economy_None;"
    economy_Refinery: Final = "$economy_Refinery;"
    economy_Service: Final = "$economy_Service;"
    economy_Terraforming: Final = "$economy_Terraforming;"
    economy_Tourism: Final = "$economy_Tourism;"
    economy_Prison: Final = "$economy_Prison;"
    economy_Damaged: Final = "$economy_Damaged;"
    economy_Rescue: Final = "$economy_Rescue;"
    economy_Repair: Final = "$economy_Repair;"
    economy_Carrier: Final = "$economy_Carrier;"
    economy_Engineer: Final = "$economy_Engineer;"
    economy_Undefined: Final = "$economy_Undefined;"


class GovernmentToken:
    """Government of a system or station. Other values occur."""

    government_Anarchy: Final = "$government_Anarchy;"
    government_Communism: Final = "$government_Communism;"
    government_Confederacy: Final = "$government_Confederacy;"
    government_Cooperative: Final = "$government_Cooperative;"
    government_Corporate: Final = "$government_Corporate;"
    government_Democracy: Final = "$government_Democracy;"
    government_Dictatorship: Final = "$government_Dictatorship;"
    government_Feudal: Final = "$government_Feudal;"
    government_Patronage: Final = "$government_Patronage;"
    government_PrisonColony: Final = "$government_PrisonColony;"
    government_Prison: Final = "$government_Prison;"
    government_Theocracy: Final = "$government_Theocracy;"
    government_Engineer: Final = "$government_Engineer;"
    government_Carrier: Final = "$government_Carrier;"
    government_Megaconstruction: Final = "$government_Megaconstruction;"
    government_None: Final = "$government_None;"


class SecurityLevel:
    """Security level of a system. Other values occur."""

    SYSTEM_SECURITY_low: Final = "$SYSTEM_SECURITY_low;"
    GAlAXY_MAP_INFO_state_anarchy: Final = "$GAlAXY_MAP_INFO_state_anarchy;"
    SYSTEM_SECURITY_high: Final = "$SYSTEM_SECURITY_high;"
    SYSTEM_SECURITY_medium: Final = "$SYSTEM_SECURITY_medium;"
    GALAXY_MAP_INFO_state_lawless: Final = "$GALAXY_MAP_INFO_state_lawless;"


class BodyTypeName:
    """Type of body. Other values occur."""

    Star: Final = "Star"
    Null: Final = "Null"
    Planet: Final = "Planet"
    Station: Final = "Station"
    PlanetaryRing: Final = "PlanetaryRing"
    StellarRing: Final = "StellarRing"
    AsteroidCluster: Final = "AsteroidCluster"
    Ring: Final = "Ring"


class PowerplayState:
    """Powerplay state of a system. Other values occur."""

    Unoccupied: Final = "Unoccupied"
    Contested: Final = "Contested"
    Exploited: Final = "Exploited"
    Fortified: Final = "Fortified"
    Stronghold: Final = "Stronghold"
    Controlled: Final = "Controlled"
    InPrepareRadius: Final = "InPrepareRadius"
    HomeSystem: Final = "HomeSystem"
    Prepared: Final = "Prepared"
    Turmoil: Final = "Turmoil"


class GuiFocus:
    """The screen or panel the player has open. Other values occur."""

    NoFocus: Final = 0  # NoFocus
    InternalPanel_right_panel: Final = 1  # InternalPanel: right panel
    ExternalPanel_left_panel: Final = 2  # ExternalPanel: left panel
    CommsPanel_top_panel: Final = 3  # CommsPanel: top panel
    RolePanel_bottom_panel: Final = 4  # RolePanel: bottom panel
    StationServices: Final = 5  # StationServices
    GalaxyMap: Final = 6  # GalaxyMap
    SystemMap: Final = 7  # SystemMap
    Orrery: Final = 8  # Orrery
    FSSMode_full_spectrum_system_scanner: Final = 9  # FSSMode: full spectrum system scanner
    SAAMode_surface_area_analysis_scanner: Final = 10  # SAAMode: surface area analysis scanner
    Codex: Final = 11  # Codex


class LegalStateName:
    """Legal state of the player. Other values occur."""

    Clean: Final = "Clean"
    Speeding: Final = "Speeding"
    IllegalCargo: Final = "IllegalCargo"
    Wanted: Final = "Wanted"
    Hostile: Final = "Hostile"
    PassengerWanted: Final = "PassengerWanted"
    Warrant: Final = "Warrant"
    Allied: Final = "Allied"
    Thargoid: Final = "Thargoid"


class StationTypeName:
    """Type of station. Other values occur."""

    FleetCarrier: Final = "FleetCarrier"
    Coriolis: Final = "Coriolis"
    CraterOutpost: Final = "CraterOutpost"
    Orbis: Final = "Orbis"
    Ocellus: Final = "Ocellus"
    Bernal: Final = "Bernal"
    Outpost: Final = "Outpost"
    AsteroidBase: Final = "AsteroidBase"
    MegaShip: Final = "MegaShip"
    CraterPort: Final = "CraterPort"
    SurfaceStation: Final = "SurfaceStation"
    OnFootSettlement: Final = "OnFootSettlement"
    SpaceConstructionDepot: Final = "SpaceConstructionDepot"
    PlanetaryConstructionDepot: Final = "PlanetaryConstructionDepot"
    _None: Final = "None"


class StationStateName:
    """State of a station. Other values occur."""

    Damaged: Final = "Damaged"
    UnderRepairs: Final = "UnderRepairs"
    UnderAttack: Final = "UnderAttack"
    Abandoned: Final = "Abandoned"
    Construction: Final = "Construction"


class StationService:
    """Services a station offers. Other values occur."""

    Dock: Final = "Dock"
    Autodock: Final = "Autodock"
    BlackMarket: Final = "BlackMarket"
    Commodities: Final = "Commodities"
    Contacts: Final = "Contacts"
    Exploration: Final = "Exploration"
    Initiatives: Final = "Initiatives"
    Missions: Final = "Missions"
    Outfitting: Final = "Outfitting"
    CrewLounge: Final = "CrewLounge"
    Rearm: Final = "Rearm"
    Refuel: Final = "Refuel"
    Repair: Final = "Repair"
    Shipyard: Final = "Shipyard"
    Tuning: Final = "Tuning"
    Workshop: Final = "Workshop"
    MissionsGenerated: Final = "MissionsGenerated"
    Facilitator: Final = "Facilitator"
    Research: Final = "Research"
    FlightController: Final = "FlightController"
    StationOperations: Final = "StationOperations"
    OnDockMission: Final = "OnDockMission"
    Powerplay: Final = "Powerplay"
    SearchAndRescue: Final = "SearchAndRescue"
    shop: Final = "shop"
    carriermanagement: Final = "carriermanagement"
    carrierfuel: Final = "carrierfuel"
    carriervendor: Final = "carriervendor"
    livery: Final = "livery"
    modulepacks: Final = "modulepacks"
    voucherredemption: Final = "voucherredemption"
    dock_2: Final = "dock"
    autodock_2: Final = "autodock"
    blackmarket_2: Final = "blackmarket"
    commodities_2: Final = "commodities"
    contacts_2: Final = "contacts"
    exploration_2: Final = "exploration"
    initiatives_2: Final = "initiatives"
    missions_2: Final = "missions"
    outfitting_2: Final = "outfitting"
    crewlounge_2: Final = "crewlounge"
    rearm_2: Final = "rearm"
    refuel_2: Final = "refuel"
    repair_2: Final = "repair"
    shipyard_2: Final = "shipyard"
    tuning_2: Final = "tuning"
    workshop_2: Final = "workshop"
    missionsgenerated_2: Final = "missionsgenerated"
    facilitator_2: Final = "facilitator"
    research_2: Final = "research"
    flightcontroller_2: Final = "flightcontroller"
    stationoperations_2: Final = "stationoperations"
    ondockmission_2: Final = "ondockmission"
    powerplay_2: Final = "powerplay"
    searchrescue: Final = "searchrescue"
    engineer: Final = "engineer"
    materialtrader: Final = "materialtrader"
    techBroker: Final = "techBroker"
    stationMenu: Final = "stationMenu"
    socialspace: Final = "socialspace"
    bartender: Final = "bartender"
    vistagenomics: Final = "vistagenomics"
    pioneersupplies: Final = "pioneersupplies"
    apexinterstellar: Final = "apexinterstellar"
    colonisationcontribution: Final = "colonisationcontribution"
    frontlinesolutions: Final = "frontlinesolutions"
    registeringcolonisation: Final = "registeringcolonisation"
    refinery: Final = "refinery"
    squadronBank: Final = "squadronBank"


class PercentileBand:
    """Percentile band among contributors: 25 means the top 25 %, 0 the top rank, 100 no contribution.
    Other values occur.
    """

    _100: Final = 100
    _75: Final = 75
    _50: Final = 50
    _25: Final = 25
    _0: Final = 0
    _10: Final = 10


class EngineerName:
    """The engineers. Other values occur."""

    Didi_Vatermann: Final = "Didi Vatermann"
    Bill_Turner: Final = "Bill Turner"
    Broo_Tarquin: Final = "Broo Tarquin"
    The_Sarge: Final = "The Sarge"
    Zacariah_Nemo: Final = "Zacariah Nemo"
    Liz_Ryder: Final = "Liz Ryder"
    Hera_Tani: Final = "Hera Tani"
    Felicity_Farseer: Final = "Felicity Farseer"
    Ram_Tah: Final = "Ram Tah"
    Lei_Cheung: Final = "Lei Cheung"
    Petra_Olmanova: Final = "Petra Olmanova"
    Colonel_Bris_Dekker: Final = "Colonel Bris Dekker"
    Marsha_Hicks: Final = "Marsha Hicks"
    Elvira_Martuuk: Final = "Elvira Martuuk"
    The_Dweller: Final = "The Dweller"
    Marco_Qwent: Final = "Marco Qwent"
    Selene_Jean: Final = "Selene Jean"
    Professor_Palin: Final = "Professor Palin"
    Lori_Jameson: Final = "Lori Jameson"
    Juri_Ishmaak: Final = "Juri Ishmaak"
    Tod_The_Blaster_McQuinn: Final = "Tod 'The Blaster' McQuinn"
    Tiana_Fortune: Final = "Tiana Fortune"
    Mel_Brandon: Final = "Mel Brandon"
    Etienne_Dorn: Final = "Etienne Dorn"
    Chloe_Sedesi: Final = "Chloe Sedesi"
    Jude_Navarro: Final = "Jude Navarro"
    Domino_Green: Final = "Domino Green"
    Hero_Ferrari: Final = "Hero Ferrari"
    Kit_Fowler: Final = "Kit Fowler"
    Wellington_Beck: Final = "Wellington Beck"
    Terra_Velasquez: Final = "Terra Velasquez"
    Uma_Laszlo: Final = "Uma Laszlo"
    Oden_Geiger: Final = "Oden Geiger"
    Yarden_Bond: Final = "Yarden Bond"
    Baltanos: Final = "Baltanos"
    Eleanor_Bresa: Final = "Eleanor Bresa"
    Rosa_Dayette: Final = "Rosa Dayette"
    Yi_Shen: Final = "Yi Shen"


class EngineerAccess:
    """The player's access to an engineer. Other values occur."""

    Unlocked: Final = "Unlocked"
    Invited: Final = "Invited"
    Known: Final = "Known"
    Acquainted: Final = "Acquainted"
    Barred: Final = "Barred"


class TransferDirection:
    """Where cargo is transferred to. Other values occur."""

    toship: Final = "toship"
    tocarrier: Final = "tocarrier"
    tosrv: Final = "tosrv"


class StarClassName:
    """The class of a star. Other values occur."""

    O: Final = "O"
    B: Final = "B"
    A: Final = "A"
    F: Final = "F"
    G: Final = "G"
    K: Final = "K"
    M: Final = "M"
    L: Final = "L"
    T: Final = "T"
    Y: Final = "Y"
    TTS: Final = "TTS"
    AeBe: Final = "AeBe"
    W: Final = "W"
    WN: Final = "WN"
    WNC: Final = "WNC"
    WC: Final = "WC"
    WO: Final = "WO"
    CS: Final = "CS"
    C: Final = "C"
    CN: Final = "CN"
    CJ: Final = "CJ"
    CH: Final = "CH"
    CHd: Final = "CHd"
    MS: Final = "MS"
    S: Final = "S"
    D: Final = "D"
    DA: Final = "DA"
    DAB: Final = "DAB"
    DAO: Final = "DAO"
    DAZ: Final = "DAZ"
    DAV: Final = "DAV"
    DB: Final = "DB"
    DBZ: Final = "DBZ"
    DBV: Final = "DBV"
    DO: Final = "DO"
    DOV: Final = "DOV"
    DQ: Final = "DQ"
    DC: Final = "DC"
    DCV: Final = "DCV"
    DX: Final = "DX"
    N: Final = "N"
    H: Final = "H"
    SupermassiveBlackHole: Final = "SupermassiveBlackHole"
    A_BlueWhiteSuperGiant: Final = "A_BlueWhiteSuperGiant"
    B_BlueWhiteSuperGiant: Final = "B_BlueWhiteSuperGiant"
    F_WhiteSuperGiant: Final = "F_WhiteSuperGiant"
    G_WhiteSuperGiant: Final = "G_WhiteSuperGiant"
    M_RedSuperGiant: Final = "M_RedSuperGiant"
    M_RedGiant: Final = "M_RedGiant"
    K_OrangeGiant: Final = "K_OrangeGiant"
    X: Final = "X"
    RoguePlanet: Final = "RoguePlanet"
    Nebula: Final = "Nebula"
    StellarRemnantNebula: Final = "StellarRemnantNebula"


class SuitSlotName:
    """Slots that hold a weapon. Other values occur."""

    PrimaryWeapon1: Final = "PrimaryWeapon1"
    PrimaryWeapon2: Final = "PrimaryWeapon2"
    SecondaryWeapon: Final = "SecondaryWeapon"


class HandWeaponName:
    """Hand weapons. Other values occur."""

    wpn_s_pistol_kinetic_sauto: Final = "wpn_s_pistol_kinetic_sauto"
    wpn_m_assaultrifle_kinetic_fauto: Final = "wpn_m_assaultrifle_kinetic_fauto"
    wpn_m_submachinegun_kinetic_fauto: Final = "wpn_m_submachinegun_kinetic_fauto"
    wpn_m_launcher_rocket_sauto: Final = "wpn_m_launcher_rocket_sauto"
    wpn_m_assaultrifle_laser_fauto: Final = "wpn_m_assaultrifle_laser_fauto"
    wpn_m_submachinegun_laser_fauto: Final = "wpn_m_submachinegun_laser_fauto"
    wpn_s_pistol_laser_sauto: Final = "wpn_s_pistol_laser_sauto"
    wpn_m_sniper_plasma_charged: Final = "wpn_m_sniper_plasma_charged"
    wpn_s_pistol_plasma_charged: Final = "wpn_s_pistol_plasma_charged"
    wpn_m_shotgun_plasma_doublebarrel: Final = "wpn_m_shotgun_plasma_doublebarrel"
    wpn_m_assaultrifle_plasma_fauto: Final = "wpn_m_assaultrifle_plasma_fauto"


class WeaponModName:
    """Hand weapon modifications. Other values occur."""

    weapon_handling: Final = "weapon_handling"
    weapon_suppression_unpressurised: Final = "weapon_suppression_unpressurised"
    weapon_suppression_pressurised: Final = "weapon_suppression_pressurised"
    weapon_backpackreloading: Final = "weapon_backpackreloading"
    weapon_clipsize: Final = "weapon_clipsize"
    weapon_scope: Final = "weapon_scope"
    weapon_reloadspeed: Final = "weapon_reloadspeed"
    weapon_accuracy: Final = "weapon_accuracy"
    weapon_stability: Final = "weapon_stability"
    weapon_range: Final = "weapon_range"
    weapon_headshotdamage: Final = "weapon_headshotdamage"


class SuitTypeName:
    """The suits, with one name for each class. Other values occur."""

    flightsuit: Final = "flightsuit"
    utilitysuit_class1: Final = "utilitysuit_class1"
    utilitysuit_class2: Final = "utilitysuit_class2"
    utilitysuit_class3: Final = "utilitysuit_class3"
    utilitysuit_class4: Final = "utilitysuit_class4"
    utilitysuit_class5: Final = "utilitysuit_class5"
    tacticalsuit_class1: Final = "tacticalsuit_class1"
    tacticalsuit_class2: Final = "tacticalsuit_class2"
    tacticalsuit_class3: Final = "tacticalsuit_class3"
    tacticalsuit_class4: Final = "tacticalsuit_class4"
    tacticalsuit_class5: Final = "tacticalsuit_class5"
    explorationsuit_class1: Final = "explorationsuit_class1"
    explorationsuit_class2: Final = "explorationsuit_class2"
    explorationsuit_class3: Final = "explorationsuit_class3"
    explorationsuit_class4: Final = "explorationsuit_class4"
    explorationsuit_class5: Final = "explorationsuit_class5"


class SuitModName:
    """Suit modifications. Other values occur."""

    suit_increasedsprintduration: Final = "suit_increasedsprintduration"
    suit_increasedbatterycapacity: Final = "suit_increasedbatterycapacity"
    suit_reducedtoolbatteryconsumption: Final = "suit_reducedtoolbatteryconsumption"
    suit_backpackcapacity: Final = "suit_backpackcapacity"
    suit_quieterfootsteps: Final = "suit_quieterfootsteps"
    suit_increasedshieldregen: Final = "suit_increasedshieldregen"
    suit_increasedammoreserves: Final = "suit_increasedammoreserves"
    suit_improvedjumpassist: Final = "suit_improvedjumpassist"
    suit_nightvision: Final = "suit_nightvision"
    suit_increasedo2capacity: Final = "suit_increasedo2capacity"
    suit_improvedradar: Final = "suit_improvedradar"
    suit_improvedarmourrating: Final = "suit_improvedarmourrating"
    suit_increasedmeleedamage: Final = "suit_increasedmeleedamage"
    suit_adsmovementspeed: Final = "suit_adsmovementspeed"


class CargoVessel:
    """Whose hold it is. Other values occur."""

    Ship: Final = "Ship"
    SRV: Final = "SRV"


class PlayMode:
    """What the player is in: the galaxy, or an operation. Other values occur."""

    MainGame: Final = "MainGame"
    Operation: Final = "Operation"


class GameMode:
    """With whom the player plays. Other values occur."""

    Solo: Final = "Solo"
    Open: Final = "Open"
    Group: Final = "Group"


class BlueprintName:
    """The blueprints of engineers. Other values occur."""

    Armour_Advanced: Final = "Armour_Advanced"
    Armour_HeavyDuty: Final = "Armour_HeavyDuty"
    Armour_Thermic: Final = "Armour_Thermic"
    CargoRack_IncreasedCapacity: Final = "CargoRack_IncreasedCapacity"
    ChaffLauncher_LightWeight: Final = "ChaffLauncher_LightWeight"
    Decorative_Green: Final = "Decorative_Green"
    Decorative_Red: Final = "Decorative_Red"
    Decorative_Yellow: Final = "Decorative_Yellow"
    Engine_Dirty: Final = "Engine_Dirty"
    Engine_Reinforced: Final = "Engine_Reinforced"
    Engine_Tuned: Final = "Engine_Tuned"
    FSD_FastBoot: Final = "FSD_FastBoot"
    FSD_LongRange: Final = "FSD_LongRange"
    FSDinterdictor_Expanded: Final = "FSDinterdictor_Expanded"
    FSDinterdictor_LongRange: Final = "FSDinterdictor_LongRange"
    HeatSinkLauncher_HeatSinkCapacity: Final = "HeatSinkLauncher_HeatSinkCapacity"
    HeatSinkLauncher_LightWeight: Final = "HeatSinkLauncher_LightWeight"
    HullReinforcement_Advanced: Final = "HullReinforcement_Advanced"
    HullReinforcement_HeavyDuty: Final = "HullReinforcement_HeavyDuty"
    HullReinforcement_Kinetic: Final = "HullReinforcement_Kinetic"
    HullReinforcement_Thermic: Final = "HullReinforcement_Thermic"
    LifeSupport_LightWeight: Final = "LifeSupport_LightWeight"
    Misc_ChaffCapacity: Final = "Misc_ChaffCapacity"
    Misc_HeatSinkCapacity: Final = "Misc_HeatSinkCapacity"
    Misc_LightWeight: Final = "Misc_LightWeight"
    Misc_Shielded: Final = "Misc_Shielded"
    PointDefence_LightWeight: Final = "PointDefence_LightWeight"
    PowerDistributor_HighCapacity: Final = "PowerDistributor_HighCapacity"
    PowerDistributor_HighFrequency: Final = "PowerDistributor_HighFrequency"
    PowerDistributor_PriorityEngines: Final = "PowerDistributor_PriorityEngines"
    PowerDistributor_PriorityWeapons: Final = "PowerDistributor_PriorityWeapons"
    PowerDistributor_Shielded: Final = "PowerDistributor_Shielded"
    PowerPlant_Armoured: Final = "PowerPlant_Armoured"
    PowerPlant_Boosted: Final = "PowerPlant_Boosted"
    PowerPlant_Stealth: Final = "PowerPlant_Stealth"
    Sensor_Expanded: Final = "Sensor_Expanded"
    Sensor_FastScan: Final = "Sensor_FastScan"
    Sensor_KillWarrantScanner_FastScan: Final = "Sensor_KillWarrantScanner_FastScan"
    Sensor_LightWeight: Final = "Sensor_LightWeight"
    Sensor_LongRange: Final = "Sensor_LongRange"
    Sensor_Sensor_LightWeight: Final = "Sensor_Sensor_LightWeight"
    Sensor_Sensor_LongRange: Final = "Sensor_Sensor_LongRange"
    Sensor_SurfaceScanner_FastScan: Final = "Sensor_SurfaceScanner_FastScan"
    Sensor_WakeScanner_FastScan: Final = "Sensor_WakeScanner_FastScan"
    ShieldBooster_HeavyDuty: Final = "ShieldBooster_HeavyDuty"
    ShieldBooster_Kinetic: Final = "ShieldBooster_Kinetic"
    ShieldBooster_Resistive: Final = "ShieldBooster_Resistive"
    ShieldBooster_Thermic: Final = "ShieldBooster_Thermic"
    ShieldCellBank_Rapid: Final = "ShieldCellBank_Rapid"
    ShieldCellBank_Specialised: Final = "ShieldCellBank_Specialised"
    ShieldGenerator_Kinetic: Final = "ShieldGenerator_Kinetic"
    ShieldGenerator_Optimised: Final = "ShieldGenerator_Optimised"
    ShieldGenerator_Reinforced: Final = "ShieldGenerator_Reinforced"
    ShieldGenerator_Thermic: Final = "ShieldGenerator_Thermic"
    Weapon_DoubleShot: Final = "Weapon_DoubleShot"
    Weapon_Efficient: Final = "Weapon_Efficient"
    Weapon_Focused: Final = "Weapon_Focused"
    Weapon_HighCapacity: Final = "Weapon_HighCapacity"
    Weapon_LightWeight: Final = "Weapon_LightWeight"
    Weapon_LongRange: Final = "Weapon_LongRange"
    Weapon_Overcharged: Final = "Weapon_Overcharged"
    Weapon_RapidFire: Final = "Weapon_RapidFire"
    Weapon_ShortRange: Final = "Weapon_ShortRange"
    Weapon_Sturdy: Final = "Weapon_Sturdy"


class ExperimentalEffectName:
    """The experimental effects of engineers. Other values occur."""

    special_armour_chunky: Final = "special_armour_chunky"
    special_armour_thermic: Final = "special_armour_thermic"
    special_auto_loader: Final = "special_auto_loader"
    special_concordant_sequence: Final = "special_concordant_sequence"
    special_corrosive_shell: Final = "special_corrosive_shell"
    special_dispersal_field: Final = "special_dispersal_field"
    special_drag_munitions: Final = "special_drag_munitions"
    special_emissive_munitions: Final = "special_emissive_munitions"
    special_engine_haulage: Final = "special_engine_haulage"
    special_engine_lightweight: Final = "special_engine_lightweight"
    special_engine_overloaded: Final = "special_engine_overloaded"
    special_feedback_cascade_cooled: Final = "special_feedback_cascade_cooled"
    special_fsd_fuelcapacity: Final = "special_fsd_fuelcapacity"
    special_fsd_heavy: Final = "special_fsd_heavy"
    special_fsd_lightweight: Final = "special_fsd_lightweight"
    special_hullreinforcement_chunky: Final = "special_hullreinforcement_chunky"
    special_hullreinforcement_kinetic: Final = "special_hullreinforcement_kinetic"
    special_hullreinforcement_thermic: Final = "special_hullreinforcement_thermic"
    special_incendiary_rounds: Final = "special_incendiary_rounds"
    special_lock_breaker: Final = "special_lock_breaker"
    special_phasing_sequence: Final = "special_phasing_sequence"
    special_plasma_slug: Final = "special_plasma_slug"
    special_plasma_slug_cooled: Final = "special_plasma_slug_cooled"
    special_powerdistributor_efficient: Final = "special_powerdistributor_efficient"
    special_powerdistributor_fast: Final = "special_powerdistributor_fast"
    special_powerdistributor_lightweight: Final = "special_powerdistributor_lightweight"
    special_powerplant_cooled: Final = "special_powerplant_cooled"
    special_powerplant_highcharge: Final = "special_powerplant_highcharge"
    special_powerplant_lightweight: Final = "special_powerplant_lightweight"
    special_powerplant_toughened: Final = "special_powerplant_toughened"
    special_regeneration_sequence: Final = "special_regeneration_sequence"
    special_scramble_spectrum: Final = "special_scramble_spectrum"
    special_screening_shell: Final = "special_screening_shell"
    special_shield_efficient: Final = "special_shield_efficient"
    special_shield_health: Final = "special_shield_health"
    special_shield_kinetic: Final = "special_shield_kinetic"
    special_shield_lightweight: Final = "special_shield_lightweight"
    special_shield_regenerative: Final = "special_shield_regenerative"
    special_shield_resistive: Final = "special_shield_resistive"
    special_shieldbooster_chunky: Final = "special_shieldbooster_chunky"
    special_shieldbooster_efficient: Final = "special_shieldbooster_efficient"
    special_shieldbooster_kinetic: Final = "special_shieldbooster_kinetic"
    special_shieldbooster_thermic: Final = "special_shieldbooster_thermic"
    special_shieldcell_gradual: Final = "special_shieldcell_gradual"
    special_shieldcell_oversized: Final = "special_shieldcell_oversized"
    special_super_penetrator_cooled: Final = "special_super_penetrator_cooled"
    special_thermal_cascade: Final = "special_thermal_cascade"
    special_thermal_conduit: Final = "special_thermal_conduit"
    special_thermal_vent: Final = "special_thermal_vent"
    special_thermalshock: Final = "special_thermalshock"
    special_weapon_damage: Final = "special_weapon_damage"
    special_weapon_efficient: Final = "special_weapon_efficient"
    special_weapon_lightweight: Final = "special_weapon_lightweight"
    special_weapon_toughened: Final = "special_weapon_toughened"


class PassengerTypeName:
    """The types of passenger. Other values occur."""

    Criminal: Final = "Criminal"
    Tourist: Final = "Tourist"
    Scientist: Final = "Scientist"
    Medical: Final = "Medical"
    Soldier: Final = "Soldier"
    Business: Final = "Business"
    MinorCelebrity: Final = "MinorCelebrity"
    Terrorist: Final = "Terrorist"


class DockingDenialReason:
    """Why a station refuses docking. Other values occur."""

    NoSpace: Final = "NoSpace"
    Distance: Final = "Distance"
    Offences: Final = "Offences"
    NoReason: Final = "NoReason"
    RestrictedAccess: Final = "RestrictedAccess"
    TooLarge: Final = "TooLarge"
    Hostile: Final = "Hostile"
    JumpImminent: Final = "JumpImminent"


class JumpType:
    """Where the countdown leads to. Other values occur."""

    Hyperspace: Final = "Hyperspace"
    Supercruise: Final = "Supercruise"


class SignalSourceType:
    """The types of unidentified signal source. Other values occur."""

    USS_Type_Salvage: Final = "$USS_Type_Salvage;"
    USS_Type_NonHuman: Final = "$USS_Type_NonHuman;"
    USS_Type_ValuableSalvage: Final = "$USS_Type_ValuableSalvage;"
    USS_Type_VeryValuableSalvage: Final = "$USS_Type_VeryValuableSalvage;"
    USS_Type_Convoy: Final = "$USS_Type_Convoy;"
    USS_Type_Aftermath: Final = "$USS_Type_Aftermath;"
    USS_Type_WeaponsFire: Final = "$USS_Type_WeaponsFire;"
    USS_Type_DistressSignal: Final = "$USS_Type_DistressSignal;"
    USS_Type_PowerEmissions: Final = "$USS_Type_PowerEmissions;"
    USS_Type_MissionTarget: Final = "$USS_Type_MissionTarget;"
    USS_Type_AXShips: Final = "$USS_Type_AXShips;"
    USS_Type_AXWeaponsFire: Final = "$USS_Type_AXWeaponsFire;"
    USS_Type_PowerplayConvoyDistressSignal: Final = "$USS_Type_PowerplayConvoyDistressSignal;"
    USS_Type_Ceremonial: Final = "$USS_Type_Ceremonial;"
    USS_Type_PowerConvoy: Final = "$USS_Type_PowerConvoy;"
    USS_Type_PowerWeaponsFire: Final = "$USS_Type_PowerWeaponsFire;"


class CrimeType:
    """The crimes. Other values occur."""

    assault: Final = "assault"
    onFoot_murder: Final = "onFoot_murder"
    murder: Final = "murder"
    dockingMinorTresspass: Final = "dockingMinorTresspass"
    collidedAtSpeedInNoFireZone: Final = "collidedAtSpeedInNoFireZone"
    interdiction: Final = "interdiction"
    dumpingDangerous: Final = "dumpingDangerous"
    collidedAtSpeedInNoFireZone_hulldamage: Final = "collidedAtSpeedInNoFireZone_hulldamage"
    onFoot_failureToSubmitToPolice: Final = "onFoot_failureToSubmitToPolice"
    onFoot_detectionOfWeapon: Final = "onFoot_detectionOfWeapon"
    dockingMajorTresspass: Final = "dockingMajorTresspass"
    onFoot_recklessEndangerment: Final = "onFoot_recklessEndangerment"
    onFoot_arcCutterUse: Final = "onFoot_arcCutterUse"
    onFoot_trespass: Final = "onFoot_trespass"
    dockingMinorBlockingLandingPad: Final = "dockingMinorBlockingLandingPad"
    recklessWeaponsDischarge: Final = "recklessWeaponsDischarge"
    onFoot_identityTheft: Final = "onFoot_identityTheft"
    fireInNoFireZone: Final = "fireInNoFireZone"
    dockingMinorBlockingAirlock: Final = "dockingMinorBlockingAirlock"
    onFoot_carryingIllegalGoods: Final = "onFoot_carryingIllegalGoods"
    onFoot_propertyTheft: Final = "onFoot_propertyTheft"
    onFoot_profileCloningIntent: Final = "onFoot_profileCloningIntent"
    disobeyPolice: Final = "disobeyPolice"
    dockingMajorBlockingAirlock: Final = "dockingMajorBlockingAirlock"
    dockingMajorBlockingLandingPad: Final = "dockingMajorBlockingLandingPad"
    dumpingNearStation: Final = "dumpingNearStation"
    fireInStation: Final = "fireInStation"
    illegalCargo: Final = "illegalCargo"
    onFoot_breakingAndEntering: Final = "onFoot_breakingAndEntering"
    onFoot_carryingIllegalData: Final = "onFoot_carryingIllegalData"
    onFoot_carryingStolenGoods: Final = "onFoot_carryingStolenGoods"
    onFoot_damagingDefences: Final = "onFoot_damagingDefences"
    onFoot_dataTransfer: Final = "onFoot_dataTransfer"
    onFoot_eBreachUse: Final = "onFoot_eBreachUse"
    onFoot_overchargeIntent: Final = "onFoot_overchargeIntent"
    onFoot_overchargedPort: Final = "onFoot_overchargedPort"
    onFoot_theft: Final = "onFoot_theft"
    onfoot_overchargedPort_2: Final = "onfoot_overchargedPort"
    passengerWanted: Final = "passengerWanted"
    piracy: Final = "piracy"
    shuttleDestruction: Final = "shuttleDestruction"


class CombatRankName:
    """The combat ranks of pilots. Other values occur."""

    Competent: Final = "Competent"
    Expert: Final = "Expert"
    Master: Final = "Master"
    Deadly: Final = "Deadly"
    Dangerous: Final = "Dangerous"
    Novice: Final = "Novice"
    Mostly_Harmless: Final = "Mostly Harmless"
    Elite: Final = "Elite"
    Harmless: Final = "Harmless"


class ResurrectOptionName:
    """How the player goes on after dying. Other values occur."""

    rebuy: Final = "rebuy"
    rejoin: Final = "rejoin"
    handin: Final = "handin"
    recover: Final = "recover"
    escape: Final = "escape"


class SrvTypeName:
    """The surface vehicles. Other values occur."""

    testbuggy: Final = "testbuggy"
    combat_multicrew_srv_01: Final = "combat_multicrew_srv_01"
    lander01: Final = "lander01"
    mev_rhino: Final = "mev_rhino"


class TargetLegalStatusName:
    """Legal status of a targeted pilot. Other values occur."""

    Clean: Final = "Clean"
    Wanted: Final = "Wanted"
    Lawless: Final = "Lawless"
    Enemy: Final = "Enemy"
    Unknown: Final = "Unknown"
    Thargoid22: Final = "Thargoid22"


class AttackedName:
    """Who is under fire. Other values occur."""

    You: Final = "You"
    Mothership: Final = "Mothership"
    Fighter: Final = "Fighter"


class CodexSubCategoryName:
    """The subcategory of a Codex entry. Other values occur."""

    Codex_SubCategory_Organic_Structures: Final = "$Codex_SubCategory_Organic_Structures;"
    Codex_SubCategory_Terrestrials: Final = "$Codex_SubCategory_Terrestrials;"
    Codex_SubCategory_Stars: Final = "$Codex_SubCategory_Stars;"
    Codex_SubCategory_Gas_Giants: Final = "$Codex_SubCategory_Gas_Giants;"
    Codex_SubCategory_Geology_and_Anomalies: Final = "$Codex_SubCategory_Geology_and_Anomalies;"
    Codex_SubCategory_Thargoid: Final = "$Codex_SubCategory_Thargoid;"


class CodexCategoryName:
    """The category of a Codex entry. Other values occur."""

    Codex_Category_Biology: Final = "$Codex_Category_Biology;"
    Codex_Category_StellarBodies: Final = "$Codex_Category_StellarBodies;"
    Codex_Category_Civilisations: Final = "$Codex_Category_Civilisations;"


class DataSourceType:
    """A type of source of data that can be scanned. Other values occur."""

    Datascan_DataPoint: Final = "$Datascan_DataPoint;"
    Datascan_TouristBeacon: Final = "$Datascan_TouristBeacon;"
    Datascan_ShipUplink: Final = "$Datascan_ShipUplink;"
    Datascan_ANCIENTCODEX: Final = "$Datascan_ANCIENTCODEX;"
    Datascan_WreckedShip: Final = "$Datascan_WreckedShip;"
    Datascan_Settlement_Unknown: Final = "$Datascan_Settlement_Unknown;"
    Datascan_Unknown_Uplink: Final = "$Datascan_Unknown_Uplink;"
    Datascan_ListeningPost: Final = "$Datascan_ListeningPost;"
    Datascan_AbandonedDataLog: Final = "$Datascan_AbandonedDataLog;"


class SignalTypeName:
    """The type of a signal in a system. Other values occur."""

    FleetCarrier: Final = "FleetCarrier"
    Combat: Final = "Combat"
    ResourceExtraction: Final = "ResourceExtraction"
    Installation: Final = "Installation"
    Outpost: Final = "Outpost"
    NavBeacon: Final = "NavBeacon"
    Megaship: Final = "Megaship"
    TouristBeacon: Final = "TouristBeacon"
    StationCoriolis: Final = "StationCoriolis"
    USS: Final = "USS"
    StationONeilCylinder: Final = "StationONeilCylinder"
    Generic: Final = "Generic"
    StationONeilOrbis: Final = "StationONeilOrbis"
    StationBernalSphere: Final = "StationBernalSphere"
    StationMegaShip: Final = "StationMegaShip"
    SquadronCarrier: Final = "SquadronCarrier"
    Titan: Final = "Titan"
    Codex: Final = "Codex"
    StationAsteroid: Final = "StationAsteroid"
    StationDodec: Final = "StationDodec"


class SpawningStateName:
    """The state of a faction that causes a signal. Other values occur."""

    FactionState_None: Final = "$FactionState_None;"
    FactionState_boom_desc: Final = "$FactionState_boom_desc;"
    FactionState_CivilWar_desc: Final = "$FactionState_CivilWar_desc;"
    FactionState_Expansion_desc: Final = "$FactionState_Expansion_desc;"
    FactionState_War_desc: Final = "$FactionState_War_desc;"
    FactionState_CivilUnrest_desc: Final = "$FactionState_CivilUnrest_desc;"
    FactionState_Election_desc: Final = "$FactionState_Election_desc;"
    FactionState_bust_desc: Final = "$FactionState_bust_desc;"
    FactionState_Outbreak_desc: Final = "$FactionState_Outbreak_desc;"
    FactionState_PublicHoliday_desc: Final = "$FactionState_PublicHoliday_desc;"
    FactionState_Terrorism_desc: Final = "$FactionState_Terrorism_desc;"
    FactionState_PirateAttack_desc: Final = "$FactionState_PirateAttack_desc;"
    FactionState_Retreat_desc: Final = "$FactionState_Retreat_desc;"
    FactionState_Investment_desc: Final = "$FactionState_Investment_desc;"
    Empty: Final = ""


class MaterialCategory:
    """The categories of engineering materials. Other values occur."""

    Manufactured: Final = "Manufactured"
    Encoded: Final = "Encoded"
    Raw: Final = "Raw"


class GenusName:
    """The genera of organisms. Other values occur."""

    Codex_Ent_Bacterial_Genus_Name: Final = "$Codex_Ent_Bacterial_Genus_Name;"
    Codex_Ent_Tussocks_Genus_Name: Final = "$Codex_Ent_Tussocks_Genus_Name;"
    Codex_Ent_Stratum_Genus_Name: Final = "$Codex_Ent_Stratum_Genus_Name;"
    Codex_Ent_Fungoids_Genus_Name: Final = "$Codex_Ent_Fungoids_Genus_Name;"
    Codex_Ent_Osseus_Genus_Name: Final = "$Codex_Ent_Osseus_Genus_Name;"
    Codex_Ent_Fonticulus_Genus_Name: Final = "$Codex_Ent_Fonticulus_Genus_Name;"
    Codex_Ent_Shrubs_Genus_Name: Final = "$Codex_Ent_Shrubs_Genus_Name;"
    Codex_Ent_Tubus_Genus_Name: Final = "$Codex_Ent_Tubus_Genus_Name;"
    Codex_Ent_Conchas_Genus_Name: Final = "$Codex_Ent_Conchas_Genus_Name;"
    Codex_Ent_Cactoid_Genus_Name: Final = "$Codex_Ent_Cactoid_Genus_Name;"
    Codex_Ent_Aleoids_Genus_Name: Final = "$Codex_Ent_Aleoids_Genus_Name;"
    Codex_Ent_Clypeus_Genus_Name: Final = "$Codex_Ent_Clypeus_Genus_Name;"
    Codex_Ent_Ground_Struct_Ice_Name: Final = "$Codex_Ent_Ground_Struct_Ice_Name;"
    Codex_Ent_Fumerolas_Genus_Name: Final = "$Codex_Ent_Fumerolas_Genus_Name;"
    Codex_Ent_Recepta_Genus_Name: Final = "$Codex_Ent_Recepta_Genus_Name;"
    Codex_Ent_Electricae_Genus_Name: Final = "$Codex_Ent_Electricae_Genus_Name;"
    Codex_Ent_Brancae_Name: Final = "$Codex_Ent_Brancae_Name;"
    Codex_Ent_Ingensradices_Genus_Name: Final = "$Codex_Ent_Ingensradices_Genus_Name;"
    Codex_Ent_Cone_Name: Final = "$Codex_Ent_Cone_Name;"


class RingClassName:
    """The class of a ring. Other values occur."""

    eRingClass_Rocky: Final = "eRingClass_Rocky"
    eRingClass_MetalRich: Final = "eRingClass_MetalRich"
    eRingClass_Icy: Final = "eRingClass_Icy"
    eRingClass_Metalic: Final = "eRingClass_Metalic"


class AtmosphereGasName:
    """A gas in an atmosphere. Other values occur."""

    Nitrogen: Final = "Nitrogen"
    SulphurDioxide: Final = "SulphurDioxide"
    Helium: Final = "Helium"
    CarbonDioxide: Final = "CarbonDioxide"
    Hydrogen: Final = "Hydrogen"
    Argon: Final = "Argon"
    Methane: Final = "Methane"
    Neon: Final = "Neon"
    Ammonia: Final = "Ammonia"
    Oxygen: Final = "Oxygen"
    Water: Final = "Water"
    Silicates: Final = "Silicates"
    Iron: Final = "Iron"


class ScanTypeName:
    """How a body was scanned. Other values occur."""

    Detailed: Final = "Detailed"
    AutoScan: Final = "AutoScan"
    NavBeaconDetail: Final = "NavBeaconDetail"
    Basic: Final = "Basic"


class TerraformStateName:
    """Whether a planet can be or has been terraformed. Other values occur."""

    Terraformable: Final = "Terraformable"
    Terraformed: Final = "Terraformed"
    Terraforming: Final = "Terraforming"
    Empty: Final = ""


class PlanetClassName:
    """The class of a planet. Other values occur."""

    Icy_body: Final = "Icy body"
    High_metal_content_body: Final = "High metal content body"
    Rocky_body: Final = "Rocky body"
    Rocky_ice_body: Final = "Rocky ice body"
    Sudarsky_class_I_gas_giant: Final = "Sudarsky class I gas giant"
    Sudarsky_class_III_gas_giant: Final = "Sudarsky class III gas giant"
    Water_world: Final = "Water world"
    Metal_rich_body: Final = "Metal rich body"
    Gas_giant_with_water_based_life: Final = "Gas giant with water based life"
    Sudarsky_class_II_gas_giant: Final = "Sudarsky class II gas giant"
    Gas_giant_with_ammonia_based_life: Final = "Gas giant with ammonia based life"
    Sudarsky_class_IV_gas_giant: Final = "Sudarsky class IV gas giant"
    Ammonia_world: Final = "Ammonia world"
    Earthlike_body: Final = "Earthlike body"
    Water_giant: Final = "Water giant"
    Helium_rich_gas_giant: Final = "Helium rich gas giant"
    Sudarsky_class_V_gas_giant: Final = "Sudarsky class V gas giant"


class AtmosphereTypeName:
    """The type of an atmosphere. Other values occur."""

    _None: Final = "None"
    CarbonDioxide: Final = "CarbonDioxide"
    SulphurDioxide: Final = "SulphurDioxide"
    ArgonRich: Final = "ArgonRich"
    Nitrogen: Final = "Nitrogen"
    Methane: Final = "Methane"
    NeonRich: Final = "NeonRich"
    MethaneRich: Final = "MethaneRich"
    Helium: Final = "Helium"
    Argon: Final = "Argon"
    Water: Final = "Water"
    Ammonia: Final = "Ammonia"
    Neon: Final = "Neon"
    CarbonDioxideRich: Final = "CarbonDioxideRich"
    AmmoniaRich: Final = "AmmoniaRich"
    SilicateVapour: Final = "SilicateVapour"
    WaterRich: Final = "WaterRich"
    AmmoniaOxygen: Final = "AmmoniaOxygen"
    EarthLike: Final = "EarthLike"
    Oxygen: Final = "Oxygen"
    MetallicVapour: Final = "MetallicVapour"


class VolcanismName:
    """The volcanism of a planet. Other values occur."""

    major_water_geysers_volcanism: Final = "major water geysers volcanism"
    major_silicate_vapour_geysers_volcanism: Final = "major silicate vapour geysers volcanism"
    minor_metallic_magma_volcanism: Final = "minor metallic magma volcanism"
    major_rocky_magma_volcanism: Final = "major rocky magma volcanism"
    water_geysers_volcanism: Final = "water geysers volcanism"
    minor_carbon_dioxide_geysers_volcanism: Final = "minor carbon dioxide geysers volcanism"
    minor_silicate_vapour_geysers_volcanism: Final = "minor silicate vapour geysers volcanism"
    metallic_magma_volcanism: Final = "metallic magma volcanism"
    major_water_magma_volcanism: Final = "major water magma volcanism"
    carbon_dioxide_geysers_volcanism: Final = "carbon dioxide geysers volcanism"
    rocky_magma_volcanism: Final = "rocky magma volcanism"
    minor_rocky_magma_volcanism: Final = "minor rocky magma volcanism"
    major_metallic_magma_volcanism: Final = "major metallic magma volcanism"
    minor_water_magma_volcanism: Final = "minor water magma volcanism"
    minor_nitrogen_magma_volcanism: Final = "minor nitrogen magma volcanism"
    water_magma_volcanism: Final = "water magma volcanism"
    minor_ammonia_magma_volcanism: Final = "minor ammonia magma volcanism"
    minor_methane_magma_volcanism: Final = "minor methane magma volcanism"
    silicate_vapour_geysers_volcanism: Final = "silicate vapour geysers volcanism"
    minor_water_geysers_volcanism: Final = "minor water geysers volcanism"
    Empty: Final = ""


class LuminosityClassName:
    """The luminosity class of a star. Other values occur."""

    Va: Final = "Va"
    V: Final = "V"
    Vab: Final = "Vab"
    VI: Final = "VI"
    Vb: Final = "Vb"
    VII: Final = "VII"
    Vz: Final = "Vz"
    IV: Final = "IV"
    IVb: Final = "IVb"
    III: Final = "III"
    O: Final = "O"
    IIab: Final = "IIab"
    IVab: Final = "IVab"
    I: Final = "I"


class ReserveLevelName:
    """How much the rings of a planet hold for miners. Other values occur."""

    PristineResources: Final = "PristineResources"
    CommonResources: Final = "CommonResources"
    MajorResources: Final = "MajorResources"
    LowResources: Final = "LowResources"
    DepletedResources: Final = "DepletedResources"


class LimpetType:
    """The task a limpet is launched for. Other values occur."""

    Collection: Final = "Collection"
    Prospector: Final = "Prospector"
    Repair: Final = "Repair"
    FuelTransfer: Final = "FuelTransfer"
    Decontamination: Final = "Decontamination"
    Hatchbreaker: Final = "Hatchbreaker"
    Research: Final = "Research"


class CarrierDockingAccess:
    """Who may dock at a carrier. Other values occur."""

    all: Final = "all"
    none: Final = "none"
    friends: Final = "friends"
    squadronfriends: Final = "squadronfriends"
    squadron: Final = "squadron"


class AsteroidContentLevel:
    """How many engineering materials an asteroid contains. Other values occur."""

    AsteroidMaterialContent_Low: Final = "$AsteroidMaterialContent_Low;"
    AsteroidMaterialContent_Medium: Final = "$AsteroidMaterialContent_Medium;"
    AsteroidMaterialContent_High: Final = "$AsteroidMaterialContent_High;"


class CargoDepotUpdateType:
    """What has been done with the cargo of a mission. Other values occur."""

    Deliver: Final = "Deliver"
    Collect: Final = "Collect"


class CrewRoleName:
    """What a crew member does. Other values occur."""

    Idle: Final = "Idle"
    Active: Final = "Active"
    Helm: Final = "Helm"
    OnFoot: Final = "OnFoot"
    OnShoreLeave: Final = "OnShoreLeave"
    FighterCon: Final = "FighterCon"
    FireCon: Final = "FireCon"


class EngineerContributionType:
    """What a player gives to an engineer. Other values occur."""

    Commodity: Final = "Commodity"
    Materials: Final = "Materials"
    Bounty: Final = "Bounty"


class ShipTypeName:
    """The ships, with taxis and dropships. Other values occur."""

    adder: Final = "adder"
    adder_taxi: Final = "adder_taxi"
    anaconda: Final = "anaconda"
    asp: Final = "asp"
    asp_scout: Final = "asp_scout"
    belugaliner: Final = "belugaliner"
    cobramkiii: Final = "cobramkiii"
    cobramkiv: Final = "cobramkiv"
    cobramkv: Final = "cobramkv"
    corsair: Final = "corsair"
    cutter: Final = "cutter"
    diamondback: Final = "diamondback"
    diamondback_taxi: Final = "diamondback_taxi"
    diamondbackxl: Final = "diamondbackxl"
    dolphin: Final = "dolphin"
    eagle: Final = "eagle"
    empire_courier: Final = "empire_courier"
    empire_eagle: Final = "empire_eagle"
    empire_trader: Final = "empire_trader"
    explorer_nx: Final = "explorer_nx"
    federation_corvette: Final = "federation_corvette"
    federation_dropship: Final = "federation_dropship"
    federation_dropship_mkii: Final = "federation_dropship_mkii"
    federation_gunship: Final = "federation_gunship"
    ferdelance: Final = "ferdelance"
    hauler: Final = "hauler"
    independant_trader: Final = "independant_trader"
    krait_light: Final = "krait_light"
    krait_mkii: Final = "krait_mkii"
    lakonminer: Final = "lakonminer"
    mamba: Final = "mamba"
    mandalay: Final = "mandalay"
    orca: Final = "orca"
    panthermkii: Final = "panthermkii"
    python: Final = "python"
    python_nx: Final = "python_nx"
    sidewinder: Final = "sidewinder"
    type6: Final = "type6"
    type7: Final = "type7"
    type8: Final = "type8"
    type9: Final = "type9"
    type9_military: Final = "type9_military"
    typex: Final = "typex"
    typex_2: Final = "typex_2"
    typex_3: Final = "typex_3"
    viper: Final = "viper"
    viper_mkiv: Final = "viper_mkiv"
    viper_taxi: Final = "viper_taxi"
    vulture: Final = "vulture"
    vulture_taxi: Final = "vulture_taxi"
    mediumtransport01: Final = "mediumtransport01"
    smallcombat01_nx: Final = "smallcombat01_nx"


class MaterialTraderType:
    """Which category of materials a trader deals in. Other values occur."""

    manufactured: Final = "manufactured"
    raw: Final = "raw"
    encoded: Final = "encoded"


class MissionTargetType:
    """What kind of target a mission is against. Other values occur."""

    MissionUtil_FactionTag_Pirate: Final = "$MissionUtil_FactionTag_Pirate;"
    MissionUtil_FactionTag_PirateLord: Final = "$MissionUtil_FactionTag_PirateLord;"
    MissionUtil_FactionTag_AIHumanoid: Final = "$MissionUtil_FactionTag_AIHumanoid;"
    MissionUtil_FactionTag_TerroristLeader: Final = "$MissionUtil_FactionTag_TerroristLeader;"
    MissionUtil_FactionTag_DeserterASS: Final = "$MissionUtil_FactionTag_DeserterASS;"
    MissionUtil_FactionTag_Deserter: Final = "$MissionUtil_FactionTag_Deserter;"


class MissionEffectSize:
    """Size of a mission's effect, as plus signs. Other values occur."""

    Empty: Final = "++"
    Empty_2: Final = "+"
    Empty_3: Final = "+++++"
    Empty_4: Final = "+++"
    _None: Final = "None"
    Empty_5: Final = "++++"


class MissionTrend:
    """Direction of a mission's effect, and whether it is good. Other values occur."""

    UpGood: Final = "UpGood"
    DownBad: Final = "DownBad"
    DownGood: Final = "DownGood"
    UpBad: Final = "UpBad"
    _None: Final = "None"


class MissionEffectName:
    """What a mission does to a faction or its system. Other values occur."""

    MISSIONUTIL_Interaction_Summary_EP_up: Final = "$MISSIONUTIL_Interaction_Summary_EP_up;"
    MISSIONUTIL_Interaction_Summary_EP_down: Final = "$MISSIONUTIL_Interaction_Summary_EP_down;"
    MISSIONUTIL_Interaction_Summary_SP_up: Final = "$MISSIONUTIL_Interaction_Summary_SP_up;"
    MISSIONUTIL_Interaction_Summary_Outbreak_down: Final = "$MISSIONUTIL_Interaction_Summary_Outbreak_down;"
    MISSIONUTIL_Interaction_Summary_SP_down: Final = "$MISSIONUTIL_Interaction_Summary_SP_down;"
    MISSIONUTIL_Interaction_Summary_Outbreak_up: Final = "$MISSIONUTIL_Interaction_Summary_Outbreak_up;"


class MaterialRewardCategory:
    """Category of a material given as a reward. Other values occur."""

    MICRORESOURCE_CATEGORY_Manufactured: Final = "$MICRORESOURCE_CATEGORY_Manufactured;"
    MICRORESOURCE_CATEGORY_Data: Final = "$MICRORESOURCE_CATEGORY_Data;"
    MICRORESOURCE_CATEGORY_Encoded: Final = "$MICRORESOURCE_CATEGORY_Encoded;"
    MICRORESOURCE_CATEGORY_Item: Final = "$MICRORESOURCE_CATEGORY_Item;"
    MICRORESOURCE_CATEGORY_Component: Final = "$MICRORESOURCE_CATEGORY_Component;"
    MICRORESOURCE_CATEGORY_Elements: Final = "$MICRORESOURCE_CATEGORY_Elements;"


class VoucherType:
    """Kind of vouchers a player can cash in. Other values occur."""

    bounty: Final = "bounty"
    CombatBond: Final = "CombatBond"
    codex: Final = "codex"
    settlement: Final = "settlement"
    trade: Final = "trade"
    scannable: Final = "scannable"


class RestockedVehicleType:
    """An SRV or fighter that a ship can carry. Other values occur."""

    independent_fighter: Final = "independent_fighter"
    testbuggy: Final = "testbuggy"
    empire_fighter: Final = "empire_fighter"
    federation_fighter: Final = "federation_fighter"
    combat_multicrew_srv_01: Final = "combat_multicrew_srv_01"
    gdn_hybrid_fighter_v3: Final = "gdn_hybrid_fighter_v3"
    gdn_hybrid_fighter_v1: Final = "gdn_hybrid_fighter_v1"
    gdn_hybrid_fighter_v2: Final = "gdn_hybrid_fighter_v2"
    lander01: Final = "lander01"
    mev_rhino: Final = "mev_rhino"


class FighterLoadoutName:
    """Loadouts of fighters and surface vehicles. Other values occur."""

    starter: Final = "starter"
    one: Final = "one"
    four: Final = "four"
    three: Final = "three"
    zero: Final = "zero"
    default: Final = "default"
    at: Final = "at"
    base: Final = "base"
    galactic: Final = "galactic"
    advanced: Final = "advanced"
    two: Final = "two"
    stellar: Final = "stellar"


class TechnologyBrokerType:
    """Type of technology broker. Other values occur."""

    sirius: Final = "sirius"
    guardian: Final = "guardian"
    human: Final = "human"
    salvation: Final = "salvation"
    rescue: Final = "rescue"


class MicroResourceCategory:
    """The categories of things carried on foot. Other values occur."""

    Component: Final = "Component"
    Item: Final = "Item"
    Consumable: Final = "Consumable"
    Data: Final = "Data"
    Mission: Final = "Mission"


class CarrierTypeName:
    """The types of carrier. Other values occur."""

    FleetCarrier: Final = "FleetCarrier"
    SquadronCarrier: Final = "SquadronCarrier"


class CarrierVariant:
    """The layouts of carriers. Other values occur."""

    CarrierDockB: Final = "CarrierDockB"


class CarrierCrewRole:
    """The posts on board a carrier. Other values occur."""

    BlackMarket: Final = "BlackMarket"
    Outfitting: Final = "Outfitting"
    Captain: Final = "Captain"
    Exploration: Final = "Exploration"
    Shipyard: Final = "Shipyard"
    VoucherRedemption: Final = "VoucherRedemption"
    Refuel: Final = "Refuel"
    Repair: Final = "Repair"
    CarrierFuel: Final = "CarrierFuel"
    Rearm: Final = "Rearm"
    Commodities: Final = "Commodities"
    PioneerSupplies: Final = "PioneerSupplies"
    VistaGenomics: Final = "VistaGenomics"
    Bartender: Final = "Bartender"


class CarrierCrewOperation:
    """What the player does with a post on a carrier. Other values occur."""

    Replace: Final = "Replace"
    Activate: Final = "Activate"
    Pause: Final = "Pause"
    Resume: Final = "Resume"
    Deactivate: Final = "Deactivate"


class CarrierPackOperation:
    """What the player does with a pack for a carrier. Other values occur."""

    BuyPack: Final = "BuyPack"
    SellPack: Final = "SellPack"
    RestockPack: Final = "RestockPack"


class CarrierPackTheme:
    """The themes of module packs for carriers. Other values occur."""

    Limpets: Final = "Limpets"
    Mining_Tools: Final = "Mining Tools"
    ShipUtilities: Final = "ShipUtilities"


class OrganicScanType:
    """How far the sampling of an organism is. Other values occur."""

    Sample: Final = "Sample"
    Log: Final = "Log"
    Analyse: Final = "Analyse"


class FriendStatus:
    """Status of a friend, or of a request to become friends. Other values occur."""

    Online: Final = "Online"
    Offline: Final = "Offline"
    Added: Final = "Added"
    Requested: Final = "Requested"
    Declined: Final = "Declined"
    Lost: Final = "Lost"


class MusicTrackName:
    """Name of a track of the in-game music. Other values occur."""

    Supercruise: Final = "Supercruise"
    NoTrack: Final = "NoTrack"
    Exploration: Final = "Exploration"
    OnFoot: Final = "OnFoot"
    SystemAndSurfaceScanner: Final = "SystemAndSurfaceScanner"
    GalaxyMap: Final = "GalaxyMap"
    SystemMap: Final = "SystemMap"
    Combat_Dogfight: Final = "Combat_Dogfight"
    DockingComputer: Final = "DockingComputer"
    Starport: Final = "Starport"
    DestinationFromHyperspace: Final = "DestinationFromHyperspace"
    DestinationFromSupercruise: Final = "DestinationFromSupercruise"
    Combat_SRV: Final = "Combat_SRV"
    MainMenu: Final = "MainMenu"
    FleetCarrier_Managment: Final = "FleetCarrier_Managment"
    NoInGameMusic: Final = "NoInGameMusic"
    Codex: Final = "Codex"
    GalacticPowers: Final = "GalacticPowers"
    Combat_Unknown: Final = "Combat_Unknown"
    Combat_LargeDogFight: Final = "Combat_LargeDogFight"
    Unknown_Encounter: Final = "Unknown_Encounter"
    Unknown_Exploration: Final = "Unknown_Exploration"
    GuardianSites: Final = "GuardianSites"
    Squadrons: Final = "Squadrons"
    Titan_Encounter: Final = "Titan_Encounter"
    Interdiction: Final = "Interdiction"
    TGFactory: Final = "TGFactory"
    Combat_Hunters: Final = "Combat_Hunters"
    Titan_Graveyard: Final = "Titan_Graveyard"
    Lifeform_FogCloud: Final = "Lifeform_FogCloud"
    CQCMenu: Final = "CQCMenu"
    Thargoid_GroundCombat: Final = "Thargoid_GroundCombat"


class TextChannelName:
    """Channel of a message received. Other values occur."""

    npc: Final = "npc"
    starsystem: Final = "starsystem"
    squadron: Final = "squadron"
    wing: Final = "wing"
    local: Final = "local"
    player: Final = "player"


class ShipScanType:
    """What the scan of a ship is for. Other values occur."""

    Cargo: Final = "Cargo"
    Crime: Final = "Crime"


class Flags(IntFlag):
    """The bits of Flags in Status.json; Flags(value) decodes them, unknown ones included."""

    Docked = 1 << 0  # docked, on a landing pad
    Landed = 1 << 1  # landed on the surface of a planet
    LandingGearDown = 1 << 2  # landing gear down
    ShieldsUp = 1 << 3  # shields up
    Supercruise = 1 << 4  # in supercruise
    FlightAssistOff = 1 << 5  # flight assist off
    HardpointsDeployed = 1 << 6  # hardpoints deployed
    InWing = 1 << 7  # in a wing
    LightsOn = 1 << 8  # lights on
    CargoScoopDeployed = 1 << 9  # cargo scoop deployed
    SilentRunning = 1 << 10  # silent running
    ScoopingFuel = 1 << 11  # scooping fuel from a star
    SrvHandbrake = 1 << 12  # SRV handbrake on
    SrvUsingTurretView = 1 << 13  # SRV turret view in use
    SrvTurretRetracted = 1 << 14  # SRV turret retracted, because it is close to the ship
    SrvDriveAssist = 1 << 15  # SRV drive assist on
    FsdMassLocked = 1 << 16  # frame shift drive mass locked
    FsdCharging = 1 << 17  # frame shift drive charging
    FsdCooldown = 1 << 18  # frame shift drive cooling down
    LowFuel = 1 << 19  # low fuel: main tank below 25 %
    OverHeating = 1 << 20  # overheating: heat above 100 %
    HasLatLong = 1 << 21  # latitude and longitude available
    IsInDanger = 1 << 22  # in danger
    BeingInterdicted = 1 << 23  # being interdicted
    InMainShip = 1 << 24  # in the main ship
    InFighter = 1 << 25  # in a fighter
    InSRV = 1 << 26  # in an SRV
    HudInAnalysisMode = 1 << 27  # HUD in analysis mode
    NightVision = 1 << 28  # night vision on
    AltitudeFromAverageRadius = 1 << 29  # altitude is measured from the average radius of the planet
    FsdJump = 1 << 30  # in a hyperspace jump
    SrvHighBeam = 1 << 31  # SRV high beam on


class Flags2(IntFlag):
    """The bits of Flags2 in Status.json; Flags2(value) decodes them, unknown ones included."""

    OnFoot = 1 << 0  # on foot
    InTaxi = 1 << 1  # in a taxi, a dropship or a shuttle
    InMulticrew = 1 << 2  # in someone else's ship
    OnFootInStation = 1 << 3  # on foot in a station
    OnFootOnPlanet = 1 << 4  # on foot on a planet
    AimDownSight = 1 << 5  # aiming down sights
    LowOxygen = 1 << 6  # low oxygen
    LowHealth = 1 << 7  # low health
    Cold = 1 << 8  # cold
    Hot = 1 << 9  # hot
    VeryCold = 1 << 10  # very cold
    VeryHot = 1 << 11  # very hot
    GlideMode = 1 << 12  # in glide mode
    OnFootInHangar = 1 << 13  # on foot in a hangar
    OnFootSocialSpace = 1 << 14  # on foot in a social space
    OnFootExterior = 1 << 15  # on foot outside
    BreathableAtmosphere = 1 << 16  # breathable atmosphere
    TelepresenceMulticrew = 1 << 17  # in multicrew by telepresence
    PhysicalMulticrew = 1 << 18  # physically aboard in multicrew
    FsdHyperdriveCharging = 1 << 19  # frame shift drive charging for a hyperspace jump
    SupercruiseOvercharge = 1 << 20  # supercruise overcharge active
    SupercruiseAssist = 1 << 21  # supercruise assist active
    NpcCrewActive = 1 << 22  # NPC crew member active


class ConflictParty(TypedDict):
    """One side of a conflict."""

    Name: str
    """Name of the faction. Always; specified."""
    Stake: str
    """The asset this side would lose. Always; specified."""
    Stake_Localised: NotRequired[str]
    """The asset this side would lose, as shown in game. Optional; specified."""
    WonDays: int
    """Days this side has won. Always; specified."""


class Conflict(TypedDict):
    """A conflict between two factions in the system."""

    WarType: str
    """Type of conflict. Always; specified."""
    Status: str
    """Status of the conflict; may be empty. Always; specified."""
    Faction1: ConflictParty
    """The first side. Always; specified."""
    Faction2: ConflictParty
    """The second side. Always; specified."""


class ControllingFaction(TypedDict):
    """The faction in control."""

    Name: str
    """Name of the faction. Always; specified."""
    Name_Localised: NotRequired[str]
    """Name of the faction, as shown in game; since 4.3.3.0. Optional; declared only."""
    FactionState: NotRequired[str]
    """Current state of the faction. Optional; specified."""


class ActiveState(TypedDict):
    """An active state of a faction."""

    State: str
    """Name of the state. Always; specified."""


class TrendingState(TypedDict):
    """A pending or recovering state of a faction."""

    State: str
    """Name of the state. Always; specified."""
    Trend: int
    """Trend of the state. Always; specified."""


class Faction(TypedDict):
    """A faction present in the system."""

    Name: str
    """Name of the faction. Always; specified."""
    FactionState: str
    """Current state of the faction. Always; specified."""
    Government: str
    """Type of government. Always; specified."""
    Influence: float
    """Its share of influence in the system, from 0 to 1. Always; specified."""
    Allegiance: str
    """Superpower the faction is aligned with. Always; specified."""
    Happiness: str
    """Internal name of the happiness band; in the form $Faction_HappinessBandN;; may be empty; since 3.3.
    Always; specified.
    """
    Happiness_Localised: NotRequired[str]
    """Happiness, as shown in game. Optional; specified."""
    SquadronFaction: NotRequired[bool]
    """This is the faction of the player's squadron; since 3.3. Optional; specified."""
    HappiestSystem: NotRequired[bool]
    """This is the happiest system of the squadron's faction; since 3.3. Optional; specified."""
    HomeSystem: NotRequired[bool]
    """This is the home system of the squadron's faction; since 3.3. Optional; specified."""
    MyReputation: float
    """The player's reputation with this faction; since 3.3. Always; specified."""
    PendingStates: NotRequired[List[TrendingState]]
    """Pending states; since 2.3.10. Optional; specified."""
    RecoveringStates: NotRequired[List[TrendingState]]
    """States the faction is recovering from; since 2.3.10. Optional; specified."""
    ActiveStates: NotRequired[List[ActiveState]]
    """Active states; since 3.3. Optional; specified."""


class ThargoidWar(TypedDict):
    """The Thargoid war in the system."""

    CurrentState: str
    """Current state of the war. Always; specified."""
    NextStateSuccess: NotRequired[str]
    """Next state if the defence succeeds. Optional; specified."""
    NextStateFailure: NotRequired[str]
    """Next state if the defence fails. Optional; specified."""
    SuccessStateReached: bool
    """The defence has succeeded. Always; specified."""
    WarProgress: NotRequired[float]
    """Progress of the defence. Optional; specified."""
    RemainingPorts: NotRequired[int]
    """Number of ports still under attack. Optional; specified."""
    EstimatedRemainingTime: NotRequired[str]
    """Time left, as free text. Optional; specified."""


class ContendingPower(TypedDict):
    """A power contending for an unoccupied system."""

    Power: str
    """Name of the power. Always; specified."""
    ConflictProgress: float
    """Share of the 120k merits needed for control; may exceed 1.0. Always; specified."""


class FSDJump(TypedDict):
    """Written when the ship jumps from one star system to another. The specification describes it."""

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["FSDJump"]
    """Name of the event. Always; specified."""
    Taxi: NotRequired[bool]
    """The jump was made in a taxi; since 4.0. Optional; specified."""
    Multicrew: NotRequired[bool]
    """The jump was made in another player's ship; since 4.0. Optional; specified."""
    Wanted: NotRequired[bool]
    """The player is wanted in the system; since 3.0. Optional; specified."""
    StarSystem: str
    """Name of the destination system. Always; specified."""
    SystemAddress: NotRequired[int]
    """Address of the system; since 3.0. Optional; specified."""
    StarPos: List[float]
    """X, y and z coordinates of the system, in light-years relative to the origin system. Always;
    specified.
    """
    SystemAllegiance: str
    """Superpower the system is aligned with; may be empty; since 2.2.02. Always; specified."""
    SystemEconomy: str
    """Internal name of the main economy; in the form $economy_X;; since 2.2.02. Always; specified."""
    SystemEconomy_Localised: NotRequired[str]
    """Main economy, as shown in game. Optional; specified."""
    SystemSecondEconomy: str
    """Second economy; since 3.0.3. Always; specified."""
    SystemSecondEconomy_Localised: NotRequired[str]
    """Second economy, as shown in game. Optional; specified."""
    SystemGovernment: str
    """Internal name of the government; in the form $government_X;; since 2.2.02. Always; specified."""
    SystemGovernment_Localised: NotRequired[str]
    """Government, as shown in game. Optional; specified."""
    SystemSecurity: str
    """Internal name of the security level; in the form $X;; since 2.2.02. Always; specified."""
    SystemSecurity_Localised: NotRequired[str]
    """Security level, as shown in game. Optional; specified."""
    Population: NotRequired[int]
    """Population of the system; since 2.4. Optional; specified."""
    Body: NotRequired[str]
    """Name of the body the ship arrived at; since 3.4. Optional; specified."""
    BodyID: NotRequired[int]
    """ID of that body within the system; since 3.4. Optional; specified."""
    BodyType: NotRequired[str]
    """Type of that body; since 3.4. Optional; specified."""
    ControllingPower: NotRequired[str]
    """The power that controls the system; since 4.0.0.1900. Optional; specified."""
    Powers: NotRequired[List[str]]
    """Powers active in the system; written if the player is pledged and the system is involved in
    Powerplay. Optional; specified.
    """
    PowerplayState: NotRequired[str]
    """Powerplay state of the system. Optional; specified."""
    PowerplayStateControlProgress: NotRequired[float]
    """Control progress within the current state; since 4.1.0.200. Optional; specified."""
    PowerplayStateReinforcement: NotRequired[int]
    """Merits earned by reinforcement; since 4.1.0.200. Optional; specified."""
    PowerplayStateUndermining: NotRequired[int]
    """Merits earned by undermining; since 4.1.0.200. Optional; specified."""
    PowerplayConflictProgress: NotRequired[List[ContendingPower]]
    """The contending powers; only while the system is unoccupied. Optional; specified."""
    ThargoidWar: NotRequired[ThargoidWar]
    """The Thargoid war in the system; since 4.0.0.1500. Optional; specified."""
    JumpDist: float
    """Jump distance, in light-years. Always; specified."""
    FuelUsed: float
    """Fuel used by the jump, in tonnes. Always; specified."""
    FuelLevel: float
    """Fuel left in the main tank, in tonnes. Always; specified."""
    BoostUsed: NotRequired[int]
    """FSD boost used, if any. Optional; specified."""
    Factions: NotRequired[List[Faction]]
    """The factions present in the system; since 2.3. Optional; specified."""
    SystemFaction: NotRequired[Union[ControllingFaction, str]]
    """The faction that controls the system. Optional; specified."""
    Conflicts: NotRequired[List[Conflict]]
    """Conflicts between factions in the system; since 3.4. Optional; specified."""


class Destination(TypedDict):
    """The current destination."""

    System: int
    """Address of the system it is in. Always; specified."""
    Body: int
    """ID of the body within that system. Always; specified."""
    Name: str
    """Name of the destination. Always; specified."""
    Name_Localised: NotRequired[str]
    """Name of the destination, as shown in game. Optional; specified."""


class Fuel(TypedDict):
    """The fuel on board, in tonnes."""

    FuelMain: float
    """In the main tank. Always; specified."""
    FuelReservoir: float
    """In the reservoir. Always; specified."""


class Status(TypedDict):
    """Written when the state of the player or the ship changes, and at least every few seconds. The
    specification describes it. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["Status"]
    """Name of the event. Always; specified."""
    Flags: int
    """State of the ship, SRV or fighter, as a bit set; bits: 0 Docked, 1 Landed, 2 LandingGearDown, 3
    ShieldsUp, 4 Supercruise, 5 FlightAssistOff, 6 HardpointsDeployed, 7 InWing, 8 LightsOn, 9
    CargoScoopDeployed, 10 SilentRunning, 11 ScoopingFuel, 12 SrvHandbrake, 13 SrvUsingTurretView, 14
    SrvTurretRetracted, 15 SrvDriveAssist, 16 FsdMassLocked, 17 FsdCharging, 18 FsdCooldown, 19 LowFuel,
    20 OverHeating, 21 HasLatLong, 22 IsInDanger, 23 BeingInterdicted, 24 InMainShip, 25 InFighter, 26
    InSRV, 27 HudInAnalysisMode, 28 NightVision, 29 AltitudeFromAverageRadius, 30 FsdJump, 31
    SrvHighBeam. Always; specified.
    """
    Flags2: NotRequired[int]
    """State of the player on foot, in a taxi or in multicrew, as a bit set; bits: 0 OnFoot, 1 InTaxi, 2
    InMulticrew, 3 OnFootInStation, 4 OnFootOnPlanet, 5 AimDownSight, 6 LowOxygen, 7 LowHealth, 8 Cold,
    9 Hot, 10 VeryCold, 11 VeryHot, 12 GlideMode, 13 OnFootInHangar, 14 OnFootSocialSpace, 15
    OnFootExterior, 16 BreathableAtmosphere, 17 TelepresenceMulticrew, 18 PhysicalMulticrew, 19
    FsdHyperdriveCharging, 20 SupercruiseOvercharge, 21 SupercruiseAssist, 22 NpcCrewActive. Optional;
    specified.
    """
    Pips: NotRequired[List[int]]
    """Power distribution to systems, engines and weapons, in half-pips. Optional; specified."""
    FireGroup: NotRequired[int]
    """The selected fire group. Optional; specified."""
    GuiFocus: NotRequired[int]
    """The screen or panel the player has open. Optional; specified."""
    Fuel: NotRequired[Fuel]
    """The fuel on board, in tonnes; since 3.3.02. Optional; specified."""
    Cargo: NotRequired[float]
    """Cargo on board, in tonnes. Optional; specified."""
    Oxygen: NotRequired[float]
    """Oxygen remaining. Optional; specified."""
    Health: NotRequired[float]
    """Health remaining. Optional; specified."""
    Temperature: NotRequired[float]
    """Ambient temperature, in kelvin. Optional; specified."""
    SelectedWeapon: NotRequired[str]
    """The weapon in hand; may be empty. Optional; specified."""
    SelectedWeapon_Localised: NotRequired[str]
    """The weapon in hand, as shown in game. Optional; specified."""
    Gravity: NotRequired[float]
    """Gravity, in g. Optional; specified."""
    LegalState: NotRequired[str]
    """Legal state of the player; since 3.4. Optional; specified."""
    Latitude: NotRequired[float]
    """Latitude on or near a planet, in degrees. Optional; specified."""
    Longitude: NotRequired[float]
    """Longitude on or near a planet, in degrees. Optional; specified."""
    Heading: NotRequired[int]
    """Heading, in degrees. Optional; specified."""
    Altitude: NotRequired[int]
    """Altitude in metres: above the average radius of the planet if bit 29 of Flags is set, otherwise
    above the terrain. Optional; specified.
    """
    BodyName: NotRequired[str]
    """The body the player is on or near; since 3.4. Optional; specified."""
    PlanetRadius: NotRequired[float]
    """Radius of the planet, in metres; since 3.4. Optional; specified."""
    Balance: NotRequired[int]
    """Credit balance of the player; since 4.0.0.600. Optional; specified."""
    Destination: NotRequired[Destination]
    """The current destination; since 4.0.0.600. Optional; specified."""


class LandingPads(TypedDict):
    """Number of landing pads of each size."""

    Small: int
    """Number of small pads. Always; specified."""
    Medium: int
    """Number of medium pads. Always; specified."""
    Large: int
    """Number of large pads. Always; specified."""


class EconomyShare(TypedDict):
    """One of several economies of a station."""

    Name: str
    """Internal name of the economy. Always; specified."""
    Name_Localised: NotRequired[str]
    """Economy, as shown in game. Optional; specified."""
    Proportion: float
    """Its share. Always; specified."""


class Docked(TypedDict):
    """Written when the ship lands on a pad of a station, an outpost or a surface settlement. The
    specification describes it.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["Docked"]
    """Name of the event. Always; specified."""
    StationName: str
    """Name of the station. Always; specified."""
    StationName_Localised: NotRequired[str]
    """Name of the station, as shown in game. Optional; specified."""
    StationType: str
    """Type of station; since 2.2 (Beta 5). Always; specified."""
    Taxi: NotRequired[bool]
    """The player arrived in a taxi; since 4.0. Optional; specified."""
    Multicrew: NotRequired[bool]
    """The player arrived in another player's ship; since 4.0. Optional; specified."""
    StationState: NotRequired[str]
    """State of the station, such as damaged; since 4.0.0.1500. Optional; specified."""
    StarSystem: NotRequired[str]
    """Name of the system. Optional; specified."""
    SystemAddress: NotRequired[int]
    """Address of the system; since 3.0. Optional; specified."""
    MarketID: NotRequired[int]
    """ID of the station's market; since 3.0. Optional; specified."""
    StationFaction: NotRequired[Union[ControllingFaction, str]]
    """The faction that runs the station; since 2.2.02. Optional; specified."""
    StationGovernment: NotRequired[str]
    """Internal name of the government; in the form $government_X;; since 2.2.02. Optional; specified."""
    StationGovernment_Localised: NotRequired[str]
    """Government, as shown in game. Optional; specified."""
    StationAllegiance: NotRequired[str]
    """Superpower the station is aligned with; since 2.2.02. Optional; specified."""
    StationServices: NotRequired[List[str]]
    """What the station offers; since 2.4. Optional; specified."""
    StationEconomy: NotRequired[str]
    """Internal name of the economy, if the station has only one; since 2.2.02. Optional; specified."""
    StationEconomy_Localised: NotRequired[str]
    """Economy, as shown in game, if the station has only one. Optional; specified."""
    StationEconomies: NotRequired[List[EconomyShare]]
    """The economies, if the station has several; since 3.0.3. Optional; specified."""
    DistFromStarLS: float
    """Distance from the arrival star, in light-seconds; since 2.3. Always; specified."""
    Wanted: NotRequired[bool]
    """The player is wanted here; omitted if not; since 3.0. Optional; specified."""
    ActiveFine: NotRequired[bool]
    """The player has an unpaid fine; omitted if not; since 3.3. Optional; specified."""
    CockpitBreach: NotRequired[bool]
    """The ship landed with a breached cockpit; omitted if not. Optional; specified."""
    LandingPads: NotRequired[LandingPads]
    """Number of landing pads of each size; since 4.0. Optional; specified."""


class TopTier(TypedDict):
    """The highest tier of a goal."""

    Name: str
    """Name of the tier, as shown in game. Always; specified."""
    Bonus: str
    """Reward for reaching it; may be empty. Always; specified."""


class Goal(TypedDict):
    """A community goal the player has joined."""

    CGID: int
    """ID of the goal. Always; specified."""
    Title: str
    """Title of the goal. Always; specified."""
    SystemName: str
    """The system to deliver to. Always; specified."""
    MarketName: str
    """The station to deliver to. Always; specified."""
    Expiry: str
    """When the goal ends. Always; specified."""
    IsComplete: bool
    """The goal has ended. Always; specified."""
    CurrentTotal: int
    """Total contributed by all players. Always; specified."""
    PlayerContribution: int
    """Amount contributed by this player. Always; specified."""
    NumContributors: int
    """Number of contributors. Always; specified."""
    TopTier: NotRequired[TopTier]
    """The highest tier of a goal. Optional; specified."""
    TopRankSize: NotRequired[int]
    """Number of places in the top rank, if it is fixed. Optional; specified."""
    PlayerInTopRank: NotRequired[bool]
    """The player holds one of those places. Optional; specified."""
    TierReached: NotRequired[str]
    """The tier reached, as shown in game; written from the first tier on. Optional; specified."""
    PlayerPercentileBand: int
    """Percentile band of the player: 0 is the top rank, 100 means no contribution. Always; specified."""
    Bonus: NotRequired[int]
    """Credits earned for the band and the tier; written from the first tier on. Optional; specified."""


class CommunityGoal(TypedDict):
    """Written when the game has fetched community goals from the server and something has changed. The
    specification describes it. It came with version 2.4 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["CommunityGoal"]
    """Name of the event. Always; specified."""
    CurrentGoals: List[Goal]
    """The goals the player has joined. Always; specified."""


class KnownEngineer(TypedDict):
    """An engineer the player knows of; all fields may be omitted for an on-foot engineer in the base game."""

    Engineer: NotRequired[str]
    """Name of the engineer. Optional; specified."""
    EngineerID: NotRequired[int]
    """ID of the engineer. Optional; specified."""
    Progress: NotRequired[str]
    """The player's access to the engineer. Optional; specified."""
    RankProgress: NotRequired[int]
    """Progress to the next rank, in percent; possibly never written in single updates. Optional;
    specified.
    """
    Rank: NotRequired[int]
    """Rank reached with the engineer. Optional; specified."""


class EngineerProgress(TypedDict):
    """Written when the player makes progress with an engineer; at start-up it lists all engineers. The
    specification describes it.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["EngineerProgress"]
    """Name of the event. Always; specified."""
    Engineers: NotRequired[List[KnownEngineer]]
    """All engineers; only at start-up; since 3.3. Optional; specified."""
    Engineer: NotRequired[str]
    """Name of the engineer. Optional; specified."""
    EngineerID: NotRequired[int]
    """ID of the engineer. Optional; specified."""
    Progress: NotRequired[str]
    """The player's access to the engineer. Optional; specified."""
    RankProgress: NotRequired[int]
    """Progress to the next rank, in percent; possibly never written in single updates. Optional;
    specified.
    """
    Rank: NotRequired[int]
    """Rank reached with the engineer. Optional; specified."""


class Mission(TypedDict):
    """A mission the player has accepted."""

    MissionID: int
    """ID of the mission. Always; specified."""
    Name: str
    """Internal name of the mission. Always; specified."""
    Name_Localised: NotRequired[str]
    """Its name, as shown in game; since 4.1.0.0. Optional; specified."""
    PassengerMission: bool
    """It is a passenger mission. Always; specified."""
    Expires: int
    """Seconds left; failed missions have been seen with 0. Always; specified."""


class Missions(TypedDict):
    """Written when the game starts up. The specification describes it. It came with version 3.0 of the
    game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["Missions"]
    """Name of the event. Always; specified."""
    Active: List[Mission]
    """Active missions. Always; specified."""
    Failed: List[Mission]
    """Failed missions. Always; specified."""
    Complete: List[Mission]
    """Completed missions. Always; specified."""


class StoredModule(TypedDict):
    """A module in storage."""

    Name: str
    """Internal name of the module; in the form $X;. Always; specified."""
    Name_Localised: NotRequired[str]
    """Name of the module, as shown in game. Optional; specified."""
    StorageSlot: int
    """Its storage slot. Always; specified."""
    InTransit: NotRequired[bool]
    """It is being transferred; omitted if not. Optional; specified."""
    StarSystem: NotRequired[str]
    """The system it is stored in. Optional; specified."""
    MarketID: NotRequired[int]
    """Market ID of the station it is stored at. Optional; specified."""
    TransferCost: NotRequired[int]
    """Cost of transferring it here, in credits. Optional; specified."""
    TransferTime: NotRequired[int]
    """Time to transfer it here, in seconds. Optional; specified."""
    BuyPrice: int
    """Purchase price, in credits; since 3.0. Always; specified."""
    BuyMercCoinsPrice: NotRequired[int]
    """Purchase price, in Merc Coins; since 4.3.3.0. Optional; declared only."""
    Hot: bool
    """It is marked as hot (stolen); since 3.0. Always; specified."""
    EngineerModifications: NotRequired[str]
    """The blueprint applied; only for an engineered module. Optional; specified."""
    Level: NotRequired[int]
    """Grade of the blueprint; only for an engineered module; since 3.0. Optional; specified."""
    Quality: NotRequired[float]
    """Progress within the grade; only for an engineered module; since 3.0. Optional; specified."""


class StoredModules(TypedDict):
    """Written when the player first opens outfitting, and again when the stored modules have changed. The
    specification describes it. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["StoredModules"]
    """Name of the event. Always; specified."""
    MarketID: int
    """Market ID of the station the player is at. Always; specified."""
    StationName: str
    """Name of that station. Always; specified."""
    StarSystem: str
    """Name of its system. Always; specified."""
    Items: List[StoredModule]
    """The modules in storage, wherever they are. Always; specified."""


class DiscoveredSystem(TypedDict):
    """A system whose data was sold."""

    SystemName: str
    """Name of the system. Always; specified."""
    SystemName_Localised: NotRequired[str]
    """Name of the system, as shown in game; the game is known to write meaningless data here. Optional;
    specified.
    """
    NumBodies: int
    """Number of bodies the data covers. Always; specified."""


class MultiSellExplorationData(TypedDict):
    """Written when a page of exploration data is sold at Universal Cartographics. The specification
    describes it. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["MultiSellExplorationData"]
    """Name of the event. Always; specified."""
    Discovered: List[DiscoveredSystem]
    """The systems on the page. Always; specified."""
    BaseValue: int
    """Credits for the data. Always; specified."""
    Bonus: int
    """Bonus credits for first discoveries. Always; specified."""
    TotalEarnings: int
    """Credits paid out. Always; specified."""


class Transfer(TypedDict):
    """An amount of one commodity being transferred."""

    Type: str
    """Internal name of the commodity. Always; specified."""
    Type_Localised: NotRequired[str]
    """Name of the commodity, as shown in game. Optional; specified."""
    Count: int
    """Tonnes. Always; specified."""
    Direction: str
    """Where it is transferred to. Always; specified."""
    MissionID: NotRequired[int]
    """The mission it is for. Optional; specified."""


class CargoTransfer(TypedDict):
    """Written when cargo is transferred between the ship and a fleet carrier, or between the ship and the
    SRV. The specification describes it. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["CargoTransfer"]
    """Name of the event. Always; specified."""
    Transfers: List[Transfer]
    """The transfers. Always; specified."""


class FittedModule(TypedDict):
    """A module fitted to the ship."""

    Slot: str
    """The slot it is fitted in. Always; specified."""
    Item: str
    """Internal name of the module. Always; specified."""
    Power: NotRequired[float]
    """Power it draws, in megawatts. Optional; specified."""
    Priority: NotRequired[int]
    """Its power priority, counted from 0. Optional; specified."""


class ModuleInfo(TypedDict):
    """Written when the player opens the modules panel on the right and the data has changed. The
    specification describes it. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["ModuleInfo"]
    """Name of the event. Always; specified."""
    Modules: NotRequired[List[FittedModule]]
    """The fitted modules, in the order of the modules panel; only in the file. Optional; specified."""


class RouteStop(TypedDict):
    """A system along the route."""

    StarSystem: str
    """Name of the system. Always; specified."""
    SystemAddress: int
    """Address of the system. Always; specified."""
    StarPos: List[float]
    """X, y and z coordinates of the system, in light-years relative to the origin system. Always;
    specified.
    """
    StarClass: str
    """Class of its main star. Always; specified."""


class NavRoute(TypedDict):
    """Written when a route with several stops is plotted. The specification describes it. It came with
    version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["NavRoute"]
    """Name of the event. Always; specified."""
    Route: NotRequired[List[RouteStop]]
    """The stops along the route, the starting system first; only in the file. Optional; specified."""


# Counts of materials, by name.
CountsByName = Dict[str, int]


class Resource(TypedDict):
    """An amount of one material that was used."""

    Name: str
    """Internal name of the material. Always; specified."""
    Name_Localised: NotRequired[str]
    """Name of the material, as shown in game. Optional; specified."""
    Count: int
    """How many. Always; specified."""


class Synthesis(TypedDict):
    """Written when the player uses synthesis to repair or rearm. The specification describes it."""

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["Synthesis"]
    """Name of the event. Always; specified."""
    Name: str
    """The blueprint. Always; specified."""
    Materials: Union[List[Resource], CountsByName]
    """The materials used. Always; specified."""


class SquadronStartup(TypedDict):
    """Written when a player who is in a squadron starts the game (the specification does not say when).
    The specification describes it. It came with version 3.3.02 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["SquadronStartup"]
    """Name of the event. Always; specified."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Optional; specified."""
    SquadronName: str
    """Name of the squadron. Always; specified."""
    CurrentRank: int
    """The player's rank in the squadron. Always; specified."""
    CurrentRankName: NotRequired[str]
    """Name of that rank; since 4.2.0.0. Optional; specified."""
    CurrentRankName_Localised: NotRequired[str]
    """Name of that rank, as shown in game. Optional; specified."""


class SuitModule(TypedDict):
    """A weapon carried with a suit."""

    SlotName: str
    """The slot it is carried in. Always; specified."""
    SuitModuleID: int
    """ID of the weapon. Always; specified."""
    ModuleName: str
    """Internal name of the weapon. Always; specified."""
    ModuleName_Localised: NotRequired[str]
    """Name of the weapon, as shown in game. Optional; specified."""
    Class: NotRequired[int]
    """Its grade; since 4.0.0.600. Optional; specified."""
    WeaponMods: NotRequired[List[str]]
    """Its modifications; since 4.0.0.600. Optional; specified."""


class SuitLoadout(TypedDict):
    """Written when the player starts the game on foot or disembarks. The specification describes it. It
    came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["SuitLoadout"]
    """Name of the event. Always; specified."""
    SuitID: int
    """ID of the suit. Always; specified."""
    SuitName: str
    """Internal name of the suit. Always; specified."""
    SuitName_Localised: NotRequired[str]
    """Name of the suit, as shown in game. Optional; specified."""
    SuitMods: NotRequired[List[str]]
    """Modifications of the suit. Optional; specified."""
    LoadoutID: int
    """ID of the loadout. Always; specified."""
    LoadoutName: str
    """Name the player gave the loadout. Always; specified."""
    Modules: List[SuitModule]
    """The weapons carried. Always; specified."""


class UpgradeSuit(TypedDict):
    """Written when the player upgrades a flight suit. The specification describes it. It came with version
    4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["UpgradeSuit"]
    """Name of the event. Always; specified."""
    Name: str
    """Internal name of the suit. Always; specified."""
    Name_Localised: NotRequired[str]
    """Name of the suit, as shown in game. Optional; specified."""
    SuitID: int
    """ID of the suit. Always; specified."""
    Class: int
    """The new grade. Always; specified."""
    Cost: int
    """Credits paid. Always; specified."""
    Resources: NotRequired[List[Resource]]
    """The materials used; since 4.0.0.1475. Optional; specified."""


class UpgradeWeapon(TypedDict):
    """Written when the player upgrades a hand weapon (the specification does not say when). The
    specification describes it. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; specified."""
    event: Literal["UpgradeWeapon"]
    """Name of the event. Always; specified."""
    Name: str
    """Internal name of the weapon. Always; specified."""
    Name_Localised: NotRequired[str]
    """Name of the weapon, as shown in game. Optional; specified."""
    Class: int
    """The new grade. Always; specified."""
    SuitModuleID: int
    """ID of the weapon. Always; specified."""
    Cost: int
    """Credits paid. Always; specified."""
    Resources: NotRequired[List[Resource]]
    """The materials used; since 4.0.0.1475. Optional; specified."""


class CargoItem(TypedDict):
    """A commodity on board."""

    Name: str
    """Internal name of the commodity. Always; seen in 8,662 lines."""
    Name_Localised: NotRequired[str]
    """The commodity, as shown in game. 68 %; seen in 5,916 lines."""
    MissionID: NotRequired[int]
    """The mission it is for; since 3.3. 1.7 %; seen in 147 lines."""
    Count: int
    """Number of tonnes. Always; seen in 8,662 lines."""
    Stolen: int
    """How many of those tonnes are stolen; since 3.0. Always; seen in 8,662 lines."""


class Cargo(TypedDict):
    """Written when the game starts up, and whenever the cargo changes. It is outside the specification,
    and known from 8,662 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 8,662 lines."""
    event: Literal["Cargo"]
    """Name of the event. Always; seen in 8,662 lines."""
    Vessel: str
    """Ship or SRV; since 3.3. Always; seen in 8,662 lines."""
    Count: int
    """Tonnes on board; since 3.3. Always; seen in 8,662 lines."""
    Inventory: NotRequired[List[CargoItem]]
    """What is on board; in the journal only at start-up, later in a file of its own. 29 %; seen in 2,547
    lines.
    """


class ClearSavedGame(TypedDict):
    """Written when the player clears a saved game and starts over. It is outside the specification, and
    known from 1 real line. It was last seen in version 2.2, and may just be rare.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["ClearSavedGame"]
    """Name of the event. Always; seen in 1 line."""
    Name: str
    """Name of the commander. Always; seen in 1 line."""
    FID: NotRequired[str]
    """Frontier ID of the player; since 3.3. Declared only; declared only."""


class Commander(TypedDict):
    """Written when a commander is loaded. It is outside the specification, and known from 2,656 real
    lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,656 lines."""
    event: Literal["Commander"]
    """Name of the event. Always; seen in 2,656 lines."""
    FID: str
    """Frontier ID of the player; since 3.3. Always; seen in 2,656 lines."""
    Name: str
    """Name of the commander. Always; seen in 2,656 lines."""


class Continued(TypedDict):
    """Written when the journal file has grown too long and continues in a new one. It is declared only:
    public libraries name it, but no real line of it was seen. It came with version 2.2 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["Continued"]
    """Name of the event. Always; declared only."""
    Part: int
    """Number of the next part. Always; declared only."""


class Fileheader(TypedDict):
    """Written when a journal file begins. It is outside the specification, and known from 1,525 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,525 lines."""
    event: Literal["Fileheader"]
    """Name of the event. Always; seen in 1,525 lines."""
    part: int
    """Which part of the session the file holds, counted from 1. Always; seen in 1,525 lines."""
    language: str
    """Language and country of the game, such as English/UK. Always; seen in 1,525 lines."""
    Odyssey: NotRequired[bool]
    """Odyssey is running; since 3.8. 98 %; seen in 1,501 lines."""
    gameversion: str
    """Version of the game. Always; seen in 1,525 lines."""
    build: str
    """Build of the game; may end in a space. Always; seen in 1,525 lines."""


class GameModeChange(TypedDict):
    """Written when a commander is loaded, and when an operation is entered or left. It is outside the
    specification, and known from 2 real lines. It came with version 4.4.1.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["GameModeChange"]
    """Name of the event. Always; seen in 2 lines."""
    GameMode: str
    """What is played from now on. Always; seen in 2 lines."""


class LoadGame(TypedDict):
    """Written when the player enters the game from the main menu. It is outside the specification, and
    known from 2,653 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,653 lines."""
    event: Literal["LoadGame"]
    """Name of the event. Always; seen in 2,653 lines."""
    FID: str
    """Frontier ID of the player; since 3.3. Always; seen in 2,653 lines."""
    Commander: str
    """Name of the commander. Always; seen in 2,653 lines."""
    Horizons: bool
    """The player has Horizons; since 3.0. Always; seen in 2,653 lines."""
    Odyssey: NotRequired[bool]
    """The player has Odyssey; since 4.0. 99 %; seen in 2,621 lines."""
    Ship: NotRequired[str]
    """Internal name of the ship, or of the suit if on foot. Over 99 %; seen in 2,650 lines."""
    Ship_Localised: NotRequired[str]
    """The ship, or the suit if on foot, as shown in game. 76 %; seen in 2,022 lines."""
    ShipID: NotRequired[int]
    """ID of the ship among the player's own. Over 99 %; seen in 2,650 lines."""
    ShipName: NotRequired[str]
    """Name the player gave the ship; may be empty; since 2.3. Over 99 %; seen in 2,650 lines."""
    ShipIdent: NotRequired[str]
    """ID plate the player gave the ship; may be empty; since 2.3. Over 99 %; seen in 2,650 lines."""
    FuelLevel: NotRequired[float]
    """Fuel in the main tank, in tonnes; since 2.3. Over 99 %; seen in 2,650 lines."""
    FuelCapacity: NotRequired[float]
    """Size of the main tank, in tonnes; since 2.3. Over 99 %; seen in 2,650 lines."""
    Name: NotRequired[str]
    """Name of the ship again; since 4.0.0.1450; until 4.0.0.1804. 21 %; seen in 547 lines."""
    StartLanded: NotRequired[bool]
    """The ship has landed on a planet; omitted if not. 31 %; seen in 817 lines."""
    StartDead: NotRequired[bool]
    """The ship has been destroyed; omitted if not. 0.1 %; seen in 3 lines."""
    GameMode: NotRequired[str]
    """Open, Solo or Group. Over 99 %; seen in 2,650 lines."""
    Group: NotRequired[str]
    """Name of the private group, if GameMode is Group. 2.9 %; seen in 77 lines."""
    Credits: int
    """Credit balance of the player. Always; seen in 2,653 lines."""
    Loan: int
    """Loan the player owes, in credits. Always; seen in 2,653 lines."""
    language: NotRequired[str]
    """Language and country of the game; since 4.0.0.600. 99 %; seen in 2,621 lines."""
    gameversion: NotRequired[str]
    """Version of the game; since 4.0.0.600. 99 %; seen in 2,621 lines."""
    build: NotRequired[str]
    """Build of the game; since 4.0.0.600. 99 %; seen in 2,621 lines."""


class ModuleModifier(TypedDict):
    """A module property changed by engineering."""

    Label: str
    """Name of the property. Always; seen in 9,613 lines."""
    Label_Localised: NotRequired[str]
    """The property, as shown in game; since 4.3.3.0. Declared only; declared only."""
    Value: NotRequired[float]
    """Current value. Over 99 %; seen in 9,603 lines."""
    OriginalValue: NotRequired[float]
    """Value before engineering. Over 99 %; seen in 9,603 lines."""
    LessIsGood: NotRequired[int]
    """1 if a lower value is better, otherwise 0. Over 99 %; seen in 9,603 lines."""
    ValueStr: NotRequired[str]
    """Current value, if it is text. 0.1 %; seen in 10 lines."""
    ValueStr_Localised: NotRequired[str]
    """Current value, as shown in game, if it is text. 0.1 %; seen in 10 lines."""


class ModuleEngineering(TypedDict):
    """Engineering applied to a module."""

    Engineer: NotRequired[str]
    """Name of the engineer. 92 %; seen in 8,863 lines."""
    EngineerID: int
    """ID of the engineer. Always; seen in 9,613 lines."""
    BlueprintID: int
    """ID of the blueprint. Always; seen in 9,613 lines."""
    BlueprintName: str
    """Internal name of the blueprint. Always; seen in 9,613 lines."""
    Level: int
    """Grade of the blueprint, from 1 to 5. Always; seen in 9,613 lines."""
    Quality: float
    """Progress within the grade, from 0 to 1. Always; seen in 9,613 lines."""
    ExperimentalEffect: NotRequired[str]
    """Internal name of the experimental effect. 67 %; seen in 6,470 lines."""
    ExperimentalEffect_Localised: NotRequired[str]
    """The experimental effect, as shown in game. 67 %; seen in 6,470 lines."""
    Modifiers: List[ModuleModifier]
    """The changed properties. Always; seen in 9,613 lines."""


class ShipModule(TypedDict):
    """A module fitted to the ship."""

    Slot: str
    """The slot it is fitted in. Always; seen in 9,613 lines."""
    Item: str
    """Internal name of the module, in lower case. Always; seen in 9,613 lines."""
    On: bool
    """It is switched on. Always; seen in 9,613 lines."""
    Priority: int
    """Its power priority, counted from 0. Always; seen in 9,613 lines."""
    AmmoInClip: NotRequired[int]
    """Rounds loaded. 3.5 %; seen in 336 lines."""
    AmmoInHopper: NotRequired[int]
    """Rounds in reserve. 3.5 %; seen in 336 lines."""
    Health: float
    """Health of the module, from 0 to 1. Always; seen in 9,613 lines."""
    Value: NotRequired[int]
    """Value of the module, in credits. 61 %; seen in 5,883 lines."""
    Engineering: NotRequired[ModuleEngineering]
    """Engineering applied to a module; since 3.0. 26 %; seen in 2,509 lines."""


class FuelCapacity(TypedDict):
    """Fuel capacity of the ship, in tonnes."""

    Main: float
    """Capacity of the main tank, in tonnes. Always; seen in 9,613 lines."""
    Reserve: float
    """Capacity of the reserve tank, in tonnes. Always; seen in 9,613 lines."""


class Loadout(TypedDict):
    """Written when the game starts up, and whenever the player switches ships or changes modules. It is
    outside the specification, and known from 9,613 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 9,613 lines."""
    event: Literal["Loadout"]
    """Name of the event. Always; seen in 9,613 lines."""
    Ship: str
    """Internal name of the ship, in lower case. Always; seen in 9,613 lines."""
    ShipID: int
    """ID of the ship among the player's own. Always; seen in 9,613 lines."""
    ShipName: str
    """Name the player gave the ship; may be empty. Always; seen in 9,613 lines."""
    ShipIdent: str
    """ID plate the player gave the ship; may be empty. Always; seen in 9,613 lines."""
    HullValue: NotRequired[int]
    """Value of the hull, in credits; since 3.0. 99 %; seen in 9,498 lines."""
    ModulesValue: NotRequired[int]
    """Value of the modules, in credits; since 3.0. Over 99 %; seen in 9,594 lines."""
    HullHealth: float
    """Hull health, from 0 to 1; since 3.3. Always; seen in 9,613 lines."""
    Hot: NotRequired[bool]
    """The ship is marked as hot; omitted if not; since 3.3. 0.8 %; seen in 77 lines."""
    UnladenMass: float
    """Mass without fuel and cargo, in tonnes; since 3.4. Always; seen in 9,613 lines."""
    CargoCapacity: int
    """Cargo capacity, in tonnes; since 3.4. Always; seen in 9,613 lines."""
    MaxJumpRange: float
    """Maximum jump range, with no cargo and just enough fuel for one jump, in light-years; since 3.4.
    Always; seen in 9,613 lines.
    """
    FuelCapacity: FuelCapacity
    """Fuel capacity of the ship, in tonnes; since 3.4. Always; seen in 9,613 lines."""
    Rebuy: int
    """Rebuy cost, in credits; since 3.0. Always; seen in 9,613 lines."""
    Modules: List[ShipModule]
    """The fitted modules. Always; seen in 9,613 lines."""


class Location(TypedDict):
    """Written when the game starts up, or the player respawns at a station. It is outside the
    specification, and known from 2,707 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,707 lines."""
    event: Literal["Location"]
    """Name of the event. Always; seen in 2,707 lines."""
    Latitude: NotRequired[float]
    """Latitude on or near a planet, in degrees; since 2.3. 30 %; seen in 815 lines."""
    Longitude: NotRequired[float]
    """Longitude on or near a planet, in degrees; since 2.3. 30 %; seen in 815 lines."""
    DistFromStarLS: NotRequired[float]
    """Distance from the arrival star, in light-seconds; since 3.4. 85 %; seen in 2,293 lines."""
    Docked: Union[bool, int]
    """The ship is docked; the station fields are written only then. Always; seen in 2,707 lines."""
    StationName: NotRequired[str]
    """Name of the station; since 3.3.02. 27 %; seen in 720 lines."""
    StationName_Localised: NotRequired[str]
    """The station, as shown in game. 0.2 %; seen in 5 lines."""
    StationType: NotRequired[str]
    """Type of station; since 3.3.02. 27 %; seen in 720 lines."""
    MarketID: NotRequired[int]
    """ID of the station's market. 27 %; seen in 720 lines."""
    StationFaction: NotRequired[Union[ControllingFaction, str]]
    """The faction that runs the station. 27 %; seen in 720 lines."""
    StationGovernment: NotRequired[str]
    """Internal name of the government. 27 %; seen in 720 lines."""
    StationGovernment_Localised: NotRequired[str]
    """The government, as shown in game. 27 %; seen in 720 lines."""
    StationAllegiance: NotRequired[str]
    """Superpower the station is aligned with. 9.7 %; seen in 263 lines."""
    StationServices: NotRequired[List[str]]
    """What the station offers. 27 %; seen in 720 lines."""
    StationEconomy: NotRequired[str]
    """Internal name of the economy, if the station has only one. 27 %; seen in 720 lines."""
    StationEconomy_Localised: NotRequired[str]
    """The economy, as shown in game, if the station has only one. 27 %; seen in 720 lines."""
    StationEconomies: NotRequired[List[EconomyShare]]
    """The economies, if the station has several. 27 %; seen in 720 lines."""
    Taxi: NotRequired[bool]
    """The player is in a taxi; omitted on foot and in an SRV; since 4.0. 78 %; seen in 2,109 lines."""
    Multicrew: NotRequired[bool]
    """The player is in another player's ship; omitted on foot and in an SRV; since 4.0. 78 %; seen in
    2,109 lines.
    """
    Wanted: NotRequired[bool]
    """The player is wanted in the system; since 3.0. Declared only; declared only."""
    OnFoot: NotRequired[bool]
    """The player is on foot; omitted if not. 6 %; seen in 162 lines."""
    InSRV: NotRequired[bool]
    """The player is driving an SRV; omitted if not. 15 %; seen in 401 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 2,707 lines."""
    SystemAddress: int
    """Address of the system; since 3.0. Always; seen in 2,707 lines."""
    StarPos: List[float]
    """X, y and z coordinates of the system, in light-years relative to the origin system. Always; seen in
    2,707 lines.
    """
    SystemAllegiance: str
    """Superpower the system is aligned with; may be empty; may be empty; since 2.2.02. Always; seen in
    2,707 lines.
    """
    SystemEconomy: str
    """Internal name of the main economy; since 2.2.02. Always; seen in 2,707 lines."""
    SystemEconomy_Localised: NotRequired[str]
    """The main economy, as shown in game. Over 99 %; seen in 2,707 lines."""
    SystemSecondEconomy: str
    """Second economy; since 3.0.3. Always; seen in 2,707 lines."""
    SystemSecondEconomy_Localised: NotRequired[str]
    """Second economy, as shown in game. Over 99 %; seen in 2,707 lines."""
    SystemGovernment: str
    """Internal name of the government; since 2.2.02. Always; seen in 2,707 lines."""
    SystemGovernment_Localised: NotRequired[str]
    """The government, as shown in game. Over 99 %; seen in 2,707 lines."""
    SystemSecurity: str
    """Internal name of the security level; since 2.2.02. Always; seen in 2,707 lines."""
    SystemSecurity_Localised: NotRequired[str]
    """The security level, as shown in game. Over 99 %; seen in 2,707 lines."""
    Population: int
    """Population of the system; since 2.4. Always; seen in 2,707 lines."""
    Body: str
    """Name of the nearest body, or of the station. Always; seen in 2,707 lines."""
    BodyID: int
    """ID of that body within the system; since 3.0. Always; seen in 2,707 lines."""
    BodyType: str
    """Type of that body; since 2.2 (Beta 5). Always; seen in 2,707 lines."""
    ControllingPower: NotRequired[str]
    """The power that controls the system; since 4.0.0.1900. 3.1 %; seen in 84 lines."""
    Powers: NotRequired[List[str]]
    """Powers active in the system; written if the player is pledged and the system is involved in
    Powerplay. 14 %; seen in 376 lines.
    """
    PowerplayState: NotRequired[str]
    """Powerplay state of the system. 14 %; seen in 376 lines."""
    PowerplayStateControlProgress: NotRequired[float]
    """Control progress within the current state; since 4.1.0.200. 2.3 %; seen in 62 lines."""
    PowerplayStateReinforcement: NotRequired[int]
    """Merits earned by reinforcement; since 4.1.0.200. 2.3 %; seen in 62 lines."""
    PowerplayStateUndermining: NotRequired[int]
    """Merits earned by undermining; since 4.1.0.200. 2.3 %; seen in 62 lines."""
    PowerplayConflictProgress: NotRequired[List[ContendingPower]]
    """The contending powers; only while the system is unoccupied. 0.6 %; seen in 16 lines."""
    ThargoidWar: NotRequired[ThargoidWar]
    """The Thargoid war in the system; since 4.0.0.1500. 1.3 %; seen in 35 lines."""
    Factions: NotRequired[List[Faction]]
    """The factions present in the system; since 2.3. 62 %; seen in 1,670 lines."""
    SystemFaction: NotRequired[Union[ControllingFaction, str]]
    """The faction that controls the system. 63 %; seen in 1,695 lines."""
    Conflicts: NotRequired[List[Conflict]]
    """Conflicts between factions in the system; since 3.4. 22 %; seen in 590 lines."""


class Material(TypedDict):
    """A material the player holds."""

    Name: str
    """Internal name of the material. Always; seen in 2,654 lines."""
    Name_Localised: NotRequired[str]
    """The material, as shown in game. Over 99 %; seen in 2,654 lines."""
    Count: int
    """How many. Always; seen in 2,654 lines."""


class Materials(TypedDict):
    """Written when the game starts up. It is outside the specification, and known from 2,654 real lines.
    It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,654 lines."""
    event: Literal["Materials"]
    """Name of the event. Always; seen in 2,654 lines."""
    Raw: List[Material]
    """Raw materials. Always; seen in 2,654 lines."""
    Manufactured: List[Material]
    """Manufactured materials. Always; seen in 2,654 lines."""
    Encoded: List[Material]
    """Encoded materials. Always; seen in 2,654 lines."""


class NewCommander(TypedDict):
    """Written when a new commander is created. It is outside the specification, and known from 3 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 3 lines."""
    event: Literal["NewCommander"]
    """Name of the event. Always; seen in 3 lines."""
    FID: NotRequired[str]
    """Frontier ID of the player; since 3.3. Over 99 %; seen in 3 lines."""
    Name: str
    """Name of the commander. Always; seen in 3 lines."""
    Package: NotRequired[str]
    """Internal name of the starter package. Over 99 %; seen in 3 lines."""


class PassengerGroup(TypedDict):
    """The passengers of one mission."""

    MissionID: int
    """The mission they belong to. Always; seen in 2 lines."""
    Type: str
    """Type of passengers. Always; seen in 2 lines."""
    VIP: bool
    """The passengers are VIPs. Always; seen in 2 lines."""
    Wanted: bool
    """The passengers are wanted. Always; seen in 2 lines."""
    Count: int
    """Number of passengers. Always; seen in 2 lines."""


class Passengers(TypedDict):
    """Written when the game starts up with passengers on board. It is outside the specification, and known
    from 2 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["Passengers"]
    """Name of the event. Always; seen in 2 lines."""
    Manifest: List[PassengerGroup]
    """The passengers, by mission. Always; seen in 2 lines."""


class Progress(TypedDict):
    """Written when the game starts up. It is outside the specification, and known from 2,658 real lines."""

    timestamp: str
    """Time of the event. Always; seen in 2,658 lines."""
    event: Literal["Progress"]
    """Name of the event. Always; seen in 2,658 lines."""
    Combat: int
    """Progress to the next combat rank, in percent. Always; seen in 2,658 lines."""
    Trade: int
    """Progress to the next trade rank. Always; seen in 2,658 lines."""
    Explore: int
    """Progress to the next exploration rank. Always; seen in 2,658 lines."""
    Soldier: NotRequired[int]
    """Progress to the next mercenary rank; since 4.0. 99 %; seen in 2,626 lines."""
    Exobiologist: NotRequired[int]
    """Progress to the next exobiologist rank; since 4.0. 99 %; seen in 2,626 lines."""
    Empire: int
    """Progress to the next rank in the Imperial Navy. Always; seen in 2,658 lines."""
    Federation: int
    """Progress to the next rank in the Federal Navy. Always; seen in 2,658 lines."""
    CQC: int
    """Progress to the next CQC rank. Always; seen in 2,658 lines."""


class Rank(TypedDict):
    """Written when the game starts up. It is outside the specification, and known from 2,658 real lines."""

    timestamp: str
    """Time of the event. Always; seen in 2,658 lines."""
    event: Literal["Rank"]
    """Name of the event. Always; seen in 2,658 lines."""
    Combat: int
    """Combat rank, counted from 0. Always; seen in 2,658 lines."""
    Trade: int
    """Trade rank. Always; seen in 2,658 lines."""
    Explore: int
    """Exploration rank. Always; seen in 2,658 lines."""
    Soldier: NotRequired[int]
    """Mercenary rank; since 4.0. 99 %; seen in 2,626 lines."""
    Exobiologist: NotRequired[int]
    """Exobiologist rank; since 4.0. 99 %; seen in 2,626 lines."""
    Empire: int
    """Rank in the Imperial Navy. Always; seen in 2,658 lines."""
    Federation: int
    """Rank in the Federal Navy. Always; seen in 2,658 lines."""
    CQC: int
    """CQC rank. Always; seen in 2,658 lines."""


class Reputation(TypedDict):
    """Written when the game starts up. It is outside the specification, and known from 2,658 real lines.
    It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,658 lines."""
    event: Literal["Reputation"]
    """Name of the event. Always; seen in 2,658 lines."""
    Empire: NotRequired[float]
    """Reputation with the Empire, from -100 to 100. Over 99 %; seen in 2,658 lines."""
    Federation: NotRequired[float]
    """Reputation with the Federation. Over 99 %; seen in 2,658 lines."""
    Independent: NotRequired[float]
    """Reputation with independent systems. 92 %; seen in 2,440 lines."""
    Alliance: NotRequired[float]
    """Reputation with the Alliance. 99 %; seen in 2,637 lines."""


class Shutdown(TypedDict):
    """Written when the game exits normally. It is outside the specification, and known from 1,402 real
    lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,402 lines."""
    event: Literal["Shutdown"]
    """Name of the event. Always; seen in 1,402 lines."""


class ExobiologyStatistics(TypedDict):
    """Exobiology."""

    Organic_Genus_Encountered: int
    """Number of genera encountered. Always; seen in 2,635 lines."""
    Organic_Species_Encountered: int
    """Number of species encountered. Always; seen in 2,635 lines."""
    Organic_Variant_Encountered: int
    """Number of variants encountered. Always; seen in 2,635 lines."""
    Organic_Data_Profits: int
    """Earned by selling biological data, in credits. Always; seen in 2,635 lines."""
    Organic_Data: int
    """Number of sets of biological data sold. Always; seen in 2,635 lines."""
    First_Logged_Profits: int
    """Earned by being the first to log a species on a planet, in credits. Always; seen in 2,635 lines."""
    First_Logged: int
    """Number of times the player was the first to log a species on a planet. Always; seen in 2,635 lines."""
    Organic_Systems: int
    """Number of systems with samples taken. Always; seen in 2,635 lines."""
    Organic_Planets: int
    """Number of planets with samples taken. Always; seen in 2,635 lines."""
    Organic_Genus: int
    """Number of genera sampled. Always; seen in 2,635 lines."""
    Organic_Species: int
    """Number of species sampled. Always; seen in 2,635 lines."""


class CarrierStatistics(TypedDict):
    """The player's fleet carrier."""

    FLEETCARRIER_EXPORT_TOTAL: int
    """Tonnes the carrier has sold. Always; seen in 2,635 lines."""
    FLEETCARRIER_IMPORT_TOTAL: int
    """Tonnes the carrier has bought. Always; seen in 2,635 lines."""
    FLEETCARRIER_TRADEPROFIT_TOTAL: int
    """Earned by the carrier's trade, in credits. Always; seen in 2,635 lines."""
    FLEETCARRIER_TRADESPEND_TOTAL: int
    """Spent on the carrier's trade, in credits. Always; seen in 2,635 lines."""
    FLEETCARRIER_STOLENPROFIT_TOTAL: int
    """Earned by the carrier's trade in stolen goods, in credits. Always; seen in 2,635 lines."""
    FLEETCARRIER_STOLENSPEND_TOTAL: int
    """Spent on the carrier's trade in stolen goods, in credits. Always; seen in 2,635 lines."""
    FLEETCARRIER_DISTANCE_TRAVELLED: Union[float, str]
    """Distance the carrier has jumped, in light-years; before March 2021 a text that ends in LY. Always;
    seen in 2,635 lines.
    """
    FLEETCARRIER_TOTAL_JUMPS: int
    """Number of jumps of the carrier. Always; seen in 2,635 lines."""
    FLEETCARRIER_SHIPYARD_SOLD: int
    """Number of ships sold on the carrier. Always; seen in 2,635 lines."""
    FLEETCARRIER_SHIPYARD_PROFIT: int
    """Earned by the carrier's shipyard, in credits. Always; seen in 2,635 lines."""
    FLEETCARRIER_OUTFITTING_SOLD: int
    """Number of modules sold on the carrier. Always; seen in 2,635 lines."""
    FLEETCARRIER_OUTFITTING_PROFIT: int
    """Earned by the carrier's outfitting, in credits. Always; seen in 2,635 lines."""
    FLEETCARRIER_REARM_TOTAL: int
    """Number of times ships were rearmed on the carrier. Always; seen in 2,635 lines."""
    FLEETCARRIER_REFUEL_TOTAL: int
    """Number of times ships were refuelled on the carrier. Always; seen in 2,635 lines."""
    FLEETCARRIER_REFUEL_PROFIT: int
    """Earned by refuelling on the carrier, in credits. Always; seen in 2,635 lines."""
    FLEETCARRIER_REPAIRS_TOTAL: int
    """Number of times ships were repaired on the carrier. Always; seen in 2,635 lines."""
    FLEETCARRIER_VOUCHERS_REDEEMED: int
    """Number of vouchers redeemed on the carrier. Always; seen in 2,635 lines."""
    FLEETCARRIER_VOUCHERS_PROFIT: int
    """Earned by redeeming vouchers on the carrier, in credits. Always; seen in 2,635 lines."""


class ArenaStatistics(TypedDict):
    """CQC."""

    CQC_Credits_Earned: NotRequired[int]
    """Earned in CQC, in credits. 45 %; seen in 1,183 lines."""
    CQC_Time_Played: int
    """Time played in CQC, in seconds. Always; seen in 2,635 lines."""
    CQC_KD: float
    """Ratio of kills to deaths in CQC. Always; seen in 2,635 lines."""
    CQC_Kills: int
    """Number of kills in CQC. Always; seen in 2,635 lines."""
    CQC_WL: float
    """Ratio of wins to losses in CQC. Always; seen in 2,635 lines."""


class MaterialTraderStatistics(TypedDict):
    """Material trading."""

    Trades_Completed: int
    """Number of trades with material traders. Always; seen in 2,635 lines."""
    Materials_Traded: int
    """Number of materials traded. Always; seen in 2,635 lines."""
    Encoded_Materials_Traded: NotRequired[int]
    """Number of encoded materials traded. 90 %; seen in 2,382 lines."""
    Raw_Materials_Traded: NotRequired[int]
    """Number of raw materials traded. 96 %; seen in 2,527 lines."""
    Grade_1_Materials_Traded: NotRequired[int]
    """Number of materials of grade 1 traded. 90 %; seen in 2,377 lines."""
    Grade_2_Materials_Traded: NotRequired[int]
    """Number of materials of grade 2 traded. 97 %; seen in 2,566 lines."""
    Grade_3_Materials_Traded: NotRequired[int]
    """Number of materials of grade 3 traded. 97 %; seen in 2,564 lines."""
    Grade_4_Materials_Traded: NotRequired[int]
    """Number of materials of grade 4 traded. 97 %; seen in 2,545 lines."""
    Grade_5_Materials_Traded: NotRequired[int]
    """Number of materials of grade 5 traded. 97 %; seen in 2,564 lines."""
    Assets_Traded_In: NotRequired[int]
    """Number of assets given to bartenders in trades; since 4.0. 98 %; seen in 2,569 lines."""
    Assets_Traded_Out: NotRequired[int]
    """Number of assets received from bartenders in trades; since 4.0. 98 %; seen in 2,569 lines."""


class MulticrewStatistics(TypedDict):
    """Multicrew."""

    Multicrew_Time_Total: int
    """Time spent in multicrew, in seconds. Always; seen in 2,635 lines."""
    Multicrew_Gunner_Time_Total: int
    """Time spent as a gunner, in seconds. Always; seen in 2,635 lines."""
    Multicrew_Fighter_Time_Total: int
    """Time spent in a fighter, in seconds. Always; seen in 2,635 lines."""
    Multicrew_Credits_Total: int
    """Earned in multicrew, in credits. Always; seen in 2,635 lines."""
    Multicrew_Fines_Total: int
    """Fines received in multicrew, in credits. Always; seen in 2,635 lines."""


class CrewStatistics(TypedDict):
    """NPC crew."""

    NpcCrew_TotalWages: NotRequired[int]
    """Wages paid to NPC crew, in credits. 99 %; seen in 2,619 lines."""
    NpcCrew_Hired: NotRequired[int]
    """Number of NPC crew hired. 99 %; seen in 2,619 lines."""
    NpcCrew_Fired: NotRequired[int]
    """Number of NPC crew dismissed. 99 %; seen in 2,619 lines."""
    NpcCrew_Died: NotRequired[int]
    """Number of NPC crew who died. 99 %; seen in 2,619 lines."""


class CraftingStatistics(TypedDict):
    """Engineering."""

    Count_Of_Used_Engineers: int
    """Number of engineers the player has used. Always; seen in 2,635 lines."""
    Recipes_Generated: int
    """Number of blueprints crafted. Always; seen in 2,635 lines."""
    Recipes_Generated_Rank_1: int
    """Number of blueprints of grade 1 crafted. Always; seen in 2,635 lines."""
    Recipes_Generated_Rank_2: int
    """Number of blueprints of grade 2 crafted. Always; seen in 2,635 lines."""
    Recipes_Generated_Rank_3: int
    """Number of blueprints of grade 3 crafted. Always; seen in 2,635 lines."""
    Recipes_Generated_Rank_4: int
    """Number of blueprints of grade 4 crafted. Always; seen in 2,635 lines."""
    Recipes_Generated_Rank_5: int
    """Number of blueprints of grade 5 crafted. Always; seen in 2,635 lines."""
    Suit_Mods_Applied: NotRequired[int]
    """Number of modifications applied to suits; since 4.0. 98 %; seen in 2,569 lines."""
    Weapon_Mods_Applied: NotRequired[int]
    """Number of modifications applied to hand weapons; since 4.0. 98 %; seen in 2,569 lines."""
    Suits_Upgraded: NotRequired[int]
    """Number of upgrades of suits; since 4.0. 98 %; seen in 2,569 lines."""
    Weapons_Upgraded: NotRequired[int]
    """Number of upgrades of hand weapons; since 4.0. 98 %; seen in 2,569 lines."""
    Suits_Upgraded_Full: NotRequired[int]
    """Number of suits upgraded to the highest grade; since 4.0. 98 %; seen in 2,569 lines."""
    Weapons_Upgraded_Full: NotRequired[int]
    """Number of hand weapons upgraded to the highest grade; since 4.0. 98 %; seen in 2,569 lines."""
    Suit_Mods_Applied_Full: NotRequired[int]
    """Number of suits with all modifications applied; since 4.0. 98 %; seen in 2,569 lines."""
    Weapon_Mods_Applied_Full: NotRequired[int]
    """Number of hand weapons with all modifications applied; since 4.0. 98 %; seen in 2,569 lines."""
    Spent_On_Crafting: NotRequired[int]
    """Spent on engineering, in credits. Declared only; declared only."""
    Recipes_Applied: NotRequired[int]
    """Number of blueprints applied. Declared only; declared only."""
    Recipes_Applied_Rank_1: NotRequired[int]
    """Number of blueprints of grade 1 applied. Declared only; declared only."""
    Recipes_Applied_Rank_2: NotRequired[int]
    """Number of blueprints of grade 2 applied. Declared only; declared only."""
    Recipes_Applied_Rank_3: NotRequired[int]
    """Number of blueprints of grade 3 applied. Declared only; declared only."""
    Recipes_Applied_Rank_4: NotRequired[int]
    """Number of blueprints of grade 4 applied. Declared only; declared only."""
    Recipes_Applied_Rank_5: NotRequired[int]
    """Number of blueprints of grade 5 applied. Declared only; declared only."""
    Recipes_Applied_On_Previously_Modified_Modules: NotRequired[int]
    """Number of blueprints applied to modules that were engineered before. Declared only; declared only."""


class ThargoidStatistics(TypedDict):
    """Thargoid encounters."""

    TG_ENCOUNTER_WAKES: NotRequired[int]
    """Number of Thargoid wakes met with. 0.6 %; seen in 16 lines."""
    TG_ENCOUNTER_KILLED: NotRequired[int]
    """Number of Thargoids destroyed. 74 %; seen in 1,960 lines."""
    TG_ENCOUNTER_IMPRINT: NotRequired[int]
    """Number of Thargoid imprints met with. 35 %; seen in 928 lines."""
    TG_ENCOUNTER_TOTAL: NotRequired[int]
    """Number of encounters with Thargoids. 99 %; seen in 2,617 lines."""
    TG_ENCOUNTER_TOTAL_LAST_SYSTEM: NotRequired[str]
    """System of the last encounter. 99 %; seen in 2,617 lines."""
    TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP: NotRequired[str]
    """Time of the last encounter, with the in-game year. 99 %; seen in 2,617 lines."""
    TG_ENCOUNTER_TOTAL_LAST_SHIP: NotRequired[str]
    """The ship the player was flying. 99 %; seen in 2,617 lines."""
    TG_SCOUT_COUNT: NotRequired[int]
    """Number of Thargoid Scouts met with. 1.4 %; seen in 37 lines."""


class SquadronStatistics(TypedDict):
    """What the player did for the squadron."""

    Squadron_Bank_Credits_Deposited: int
    """Credits paid into the squadron bank. Always; seen in 2,635 lines."""
    Squadron_Bank_Credits_Withdrawn: int
    """Credits taken from the squadron bank. Always; seen in 2,635 lines."""
    Squadron_Bank_Commodities_Deposited_Num: int
    """Amount of commodities given to the squadron bank. Always; seen in 2,635 lines."""
    Squadron_Bank_Commodities_Deposited_Value: int
    """Value of those commodities, in credits. Always; seen in 2,635 lines."""
    Squadron_Bank_Commodities_Withdrawn_Num: int
    """Amount of commodities taken from the squadron bank. Always; seen in 2,635 lines."""
    Squadron_Bank_Commodities_Withdrawn_Value: int
    """Value of those commodities, in credits. Always; seen in 2,635 lines."""
    Squadron_Bank_PersonalAssets_Deposited_Num: int
    """Number of on-foot items given to the squadron bank. Always; seen in 2,635 lines."""
    Squadron_Bank_PersonalAssets_Deposited_Value: int
    """Value of those items, in credits. Always; seen in 2,635 lines."""
    Squadron_Bank_PersonalAssets_Withdrawn_Num: int
    """Number of on-foot items taken from the squadron bank. Always; seen in 2,635 lines."""
    Squadron_Bank_PersonalAssets_Withdrawn_Value: int
    """Value of those items, in credits. Always; seen in 2,635 lines."""
    Squadron_Bank_Ships_Deposited_Num: int
    """Number of ships given to the squadron bank. Always; seen in 2,635 lines."""
    Squadron_Bank_Ships_Deposited_Value: int
    """Value of those ships, in credits. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_aegis_highestcontribution: int
    """Highest contribution to the Aegis leaderboard. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_bgs_highestcontribution: int
    """Highest contribution to the leaderboard for work for factions. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_bounty_highestcontribution: int
    """Highest contribution to the bounty hunting leaderboard. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_colonisation_contribution_highestcontribution: int
    """Highest contribution to the colonisation leaderboard. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_combat_highestcontribution: int
    """Highest contribution to the combat leaderboard. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_cqc_highestcontribution: int
    """Highest contribution to the CQC leaderboard. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_exploration_highestcontribution: int
    """Highest contribution to the exploration leaderboard. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_mining_highestcontribution: int
    """Highest contribution to the mining leaderboard. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_powerplay_highestcontribution: int
    """Highest contribution to the Powerplay leaderboard. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_trade_highestcontribution: int
    """Highest contribution to the trade leaderboard. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_trade_illicit_highestcontribution: int
    """Highest contribution to the leaderboard for illicit trade. Always; seen in 2,635 lines."""
    Squadron_Leaderboard_operationscore_highestcontribution: NotRequired[int]
    """Highest contribution to the leaderboard for operations. 1.1 %; seen in 29 lines."""
    Squadron_Leaderboard_podiums: int
    """Number of times the squadron stood on the podium of a leaderboard. Always; seen in 2,635 lines."""


class RescueStatistics(TypedDict):
    """Search and rescue, and salvage."""

    SearchRescue_Traded: int
    """Number of items handed in to search and rescue. Always; seen in 2,635 lines."""
    SearchRescue_Profit: int
    """Earned by search and rescue, in credits. Always; seen in 2,635 lines."""
    SearchRescue_Count: int
    """Number of visits to search and rescue. Always; seen in 2,635 lines."""
    Salvage_Legal_POI: NotRequired[int]
    """Legal salvage from points of interest; since 4.0. 98 %; seen in 2,569 lines."""
    Salvage_Legal_Settlements: NotRequired[int]
    """Legal salvage from settlements; since 4.0. 98 %; seen in 2,569 lines."""
    Salvage_Illegal_POI: NotRequired[int]
    """Illegal salvage from points of interest; since 4.0. 98 %; seen in 2,569 lines."""
    Salvage_Illegal_Settlements: NotRequired[int]
    """Illegal salvage from settlements; since 4.0. 98 %; seen in 2,569 lines."""
    Maglocks_Opened: NotRequired[int]
    """Number of maglocks opened; since 4.0. 98 %; seen in 2,569 lines."""
    Panels_Opened: NotRequired[int]
    """Number of panels opened; since 4.0. 98 %; seen in 2,569 lines."""
    Settlements_State_FireOut: NotRequired[int]
    """Number of fires put out at settlements; since 4.0. 98 %; seen in 2,569 lines."""
    Settlements_State_Reboot: NotRequired[int]
    """Number of settlements rebooted; since 4.0. 98 %; seen in 2,569 lines."""


class PassengerStatistics(TypedDict):
    """Passenger missions."""

    Passengers_Missions_Accepted: NotRequired[int]
    """Number of passenger missions accepted. 90 %; seen in 2,361 lines."""
    Passengers_Missions_Refugee_bulk_delivered: NotRequired[int]
    """Number of refugees delivered in bulk missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_Refugee_bulk_ejected: NotRequired[int]
    """Number of refugees ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_AidWorker_vip_delivered: NotRequired[int]
    """Number of aid workers delivered in VIP missions. Declared only; declared only."""
    Passengers_Missions_AidWorker_vip_ejected: NotRequired[int]
    """Number of aid workers ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_AidWorker_bulk_delivered: NotRequired[int]
    """Number of aid workers delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_AidWorker_bulk_ejected: NotRequired[int]
    """Number of aid workers ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_POW_vip_delivered: NotRequired[int]
    """Number of prisoners of war delivered in VIP missions. Declared only; declared only."""
    Passengers_Missions_POW_vip_ejected: NotRequired[int]
    """Number of prisoners of war ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_POW_bulk_delivered: NotRequired[int]
    """Number of prisoners of war delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_POW_bulk_ejected: NotRequired[int]
    """Number of prisoners of war ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Criminal_vip_delivered: NotRequired[int]
    """Number of criminals delivered in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_Criminal_vip_ejected: NotRequired[int]
    """Number of criminals ejected in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_Criminal_bulk_delivered: NotRequired[int]
    """Number of criminals delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Criminal_bulk_ejected: NotRequired[int]
    """Number of criminals ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Tourist_vip_delivered: NotRequired[int]
    """Number of tourists delivered in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_Tourist_vip_ejected: NotRequired[int]
    """Number of tourists ejected in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_Tourist_bulk_delivered: NotRequired[int]
    """Number of tourists delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Tourist_bulk_ejected: NotRequired[int]
    """Number of tourists ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Refugee_vip_delivered: NotRequired[int]
    """Number of refugees delivered in VIP missions. Declared only; declared only."""
    Passengers_Missions_Refugee_vip_ejected: NotRequired[int]
    """Number of refugees ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_FreedomFighters_vip_delivered: NotRequired[int]
    """Number of freedom fighters delivered in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_FreedomFighters_vip_ejected: NotRequired[int]
    """Number of freedom fighters ejected in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_FreedomFighters_bulk_delivered: NotRequired[int]
    """Number of freedom fighters delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_FreedomFighters_bulk_ejected: NotRequired[int]
    """Number of freedom fighters ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Politicians_vip_delivered: NotRequired[int]
    """Number of politicians delivered in VIP missions. Declared only; declared only."""
    Passengers_Missions_Politicians_vip_ejected: NotRequired[int]
    """Number of politicians ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_Politicians_bulk_delivered: NotRequired[int]
    """Number of politicians delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Politicians_bulk_ejected: NotRequired[int]
    """Number of politicians ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_PoliticalPrisoner_vip_delivered: NotRequired[int]
    """Number of political prisoners delivered in VIP missions. Declared only; declared only."""
    Passengers_Missions_PoliticalPrisoner_vip_ejected: NotRequired[int]
    """Number of political prisoners ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_PoliticalPrisoner_bulk_delivered: NotRequired[int]
    """Number of political prisoners delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_PoliticalPrisoner_bulk_ejected: NotRequired[int]
    """Number of political prisoners ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_SecurityForces_vip_delivered: NotRequired[int]
    """Number of security forces delivered in VIP missions. Declared only; declared only."""
    Passengers_Missions_SecurityForces_vip_ejected: NotRequired[int]
    """Number of security forces ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_SecurityForces_bulk_delivered: NotRequired[int]
    """Number of security forces delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_SecurityForces_bulk_ejected: NotRequired[int]
    """Number of security forces ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Explorers_vip_delivered: NotRequired[int]
    """Number of explorers delivered in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_Explorers_vip_ejected: NotRequired[int]
    """Number of explorers ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_Explorers_bulk_delivered: NotRequired[int]
    """Number of explorers delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Explorers_bulk_ejected: NotRequired[int]
    """Number of explorers ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Disgruntled: NotRequired[int]
    """Number of passengers who became disgruntled. 87 %; seen in 2,295 lines."""
    Passengers_Missions_HeadOfState_vip_delivered: NotRequired[int]
    """Number of heads of state delivered in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_HeadOfState_vip_ejected: NotRequired[int]
    """Number of heads of state ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_HeadOfState_bulk_delivered: NotRequired[int]
    """Number of heads of state delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_HeadOfState_bulk_ejected: NotRequired[int]
    """Number of heads of state ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_ScienceTeams_vip_delivered: NotRequired[int]
    """Number of scientists delivered in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_ScienceTeams_vip_ejected: NotRequired[int]
    """Number of scientists ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_ScienceTeams_bulk_delivered: NotRequired[int]
    """Number of scientists delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_ScienceTeams_bulk_ejected: NotRequired[int]
    """Number of scientists ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Celebrities_vip_delivered: NotRequired[int]
    """Number of celebrities delivered in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_Celebrities_vip_ejected: NotRequired[int]
    """Number of celebrities ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_Celebrities_bulk_delivered: NotRequired[int]
    """Number of celebrities delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Celebrities_bulk_ejected: NotRequired[int]
    """Number of celebrities ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Medical_vip_delivered: NotRequired[int]
    """Number of medical staff delivered in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_Medical_vip_ejected: NotRequired[int]
    """Number of medical staff ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_Medical_bulk_delivered: NotRequired[int]
    """Number of medical staff delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Medical_bulk_ejected: NotRequired[int]
    """Number of medical staff ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Disgruntled_vip_delivered: NotRequired[int]
    """Number of disgruntled passengers delivered in VIP missions. Declared only; declared only."""
    Passengers_Missions_Disgruntled_vip_ejected: NotRequired[int]
    """Number of disgruntled passengers ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_Disgruntled_bulk_delivered: NotRequired[int]
    """Number of disgruntled passengers delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Disgruntled_bulk_ejected: NotRequired[int]
    """Number of disgruntled passengers ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Soldiers_vip_delivered: NotRequired[int]
    """Number of soldiers delivered in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_Soldiers_vip_ejected: NotRequired[int]
    """Number of soldiers ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_Soldiers_bulk_delivered: NotRequired[int]
    """Number of soldiers delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Soldiers_bulk_ejected: NotRequired[int]
    """Number of soldiers ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Protestors_vip_delivered: NotRequired[int]
    """Number of protesters delivered in VIP missions. Declared only; declared only."""
    Passengers_Missions_Protestors_vip_ejected: NotRequired[int]
    """Number of protesters ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_Protestors_bulk_delivered: NotRequired[int]
    """Number of protesters delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Protestors_bulk_ejected: NotRequired[int]
    """Number of protesters ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Prisoners_vip_delivered: NotRequired[int]
    """Number of prisoners delivered in VIP missions. Declared only; declared only."""
    Passengers_Missions_Prisoners_vip_ejected: NotRequired[int]
    """Number of prisoners ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_Prisoners_bulk_delivered: NotRequired[int]
    """Number of prisoners delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Prisoners_bulk_ejected: NotRequired[int]
    """Number of prisoners ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Businessmen_vip_delivered: NotRequired[int]
    """Number of business people delivered in VIP missions. 0.1 %; seen in 3 lines."""
    Passengers_Missions_Businessmen_vip_ejected: NotRequired[int]
    """Number of business people ejected in VIP missions. Declared only; declared only."""
    Passengers_Missions_Businessmen_bulk_delivered: NotRequired[int]
    """Number of business people delivered in bulk missions. Declared only; declared only."""
    Passengers_Missions_Businessmen_bulk_ejected: NotRequired[int]
    """Number of business people ejected in bulk missions. Declared only; declared only."""
    Passengers_Missions_Bulk: int
    """Number of passengers carried in bulk missions. Always; seen in 2,635 lines."""
    Passengers_Missions_VIP: int
    """Number of passengers carried in VIP missions. Always; seen in 2,635 lines."""
    Passengers_Missions_Delivered: int
    """Number of passengers delivered. Always; seen in 2,635 lines."""
    Passengers_Missions_Ejected: int
    """Number of passengers ejected. Always; seen in 2,635 lines."""


class ExplorationStatistics(TypedDict):
    """Travel and exploration."""

    Systems_Visited: int
    """Number of systems visited. Always; seen in 2,635 lines."""
    Exploration_Profits: int
    """Earned by exploration, in credits. Always; seen in 2,635 lines."""
    Planets_Scanned_To_Level_2: int
    """Number of planets scanned to level 2. Always; seen in 2,635 lines."""
    Planets_Scanned_To_Level_3: int
    """Number of planets scanned to level 3. Always; seen in 2,635 lines."""
    Efficient_Scans: NotRequired[int]
    """Number of planets mapped with the efficiency bonus. Over 99 %; seen in 2,635 lines."""
    Highest_Payout: int
    """Highest payout for exploration data, in credits. Always; seen in 2,635 lines."""
    Total_Hyperspace_Distance: int
    """Distance jumped, in light-years. Always; seen in 2,635 lines."""
    Total_Hyperspace_Jumps: int
    """Number of hyperspace jumps. Always; seen in 2,635 lines."""
    Greatest_Distance_From_Start: float
    """Greatest distance from the starting system, in light-years. Always; seen in 2,635 lines."""
    Time_Played: int
    """Time played, in seconds. Always; seen in 2,635 lines."""
    OnFoot_Distance_Travelled: NotRequired[int]
    """Distance travelled on foot, in metres; since 4.0.0.1475. 97 %; seen in 2,566 lines."""
    Shuttle_Journeys: NotRequired[int]
    """Number of journeys by taxi; since 4.0. 98 %; seen in 2,569 lines."""
    Shuttle_Distance_Travelled: NotRequired[float]
    """Distance travelled by taxi, in light-years; since 4.0. 98 %; seen in 2,569 lines."""
    Spent_On_Shuttles: NotRequired[int]
    """Spent on taxis, in credits; since 4.0. 98 %; seen in 2,569 lines."""
    First_Footfalls: NotRequired[int]
    """Number of planets the player was the first to set foot on; since 4.0. 98 %; seen in 2,569 lines."""
    Planet_Footfalls: NotRequired[int]
    """Number of planets the player has set foot on; since 4.0. 98 %; seen in 2,569 lines."""
    Settlements_Visited: NotRequired[int]
    """Number of settlements visited; since 4.0. 98 %; seen in 2,569 lines."""
    Fuel_Scooped: NotRequired[float]
    """Fuel scooped, in tonnes. Declared only; declared only."""
    Fuel_Purchased: NotRequired[float]
    """Fuel bought, in tonnes. Declared only; declared only."""


class MiningStatistics(TypedDict):
    """Mining."""

    Mining_Profits: int
    """Earned by mining, in credits. Always; seen in 2,635 lines."""
    Quantity_Mined: int
    """Tonnes mined. Always; seen in 2,635 lines."""
    Materials_Collected: NotRequired[int]
    """Number of materials collected. Over 99 %; seen in 2,635 lines."""


class TradingStatistics(TypedDict):
    """Trading on regular markets."""

    Markets_Traded_With: int
    """Number of markets traded with. Always; seen in 2,635 lines."""
    Market_Profits: int
    """Earned on markets, in credits. Always; seen in 2,635 lines."""
    Resources_Traded: int
    """Tonnes traded. Always; seen in 2,635 lines."""
    Average_Profit: float
    """Average profit, in credits. Always; seen in 2,635 lines."""
    Highest_Single_Transaction: int
    """Highest profit of a single transaction, in credits. Always; seen in 2,635 lines."""
    Data_Sold: NotRequired[int]
    """Number of data items sold to bartenders; since 4.0. 98 %; seen in 2,569 lines."""
    Goods_Sold: NotRequired[int]
    """Number of goods sold to bartenders; since 4.0. 98 %; seen in 2,569 lines."""
    Assets_Sold: NotRequired[int]
    """Number of assets sold to bartenders; since 4.0. 98 %; seen in 2,569 lines."""


class SmugglingStatistics(TypedDict):
    """Trading on black markets."""

    Black_Markets_Traded_With: int
    """Number of black markets traded with. Always; seen in 2,635 lines."""
    Black_Markets_Profits: int
    """Earned on black markets, in credits. Always; seen in 2,635 lines."""
    Resources_Smuggled: int
    """Tonnes smuggled. Always; seen in 2,635 lines."""
    Average_Profit: float
    """Average profit, in credits. Always; seen in 2,635 lines."""
    Highest_Single_Transaction: int
    """Highest profit of a single transaction, in credits. Always; seen in 2,635 lines."""


class CrimeStatistics(TypedDict):
    """Crime and fines."""

    Notoriety: NotRequired[int]
    """Current notoriety of the player. Over 99 %; seen in 2,635 lines."""
    Fines: int
    """Number of fines received. Always; seen in 2,635 lines."""
    Total_Fines: int
    """Sum of the fines, in credits. Always; seen in 2,635 lines."""
    Bounties_Received: int
    """Number of bounties put on the player. Always; seen in 2,635 lines."""
    Total_Bounties: int
    """Sum of those bounties, in credits. Always; seen in 2,635 lines."""
    Highest_Bounty: int
    """Highest of those bounties, in credits. Always; seen in 2,635 lines."""
    Malware_Uploaded: NotRequired[int]
    """Number of times malware was uploaded; since 4.0. 98 %; seen in 2,569 lines."""
    Settlements_State_Shutdown: NotRequired[int]
    """Number of settlements shut down; since 4.0. 98 %; seen in 2,569 lines."""
    Production_Sabotage: NotRequired[int]
    """Number of times production was sabotaged; since 4.0. 98 %; seen in 2,569 lines."""
    Production_Theft: NotRequired[int]
    """Number of thefts from production; since 4.0. 98 %; seen in 2,569 lines."""
    Total_Murders: NotRequired[int]
    """Number of murders on foot; since 4.0. 98 %; seen in 2,569 lines."""
    Citizens_Murdered: NotRequired[int]
    """Number of citizens murdered; since 4.0. 98 %; seen in 2,569 lines."""
    Omnipol_Murdered: NotRequired[int]
    """Number of Omnipol officers murdered; since 4.0. 98 %; seen in 2,569 lines."""
    Guards_Murdered: NotRequired[int]
    """Number of guards murdered; since 4.0. 98 %; seen in 2,569 lines."""
    Data_Stolen: NotRequired[int]
    """Number of data items stolen; since 4.0. 98 %; seen in 2,569 lines."""
    Goods_Stolen: NotRequired[int]
    """Number of goods stolen; since 4.0. 98 %; seen in 2,569 lines."""
    Sample_Stolen: NotRequired[int]
    """Number of samples stolen; since 4.0. 98 %; seen in 2,569 lines."""
    Total_Stolen: NotRequired[int]
    """Number of things stolen in all; since 4.0. 98 %; seen in 2,569 lines."""
    Turrets_Destroyed: NotRequired[int]
    """Number of turrets destroyed; since 4.0. 98 %; seen in 2,569 lines."""
    Turrets_Overloaded: NotRequired[int]
    """Number of turrets overloaded; since 4.0. 98 %; seen in 2,569 lines."""
    Turrets_Total: NotRequired[int]
    """Number of turrets put out of action in all; since 4.0. 98 %; seen in 2,569 lines."""
    Value_Stolen_StateChange: NotRequired[int]
    """Value of what was stolen while the state of a settlement changed; since 4.0. 98 %; seen in 2,569
    lines.
    """
    Profiles_Cloned: NotRequired[int]
    """Number of profiles cloned; since 4.0. 98 %; seen in 2,569 lines."""


class CombatStatistics(TypedDict):
    """Combat."""

    Bounties_Claimed: int
    """Number of bounties claimed. Always; seen in 2,635 lines."""
    Bounty_Hunting_Profit: NotRequired[float]
    """Earned by bounty hunting, in credits. Over 99 %; seen in 2,635 lines."""
    Combat_Bonds: int
    """Number of combat bonds. Always; seen in 2,635 lines."""
    Combat_Bond_Profits: int
    """Earned by combat bonds, in credits. Always; seen in 2,635 lines."""
    Assassinations: int
    """Number of assassinations. Always; seen in 2,635 lines."""
    Assassination_Profits: int
    """Earned by assassinations, in credits. Always; seen in 2,635 lines."""
    Highest_Single_Reward: int
    """Highest single reward, in credits. Always; seen in 2,635 lines."""
    Skimmers_Killed: NotRequired[int]
    """Number of skimmers destroyed. Over 99 %; seen in 2,635 lines."""
    OnFoot_Combat_Bonds: NotRequired[int]
    """Number of combat bonds earned on foot; since 4.0. 98 %; seen in 2,569 lines."""
    OnFoot_Combat_Bonds_Profits: NotRequired[int]
    """Earned by combat bonds on foot, in credits; since 4.0. 98 %; seen in 2,569 lines."""
    OnFoot_Vehicles_Destroyed: NotRequired[int]
    """Number of vehicles destroyed on foot; since 4.0.0.1475. 97 %; seen in 2,566 lines."""
    OnFoot_Ships_Destroyed: NotRequired[int]
    """Number of ships destroyed on foot; since 4.0.0.1475. 97 %; seen in 2,566 lines."""
    Dropships_Taken: NotRequired[int]
    """Number of dropship flights taken; since 4.0. 98 %; seen in 2,569 lines."""
    Dropships_Booked: NotRequired[int]
    """Number of dropship flights booked; since 4.0. 98 %; seen in 2,569 lines."""
    Dropships_Cancelled: NotRequired[int]
    """Number of dropship flights cancelled; since 4.0. 98 %; seen in 2,569 lines."""
    ConflictZone_High: NotRequired[int]
    """Number of conflict zones of high intensity fought in on foot; since 4.0. 98 %; seen in 2,569 lines."""
    ConflictZone_Medium: NotRequired[int]
    """Number of conflict zones of medium intensity fought in on foot; since 4.0. 98 %; seen in 2,569
    lines.
    """
    ConflictZone_Low: NotRequired[int]
    """Number of conflict zones of low intensity fought in on foot; since 4.0. 98 %; seen in 2,569 lines."""
    ConflictZone_Total: NotRequired[int]
    """Number of conflict zones fought in on foot; since 4.0. 98 %; seen in 2,569 lines."""
    ConflictZone_High_Wins: NotRequired[int]
    """Number of conflict zones of high intensity won; since 4.0. 98 %; seen in 2,569 lines."""
    ConflictZone_Medium_Wins: NotRequired[int]
    """Number of conflict zones of medium intensity won; since 4.0. 98 %; seen in 2,569 lines."""
    ConflictZone_Low_Wins: NotRequired[int]
    """Number of conflict zones of low intensity won; since 4.0. 98 %; seen in 2,569 lines."""
    ConflictZone_Total_Wins: NotRequired[int]
    """Number of conflict zones won; since 4.0. 98 %; seen in 2,569 lines."""
    Settlement_Defended: NotRequired[int]
    """Number of settlements defended; since 4.0. 98 %; seen in 2,569 lines."""
    Settlement_Conquered: NotRequired[int]
    """Number of settlements conquered; since 4.0. 98 %; seen in 2,569 lines."""
    OnFoot_Skimmers_Killed: NotRequired[int]
    """Number of skimmers destroyed on foot; since 4.0. 98 %; seen in 2,569 lines."""
    OnFoot_Scavs_Killed: NotRequired[int]
    """Number of scavengers killed on foot; since 4.0. 98 %; seen in 2,569 lines."""


class BankStatistics(TypedDict):
    """Wealth and spending."""

    Current_Wealth: int
    """Everything the player owns, in credits. Always; seen in 2,635 lines."""
    Spent_On_Ships: int
    """Spent on ships, in credits. Always; seen in 2,635 lines."""
    Spent_On_Outfitting: int
    """Spent on outfitting, in credits. Always; seen in 2,635 lines."""
    Spent_On_Repairs: int
    """Spent on repairs, in credits. Always; seen in 2,635 lines."""
    Spent_On_Fuel: int
    """Spent on fuel, in credits. Always; seen in 2,635 lines."""
    Spent_On_Ammo_Consumables: int
    """Spent on ammunition and other consumables, in credits. Always; seen in 2,635 lines."""
    Insurance_Claims: int
    """Number of insurance claims. Always; seen in 2,635 lines."""
    Spent_On_Insurance: int
    """Spent on insurance, in credits. Always; seen in 2,635 lines."""
    Owned_Ship_Count: NotRequired[int]
    """Number of ships owned. Over 99 %; seen in 2,635 lines."""
    Spent_On_Suits: NotRequired[int]
    """Spent on suits, in credits; since 4.0. 98 %; seen in 2,569 lines."""
    Spent_On_Weapons: NotRequired[int]
    """Spent on hand weapons, in credits; since 4.0. 98 %; seen in 2,569 lines."""
    Spent_On_Suit_Consumables: NotRequired[int]
    """Spent on consumables for suits, in credits; since 4.0. 98 %; seen in 2,569 lines."""
    Suits_Owned: NotRequired[int]
    """Number of suits owned; since 4.0. 98 %; seen in 2,569 lines."""
    Weapons_Owned: NotRequired[int]
    """Number of hand weapons owned; since 4.0. 98 %; seen in 2,569 lines."""
    Spent_On_Premium_Stock: NotRequired[int]
    """Spent on suits and hand weapons that were upgraded already, in credits; since 4.0. 98 %; seen in
    2,569 lines.
    """
    Premium_Stock_Bought: NotRequired[int]
    """Number of suits and hand weapons bought that were upgraded already; since 4.0. 98 %; seen in 2,569
    lines.
    """
    MercCoins_Current: NotRequired[int]
    """Merc Coins the player has; since 4.3.3.0. 0.1 %; seen in 3 lines."""
    MercCoins_Total_Earned: NotRequired[int]
    """Merc Coins earned in all; since 4.3.3.0. 0.1 %; seen in 3 lines."""
    MercCoins_Total_Spent: NotRequired[int]
    """Merc Coins spent in all; since 4.3.3.0. 0.1 %; seen in 3 lines."""
    MercCoins_Spent_On_MercGear: NotRequired[int]
    """Merc Coins spent on gear; since 4.3.3.0. 0.1 %; seen in 3 lines."""
    MercCoins_Spent_On_Engineering: NotRequired[int]
    """Merc Coins spent on engineering; since 4.3.3.0. 0.1 %; seen in 3 lines."""


class Statistics(TypedDict):
    """Written when the game starts up. It is outside the specification, and known from 2,635 real lines.
    It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,635 lines."""
    event: Literal["Statistics"]
    """Name of the event. Always; seen in 2,635 lines."""
    Bank_Account: BankStatistics
    """Wealth and spending. Always; seen in 2,635 lines."""
    Combat: CombatStatistics
    """Combat. Always; seen in 2,635 lines."""
    Crime: CrimeStatistics
    """Crime and fines. Always; seen in 2,635 lines."""
    Smuggling: SmugglingStatistics
    """Trading on black markets. Always; seen in 2,635 lines."""
    Trading: TradingStatistics
    """Trading on regular markets. Always; seen in 2,635 lines."""
    Mining: MiningStatistics
    """Mining. Always; seen in 2,635 lines."""
    Exploration: ExplorationStatistics
    """Travel and exploration. Always; seen in 2,635 lines."""
    Passengers: PassengerStatistics
    """Passenger missions. Always; seen in 2,635 lines."""
    Search_And_Rescue: RescueStatistics
    """Search and rescue, and salvage. Always; seen in 2,635 lines."""
    Squadron: NotRequired[SquadronStatistics]
    """What the player did for the squadron; since 4.2.0.0. 7.2 %; seen in 190 lines."""
    TG_ENCOUNTERS: NotRequired[ThargoidStatistics]
    """Thargoid encounters; omitted before the first one. 68 %; seen in 1,797 lines."""
    Crafting: NotRequired[CraftingStatistics]
    """Engineering. Over 99 %; seen in 2,635 lines."""
    Crew: NotRequired[CrewStatistics]
    """NPC crew. Over 99 %; seen in 2,635 lines."""
    Multicrew: NotRequired[MulticrewStatistics]
    """Multicrew. Over 99 %; seen in 2,635 lines."""
    Material_Trader_Stats: NotRequired[MaterialTraderStatistics]
    """Material trading. Over 99 %; seen in 2,635 lines."""
    CQC: NotRequired[ArenaStatistics]
    """CQC; omitted if the player has not played it. 30 %; seen in 783 lines."""
    FLEETCARRIER: NotRequired[CarrierStatistics]
    """The player's fleet carrier; omitted if there is none. 54 %; seen in 1,426 lines."""
    Exobiology: NotRequired[ExobiologyStatistics]
    """Exobiology; since 4.0. 98 %; seen in 2,569 lines."""


class ApproachBody(TypedDict):
    """Written when the ship enters orbital cruise at a planet. It is outside the specification, and known
    from 2,315 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,315 lines."""
    event: Literal["ApproachBody"]
    """Name of the event. Always; seen in 2,315 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 2,315 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 2,315 lines."""
    Body: str
    """Name of the body. Always; seen in 2,315 lines."""
    BodyID: int
    """ID of the body within the system. Always; seen in 2,315 lines."""


class ApproachSettlement(TypedDict):
    """Written when the ship approaches a settlement or another place on a planet. It is outside the
    specification, and known from 629 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 629 lines."""
    event: Literal["ApproachSettlement"]
    """Name of the event. Always; seen in 629 lines."""
    Name: str
    """Name of the settlement; may be an internal one. Always; seen in 629 lines."""
    Name_Localised: NotRequired[str]
    """The settlement, as shown in game. 14 %; seen in 87 lines."""
    MarketID: NotRequired[int]
    """ID of the settlement's market. 86 %; seen in 540 lines."""
    StationFaction: NotRequired[Union[ControllingFaction, str]]
    """The faction that runs the settlement; since 4.0.0.1700. 42 %; seen in 264 lines."""
    StationGovernment: NotRequired[str]
    """Internal name of the government; since 4.0.0.1700. 42 %; seen in 264 lines."""
    StationGovernment_Localised: NotRequired[str]
    """The government, as shown in game. 42 %; seen in 264 lines."""
    StationAllegiance: NotRequired[str]
    """Superpower the settlement is aligned with; omitted if there is none; since 4.0.0.1700. 20 %; seen in
    127 lines.
    """
    StationServices: NotRequired[List[str]]
    """What the settlement offers; since 4.0.0.1700. 42 %; seen in 264 lines."""
    StationEconomy: NotRequired[str]
    """Internal name of the main economy. 42 %; seen in 264 lines."""
    StationEconomy_Localised: NotRequired[str]
    """The main economy, as shown in game. 42 %; seen in 264 lines."""
    StationEconomies: NotRequired[List[EconomyShare]]
    """The economies of the settlement; since 4.0.0.1700. 42 %; seen in 264 lines."""
    SystemAddress: int
    """Address of the system; since 3.4. Always; seen in 629 lines."""
    BodyID: int
    """ID of the body within the system; since 3.4. Always; seen in 629 lines."""
    BodyName: str
    """Name of the body the settlement is on; since 3.4. Always; seen in 629 lines."""
    Latitude: NotRequired[float]
    """Latitude of the settlement, in degrees; since 3.3. Over 99 %; seen in 627 lines."""
    Longitude: NotRequired[float]
    """Longitude of the settlement, in degrees; since 3.3. Over 99 %; seen in 627 lines."""


class DockingCancelled(TypedDict):
    """Written when the player cancels a docking request. It is outside the specification, and known from
    36 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 36 lines."""
    event: Literal["DockingCancelled"]
    """Name of the event. Always; seen in 36 lines."""
    MarketID: int
    """ID of the station's market; since 3.0. Always; seen in 36 lines."""
    StationName: str
    """Name of the station. Always; seen in 36 lines."""
    StationName_Localised: NotRequired[str]
    """The station, as shown in game. Declared only; declared only."""
    StationType: str
    """Type of station; since 3.0. Always; seen in 36 lines."""


class DockingDenied(TypedDict):
    """Written when the station refuses docking. It is outside the specification, and known from 2,893 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,893 lines."""
    event: Literal["DockingDenied"]
    """Name of the event. Always; seen in 2,893 lines."""
    Reason: str
    """Why docking is refused. Always; seen in 2,893 lines."""
    MarketID: int
    """ID of the station's market; since 3.0. Always; seen in 2,893 lines."""
    StationName: str
    """Name of the station. Always; seen in 2,893 lines."""
    StationName_Localised: NotRequired[str]
    """The station, as shown in game. 0.1 %; seen in 3 lines."""
    StationType: str
    """Type of station; since 3.0. Always; seen in 2,893 lines."""


class DockingGranted(TypedDict):
    """Written when the station assigns a landing pad. It is outside the specification, and known from
    2,858 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,858 lines."""
    event: Literal["DockingGranted"]
    """Name of the event. Always; seen in 2,858 lines."""
    LandingPad: int
    """Number of the landing pad. Always; seen in 2,858 lines."""
    MarketID: int
    """ID of the station's market; since 3.0. Always; seen in 2,858 lines."""
    StationName: str
    """Name of the station. Always; seen in 2,858 lines."""
    StationName_Localised: NotRequired[str]
    """The station, as shown in game. 4.1 %; seen in 117 lines."""
    StationType: str
    """Type of station; since 3.0. Always; seen in 2,858 lines."""


class DockingRequested(TypedDict):
    """Written when the player requests docking. It is outside the specification, and known from 5,498 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 5,498 lines."""
    event: Literal["DockingRequested"]
    """Name of the event. Always; seen in 5,498 lines."""
    MarketID: int
    """ID of the station's market; since 3.0. Always; seen in 5,498 lines."""
    StationName: str
    """Name of the station. Always; seen in 5,498 lines."""
    StationName_Localised: NotRequired[str]
    """The station, as shown in game. 2.1 %; seen in 115 lines."""
    StationType: str
    """Type of station; since 3.0. Always; seen in 5,498 lines."""
    LandingPads: NotRequired[LandingPads]
    """Number of landing pads of each size; since 4.0. 97 %; seen in 5,333 lines."""


class DockingTimeout(TypedDict):
    """Written when a docking permission runs out before the ship has landed. It is outside the
    specification, and known from 1 real line.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["DockingTimeout"]
    """Name of the event. Always; seen in 1 line."""
    MarketID: NotRequired[int]
    """ID of the station's market; since 3.0. Declared only; declared only."""
    StationName: NotRequired[str]
    """Name of the station. Declared only; declared only."""
    StationName_Localised: NotRequired[str]
    """The station, as shown in game. Declared only; declared only."""
    StationType: NotRequired[str]
    """Type of station; since 3.0. Declared only; declared only."""


class FSDTarget(TypedDict):
    """Written when a system is selected as the target of the next jump. It is outside the specification,
    and known from 13,859 real lines. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 13,859 lines."""
    event: Literal["FSDTarget"]
    """Name of the event. Always; seen in 13,859 lines."""
    Name: str
    """Name of the targeted system. Always; seen in 13,859 lines."""
    SystemAddress: int
    """Address of that system. Always; seen in 13,859 lines."""
    StarClass: str
    """Class of its main star; since 3.7. Always; seen in 13,859 lines."""
    RemainingJumpsInRoute: NotRequired[int]
    """Jumps left on the plotted route; omitted without a route; since 3.5. 96 %; seen in 13,305 lines."""


class FuelScoop(TypedDict):
    """Written when the ship has scooped fuel from a star. It is outside the specification, and known from
    10,614 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 10,614 lines."""
    event: Literal["FuelScoop"]
    """Name of the event. Always; seen in 10,614 lines."""
    Scooped: float
    """Fuel scooped, in tonnes. Always; seen in 10,614 lines."""
    Total: float
    """Fuel in the main tank after scooping, in tonnes. Always; seen in 10,614 lines."""


class JetConeBoost(TypedDict):
    """Written when the FSD has been supercharged in the jet of a white dwarf or neutron star. It is
    outside the specification, and known from 559 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 559 lines."""
    event: Literal["JetConeBoost"]
    """Name of the event. Always; seen in 559 lines."""
    BoostValue: float
    """Factor by which the range of the next jump grows. Always; seen in 559 lines."""


# Written when the jet of a white dwarf or neutron star damages a module. It is outside the
# specification, and known from 95 real lines. It was last seen in version 2.2, and may just be rare.
JetConeDamage = TypedDict(
    "JetConeDamage",
    {
        "timestamp": str,
        "event": Literal["JetConeDamage"],
        "Module": NotRequired[str],
        "Module_Localised": NotRequired[str],
        "": str,
        "_Localised": NotRequired[str],
    },
)


class LeaveBody(TypedDict):
    """Written when the ship leaves orbital cruise, flying away from a planet. It is outside the
    specification, and known from 1,557 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,557 lines."""
    event: Literal["LeaveBody"]
    """Name of the event. Always; seen in 1,557 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 1,557 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 1,557 lines."""
    Body: str
    """Name of the body. Always; seen in 1,557 lines."""
    BodyID: int
    """ID of the body within the system. Always; seen in 1,557 lines."""


class Liftoff(TypedDict):
    """Written when the ship takes off from a planet. It is outside the specification, and known from 6,088
    real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 6,088 lines."""
    event: Literal["Liftoff"]
    """Name of the event. Always; seen in 6,088 lines."""
    PlayerControlled: bool
    """The player is flying; false if the ship is recalled or dismissed; since 2.3. Always; seen in 6,088
    lines.
    """
    Taxi: NotRequired[bool]
    """The ship is a taxi; since 4.0. Over 99 %; seen in 6,082 lines."""
    Multicrew: NotRequired[bool]
    """The ship belongs to another player; since 4.0. Over 99 %; seen in 6,082 lines."""
    StarSystem: NotRequired[str]
    """Name of the system; since 4.0. Over 99 %; seen in 6,082 lines."""
    SystemAddress: NotRequired[int]
    """Address of the system; since 4.0. Over 99 %; seen in 6,082 lines."""
    Body: NotRequired[str]
    """Name of the body, or of the station; since 4.0. Over 99 %; seen in 6,082 lines."""
    BodyID: NotRequired[int]
    """ID of the body within the system; since 4.0. Over 99 %; seen in 6,082 lines."""
    OnStation: NotRequired[bool]
    """True at a station; since 4.0. Over 99 %; seen in 6,082 lines."""
    OnPlanet: NotRequired[bool]
    """True on a planet; since 4.0. Over 99 %; seen in 6,082 lines."""
    Latitude: NotRequired[float]
    """Latitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,088 lines."""
    Longitude: NotRequired[float]
    """Longitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,088 lines."""
    NearestDestination: NotRequired[str]
    """The nearest point of interest; since 3.5. 5.1 %; seen in 310 lines."""
    NearestDestination_Localised: NotRequired[str]
    """The nearest point of interest, as shown in game. 2.1 %; seen in 128 lines."""


class NavRouteClear(TypedDict):
    """Written when the plotted route is cleared. It is outside the specification, and known from 3,050
    real lines. It came with version 4.0.0.1450 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 3,050 lines."""
    event: Literal["NavRouteClear"]
    """Name of the event. Always; seen in 3,050 lines."""
    Route: NotRequired[List[RouteStop]]
    """Always empty; only in the file. Optional; seen in 2 lines."""


class ReservoirReplenished(TypedDict):
    """Written when the reservoir has been filled up from the main tank. It is outside the specification,
    and known from 5,536 real lines. It came with version 3.3.02 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 5,536 lines."""
    event: Literal["ReservoirReplenished"]
    """Name of the event. Always; seen in 5,536 lines."""
    FuelMain: float
    """Fuel left in the main tank, in tonnes. Always; seen in 5,536 lines."""
    FuelReservoir: float
    """Fuel in the reservoir, in tonnes. Always; seen in 5,536 lines."""


class StartJump(TypedDict):
    """Written when the countdown to a hyperspace jump or to supercruise begins. It is outside the
    specification, and known from 15,324 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 15,324 lines."""
    event: Literal["StartJump"]
    """Name of the event. Always; seen in 15,324 lines."""
    JumpType: str
    """Hyperspace or Supercruise. Always; seen in 15,324 lines."""
    Taxi: NotRequired[bool]
    """The player is in a taxi; since 4.0.0.1500. 81 %; seen in 12,474 lines."""
    StarSystem: NotRequired[str]
    """Name of the destination system; only for a hyperspace jump; since 2.3. 69 %; seen in 10,512 lines."""
    SystemAddress: NotRequired[int]
    """Address of the destination system; only for a hyperspace jump; since 3.0. 69 %; seen in 10,512
    lines.
    """
    StarClass: NotRequired[str]
    """Class of the star at the destination. 69 %; seen in 10,512 lines."""


class SupercruiseDestinationDrop(TypedDict):
    """Written when the ship drops out of supercruise at its selected destination. It is outside the
    specification, and known from 2,713 real lines. It came with version 4.0.0.1500 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,713 lines."""
    event: Literal["SupercruiseDestinationDrop"]
    """Name of the event. Always; seen in 2,713 lines."""
    Type: str
    """Name of the destination; may be an internal one. Always; seen in 2,713 lines."""
    Type_Localised: NotRequired[str]
    """The destination, as shown in game. 23 %; seen in 621 lines."""
    Threat: int
    """Threat level of the destination. Always; seen in 2,713 lines."""
    MarketID: NotRequired[int]
    """ID of the market, if the destination has one. 80 %; seen in 2,157 lines."""


class SupercruiseEntry(TypedDict):
    """Written when the ship enters supercruise from normal space. It is outside the specification, and
    known from 4,840 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 4,840 lines."""
    event: Literal["SupercruiseEntry"]
    """Name of the event. Always; seen in 4,840 lines."""
    Taxi: NotRequired[bool]
    """The player is in a taxi; since 4.0. 97 %; seen in 4,680 lines."""
    Multicrew: NotRequired[bool]
    """The player is in another player's ship; since 4.0. 97 %; seen in 4,680 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 4,840 lines."""
    SystemAddress: int
    """Address of the system; since 3.0. Always; seen in 4,840 lines."""
    Wanted: NotRequired[bool]
    """The player is wanted in the system; omitted if not; since 4.0.0.1700. Declared only; declared only."""


class SupercruiseExit(TypedDict):
    """Written when the ship drops out of supercruise. It is outside the specification, and known from
    6,550 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 6,550 lines."""
    event: Literal["SupercruiseExit"]
    """Name of the event. Always; seen in 6,550 lines."""
    Taxi: NotRequired[bool]
    """The player is in a taxi; since 4.0. 97 %; seen in 6,321 lines."""
    Multicrew: NotRequired[bool]
    """The player is in another player's ship; since 4.0. 97 %; seen in 6,321 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 6,550 lines."""
    SystemAddress: int
    """Address of the system; since 3.0. Always; seen in 6,550 lines."""
    Body: str
    """Name of the body. Always; seen in 6,550 lines."""
    BodyID: int
    """ID of the body within the system; since 3.0. Always; seen in 6,550 lines."""
    BodyType: str
    """Type of body; since 2.2 (Beta 5). Always; seen in 6,550 lines."""


class Touchdown(TypedDict):
    """Written when the ship lands on a planet. It is outside the specification, and known from 6,110 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 6,110 lines."""
    event: Literal["Touchdown"]
    """Name of the event. Always; seen in 6,110 lines."""
    PlayerControlled: bool
    """The player is flying; false if the ship is recalled or dismissed; since 2.3. Always; seen in 6,110
    lines.
    """
    Taxi: NotRequired[bool]
    """The ship is a taxi; since 4.0. Over 99 %; seen in 6,104 lines."""
    Multicrew: NotRequired[bool]
    """The ship belongs to another player; since 4.0. Over 99 %; seen in 6,104 lines."""
    StarSystem: NotRequired[str]
    """Name of the system; since 4.0. Over 99 %; seen in 6,104 lines."""
    SystemAddress: NotRequired[int]
    """Address of the system; since 4.0. Over 99 %; seen in 6,104 lines."""
    Body: NotRequired[str]
    """Name of the body, or of the station; since 4.0. Over 99 %; seen in 6,104 lines."""
    BodyID: NotRequired[int]
    """ID of the body within the system; since 4.0. Over 99 %; seen in 6,104 lines."""
    OnStation: NotRequired[bool]
    """True at a station; since 4.0. Over 99 %; seen in 6,104 lines."""
    OnPlanet: NotRequired[bool]
    """True on a planet; since 4.0. Over 99 %; seen in 6,104 lines."""
    Latitude: NotRequired[float]
    """Latitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,104 lines."""
    Longitude: NotRequired[float]
    """Longitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,104 lines."""
    NearestDestination: NotRequired[str]
    """The nearest point of interest; since 3.5. 5.5 %; seen in 336 lines."""
    NearestDestination_Localised: NotRequired[str]
    """The nearest point of interest, as shown in game. 2.3 %; seen in 141 lines."""


class USSDrop(TypedDict):
    """Written when the ship drops out of supercruise at an unidentified signal source. It is outside the
    specification, and known from 352 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 352 lines."""
    event: Literal["USSDrop"]
    """Name of the event. Always; seen in 352 lines."""
    USSType: str
    """Internal name of the type of signal source. Always; seen in 352 lines."""
    USSType_Localised: NotRequired[str]
    """The type of signal source, as shown in game. Over 99 %; seen in 352 lines."""
    USSThreat: int
    """Threat level of the signal source. Always; seen in 352 lines."""


class Undocked(TypedDict):
    """Written when the ship takes off from a landing pad. It is outside the specification, and known from
    2,885 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,885 lines."""
    event: Literal["Undocked"]
    """Name of the event. Always; seen in 2,885 lines."""
    StationName: str
    """Name of the station. Always; seen in 2,885 lines."""
    StationName_Localised: NotRequired[str]
    """The station, as shown in game. 4 %; seen in 115 lines."""
    StationType: str
    """Type of station. Always; seen in 2,885 lines."""
    MarketID: int
    """ID of the station's market; since 3.0. Always; seen in 2,885 lines."""
    Taxi: NotRequired[bool]
    """The player is in a taxi; since 4.0. 95 %; seen in 2,744 lines."""
    Multicrew: NotRequired[bool]
    """The player is in another player's ship; since 4.0. 95 %; seen in 2,744 lines."""


class BountyReward(TypedDict):
    """A bounty paid by one faction."""

    Faction: str
    """The faction that pays; may be empty. Always; seen in 7,993 lines."""
    Reward: int
    """Its bounty, in credits. Always; seen in 7,993 lines."""


class Bounty(TypedDict):
    """Written when the player earns a bounty for destroying or killing a wanted target. It is outside the
    specification, and known from 7,993 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 7,993 lines."""
    event: Literal["Bounty"]
    """Name of the event. Always; seen in 7,993 lines."""
    Rewards: NotRequired[List[BountyReward]]
    """The bounties, by the faction that pays them; since 2.2 (Beta 5). Over 99 %; seen in 7,993 lines."""
    PilotName: NotRequired[str]
    """Internal name of the pilot or person killed; since 4.0.0.1700. 93 %; seen in 7,425 lines."""
    PilotName_Localised: NotRequired[str]
    """The pilot or person killed, as shown in game. 93 %; seen in 7,425 lines."""
    Target: str
    """Internal name of the ship or type of person that was killed. Always; seen in 7,993 lines."""
    Target_Localised: NotRequired[str]
    """The ship or type of person that was killed, as shown in game; since 3.7. 66 %; seen in 5,307 lines."""
    TotalReward: NotRequired[int]
    """Sum of the bounties, in credits; since 2.2 (Beta 5). Over 99 %; seen in 7,993 lines."""
    VictimFaction: str
    """The faction the victim belonged to. Always; seen in 7,993 lines."""
    VictimFaction_Localised: NotRequired[str]
    """The faction the victim belonged to, as shown in game. 5.5 %; seen in 440 lines."""
    SharedWithOthers: NotRequired[int]
    """Number of other players the bounty is shared with; omitted if it is not shared. 4.4 %; seen in 352
    lines.
    """
    Reward: NotRequired[float]
    """The bounty, in credits; for a skimmer, which has only one. Declared only; declared only."""
    Faction: NotRequired[str]
    """The faction that pays; for a skimmer, which has only one bounty. Declared only; declared only."""
    Faction_Localised: NotRequired[str]
    """The faction that pays, as shown in game. Declared only; declared only."""


class CapShipBond(TypedDict):
    """Written when the player is awarded a combat bond for fighting a capital ship. It is outside the
    specification, and known from 1 real line. It was last seen in version 3.7, and may just be rare.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["CapShipBond"]
    """Name of the event. Always; seen in 1 line."""
    Reward: int
    """Value of the bond, in credits. Always; seen in 1 line."""
    AwardingFaction: str
    """The faction that awards the bond. Always; seen in 1 line."""
    AwardingFaction_Localised: NotRequired[str]
    """The faction that awards the bond, as shown in game. Declared only; declared only."""
    VictimFaction: str
    """The faction the capital ship belongs to. Always; seen in 1 line."""
    VictimFaction_Localised: NotRequired[str]
    """The faction the capital ship belongs to, as shown in game. Declared only; declared only."""


class CockpitBreached(TypedDict):
    """Written when the canopy of the ship breaks. It is outside the specification, and known from 6 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 6 lines."""
    event: Literal["CockpitBreached"]
    """Name of the event. Always; seen in 6 lines."""


class CommitCrime(TypedDict):
    """Written when the player commits a crime and gets a fine or a bounty for it. It is outside the
    specification, and known from 244 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 244 lines."""
    event: Literal["CommitCrime"]
    """Name of the event. Always; seen in 244 lines."""
    CrimeType: str
    """Internal name of the crime. Always; seen in 244 lines."""
    Faction: str
    """The faction that prosecutes the crime. Always; seen in 244 lines."""
    Victim: NotRequired[str]
    """Internal name of the victim, if there is one. 62 %; seen in 150 lines."""
    Victim_Localised: NotRequired[str]
    """The victim, as shown in game, if there is one. 5.7 %; seen in 14 lines."""
    Bounty: NotRequired[int]
    """Bounty on the player, in credits; written for serious crimes, instead of Fine. 62 %; seen in 150
    lines.
    """
    Fine: NotRequired[int]
    """Fine, in credits; written for lesser crimes, instead of Bounty. 39 %; seen in 94 lines."""


class CrimeVictim(TypedDict):
    """Written when someone commits a crime against the player. It is outside the specification, and known
    from 77 real lines. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 77 lines."""
    event: Literal["CrimeVictim"]
    """Name of the event. Always; seen in 77 lines."""
    Offender: str
    """Internal name of the offender. Always; seen in 77 lines."""
    Offender_Localised: NotRequired[str]
    """The offender, as shown in game. Declared only; declared only."""
    CrimeType: str
    """Internal name of the crime. Always; seen in 77 lines."""
    Bounty: NotRequired[int]
    """Bounty on the offender, in credits; written for serious crimes, instead of Fine. 82 %; seen in 63
    lines.
    """
    Fine: NotRequired[int]
    """Fine for the offender, in credits; written for lesser crimes, instead of Bounty. 18 %; seen in 14
    lines.
    """


class Killer(TypedDict):
    """One of several who killed the player."""

    Name: str
    """Name of the killer. Always; seen in 62 lines."""
    Ship: str
    """Internal name of the killer's ship. Always; seen in 62 lines."""
    Rank: str
    """Combat rank of the killer, by name. Always; seen in 62 lines."""


class Died(TypedDict):
    """Written when the player is killed or the ship is destroyed. It is outside the specification, and
    known from 62 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 62 lines."""
    event: Literal["Died"]
    """Name of the event. Always; seen in 62 lines."""
    KillerName: NotRequired[str]
    """Internal name of the killer, if it is a single one. 63 %; seen in 39 lines."""
    KillerName_Localised: NotRequired[str]
    """The killer, as shown in game, if it is a single one. 18 %; seen in 11 lines."""
    KillerShip: NotRequired[str]
    """Internal name of the killer's ship, suit or turret. 71 %; seen in 44 lines."""
    KillerRank: NotRequired[str]
    """Combat rank of the killer, by name. 63 %; seen in 39 lines."""
    Killers: NotRequired[List[Killer]]
    """The killers, if they were a wing. 3.2 %; seen in 2 lines."""


class EscapeInterdiction(TypedDict):
    """Written when the ship escapes an interdiction. It is outside the specification, and known from 97
    real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 97 lines."""
    event: Literal["EscapeInterdiction"]
    """Name of the event. Always; seen in 97 lines."""
    Interdictor: str
    """Name of the interdicting pilot. Always; seen in 97 lines."""
    Interdictor_Localised: NotRequired[str]
    """The interdicting pilot, as shown in game. 8.2 %; seen in 8 lines."""
    IsPlayer: bool
    """The interdicting pilot is a player. Always; seen in 97 lines."""
    IsThargoid: NotRequired[bool]
    """The interdictor is a Thargoid; omitted if not; since 4.0.0.1500. Declared only; declared only."""


class FactionKillBond(TypedDict):
    """Written when the player earns a combat bond for destroying or killing an enemy. It is outside the
    specification, and known from 1,639 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,639 lines."""
    event: Literal["FactionKillBond"]
    """Name of the event. Always; seen in 1,639 lines."""
    Reward: int
    """Value of the bond, in credits. Always; seen in 1,639 lines."""
    AwardingFaction: str
    """The faction that awards the bond. Always; seen in 1,639 lines."""
    AwardingFaction_Localised: NotRequired[str]
    """The faction that awards the bond, as shown in game. 12 %; seen in 200 lines."""
    VictimFaction: str
    """The faction the enemy fought for. Always; seen in 1,639 lines."""
    VictimFaction_Localised: NotRequired[str]
    """The faction the enemy fought for, as shown in game. 12 %; seen in 200 lines."""


class FighterDestroyed(TypedDict):
    """Written when a fighter launched from the ship is destroyed. It is outside the specification, and
    known from 111 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 111 lines."""
    event: Literal["FighterDestroyed"]
    """Name of the event. Always; seen in 111 lines."""
    ID: NotRequired[int]
    """ID of the fighter; since 3.4. Over 99 %; seen in 111 lines."""


class HeatDamage(TypedDict):
    """Written when the ship takes damage from overheating. It is outside the specification, and known from
    172 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 172 lines."""
    event: Literal["HeatDamage"]
    """Name of the event. Always; seen in 172 lines."""
    ID: NotRequired[int]
    """ID of the vehicle that takes the damage. Declared only; declared only."""


class HeatWarning(TypedDict):
    """Written when the ship is overheating. It is outside the specification, and known from 961 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 961 lines."""
    event: Literal["HeatWarning"]
    """Name of the event. Always; seen in 961 lines."""


class HullDamage(TypedDict):
    """Written when the hull health of the ship or the fighter falls below another step. It is outside the
    specification, and known from 750 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 750 lines."""
    event: Literal["HullDamage"]
    """Name of the event. Always; seen in 750 lines."""
    Health: float
    """Hull health left, from 0 to 1. Always; seen in 750 lines."""
    PlayerPilot: bool
    """The player is flying the damaged craft; since 2.2.03. Always; seen in 750 lines."""
    Fighter: NotRequired[bool]
    """The damaged craft is a fighter; since 2.2.03. 91 %; seen in 683 lines."""


class Interdicted(TypedDict):
    """Written when the ship is interdicted and pulled out of supercruise. It is outside the specification,
    and known from 142 real lines. It came with version 2.2 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 142 lines."""
    event: Literal["Interdicted"]
    """Name of the event. Always; seen in 142 lines."""
    Submitted: bool
    """The player submitted. Always; seen in 142 lines."""
    Interdictor: NotRequired[str]
    """Name of the interdicting pilot. 61 %; seen in 87 lines."""
    Interdictor_Localised: NotRequired[str]
    """The interdicting pilot, as shown in game. 7 %; seen in 10 lines."""
    IsPlayer: bool
    """The interdicting pilot is a player. Always; seen in 142 lines."""
    Faction: NotRequired[str]
    """Faction of the interdicting pilot. 54 %; seen in 76 lines."""
    Power: NotRequired[str]
    """Power the interdicting pilot is pledged to. 2.1 %; seen in 3 lines."""
    IsThargoid: NotRequired[bool]
    """The interdictor is a Thargoid; omitted if not; since 4.0.0.1500. 39 %; seen in 55 lines."""
    CombatRank: NotRequired[int]
    """Combat rank of the interdicting player. 7.7 %; seen in 11 lines."""


class Interdiction(TypedDict):
    """Written when the player tries to interdict another ship. It is outside the specification, and known
    from 17 real lines. It came with version 2.2 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 17 lines."""
    event: Literal["Interdiction"]
    """Name of the event. Always; seen in 17 lines."""
    Success: bool
    """The target was pulled out of supercruise. Always; seen in 17 lines."""
    Submitted: NotRequired[bool]
    """The target submitted. Declared only; declared only."""
    Interdicted: NotRequired[str]
    """Name of the interdicted pilot. Declared only; declared only."""
    Interdicted_Localised: NotRequired[str]
    """The interdicted pilot, as shown in game. Declared only; declared only."""
    IsPlayer: bool
    """The interdicted pilot is a player. Always; seen in 17 lines."""
    CombatRank: NotRequired[int]
    """Combat rank of the interdicted player, counted from 0. Declared only; declared only."""
    Faction: NotRequired[str]
    """Faction of the interdicted pilot. Over 99 %; seen in 17 lines."""
    Power: NotRequired[str]
    """Power the interdicted pilot is pledged to. 77 %; seen in 13 lines."""


class PVPKill(TypedDict):
    """Written when the player kills another player. It is outside the specification, and known from 2 real
    lines. It came with version 2.2 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["PVPKill"]
    """Name of the event. Always; seen in 2 lines."""
    Victim: str
    """Name of the player who was killed. Always; seen in 2 lines."""
    CombatRank: int
    """Combat rank of that player, counted from 0. Always; seen in 2 lines."""


class Resurrect(TypedDict):
    """Written when the player chooses on the rebuy screen how to go on after dying. It is outside the
    specification, and known from 74 real lines. It came with version 2.2 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 74 lines."""
    event: Literal["Resurrect"]
    """Name of the event. Always; seen in 74 lines."""
    Option: str
    """The choice the player made. Always; seen in 74 lines."""
    Cost: int
    """Cost of that choice, in credits. Always; seen in 74 lines."""
    Bankrupt: bool
    """The player could not pay and is bankrupt. Always; seen in 74 lines."""


class SRVDestroyed(TypedDict):
    """Written when the player's SRV is destroyed. It is outside the specification, and known from 5 real
    lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 5 lines."""
    event: Literal["SRVDestroyed"]
    """Name of the event. Always; seen in 5 lines."""
    ID: int
    """ID of the SRV; since 3.4. Always; seen in 5 lines."""
    SRVType: NotRequired[str]
    """Internal name of the type of SRV; since 4.0.0.1000. Over 99 %; seen in 5 lines."""
    SRVType_Localised: NotRequired[str]
    """The type of SRV, as shown in game. Over 99 %; seen in 5 lines."""


class SelfDestruct(TypedDict):
    """Written when the player sets off the self-destruct of the ship. It is outside the specification, and
    known from 8 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 8 lines."""
    event: Literal["SelfDestruct"]
    """Name of the event. Always; seen in 8 lines."""


class ShieldState(TypedDict):
    """Written when the shields go down in combat or come up again. It is outside the specification, and
    known from 1,645 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,645 lines."""
    event: Literal["ShieldState"]
    """Name of the event. Always; seen in 1,645 lines."""
    ShieldsUp: bool
    """The shields are up. Always; seen in 1,645 lines."""


class ShipTargeted(TypedDict):
    """Written when the player targets a ship, a scan of the target makes progress, or the target is lost.
    It is outside the specification, and known from 54,173 real lines. It came with version 3.0 of the
    game.
    """

    timestamp: str
    """Time of the event. Always; seen in 54,173 lines."""
    event: Literal["ShipTargeted"]
    """Name of the event. Always; seen in 54,173 lines."""
    TargetLocked: bool
    """A ship is targeted; false if the target was lost, and then no other field is written. Always; seen
    in 54,173 lines.
    """
    Ship: NotRequired[str]
    """Internal name of the ship. 75 %; seen in 40,684 lines."""
    Ship_Localised: NotRequired[str]
    """The ship, as shown in game. 47 %; seen in 25,407 lines."""
    ScanStage: NotRequired[int]
    """How far the target has been scanned, from 0 to 3; the further, the more fields are written. 75 %;
    seen in 40,684 lines.
    """
    PilotName: NotRequired[str]
    """Internal name of the pilot; from stage 1 on. 49 %; seen in 26,382 lines."""
    PilotName_Localised: NotRequired[str]
    """The pilot, as shown in game. 49 %; seen in 26,382 lines."""
    PilotRank: NotRequired[str]
    """Combat rank of the pilot, by name; from stage 1 on. 47 %; seen in 25,461 lines."""
    SquadronID: NotRequired[str]
    """Tag of the squadron the pilot is in. 6.6 %; seen in 3,575 lines."""
    ShieldHealth: NotRequired[float]
    """Shield strength of the ship, in percent; from stage 2 on. 39 %; seen in 20,965 lines."""
    HullHealth: NotRequired[float]
    """Hull health of the ship, in percent; from stage 2 on. 39 %; seen in 20,965 lines."""
    Faction: NotRequired[str]
    """Faction of the pilot; from stage 3 on. 27 %; seen in 14,518 lines."""
    LegalStatus: NotRequired[str]
    """Legal status of the pilot; from stage 3 on. 34 %; seen in 18,148 lines."""
    Bounty: NotRequired[int]
    """Bounty on the pilot, in credits. 13 %; seen in 6,934 lines."""
    Power: NotRequired[str]
    """Power the pilot is pledged to; since 3.5. 3.1 %; seen in 1,679 lines."""
    Subsystem: NotRequired[str]
    """Internal name of the targeted module. 1.5 %; seen in 813 lines."""
    Subsystem_Localised: NotRequired[str]
    """The targeted module, as shown in game. 1.5 %; seen in 813 lines."""
    SubsystemHealth: NotRequired[float]
    """Health of the targeted module, in percent. 1.5 %; seen in 813 lines."""
    SubSystem: NotRequired[str]
    """Internal name of the targeted module, in another spelling of Subsystem. Declared only; declared
    only.
    """
    SubSystemHealth: NotRequired[float]
    """Health of the targeted module, in percent, in another spelling of SubsystemHealth. Declared only;
    declared only.
    """


class SystemsShutdown(TypedDict):
    """Written when the systems of the ship are shut down from outside, as Thargoids do. It is outside the
    specification, and known from 52 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 52 lines."""
    event: Literal["SystemsShutdown"]
    """Name of the event. Always; seen in 52 lines."""


class UnderAttack(TypedDict):
    """Written when the player comes under fire (repeated from time to time). It is outside the
    specification, and known from 32,134 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 32,134 lines."""
    event: Literal["UnderAttack"]
    """Name of the event. Always; seen in 32,134 lines."""
    Target: NotRequired[str]
    """Who is under fire: You, Mothership or Fighter. Over 99 %; seen in 32,038 lines."""


class BuyExplorationData(TypedDict):
    """Written when the player buys exploration data about a system. It is outside the specification, and
    known from 12 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 12 lines."""
    event: Literal["BuyExplorationData"]
    """Name of the event. Always; seen in 12 lines."""
    System: str
    """Name of the system the data is about. Always; seen in 12 lines."""
    Cost: int
    """Cost, in credits. Always; seen in 12 lines."""


class CodexEntry(TypedDict):
    """Written when the player scans something that the Codex has an entry for. It is outside the
    specification, and known from 2,804 real lines. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,804 lines."""
    event: Literal["CodexEntry"]
    """Name of the event. Always; seen in 2,804 lines."""
    EntryID: int
    """ID of the Codex entry. Always; seen in 2,804 lines."""
    Name: str
    """Internal name of the entry. Always; seen in 2,804 lines."""
    Name_Localised: NotRequired[str]
    """The entry, as shown in game. Over 99 %; seen in 2,804 lines."""
    SubCategory: str
    """Internal name of the subcategory of the entry. Always; seen in 2,804 lines."""
    SubCategory_Localised: NotRequired[str]
    """The subcategory of the entry, as shown in game. Over 99 %; seen in 2,804 lines."""
    Category: str
    """Internal name of the category of the entry. Always; seen in 2,804 lines."""
    Category_Localised: NotRequired[str]
    """The category of the entry, as shown in game. Over 99 %; seen in 2,804 lines."""
    Region: str
    """Internal name of the region of the galaxy. Always; seen in 2,804 lines."""
    Region_Localised: NotRequired[str]
    """The region of the galaxy, as shown in game. Over 99 %; seen in 2,804 lines."""
    System: str
    """Name of the system. Always; seen in 2,804 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 2,804 lines."""
    BodyID: NotRequired[int]
    """ID of the body within the system; since 4.0.0.1300. Over 99 %; seen in 2,801 lines."""
    NearestDestination: NotRequired[str]
    """The nearest point of interest; since 3.5. 13 %; seen in 359 lines."""
    NearestDestination_Localised: NotRequired[str]
    """The nearest point of interest, as shown in game. 0.1 %; seen in 3 lines."""
    Latitude: NotRequired[float]
    """Latitude of the find on a body, in degrees. 84 %; seen in 2,350 lines."""
    Longitude: NotRequired[float]
    """Longitude of the find on a body, in degrees. 84 %; seen in 2,350 lines."""
    IsNewEntry: NotRequired[bool]
    """The entry is new to the player in this region; omitted if not. 37 %; seen in 1,032 lines."""
    NewTraitsDiscovered: NotRequired[bool]
    """Traits of the entry were discovered; omitted if not. Declared only; declared only."""
    Traits: NotRequired[List[str]]
    """Internal names of the traits discovered. Declared only; declared only."""
    VoucherAmount: NotRequired[int]
    """Value of the voucher given for the find, in credits. 19 %; seen in 519 lines."""


class DataScanned(TypedDict):
    """Written when the player scans a data point, a beacon, a wreck or another source of data. It is
    outside the specification, and known from 65 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 65 lines."""
    event: Literal["DataScanned"]
    """Name of the event. Always; seen in 65 lines."""
    Type: str
    """Internal name of the type of source. Always; seen in 65 lines."""
    Type_Localised: NotRequired[str]
    """The type of source, as shown in game. 40 %; seen in 26 lines."""


class DatalinkScan(TypedDict):
    """Written when the player scans a data link and is shown a message. It is outside the specification,
    and known from 852 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 852 lines."""
    event: Literal["DatalinkScan"]
    """Name of the event. Always; seen in 852 lines."""
    Message: str
    """Internal name of the message. Always; seen in 852 lines."""
    Message_Localised: NotRequired[str]
    """The message, as shown in game. Over 99 %; seen in 852 lines."""


class DatalinkVoucher(TypedDict):
    """Written when the player is given a voucher for scanning a data link. It is outside the
    specification, and known from 156 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 156 lines."""
    event: Literal["DatalinkVoucher"]
    """Name of the event. Always; seen in 156 lines."""
    Reward: int
    """Value of the voucher, in credits. Always; seen in 156 lines."""
    VictimFaction: str
    """The faction the data was taken from; may be empty. Always; seen in 156 lines."""
    PayeeFaction: str
    """The faction that pays for the data. Always; seen in 156 lines."""


class DiscoveryScan(TypedDict):
    """Written when a discovery scan finds bodies not known to the player before. It is outside the
    specification, and known from 34 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 34 lines."""
    event: Literal["DiscoveryScan"]
    """Name of the event. Always; seen in 34 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 34 lines."""
    Bodies: int
    """Number of bodies found. Always; seen in 34 lines."""


class FSSAllBodiesFound(TypedDict):
    """Written when the player has found all bodies of a system. It is outside the specification, and known
    from 4,863 real lines. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4,863 lines."""
    event: Literal["FSSAllBodiesFound"]
    """Name of the event. Always; seen in 4,863 lines."""
    SystemName: str
    """Name of the system. Always; seen in 4,863 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 4,863 lines."""
    Count: int
    """Number of bodies in the system. Always; seen in 4,863 lines."""


class BodySignal(TypedDict):
    """The signals of one type on a body or in a ring."""

    Type: str
    """Internal name of the type of signal; in a ring, that of a commodity. Always; seen in 5,555 lines."""
    Type_Localised: NotRequired[str]
    """The type of signal, as shown in game. Over 99 %; seen in 5,555 lines."""
    Count: int
    """Number of signals of this type. Always; seen in 5,555 lines."""


class FSSBodySignals(TypedDict):
    """Written when a scan finds that a body has biological, geological or other signals. It is outside the
    specification, and known from 5,555 real lines. It came with version 4.0.0.700 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 5,555 lines."""
    event: Literal["FSSBodySignals"]
    """Name of the event. Always; seen in 5,555 lines."""
    BodyName: str
    """Name of the body. Always; seen in 5,555 lines."""
    BodyID: int
    """ID of the body within the system. Always; seen in 5,555 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 5,555 lines."""
    Signals: List[BodySignal]
    """The signals, by type. Always; seen in 5,555 lines."""


class FSSDiscoveryScan(TypedDict):
    """Written when the player uses the discovery scanner in a system. It is outside the specification, and
    known from 7,810 real lines. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 7,810 lines."""
    event: Literal["FSSDiscoveryScan"]
    """Name of the event. Always; seen in 7,810 lines."""
    Progress: float
    """How much of the system is known to the player, from 0 to 1. Always; seen in 7,810 lines."""
    BodyCount: int
    """Number of stars and planets in the system. Always; seen in 7,810 lines."""
    NonBodyCount: int
    """Number of other signals, such as stations and belts. Always; seen in 7,810 lines."""
    SystemName: str
    """Name of the system. Always; seen in 7,810 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 7,810 lines."""


class FSSSignalDiscovered(TypedDict):
    """Written when the ship detects a signal in the system, such as a station, a carrier or a signal
    source. It is outside the specification, and known from 216,329 real lines. It came with version 3.3
    of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 216,329 lines."""
    event: Literal["FSSSignalDiscovered"]
    """Name of the event. Always; seen in 216,329 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 216,329 lines."""
    SignalName: str
    """Name of the signal; may be an internal one. Always; seen in 216,329 lines."""
    SignalName_Localised: NotRequired[str]
    """The signal, as shown in game. 19 %; seen in 41,535 lines."""
    SignalType: NotRequired[str]
    """Type of signal; since 4.0.0.1700. 83 %; seen in 178,471 lines."""
    USSType: NotRequired[str]
    """Internal name of the type of signal source; only for an unidentified one. 0.9 %; seen in 1,947
    lines.
    """
    USSType_Localised: NotRequired[str]
    """The type of signal source, as shown in game. 0.9 %; seen in 1,947 lines."""
    SpawningState: NotRequired[str]
    """Internal name of the faction state that caused the signal. 0.8 %; seen in 1,731 lines."""
    SpawningState_Localised: NotRequired[str]
    """The faction state that caused the signal, as shown in game. 0.5 %; seen in 1,082 lines."""
    SpawningFaction: NotRequired[str]
    """The faction that caused the signal. 0.8 %; seen in 1,731 lines."""
    SpawningFaction_Localised: NotRequired[str]
    """The faction that caused the signal, as shown in game. 0.2 %; seen in 433 lines."""
    SpawningPower: NotRequired[str]
    """The power that caused the signal; since 4.0.0.1900. 0.1 %; seen in 216 lines."""
    OpposingPower: NotRequired[str]
    """The power that opposes it; since 4.0.0.1900. 0.1 %; seen in 216 lines."""
    ThreatLevel: NotRequired[int]
    """Threat level of the signal source. 0.9 %; seen in 1,947 lines."""
    TimeRemaining: NotRequired[float]
    """Time until the signal disappears, in seconds. 0.8 %; seen in 1,731 lines."""
    IsStation: NotRequired[bool]
    """The signal is a station or a carrier; omitted if not. 71 %; seen in 153,377 lines."""


class MaterialCollected(TypedDict):
    """Written when the player collects a material. It is outside the specification, and known from 8,046
    real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 8,046 lines."""
    event: Literal["MaterialCollected"]
    """Name of the event. Always; seen in 8,046 lines."""
    Category: str
    """Category of the material. Always; seen in 8,046 lines."""
    Name: str
    """Internal name of the material. Always; seen in 8,046 lines."""
    Name_Localised: NotRequired[str]
    """The material, as shown in game. 79 %; seen in 6,389 lines."""
    Count: int
    """How many. Always; seen in 8,046 lines."""


class MaterialDiscarded(TypedDict):
    """Written when the player throws a material away. It is outside the specification, and known from 150
    real lines. It was last seen in version 2.3, and may just be rare.
    """

    timestamp: str
    """Time of the event. Always; seen in 150 lines."""
    event: Literal["MaterialDiscarded"]
    """Name of the event. Always; seen in 150 lines."""
    Category: str
    """Category of the material. Always; seen in 150 lines."""
    Name: str
    """Internal name of the material. Always; seen in 150 lines."""
    Name_Localised: NotRequired[str]
    """The material, as shown in game. Declared only; declared only."""
    Count: int
    """How many. Always; seen in 150 lines."""


class MaterialDiscovered(TypedDict):
    """Written when the player finds a kind of material for the first time. It is outside the
    specification, and known from 129 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 129 lines."""
    event: Literal["MaterialDiscovered"]
    """Name of the event. Always; seen in 129 lines."""
    Category: str
    """Category of the material. Always; seen in 129 lines."""
    Name: str
    """Internal name of the material. Always; seen in 129 lines."""
    Name_Localised: NotRequired[str]
    """The material, as shown in game. 76 %; seen in 98 lines."""
    DiscoveryNumber: int
    """How many kinds of material the player has discovered, this one included. Always; seen in 129 lines."""


class NavBeaconScan(TypedDict):
    """Written when the player scans a navigation beacon, which tells all about the bodies of the system.
    It is outside the specification, and known from 70 real lines. It came with version 2.4 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 70 lines."""
    event: Literal["NavBeaconScan"]
    """Name of the event. Always; seen in 70 lines."""
    SystemAddress: int
    """Address of the system; since 3.0. Always; seen in 70 lines."""
    NumBodies: int
    """Number of bodies the beacon knows. Always; seen in 70 lines."""


class SAAScanComplete(TypedDict):
    """Written when the player has mapped a planet or a ring with surface probes. It is outside the
    specification, and known from 2,862 real lines. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,862 lines."""
    event: Literal["SAAScanComplete"]
    """Name of the event. Always; seen in 2,862 lines."""
    BodyName: str
    """Name of the planet or ring. Always; seen in 2,862 lines."""
    SystemAddress: int
    """Address of the system; since 3.5. Always; seen in 2,862 lines."""
    BodyID: int
    """ID of the planet or ring within the system. Always; seen in 2,862 lines."""
    ProbesUsed: int
    """Number of probes used. Always; seen in 2,862 lines."""
    EfficiencyTarget: int
    """Greatest number of probes that still earns the efficiency bonus. Always; seen in 2,862 lines."""


class GenusFound(TypedDict):
    """A genus of life on a planet."""

    Genus: str
    """Internal name of the genus. Always; seen in 2,606 lines."""
    Genus_Localised: NotRequired[str]
    """The genus, as shown in game. Over 99 %; seen in 2,606 lines."""


class SAASignalsFound(TypedDict):
    """Written when mapping a planet or a ring reveals its signals. It is outside the specification, and
    known from 2,606 real lines. It came with version 3.5 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,606 lines."""
    event: Literal["SAASignalsFound"]
    """Name of the event. Always; seen in 2,606 lines."""
    BodyName: str
    """Name of the planet or ring. Always; seen in 2,606 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 2,606 lines."""
    BodyID: int
    """ID of the planet or ring within the system. Always; seen in 2,606 lines."""
    Signals: List[BodySignal]
    """The signals, by type. Always; seen in 2,606 lines."""
    Genuses: NotRequired[List[GenusFound]]
    """The genera of life on the planet; may be empty; since 4.0.0.1450. 99 %; seen in 2,590 lines."""


class Ring(TypedDict):
    """A ring around a planet or star, or a belt."""

    Name: str
    """Name of the ring. Always; seen in 69,968 lines."""
    RingClass: str
    """Internal name of the class of ring. Always; seen in 69,968 lines."""
    MassMT: float
    """Mass, in megatonnes. Always; seen in 69,968 lines."""
    InnerRad: float
    """Inner radius, in metres. Always; seen in 69,968 lines."""
    OuterRad: float
    """Outer radius, in metres. Always; seen in 69,968 lines."""


class PlanetComposition(TypedDict):
    """The shares of ice, rock and metal in a planet."""

    Ice: float
    """Share of ice, from 0 to 1. Always; seen in 69,968 lines."""
    Rock: float
    """Share of rock, from 0 to 1. Always; seen in 69,968 lines."""
    Metal: float
    """Share of metal, from 0 to 1. Always; seen in 69,968 lines."""


# Shares of materials, by name.
SharesByName = Dict[str, float]


class SurfaceMaterial(TypedDict):
    """A raw material on the surface of a planet."""

    Name: str
    """Internal name of the material. Always; seen in 69,968 lines."""
    Name_Localised: NotRequired[str]
    """The material, as shown in game. Declared only; declared only."""
    Percent: float
    """Its share of the surface materials, in percent. Always; seen in 69,968 lines."""


class AtmosphereGas(TypedDict):
    """A gas in the atmosphere of a planet."""

    Name: str
    """Name of the gas. Always; seen in 69,968 lines."""
    Percent: float
    """Its share of the atmosphere, in percent. Always; seen in 69,968 lines."""


class ParentBody(TypedDict):
    """One of the bodies or barycentres a body orbits."""

    Star: NotRequired[int]
    """ID of the star within the system. 37 %; seen in 26,168 lines."""
    Null: NotRequired[int]
    """ID of the barycentre within the system. 40 %; seen in 27,987 lines."""
    Ring: NotRequired[int]
    """ID of the ring or belt within the system. 12 %; seen in 8,676 lines."""
    Planet: NotRequired[int]
    """ID of the planet within the system. 10 %; seen in 7,207 lines."""


class Scan(TypedDict):
    """Written when a star, a planet or a belt cluster has been scanned. It is outside the specification,
    and known from 69,968 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 69,968 lines."""
    event: Literal["Scan"]
    """Name of the event. Always; seen in 69,968 lines."""
    ScanType: str
    """How it was scanned; since 3.0. Always; seen in 69,968 lines."""
    BodyName: str
    """Name of the body. Always; seen in 69,968 lines."""
    BodyID: int
    """ID of the body within the system; since 3.0. Always; seen in 69,968 lines."""
    Parents: NotRequired[List[ParentBody]]
    """What the body orbits, the nearest first; each element has one field, named after the type of parent;
    since 3.0. 94 %; seen in 65,560 lines.
    """
    StarSystem: str
    """Name of the system; since 3.5. Always; seen in 69,968 lines."""
    SystemAddress: int
    """Address of the system; since 3.5. Always; seen in 69,968 lines."""
    DistanceFromArrivalLS: float
    """Distance from the arrival star, in light-seconds. Always; seen in 69,968 lines."""
    TidalLock: NotRequired[bool]
    """The planet always turns the same side to its parent. 54 %; seen in 37,783 lines."""
    TerraformState: NotRequired[str]
    """Whether the planet can be or has been terraformed; empty if not. 54 %; seen in 37,783 lines."""
    PlanetClass: NotRequired[str]
    """Class of the planet. 54 %; seen in 37,853 lines."""
    Atmosphere: NotRequired[str]
    """Description of the atmosphere; empty if there is none. 54 %; seen in 37,783 lines."""
    AtmosphereType: NotRequired[str]
    """Type of atmosphere; since 2.2.03. 50 %; seen in 34,984 lines."""
    AtmosphereComposition: NotRequired[List[AtmosphereGas]]
    """The main gases of the atmosphere; since 2.3. 28 %; seen in 19,731 lines."""
    Volcanism: NotRequired[str]
    """Description of the volcanism; empty if there is none. 54 %; seen in 37,783 lines."""
    MassEM: NotRequired[float]
    """Mass of the planet, in Earth masses. 54 %; seen in 37,853 lines."""
    StarType: NotRequired[str]
    """Class of the star. 21 %; seen in 14,343 lines."""
    Subclass: NotRequired[int]
    """Subclass of the star, from 0 (hottest) to 9; since 3.4. 21 %; seen in 14,343 lines."""
    StellarMass: NotRequired[float]
    """Mass of the star, in solar masses. 21 %; seen in 14,343 lines."""
    Radius: NotRequired[float]
    """Radius of the body, in metres. 75 %; seen in 52,126 lines."""
    AbsoluteMagnitude: NotRequired[float]
    """Absolute magnitude of the star. 21 %; seen in 14,343 lines."""
    Age_MY: NotRequired[int]
    """Age of the star, in millions of years. 21 %; seen in 14,343 lines."""
    SurfaceGravity: NotRequired[float]
    """Gravity at the surface, in metres per second squared. 54 %; seen in 37,853 lines."""
    SurfaceTemperature: NotRequired[float]
    """Temperature at the surface, in kelvin. 75 %; seen in 52,126 lines."""
    SurfacePressure: NotRequired[float]
    """Atmospheric pressure at the surface, in pascals. 54 %; seen in 37,783 lines."""
    Landable: NotRequired[bool]
    """Ships can land on the planet. 54 %; seen in 37,783 lines."""
    Materials: NotRequired[Union[List[SurfaceMaterial], SharesByName]]
    """The raw materials on the surface; only for a landable planet. 33 %; seen in 23,089 lines."""
    Composition: NotRequired[PlanetComposition]
    """What the planet is made of; since 3.0. 50 %; seen in 34,984 lines."""
    Luminosity: NotRequired[str]
    """Luminosity class of the star; since 2.4. 21 %; seen in 14,343 lines."""
    SemiMajorAxis: NotRequired[float]
    """Semi-major axis of the orbit, in metres. 69 %; seen in 47,928 lines."""
    Eccentricity: NotRequired[float]
    """Eccentricity of the orbit; 0 is a circle. 69 %; seen in 47,928 lines."""
    OrbitalInclination: NotRequired[float]
    """Inclination of the orbit, in degrees. 69 %; seen in 47,928 lines."""
    Periapsis: NotRequired[float]
    """Argument of periapsis of the orbit, in degrees. 69 %; seen in 47,928 lines."""
    OrbitalPeriod: NotRequired[float]
    """Time of one orbit, in seconds. 69 %; seen in 47,928 lines."""
    AscendingNode: NotRequired[float]
    """Longitude of the ascending node of the orbit, in degrees; since 4.0.0.800. 68 %; seen in 47,438
    lines.
    """
    MeanAnomaly: NotRequired[float]
    """Mean anomaly at the time of the scan, in degrees; since 4.0.0.800. 68 %; seen in 47,438 lines."""
    RotationPeriod: NotRequired[float]
    """Time of one rotation, in seconds; negative if retrograde. 75 %; seen in 52,126 lines."""
    AxialTilt: NotRequired[float]
    """Axial tilt, in radians; since 2.3.10. 75 %; seen in 52,126 lines."""
    Rings: NotRequired[List[Ring]]
    """The rings of the planet, or the rings and belts of the star. 8.7 %; seen in 6,087 lines."""
    ReserveLevel: NotRequired[str]
    """How much the rings of the planet hold for miners; since 2.3. 3.6 %; seen in 2,519 lines."""
    WasDiscovered: bool
    """Another player had discovered the body before; since 3.4. Always; seen in 69,968 lines."""
    WasMapped: bool
    """Another player had mapped the body before; since 3.4. Always; seen in 69,968 lines."""
    WasFootfalled: NotRequired[bool]
    """Another player had set foot on the body before; since 4.2.1.0. 21 %; seen in 14,553 lines."""


class ScanBaryCentre(TypedDict):
    """Written when a scan reveals the orbit of a barycentre. It is outside the specification, and known
    from 5,144 real lines. It came with version 4.0.0.700 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 5,144 lines."""
    event: Literal["ScanBaryCentre"]
    """Name of the event. Always; seen in 5,144 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 5,144 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 5,144 lines."""
    BodyID: int
    """ID of the barycentre within the system. Always; seen in 5,144 lines."""
    SemiMajorAxis: float
    """Semi-major axis of the orbit, in metres. Always; seen in 5,144 lines."""
    Eccentricity: float
    """Eccentricity of the orbit; 0 is a circle. Always; seen in 5,144 lines."""
    OrbitalInclination: float
    """Inclination of the orbit, in degrees. Always; seen in 5,144 lines."""
    Periapsis: float
    """Argument of periapsis of the orbit, in degrees. Always; seen in 5,144 lines."""
    OrbitalPeriod: float
    """Time of one orbit, in seconds. Always; seen in 5,144 lines."""
    AscendingNode: float
    """Longitude of the ascending node of the orbit, in degrees. Always; seen in 5,144 lines."""
    MeanAnomaly: float
    """Mean anomaly at the time of the scan, in degrees. Always; seen in 5,144 lines."""


class Screenshot(TypedDict):
    """Written when the player takes a screenshot. It is outside the specification, and known from 204 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 204 lines."""
    event: Literal["Screenshot"]
    """Name of the event. Always; seen in 204 lines."""
    Filename: str
    """Path of the image file, as the game sees it. Always; seen in 204 lines."""
    Width: int
    """Width, in pixels. Always; seen in 204 lines."""
    Height: int
    """Height, in pixels. Always; seen in 204 lines."""
    System: NotRequired[str]
    """Name of the system the player is in. 99 %; seen in 201 lines."""
    Body: NotRequired[str]
    """Name of the nearest body, or of the station. 99 %; seen in 201 lines."""
    Latitude: NotRequired[float]
    """Latitude on or near a planet, in degrees; since 2.4. 49 %; seen in 100 lines."""
    Longitude: NotRequired[float]
    """Longitude on or near a planet, in degrees; since 2.4. 49 %; seen in 100 lines."""
    Heading: NotRequired[int]
    """Heading, in degrees; since 3.0. 49 %; seen in 100 lines."""
    Altitude: NotRequired[float]
    """Altitude, in metres; since 3.0. 15 %; seen in 31 lines."""


class SellExplorationData(TypedDict):
    """Written when the exploration data of a single system is sold at Universal Cartographics. It is
    outside the specification, and known from 60 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 60 lines."""
    event: Literal["SellExplorationData"]
    """Name of the event. Always; seen in 60 lines."""
    Systems: List[str]
    """Names of the systems whose data was sold. Always; seen in 60 lines."""
    Discovered: List[str]
    """Names of the bodies the player was the first to discover. Always; seen in 60 lines."""
    BaseValue: int
    """Credits for the data. Always; seen in 60 lines."""
    Bonus: int
    """Bonus credits for first discoveries. Always; seen in 60 lines."""
    TotalEarnings: int
    """Credits paid out; since 3.0. Always; seen in 60 lines."""


class AsteroidCracked(TypedDict):
    """Written when the player splits a motherlode asteroid with seismic charges. It is outside the
    specification, and known from 22 real lines. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 22 lines."""
    event: Literal["AsteroidCracked"]
    """Name of the event. Always; seen in 22 lines."""
    Body: str
    """Name of the ring or belt the asteroid is in. Always; seen in 22 lines."""


class BuyDrones(TypedDict):
    """Written when the player buys limpets. It is outside the specification, and known from 108 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 108 lines."""
    event: Literal["BuyDrones"]
    """Name of the event. Always; seen in 108 lines."""
    Type: str
    """Internal name of the limpets as a commodity. Always; seen in 108 lines."""
    Count: int
    """Number of limpets. Always; seen in 108 lines."""
    BuyPrice: int
    """Price per limpet, in credits. Always; seen in 108 lines."""
    TotalCost: int
    """Total cost, in credits. Always; seen in 108 lines."""


class BuyTradeData(TypedDict):
    """Written when the player buys trade data about a system. It is outside the specification, and known
    from 1 real line.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["BuyTradeData"]
    """Name of the event. Always; seen in 1 line."""
    System: str
    """Name of the system the data is about. Always; seen in 1 line."""
    Cost: int
    """Cost, in credits. Always; seen in 1 line."""


class CollectCargo(TypedDict):
    """Written when a canister of cargo is scooped up. It is outside the specification, and known from 606
    real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 606 lines."""
    event: Literal["CollectCargo"]
    """Name of the event. Always; seen in 606 lines."""
    Type: str
    """Internal name of the commodity. Always; seen in 606 lines."""
    Type_Localised: NotRequired[str]
    """The commodity, as shown in game. 90 %; seen in 546 lines."""
    Stolen: bool
    """The cargo counts as stolen. Always; seen in 606 lines."""
    MissionID: NotRequired[int]
    """The mission it is for. 9.6 %; seen in 58 lines."""


class EjectCargo(TypedDict):
    """Written when the player jettisons cargo. It is outside the specification, and known from 408 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 408 lines."""
    event: Literal["EjectCargo"]
    """Name of the event. Always; seen in 408 lines."""
    Type: str
    """Internal name of the commodity. Always; seen in 408 lines."""
    Type_Localised: NotRequired[str]
    """The commodity, as shown in game. 79 %; seen in 321 lines."""
    Count: int
    """Number of tonnes. Always; seen in 408 lines."""
    Abandoned: bool
    """The cargo was given up, so that others may take it legally. Always; seen in 408 lines."""
    MissionID: NotRequired[int]
    """The mission it was for. Declared only; declared only."""
    PowerplayOrigin: NotRequired[str]
    """Where a Powerplay commodity came from; may be empty. 0.5 %; seen in 2 lines."""


class LaunchDrone(TypedDict):
    """Written when the ship launches a limpet. It is outside the specification, and known from 2,156 real
    lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,156 lines."""
    event: Literal["LaunchDrone"]
    """Name of the event. Always; seen in 2,156 lines."""
    Type: str
    """Task of the limpet. Always; seen in 2,156 lines."""


class MarketItem(TypedDict):
    """A commodity traded at a market."""

    id: int
    """ID of the commodity. Always; seen in 1,314 lines."""
    Name: str
    """Internal name of the commodity. Always; seen in 1,314 lines."""
    Name_Localised: NotRequired[str]
    """The commodity, as shown in game. Over 99 %; seen in 1,314 lines."""
    Category: str
    """Internal name of the category it belongs to. Always; seen in 1,314 lines."""
    Category_Localised: NotRequired[str]
    """The category it belongs to, as shown in game. Over 99 %; seen in 1,314 lines."""
    BuyPrice: int
    """Price at which the player can buy a tonne, in credits; 0 if it is not for sale. Always; seen in
    1,314 lines.
    """
    SellPrice: int
    """Price at which the player can sell a tonne, in credits. Always; seen in 1,314 lines."""
    MeanPrice: int
    """Average price in the galaxy, in credits. Always; seen in 1,314 lines."""
    StockBracket: int
    """Level of the supply, from 0 (none) to 3 (high). Always; seen in 1,314 lines."""
    DemandBracket: int
    """Level of the demand, from 0 (none) to 3 (high). Always; seen in 1,314 lines."""
    Stock: int
    """Tonnes for sale. Always; seen in 1,314 lines."""
    Demand: int
    """Tonnes in demand. Always; seen in 1,314 lines."""
    Consumer: bool
    """The station consumes the commodity. Always; seen in 1,314 lines."""
    Producer: bool
    """The station produces the commodity. Always; seen in 1,314 lines."""
    Rare: bool
    """It is a rare commodity. Always; seen in 1,314 lines."""


class Market(TypedDict):
    """Written when the player opens the commodities market of a station. It is outside the specification,
    and known from 1,314 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,314 lines."""
    event: Literal["Market"]
    """Name of the event. Always; seen in 1,314 lines."""
    MarketID: int
    """ID of the market. Always; seen in 1,314 lines."""
    StationName: str
    """Name of the station. Always; seen in 1,314 lines."""
    StationName_Localised: NotRequired[str]
    """The station, as shown in game; since 4.1.0.200. Declared only; declared only."""
    StationType: str
    """Type of station; may be empty. Always; seen in 1,314 lines."""
    CarrierDockingAccess: NotRequired[str]
    """Who may dock; only at a fleet carrier. 55 %; seen in 720 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 1,314 lines."""
    Items: NotRequired[List[MarketItem]]
    """The commodities traded there; only in the file. Optional; seen in 3 lines."""


class MarketBuy(TypedDict):
    """Written when the player buys a commodity at a market. It is outside the specification, and known
    from 625 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 625 lines."""
    event: Literal["MarketBuy"]
    """Name of the event. Always; seen in 625 lines."""
    MarketID: int
    """ID of the market; since 3.0. Always; seen in 625 lines."""
    Type: str
    """Internal name of the commodity. Always; seen in 625 lines."""
    Type_Localised: NotRequired[str]
    """The commodity, as shown in game. 33 %; seen in 204 lines."""
    Count: int
    """Number of tonnes. Always; seen in 625 lines."""
    BuyPrice: int
    """Price per tonne, in credits. Always; seen in 625 lines."""
    TotalCost: int
    """Total cost, in credits. Always; seen in 625 lines."""


class MarketSell(TypedDict):
    """Written when the player sells a commodity at a market. It is outside the specification, and known
    from 405 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 405 lines."""
    event: Literal["MarketSell"]
    """Name of the event. Always; seen in 405 lines."""
    MarketID: int
    """ID of the market; since 3.0. Always; seen in 405 lines."""
    Type: str
    """Internal name of the commodity. Always; seen in 405 lines."""
    Type_Localised: NotRequired[str]
    """The commodity, as shown in game. 30 %; seen in 120 lines."""
    Count: int
    """Number of tonnes. Always; seen in 405 lines."""
    SellPrice: int
    """Price per tonne, in credits. Always; seen in 405 lines."""
    TotalSale: int
    """Total revenue, in credits. Always; seen in 405 lines."""
    AvgPricePaid: int
    """Average price the player paid per tonne, in credits. Always; seen in 405 lines."""
    IllegalGoods: NotRequired[bool]
    """The goods are illegal here; omitted if not. 0.7 %; seen in 3 lines."""
    StolenGoods: NotRequired[bool]
    """The goods are stolen; omitted if not. 0.7 %; seen in 3 lines."""
    BlackMarket: NotRequired[bool]
    """They were sold on the black market; omitted if not. 1.5 %; seen in 6 lines."""


class MiningRefined(TypedDict):
    """Written when the refinery completes a tonne of a mined commodity. It is outside the specification,
    and known from 985 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 985 lines."""
    event: Literal["MiningRefined"]
    """Name of the event. Always; seen in 985 lines."""
    Type: str
    """Internal name of the commodity. Always; seen in 985 lines."""
    Type_Localised: NotRequired[str]
    """The commodity, as shown in game. Over 99 %; seen in 985 lines."""


class AsteroidMaterial(TypedDict):
    """A commodity in an asteroid."""

    Name: str
    """Internal name of the commodity. Always; seen in 349 lines."""
    Name_Localised: NotRequired[str]
    """The commodity, as shown in game. 31 %; seen in 107 lines."""
    Proportion: float
    """Its share of the asteroid, in percent. Always; seen in 349 lines."""


class ProspectedAsteroid(TypedDict):
    """Written when a prospector limpet has examined an asteroid. It is outside the specification, and
    known from 349 real lines. It came with version 3.3.02 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 349 lines."""
    event: Literal["ProspectedAsteroid"]
    """Name of the event. Always; seen in 349 lines."""
    Materials: List[AsteroidMaterial]
    """What the asteroid contains. Always; seen in 349 lines."""
    MotherlodeMaterial: NotRequired[str]
    """Internal name of the commodity in the core; only for a motherlode asteroid. 10 %; seen in 35 lines."""
    MotherlodeMaterial_Localised: NotRequired[str]
    """The commodity in the core, as shown in game. 4 %; seen in 14 lines."""
    Content: str
    """Internal name of the level of engineering materials in the asteroid. Always; seen in 349 lines."""
    Content_Localised: NotRequired[str]
    """The level of engineering materials in the asteroid, as shown in game. Over 99 %; seen in 349 lines."""
    Remaining: float
    """What is left to be mined, in percent. Always; seen in 349 lines."""


class SellDrones(TypedDict):
    """Written when the player sells limpets. It is outside the specification, and known from 29 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 29 lines."""
    event: Literal["SellDrones"]
    """Name of the event. Always; seen in 29 lines."""
    Type: str
    """Internal name of the limpets as a commodity. Always; seen in 29 lines."""
    Count: int
    """Number of limpets. Always; seen in 29 lines."""
    SellPrice: int
    """Price per limpet, in credits. Always; seen in 29 lines."""
    TotalSale: int
    """Total revenue, in credits. Always; seen in 29 lines."""


class BuyAmmo(TypedDict):
    """Written when the player restocks ammunition at a station. It is outside the specification, and known
    from 441 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 441 lines."""
    event: Literal["BuyAmmo"]
    """Name of the event. Always; seen in 441 lines."""
    Cost: int
    """Cost, in credits. Always; seen in 441 lines."""


class CargoDepot(TypedDict):
    """Written when the player collects or delivers cargo for a mission at the mission board, or a wing
    member does. It is outside the specification, and known from 87 real lines. It came with version
    3.0.2 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 87 lines."""
    event: Literal["CargoDepot"]
    """Name of the event. Always; seen in 87 lines."""
    MissionID: int
    """ID of the mission. Always; seen in 87 lines."""
    UpdateType: str
    """What has been done with the cargo. Always; seen in 87 lines."""
    CargoType: NotRequired[str]
    """Internal name of the commodity; since 3.0.3. Over 99 %; seen in 87 lines."""
    CargoType_Localised: NotRequired[str]
    """The commodity, as shown in game. 38 %; seen in 33 lines."""
    Count: NotRequired[int]
    """Tonnes moved this time; since 3.0.3. Over 99 %; seen in 87 lines."""
    StartMarketID: int
    """Market ID of the station where the cargo is collected; 0 if there is none. Always; seen in 87 lines."""
    EndMarketID: int
    """Market ID of the station where the cargo is delivered. Always; seen in 87 lines."""
    ItemsCollected: int
    """Tonnes collected so far. Always; seen in 87 lines."""
    ItemsDelivered: int
    """Tonnes delivered so far. Always; seen in 87 lines."""
    TotalItemsToDeliver: int
    """Tonnes the mission asks for. Always; seen in 87 lines."""
    Progress: float
    """Share of the cargo that is collected but not yet delivered, from 0 to 1. Always; seen in 87 lines."""


class ClearImpound(TypedDict):
    """Written when the player gets an impounded ship released. It is outside the specification, and known
    from 2 real lines. It came with version 4.0.0.1450 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["ClearImpound"]
    """Name of the event. Always; seen in 2 lines."""
    ShipType: str
    """Internal name of the ship. Always; seen in 2 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship, as shown in game. Over 99 %; seen in 2 lines."""
    ShipID: int
    """ID of the ship among the player's own. Always; seen in 2 lines."""
    ShipMarketID: int
    """Market ID of the station where the ship is held. Always; seen in 2 lines."""
    MarketID: int
    """Market ID of the station the player is at. Always; seen in 2 lines."""
    System: NotRequired[str]
    """Name of the system where the ship is held. Declared only; declared only."""


class CommunityGoalDiscard(TypedDict):
    """Written when the player gives up a community goal. It is outside the specification, and known from 1
    real line.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["CommunityGoalDiscard"]
    """Name of the event. Always; seen in 1 line."""
    CGID: NotRequired[int]
    """ID of the goal. Over 99 %; seen in 1 line."""
    Name: str
    """Title of the goal. Always; seen in 1 line."""
    System: str
    """The system the goal is for. Always; seen in 1 line."""


class CommunityGoalJoin(TypedDict):
    """Written when the player signs up for a community goal. It is outside the specification, and known
    from 2 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["CommunityGoalJoin"]
    """Name of the event. Always; seen in 2 lines."""
    CGID: NotRequired[int]
    """ID of the goal. Over 99 %; seen in 2 lines."""
    Name: str
    """Title of the goal. Always; seen in 2 lines."""
    System: str
    """The system the goal is for. Always; seen in 2 lines."""


class CommunityGoalReward(TypedDict):
    """Written when the player collects the reward for a community goal. It is outside the specification,
    and known from 2 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["CommunityGoalReward"]
    """Name of the event. Always; seen in 2 lines."""
    CGID: NotRequired[int]
    """ID of the goal. Over 99 %; seen in 2 lines."""
    Name: str
    """Title of the goal. Always; seen in 2 lines."""
    System: str
    """The system the goal is for. Always; seen in 2 lines."""
    Reward: int
    """Reward, in credits. Always; seen in 2 lines."""


class CrewAssign(TypedDict):
    """Written when the player gives a hired crew member another role. It is outside the specification, and
    known from 30 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 30 lines."""
    event: Literal["CrewAssign"]
    """Name of the event. Always; seen in 30 lines."""
    Name: str
    """Name of the crew member. Always; seen in 30 lines."""
    CrewID: int
    """ID of the crew member; since 3.0. Always; seen in 30 lines."""
    Role: str
    """The new role. Always; seen in 30 lines."""


class CrewFire(TypedDict):
    """Written when the player dismisses a hired crew member. It is outside the specification, and known
    from 4 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["CrewFire"]
    """Name of the event. Always; seen in 4 lines."""
    Name: str
    """Name of the crew member. Always; seen in 4 lines."""
    CrewID: NotRequired[int]
    """ID of the crew member; since 3.0. Over 99 %; seen in 4 lines."""


class CrewHire(TypedDict):
    """Written when the player hires a crew member. It is outside the specification, and known from 3 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 3 lines."""
    event: Literal["CrewHire"]
    """Name of the event. Always; seen in 3 lines."""
    Name: str
    """Name of the crew member. Always; seen in 3 lines."""
    CrewID: NotRequired[int]
    """ID of the crew member; since 3.0. Over 99 %; seen in 3 lines."""
    Faction: str
    """The faction the crew member belongs to. Always; seen in 3 lines."""
    Cost: int
    """Cost of hiring, in credits. Always; seen in 3 lines."""
    CombatRank: int
    """Combat rank of the crew member, counted from 0. Always; seen in 3 lines."""


class EngineerContribution(TypedDict):
    """Written when the player gives an engineer something to gain access. It is outside the specification,
    and known from 16 real lines. It came with version 2.3.10 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 16 lines."""
    event: Literal["EngineerContribution"]
    """Name of the event. Always; seen in 16 lines."""
    Engineer: str
    """Name of the engineer. Always; seen in 16 lines."""
    EngineerID: NotRequired[int]
    """ID of the engineer. Over 99 %; seen in 16 lines."""
    Type: str
    """What is given. Always; seen in 16 lines."""
    Material: NotRequired[str]
    """Internal name of the material, if one is given. 13 %; seen in 2 lines."""
    Material_Localised: NotRequired[str]
    """The material, as shown in game, if one is given. 13 %; seen in 2 lines."""
    Faction: NotRequired[str]
    """The faction that issued the vouchers, if vouchers are given. Declared only; declared only."""
    Commodity: NotRequired[str]
    """Internal name of the commodity, if one is given. 81 %; seen in 13 lines."""
    Commodity_Localised: NotRequired[str]
    """The commodity, as shown in game, if one is given. 69 %; seen in 11 lines."""
    Quantity: int
    """Amount given this time, in units, tonnes or credits. Always; seen in 16 lines."""
    TotalQuantity: int
    """Amount given so far. Always; seen in 16 lines."""


class EngineerCraft(TypedDict):
    """Written when the player has a module engineered. It is outside the specification, and known from
    2,782 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,782 lines."""
    event: Literal["EngineerCraft"]
    """Name of the event. Always; seen in 2,782 lines."""
    Slot: str
    """The slot the module is fitted in; since 3.0. Always; seen in 2,782 lines."""
    Module: str
    """Internal name of the module; since 3.0. Always; seen in 2,782 lines."""
    ApplyExperimentalEffect: NotRequired[str]
    """Internal name of the experimental effect applied by this step; omitted if none. 4.5 %; seen in 125
    lines.
    """
    Ingredients: Union[List[Resource], CountsByName]
    """The materials used. Always; seen in 2,782 lines."""
    Engineer: NotRequired[str]
    """Name of the engineer; rarely missing. Over 99 %; seen in 2,779 lines."""
    EngineerID: int
    """ID of the engineer; since 3.0. Always; seen in 2,782 lines."""
    BlueprintID: int
    """ID of the blueprint; since 3.0. Always; seen in 2,782 lines."""
    BlueprintName: str
    """Internal name of the blueprint; since 3.0. Always; seen in 2,782 lines."""
    Level: int
    """Grade of the blueprint, from 1 to 5. Always; seen in 2,782 lines."""
    Quality: float
    """Progress within the grade, from 0 to 1; since 3.0. Always; seen in 2,782 lines."""
    ExperimentalEffect: NotRequired[str]
    """Internal name of the experimental effect the module has. 31 %; seen in 874 lines."""
    ExperimentalEffect_Localised: NotRequired[str]
    """The experimental effect the module has, as shown in game. 31 %; seen in 874 lines."""
    Modifiers: List[ModuleModifier]
    """The properties that engineering has changed; since 3.0. Always; seen in 2,782 lines."""


class EngineerLegacyConvert(TypedDict):
    """Written when a module that was engineered in version 2 of the game is converted to the present
    system, or the player previews that. It is declared only: public libraries name it, but no real line
    of it was seen. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["EngineerLegacyConvert"]
    """Name of the event. Always; declared only."""
    Slot: NotRequired[str]
    """The slot the module is fitted in. Optional; declared only."""
    Module: NotRequired[str]
    """Internal name of the module. Optional; declared only."""
    IsPreview: bool
    """It is only a preview. Always; declared only."""
    Engineer: str
    """Name of the engineer. Always; declared only."""
    EngineerID: NotRequired[int]
    """ID of the engineer. Optional; declared only."""
    BlueprintID: NotRequired[int]
    """ID of the blueprint. Optional; declared only."""
    BlueprintName: NotRequired[str]
    """Internal name of the blueprint after conversion. Optional; declared only."""
    Level: int
    """Grade of the blueprint, from 1 to 5. Always; declared only."""
    Quality: NotRequired[float]
    """Progress within the grade, from 0 to 1. Optional; declared only."""
    Modifiers: NotRequired[List[ModuleModifier]]
    """The properties that engineering has changed. Optional; declared only."""
    ApplyExperimentalEffect: NotRequired[str]
    """Internal name of the experimental effect being applied. Optional; declared only."""
    Blueprint: NotRequired[str]
    """Internal name of the blueprint. Optional; declared only."""
    ExperimentalEffect: NotRequired[str]
    """Internal name of the experimental effect the module has. Optional; declared only."""
    ExperimentalEffect_Localised: NotRequired[str]
    """The experimental effect the module has, as shown in game. Optional; declared only."""


class FetchRemoteModule(TypedDict):
    """Written when the player has a stored module brought from another station. It is outside the
    specification, and known from 200 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 200 lines."""
    event: Literal["FetchRemoteModule"]
    """Name of the event. Always; seen in 200 lines."""
    StorageSlot: int
    """Storage slot of the module. Always; seen in 200 lines."""
    StoredItem: str
    """Internal name of the module. Always; seen in 200 lines."""
    StoredItem_Localised: NotRequired[str]
    """The module, as shown in game. Over 99 %; seen in 200 lines."""
    ServerId: int
    """ID of the module. Always; seen in 200 lines."""
    TransferCost: int
    """Transfer cost, in credits. Always; seen in 200 lines."""
    TransferTime: int
    """Transfer time, in seconds; since 2.4. Always; seen in 200 lines."""
    Ship: str
    """Internal name of the ship the player is in. Always; seen in 200 lines."""
    ShipID: int
    """ID of that ship among the player's own. Always; seen in 200 lines."""


class MarketID(TypedDict):
    """Written when something unknown happens: the one line that is known has nothing but its name. It is
    outside the specification, and known from 1 real line. It came with version 4.3.3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["MarketID"]
    """Name of the event. Always; seen in 1 line."""


class NewlyStoredModule(TypedDict):
    """A module that has just been put into storage."""

    Slot: str
    """The slot it was fitted in. Always; seen in 2 lines."""
    Name: str
    """Internal name of the module. Always; seen in 2 lines."""
    Name_Localised: NotRequired[str]
    """The module, as shown in game. Over 99 %; seen in 2 lines."""
    Hot: NotRequired[bool]
    """It is marked as hot (stolen). Over 99 %; seen in 2 lines."""
    EngineerModifications: NotRequired[str]
    """Internal name of the blueprint applied; only for an engineered module. Declared only; declared only."""
    Level: NotRequired[int]
    """Grade of that blueprint, from 1 to 5. Declared only; declared only."""
    Quality: NotRequired[float]
    """Progress within the grade, from 0 to 1. Declared only; declared only."""


class MassModuleStore(TypedDict):
    """Written when the player puts several modules of the ship into storage at once. It is outside the
    specification, and known from 2 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["MassModuleStore"]
    """Name of the event. Always; seen in 2 lines."""
    MarketID: NotRequired[int]
    """Market ID of the station; since 3.0. Over 99 %; seen in 2 lines."""
    Ship: str
    """Internal name of the ship the player is in. Always; seen in 2 lines."""
    ShipID: int
    """ID of that ship among the player's own. Always; seen in 2 lines."""
    Items: List[NewlyStoredModule]
    """The modules stored. Always; seen in 2 lines."""


class TradedMaterial(TypedDict):
    """An amount of one material that changed hands."""

    Material: str
    """Internal name of the material. Always; seen in 474 lines."""
    Material_Localised: NotRequired[str]
    """The material, as shown in game. 74 %; seen in 349 lines."""
    Category: str
    """Category of the material; since 3.0. Always; seen in 474 lines."""
    Category_Localised: NotRequired[str]
    """Category of the material, as shown in game. Declared only; declared only."""
    Quantity: int
    """How many. Always; seen in 474 lines."""


class MaterialTrade(TypedDict):
    """Written when the player exchanges materials at a material trader. It is outside the specification,
    and known from 474 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 474 lines."""
    event: Literal["MaterialTrade"]
    """Name of the event. Always; seen in 474 lines."""
    MarketID: int
    """Market ID of the station. Always; seen in 474 lines."""
    TraderType: str
    """Which category of materials the trader deals in. Always; seen in 474 lines."""
    Paid: TradedMaterial
    """What the player gave. Always; seen in 474 lines."""
    Received: TradedMaterial
    """What the player got. Always; seen in 474 lines."""


class MissionAbandoned(TypedDict):
    """Written when the player gives up a mission. It is outside the specification, and known from 175 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 175 lines."""
    event: Literal["MissionAbandoned"]
    """Name of the event. Always; seen in 175 lines."""
    Name: str
    """Internal name of the mission. Always; seen in 175 lines."""
    LocalisedName: NotRequired[str]
    """Name, as shown in game; since 4.0.0.1700. 61 %; seen in 106 lines."""
    MissionID: int
    """ID of the mission. Always; seen in 175 lines."""
    Fine: NotRequired[int]
    """Fine for abandoning, in credits. Declared only; declared only."""


class MissionAccepted(TypedDict):
    """Written when the player accepts a mission. It is outside the specification, and known from 1,579
    real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,579 lines."""
    event: Literal["MissionAccepted"]
    """Name of the event. Always; seen in 1,579 lines."""
    Faction: str
    """The faction that offers the mission. Always; seen in 1,579 lines."""
    Name: str
    """Internal name of the mission. Always; seen in 1,579 lines."""
    LocalisedName: NotRequired[str]
    """Name, as shown in game; since 2.4. Over 99 %; seen in 1,579 lines."""
    Commodity: NotRequired[str]
    """Internal name of the commodity. 23 %; seen in 357 lines."""
    Commodity_Localised: NotRequired[str]
    """The commodity, as shown in game. 23 %; seen in 357 lines."""
    Count: NotRequired[int]
    """Number of tonnes or items. 23 %; seen in 357 lines."""
    TargetType: NotRequired[str]
    """Internal name of the type of target. 37 %; seen in 586 lines."""
    TargetType_Localised: NotRequired[str]
    """The type of target, as shown in game. 37 %; seen in 586 lines."""
    TargetFaction: NotRequired[str]
    """The faction the mission is against or delivers to. 43 %; seen in 681 lines."""
    KillCount: NotRequired[int]
    """Number of targets to kill. 36 %; seen in 564 lines."""
    DestinationSystem: NotRequired[str]
    """Name of the destination system. 60 %; seen in 954 lines."""
    DestinationSettlement: NotRequired[str]
    """Name of the destination settlement; since 4.0.0.1450. 6.9 %; seen in 109 lines."""
    DestinationStation: NotRequired[str]
    """Name of the destination station. 47 %; seen in 736 lines."""
    NewDestinationSystem: NotRequired[str]
    """The system the mission has been redirected to. Declared only; declared only."""
    NewDestinationStation: NotRequired[str]
    """The station the mission has been redirected to. Declared only; declared only."""
    Target: NotRequired[str]
    """Name of the target. 4.7 %; seen in 74 lines."""
    Target_Localised: NotRequired[str]
    """The target, as shown in game. 0.9 %; seen in 14 lines."""
    Donation: NotRequired[str]
    """Credits to donate, as text. 33 %; seen in 518 lines."""
    Expiry: NotRequired[str]
    """When the mission expires. 99 %; seen in 1,562 lines."""
    Wing: bool
    """It can be shared with a wing; since 3.0. Always; seen in 1,579 lines."""
    Influence: str
    """Effect on the faction's influence, as plus signs; since 2.3. Always; seen in 1,579 lines."""
    Reputation: str
    """Effect on the player's reputation, as plus signs; since 2.3. Always; seen in 1,579 lines."""
    Reward: NotRequired[int]
    """Reward, in credits; since 2.4. 66 %; seen in 1,044 lines."""
    PassengerCount: NotRequired[int]
    """Number of passengers. 4.7 %; seen in 74 lines."""
    PassengerVIPs: NotRequired[bool]
    """The passengers are VIPs. 4.7 %; seen in 74 lines."""
    PassengerWanted: NotRequired[bool]
    """The passengers are wanted. 4.7 %; seen in 74 lines."""
    PassengerType: NotRequired[str]
    """Type of passengers. 4.7 %; seen in 74 lines."""
    Donated: NotRequired[int]
    """Credits donated. Declared only; declared only."""
    MissionID: int
    """ID of the mission. Always; seen in 1,579 lines."""


class InfluenceEffect(TypedDict):
    """Change in a faction's influence in a system."""

    SystemAddress: int
    """Address of the system. Always; seen in 1,361 lines."""
    Trend: str
    """Direction of the change and whether it is good, such as UpGood. Always; seen in 1,361 lines."""
    Influence: str
    """Size of the change, as plus signs. Always; seen in 1,361 lines."""


class MissionEffect(TypedDict):
    """An effect of a mission on a faction."""

    Effect: str
    """Internal name of the effect. Always; seen in 1,361 lines."""
    Effect_Localised: NotRequired[str]
    """The effect, as shown in game. Over 99 %; seen in 1,361 lines."""
    Trend: str
    """Direction of the change and whether it is good, such as UpGood. Always; seen in 1,361 lines."""


class FactionEffect(TypedDict):
    """Effects of a mission on a faction."""

    Faction: str
    """Name of the faction. Always; seen in 1,361 lines."""
    Effects: List[MissionEffect]
    """Effects on the faction. Always; seen in 1,361 lines."""
    Influence: List[InfluenceEffect]
    """Changes in its influence. Always; seen in 1,361 lines."""
    ReputationTrend: str
    """Direction of the change in the player's reputation, such as UpGood. Always; seen in 1,361 lines."""
    Reputation: str
    """Size of the change, as plus signs. Always; seen in 1,361 lines."""


class MaterialReward(TypedDict):
    """A material given as a reward."""

    Name: str
    """Internal name of the material. Always; seen in 1,361 lines."""
    Name_Localised: NotRequired[str]
    """The material, as shown in game. 99 %; seen in 1,349 lines."""
    Category: str
    """Internal name of the material category; since 3.0. Always; seen in 1,361 lines."""
    Category_Localised: NotRequired[str]
    """The material category, as shown in game. Over 99 %; seen in 1,361 lines."""
    Count: int
    """How many. Always; seen in 1,361 lines."""


class CommodityReward(TypedDict):
    """A commodity given as a reward."""

    Name: str
    """Internal name of the commodity. Always; seen in 1,361 lines."""
    Name_Localised: NotRequired[str]
    """The commodity, as shown in game. 50 %; seen in 681 lines."""
    Count: int
    """Number of tonnes. Always; seen in 1,361 lines."""


class MissionCompleted(TypedDict):
    """Written when the player completes a mission. It is outside the specification, and known from 1,361
    real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,361 lines."""
    event: Literal["MissionCompleted"]
    """Name of the event. Always; seen in 1,361 lines."""
    Faction: str
    """The faction that offered the mission. Always; seen in 1,361 lines."""
    Name: str
    """Internal name of the mission; ends in _name. Always; seen in 1,361 lines."""
    LocalisedName: NotRequired[str]
    """Name, as shown in game; since 4.0.0.1600. 85 %; seen in 1,150 lines."""
    MissionID: int
    """ID of the mission. Always; seen in 1,361 lines."""
    Commodity: NotRequired[str]
    """Internal name of the commodity. 21 %; seen in 283 lines."""
    Commodity_Localised: NotRequired[str]
    """The commodity, as shown in game. 21 %; seen in 283 lines."""
    Count: NotRequired[int]
    """Number of tonnes or items. 21 %; seen in 283 lines."""
    TargetType: NotRequired[str]
    """Internal name of the type of target. 35 %; seen in 480 lines."""
    TargetType_Localised: NotRequired[str]
    """The type of target, as shown in game. 35 %; seen in 480 lines."""
    TargetFaction: NotRequired[str]
    """The faction the mission is against or delivers to. 41 %; seen in 554 lines."""
    NewDestinationSystem: NotRequired[str]
    """The system the mission has been redirected to; until 4.0.0.700. 0.6 %; seen in 8 lines."""
    KillCount: NotRequired[int]
    """Number of targets to kill. 34 %; seen in 467 lines."""
    DestinationSystem: NotRequired[str]
    """Name of the destination system. 57 %; seen in 774 lines."""
    NewDestinationStation: NotRequired[str]
    """The station the mission has been redirected to; until 4.0.0.700. 0.5 %; seen in 7 lines."""
    DestinationStation: NotRequired[str]
    """Name of the destination station. 44 %; seen in 603 lines."""
    DestinationSettlement: NotRequired[str]
    """Name of the destination settlement. 5.3 %; seen in 72 lines."""
    Target: NotRequired[str]
    """Name of the target. 3.2 %; seen in 44 lines."""
    Target_Localised: NotRequired[str]
    """The target, as shown in game. 0.4 %; seen in 5 lines."""
    Reward: NotRequired[int]
    """Reward, in credits. 62 %; seen in 845 lines."""
    PermitsAwarded: NotRequired[List[str]]
    """Names of the systems the player may now enter. Declared only; declared only."""
    CommodityReward: NotRequired[List[CommodityReward]]
    """Commodities given as a reward. 0.1 %; seen in 1 line."""
    Donation: NotRequired[Union[str, int]]
    """Credits requested as a donation, as text. 38 %; seen in 516 lines."""
    Donated: NotRequired[int]
    """Credits donated. 38 %; seen in 516 lines."""
    MaterialsReward: NotRequired[List[MaterialReward]]
    """Materials given as a reward. 17 %; seen in 225 lines."""
    FactionEffects: NotRequired[List[FactionEffect]]
    """Effects on the factions involved; since 3.0. Over 99 %; seen in 1,361 lines."""


class MissionFailed(TypedDict):
    """Written when a mission fails. It is outside the specification, and known from 53 real lines."""

    timestamp: str
    """Time of the event. Always; seen in 53 lines."""
    event: Literal["MissionFailed"]
    """Name of the event. Always; seen in 53 lines."""
    Name: str
    """Internal name of the mission; ends in _name. Always; seen in 53 lines."""
    LocalisedName: NotRequired[str]
    """Name, as shown in game; since 4.0.0.1700. 72 %; seen in 38 lines."""
    MissionID: int
    """ID of the mission. Always; seen in 53 lines."""
    Fine: NotRequired[int]
    """Fine for failing, in credits. Declared only; declared only."""


class MissionRedirected(TypedDict):
    """Written when a mission gets a new destination, often because its task is done. It is outside the
    specification, and known from 731 real lines. It came with version 2.4 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 731 lines."""
    event: Literal["MissionRedirected"]
    """Name of the event. Always; seen in 731 lines."""
    MissionID: int
    """ID of the mission. Always; seen in 731 lines."""
    Name: str
    """Internal name of the mission. Always; seen in 731 lines."""
    LocalisedName: NotRequired[str]
    """Name, as shown in game; since 4.0.0.1600. 81 %; seen in 589 lines."""
    LocalisedName_Localised: NotRequired[str]
    """Name, as shown in game. 0.2 %; seen in 1 line."""
    NewDestinationStation: str
    """The station to go to from now on. Always; seen in 731 lines."""
    NewDestinationSystem: str
    """The system to go to from now on. Always; seen in 731 lines."""
    OldDestinationStation: str
    """The station it had named before; may be empty. Always; seen in 731 lines."""
    OldDestinationSystem: str
    """The system it had named before. Always; seen in 731 lines."""


class ModuleBuy(TypedDict):
    """Written when the player buys a module and has it fitted. It is outside the specification, and known
    from 820 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 820 lines."""
    event: Literal["ModuleBuy"]
    """Name of the event. Always; seen in 820 lines."""
    Slot: str
    """The slot it is fitted in. Always; seen in 820 lines."""
    SellItem: NotRequired[str]
    """Internal name of the module sold in exchange; omitted if none. 16 %; seen in 134 lines."""
    SellItem_Localised: NotRequired[str]
    """The module sold in exchange, as shown in game. 16 %; seen in 134 lines."""
    SellPrice: NotRequired[int]
    """Credits received for that module. 16 %; seen in 134 lines."""
    StoredItem: NotRequired[str]
    """Internal name of the module put into storage in exchange; omitted if none. 25 %; seen in 203 lines."""
    StoredItem_Localised: NotRequired[str]
    """The module put into storage in exchange, as shown in game. 25 %; seen in 203 lines."""
    BuyItem: str
    """Internal name of the module bought. Always; seen in 820 lines."""
    BuyItem_Localised: NotRequired[str]
    """The module bought, as shown in game. Over 99 %; seen in 820 lines."""
    MarketID: int
    """Market ID of the station; since 3.0. Always; seen in 820 lines."""
    BuyPrice: int
    """Price, in credits. Always; seen in 820 lines."""
    BuyMercCoinsPrice: NotRequired[int]
    """Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 25 lines."""
    Ship: str
    """Internal name of the ship the player is in. Always; seen in 820 lines."""
    ShipID: int
    """ID of that ship among the player's own. Always; seen in 820 lines."""


class ModuleBuyAndStore(TypedDict):
    """Written when the player buys a module straight into storage. It is outside the specification, and
    known from 53 real lines. It came with version 4.0.0.1800 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 53 lines."""
    event: Literal["ModuleBuyAndStore"]
    """Name of the event. Always; seen in 53 lines."""
    BuyItem: str
    """Internal name of the module bought. Always; seen in 53 lines."""
    BuyItem_Localised: NotRequired[str]
    """The module bought, as shown in game. Over 99 %; seen in 53 lines."""
    MarketID: int
    """Market ID of the station. Always; seen in 53 lines."""
    BuyPrice: int
    """Price, in credits. Always; seen in 53 lines."""
    BuyMercCoinsPrice: NotRequired[int]
    """Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 2 lines."""
    Ship: str
    """Internal name of the ship the player is in. Always; seen in 53 lines."""
    ShipID: int
    """ID of that ship among the player's own. Always; seen in 53 lines."""


class ModuleRetrieve(TypedDict):
    """Written when the player takes a module out of storage and has it fitted. It is outside the
    specification, and known from 272 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 272 lines."""
    event: Literal["ModuleRetrieve"]
    """Name of the event. Always; seen in 272 lines."""
    MarketID: int
    """Market ID of the station; since 3.0. Always; seen in 272 lines."""
    Slot: str
    """The slot it is fitted in. Always; seen in 272 lines."""
    RetrievedItem: str
    """Internal name of the module taken out. Always; seen in 272 lines."""
    RetrievedItem_Localised: NotRequired[str]
    """The module taken out, as shown in game. Over 99 %; seen in 272 lines."""
    Ship: str
    """Internal name of the ship the player is in. Always; seen in 272 lines."""
    ShipID: int
    """ID of that ship among the player's own. Always; seen in 272 lines."""
    Hot: bool
    """The module is marked as hot (stolen); since 3.0. Always; seen in 272 lines."""
    EngineerModifications: NotRequired[str]
    """Internal name of the blueprint applied; only for an engineered module. 28 %; seen in 76 lines."""
    Level: NotRequired[int]
    """Grade of that blueprint, from 1 to 5. 28 %; seen in 76 lines."""
    Quality: NotRequired[float]
    """Progress within the grade, from 0 to 1. 28 %; seen in 76 lines."""
    SwapOutItem: NotRequired[str]
    """Internal name of the module put into storage instead; omitted if the slot was empty. 30 %; seen in
    82 lines.
    """
    SwapOutItem_Localised: NotRequired[str]
    """The module put into storage instead, as shown in game. 30 %; seen in 82 lines."""
    Cost: NotRequired[int]
    """Cost, in credits. Declared only; declared only."""


class ModuleSell(TypedDict):
    """Written when the player sells a module of the ship. It is outside the specification, and known from
    193 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 193 lines."""
    event: Literal["ModuleSell"]
    """Name of the event. Always; seen in 193 lines."""
    MarketID: int
    """Market ID of the station; since 3.0. Always; seen in 193 lines."""
    Slot: str
    """The slot it was fitted in. Always; seen in 193 lines."""
    SellItem: str
    """Internal name of the module sold. Always; seen in 193 lines."""
    SellItem_Localised: NotRequired[str]
    """The module sold, as shown in game. Over 99 %; seen in 193 lines."""
    SellPrice: int
    """Credits received. Always; seen in 193 lines."""
    Ship: str
    """Internal name of the ship the player is in. Always; seen in 193 lines."""
    ShipID: int
    """ID of that ship among the player's own. Always; seen in 193 lines."""


class ModuleSellRemote(TypedDict):
    """Written when the player sells a module stored at another station. It is outside the specification,
    and known from 24 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 24 lines."""
    event: Literal["ModuleSellRemote"]
    """Name of the event. Always; seen in 24 lines."""
    StorageSlot: NotRequired[int]
    """Storage slot of the module. Over 99 %; seen in 24 lines."""
    SellItem: str
    """Internal name of the module sold. Always; seen in 24 lines."""
    SellItem_Localised: NotRequired[str]
    """The module sold, as shown in game. Over 99 %; seen in 24 lines."""
    ServerId: NotRequired[int]
    """ID of the module. Over 99 %; seen in 24 lines."""
    SellPrice: int
    """Credits received. Always; seen in 24 lines."""
    Ship: str
    """Internal name of the ship the player is in. Always; seen in 24 lines."""
    ShipID: int
    """ID of that ship among the player's own. Always; seen in 24 lines."""


class ModuleStore(TypedDict):
    """Written when the player puts a module of the ship into storage. It is outside the specification, and
    known from 288 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 288 lines."""
    event: Literal["ModuleStore"]
    """Name of the event. Always; seen in 288 lines."""
    MarketID: int
    """Market ID of the station; since 3.0. Always; seen in 288 lines."""
    Slot: str
    """The slot it was fitted in. Always; seen in 288 lines."""
    StoredItem: str
    """Internal name of the module stored. Always; seen in 288 lines."""
    StoredItem_Localised: NotRequired[str]
    """The module stored, as shown in game. Over 99 %; seen in 288 lines."""
    ReplacementItem: NotRequired[str]
    """Internal name of the module fitted instead, if the slot must not be empty. Declared only; declared
    only.
    """
    ReplacementItem_Localised: NotRequired[str]
    """The module fitted instead, as shown in game, if the slot must not be empty. Declared only; declared
    only.
    """
    Ship: str
    """Internal name of the ship the player is in. Always; seen in 288 lines."""
    ShipID: int
    """ID of that ship among the player's own. Always; seen in 288 lines."""
    Hot: NotRequired[bool]
    """The module is marked as hot (stolen); since 3.0. Over 99 %; seen in 288 lines."""
    EngineerModifications: NotRequired[str]
    """Internal name of the blueprint applied; only for an engineered module. 16 %; seen in 46 lines."""
    Level: NotRequired[int]
    """Grade of that blueprint, from 1 to 5. 16 %; seen in 46 lines."""
    Quality: NotRequired[float]
    """Progress within the grade, from 0 to 1. 16 %; seen in 46 lines."""
    Cost: NotRequired[int]
    """Cost, in credits. Declared only; declared only."""


class ModuleSwap(TypedDict):
    """Written when the player moves a module to another slot of the ship, or swaps two. It is outside the
    specification, and known from 33 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 33 lines."""
    event: Literal["ModuleSwap"]
    """Name of the event. Always; seen in 33 lines."""
    MarketID: int
    """Market ID of the station; since 3.0. Always; seen in 33 lines."""
    FromSlot: str
    """The slot the module comes from. Always; seen in 33 lines."""
    ToSlot: str
    """The slot it is moved to. Always; seen in 33 lines."""
    FromItem: str
    """Internal name of the module moved. Always; seen in 33 lines."""
    FromItem_Localised: NotRequired[str]
    """The module moved, as shown in game. Over 99 %; seen in 33 lines."""
    ToItem: str
    """Internal name of the module that was in the other slot; Null if it was empty. Always; seen in 33
    lines.
    """
    ToItem_Localised: NotRequired[str]
    """The module that was in the other slot, as shown in game. 33 %; seen in 11 lines."""
    Ship: str
    """Internal name of the ship the player is in. Always; seen in 33 lines."""
    ShipID: int
    """ID of that ship among the player's own. Always; seen in 33 lines."""


class ModuleForSale(TypedDict):
    """A module on sale at a station."""

    id: int
    """ID of the module type. Always; seen in 708 lines."""
    Name: str
    """Internal name of the module, in lower case. Always; seen in 708 lines."""
    BuyPrice: int
    """Price, in credits. Always; seen in 708 lines."""
    BuyMercCoinsPrice: NotRequired[int]
    """Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 21 lines."""


class Outfitting(TypedDict):
    """Written when the player opens outfitting. It is outside the specification, and known from 708 real
    lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 708 lines."""
    event: Literal["Outfitting"]
    """Name of the event. Always; seen in 708 lines."""
    MarketID: int
    """Market ID of the station. Always; seen in 708 lines."""
    StationName: str
    """Name of the station. Always; seen in 708 lines."""
    StarSystem: str
    """Name of its system. Always; seen in 708 lines."""
    Horizons: NotRequired[bool]
    """The player has Horizons; only in the file. Optional; seen in 3 lines."""
    Items: NotRequired[List[ModuleForSale]]
    """The modules on sale; only in the file. Optional; seen in 3 lines."""


class PayBounties(TypedDict):
    """Written when the player pays off one or more bounties. It is outside the specification, and known
    from 14 real lines. It came with version 3.0.4 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 14 lines."""
    event: Literal["PayBounties"]
    """Name of the event. Always; seen in 14 lines."""
    Amount: int
    """Credits paid, with the broker's cut. Always; seen in 14 lines."""
    AllFines: NotRequired[bool]
    """Everything owed is paid. 93 %; seen in 13 lines."""
    Faction: NotRequired[str]
    """The faction paid, if it is a single one; since 3.0.4. 79 %; seen in 11 lines."""
    Faction_Localised: NotRequired[str]
    """The faction paid, as shown in game, if it is a single one. 7.2 %; seen in 1 line."""
    ShipID: int
    """ID of the ship the bounty was on; since 3.0.4. Always; seen in 14 lines."""
    BrokerPercentage: NotRequired[float]
    """The broker's cut, in percent. Over 99 %; seen in 14 lines."""


class PayFines(TypedDict):
    """Written when the player pays one or more fines. It is outside the specification, and known from 60
    real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 60 lines."""
    event: Literal["PayFines"]
    """Name of the event. Always; seen in 60 lines."""
    Amount: int
    """Credits paid. Always; seen in 60 lines."""
    AllFines: NotRequired[bool]
    """All fines are paid. Over 99 %; seen in 60 lines."""
    Faction: NotRequired[str]
    """The faction the fines are paid to, if it is a single one; since 3.0.4. 70 %; seen in 42 lines."""
    Faction_Localised: NotRequired[str]
    """The faction the fines are paid to, as shown in game, if it is a single one. Declared only; declared
    only.
    """
    ShipID: int
    """ID of the ship that was fined; since 3.0.4. Always; seen in 60 lines."""
    BrokerPercentage: NotRequired[float]
    """The broker's cut, in percent. 17 %; seen in 10 lines."""


class FactionPayout(TypedDict):
    """What one faction pays for vouchers."""

    Faction: str
    """Name of the faction; may be empty. Always; seen in 141 lines."""
    Amount: int
    """Credits from that faction. Always; seen in 141 lines."""


class RedeemVoucher(TypedDict):
    """Written when the player cashes in vouchers, such as bounties or combat bonds. It is outside the
    specification, and known from 141 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 141 lines."""
    event: Literal["RedeemVoucher"]
    """Name of the event. Always; seen in 141 lines."""
    Type: str
    """Kind of vouchers. Always; seen in 141 lines."""
    Amount: int
    """Credits received, after the broker's cut. Always; seen in 141 lines."""
    Faction: NotRequired[str]
    """The faction that issued them, if it is a single one; may be empty. 29 %; seen in 41 lines."""
    Factions: NotRequired[List[FactionPayout]]
    """What each faction pays; only for bounties. 58 %; seen in 82 lines."""
    BrokerPercentage: NotRequired[float]
    """The broker's cut, in percent; omitted without a broker. 14 %; seen in 20 lines."""


class RefuelAll(TypedDict):
    """Written when the ship is refuelled at a station. It is outside the specification, and known from
    2,312 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2,312 lines."""
    event: Literal["RefuelAll"]
    """Name of the event. Always; seen in 2,312 lines."""
    Cost: int
    """Cost, in credits. Always; seen in 2,312 lines."""
    Amount: float
    """Fuel bought, in tonnes. Always; seen in 2,312 lines."""


class RefuelPartial(TypedDict):
    """Written when the ship is refuelled in part at a station. It is declared only: public libraries name
    it, but no real line of it was seen.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["RefuelPartial"]
    """Name of the event. Always; declared only."""
    Cost: int
    """Cost, in credits. Always; declared only."""
    Amount: float
    """Fuel bought, in tonnes. Always; declared only."""


class Repair(TypedDict):
    """Written when the player has single parts of the ship repaired at a station. It is outside the
    specification, and known from 244 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 244 lines."""
    event: Literal["Repair"]
    """Name of the event. Always; seen in 244 lines."""
    Items: NotRequired[List[str]]
    """Internal names of the modules and parts repaired; since 3.7. 99 %; seen in 241 lines."""
    Item_Localised: NotRequired[str]
    """The part repaired, as shown in game, if it is written as a single one. Declared only; declared only."""
    Cost: int
    """Cost, in credits. Always; seen in 244 lines."""


class RepairAll(TypedDict):
    """Written when the player has the whole ship repaired at a station. It is outside the specification,
    and known from 694 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 694 lines."""
    event: Literal["RepairAll"]
    """Name of the event. Always; seen in 694 lines."""
    Cost: int
    """Cost, in credits. Always; seen in 694 lines."""


class RestockVehicle(TypedDict):
    """Written when the player buys SRVs or fighters for the ship at a station. It is outside the
    specification, and known from 103 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 103 lines."""
    event: Literal["RestockVehicle"]
    """Name of the event. Always; seen in 103 lines."""
    Type: str
    """Internal name of the vehicle. Always; seen in 103 lines."""
    Type_Localised: NotRequired[str]
    """The vehicle, as shown in game. 35 %; seen in 36 lines."""
    Loadout: str
    """Loadout of the vehicle. Always; seen in 103 lines."""
    ID: NotRequired[int]
    """ID of the vehicle. 35 %; seen in 36 lines."""
    Cost: NotRequired[int]
    """Cost, in credits. 99 %; seen in 102 lines."""
    Count: int
    """How many are bought. Always; seen in 103 lines."""


class ScientificResearch(TypedDict):
    """Written when the player gives materials to a research project. It is outside the specification, and
    known from 1 real line.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["ScientificResearch"]
    """Name of the event. Always; seen in 1 line."""
    MarketID: NotRequired[int]
    """Market ID of the station. Over 99 %; seen in 1 line."""
    Name: str
    """Internal name of the material. Always; seen in 1 line."""
    Name_Localised: NotRequired[str]
    """The material, as shown in game. Over 99 %; seen in 1 line."""
    Category: str
    """Category of the material. Always; seen in 1 line."""
    Count: int
    """How many. Always; seen in 1 line."""


class SearchAndRescue(TypedDict):
    """Written when the player hands in finds at a search and rescue contact. It is outside the
    specification, and known from 23 real lines. It came with version 2.4 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 23 lines."""
    event: Literal["SearchAndRescue"]
    """Name of the event. Always; seen in 23 lines."""
    MarketID: int
    """Market ID of the station; since 3.0. Always; seen in 23 lines."""
    Name: str
    """Internal name of the commodity handed in. Always; seen in 23 lines."""
    Name_Localised: NotRequired[str]
    """The commodity handed in, as shown in game. Over 99 %; seen in 23 lines."""
    Count: int
    """Number of tonnes. Always; seen in 23 lines."""
    Reward: int
    """Reward, in credits. Always; seen in 23 lines."""


class SellShipOnRebuy(TypedDict):
    """Written when the player sells a stored ship on the rebuy screen to raise credits. It is outside the
    specification, and known from 1 real line. It came with version 2.4 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["SellShipOnRebuy"]
    """Name of the event. Always; seen in 1 line."""
    ShipType: str
    """Internal name of the ship sold. Always; seen in 1 line."""
    ShipType_Localised: NotRequired[str]
    """The ship sold, as shown in game. Declared only; declared only."""
    System: str
    """Name of the system it was stored in. Always; seen in 1 line."""
    SellShipId: int
    """ID the ship had among the player's own. Always; seen in 1 line."""
    ShipPrice: int
    """Credits received. Always; seen in 1 line."""


class SetUserShipName(TypedDict):
    """Written when the player names a ship. It is outside the specification, and known from 29 real lines.
    It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 29 lines."""
    event: Literal["SetUserShipName"]
    """Name of the event. Always; seen in 29 lines."""
    Ship: str
    """Internal name of the ship. Always; seen in 29 lines."""
    ShipID: int
    """ID of the ship among the player's own. Always; seen in 29 lines."""
    UserShipName: str
    """Name the player gives the ship. Always; seen in 29 lines."""
    UserShipId: str
    """ID plate the player gives the ship. Always; seen in 29 lines."""


class ShipRedeemed(TypedDict):
    """Written when a ship claimed at a shipyard has joined the player's own. It is outside the
    specification, and known from 3 real lines. It came with version 4.0.0.1804 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 3 lines."""
    event: Literal["ShipRedeemed"]
    """Name of the event. Always; seen in 3 lines."""
    ShipType: str
    """Internal name of the ship. Always; seen in 3 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship, as shown in game. 33 %; seen in 1 line."""
    NewShipID: int
    """ID of the new ship among the player's own. Always; seen in 3 lines."""


class ShipForSale(TypedDict):
    """A ship on sale at a station."""

    id: int
    """ID of the ship type. Always; seen in 718 lines."""
    ShipType: str
    """Internal name of the ship. Always; seen in 718 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship, as shown in game. 64 %; seen in 457 lines."""
    ShipPrice: int
    """Price, in credits. Always; seen in 718 lines."""


class Shipyard(TypedDict):
    """Written when the player opens a shipyard. It is outside the specification, and known from 718 real
    lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 718 lines."""
    event: Literal["Shipyard"]
    """Name of the event. Always; seen in 718 lines."""
    MarketID: int
    """Market ID of the station. Always; seen in 718 lines."""
    StationName: str
    """Name of the station. Always; seen in 718 lines."""
    StarSystem: str
    """Name of its system. Always; seen in 718 lines."""
    Horizons: NotRequired[bool]
    """The player has Horizons; only in the file. Optional; seen in 4 lines."""
    AllowCobraMkIV: NotRequired[bool]
    """The player may buy the Cobra Mk IV; only in the file. Optional; seen in 4 lines."""
    PriceList: NotRequired[List[ShipForSale]]
    """The ships on sale; only in the file. Optional; seen in 4 lines."""


class ShipyardBankDeposit(TypedDict):
    """Written when the player gives a ship to the bank of the squadron at a shipyard. It is outside the
    specification, and known from 1 real line. It came with version 4.2.0.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["ShipyardBankDeposit"]
    """Name of the event. Always; seen in 1 line."""
    ShipType: str
    """Internal name of the ship. Always; seen in 1 line."""
    ShipType_Localised: NotRequired[str]
    """The ship, as shown in game. Over 99 %; seen in 1 line."""
    MarketID: int
    """Market ID of the station or the carrier. Always; seen in 1 line."""


class ShipyardBuy(TypedDict):
    """Written when the player buys a ship. It is outside the specification, and known from 24 real lines."""

    timestamp: str
    """Time of the event. Always; seen in 24 lines."""
    event: Literal["ShipyardBuy"]
    """Name of the event. Always; seen in 24 lines."""
    ShipType: str
    """Internal name of the ship bought. Always; seen in 24 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship bought, as shown in game. 63 %; seen in 15 lines."""
    ShipPrice: int
    """Price, in credits. Always; seen in 24 lines."""
    StoreOldShip: NotRequired[str]
    """Internal name of the old ship, if it is stored. Over 99 %; seen in 24 lines."""
    StoreShipID: NotRequired[int]
    """ID of the ship stored. Over 99 %; seen in 24 lines."""
    MarketID: int
    """Market ID of the station; since 3.0. Always; seen in 24 lines."""
    SellOldShip: NotRequired[str]
    """Internal name of the old ship, if it is sold. Declared only; declared only."""
    SellShipID: NotRequired[int]
    """ID of the ship sold. Declared only; declared only."""
    SellPrice: NotRequired[int]
    """Credits received for the old ship. Declared only; declared only."""


class ShipyardNew(TypedDict):
    """Written when a ship just bought has joined the player's own. It is outside the specification, and
    known from 24 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 24 lines."""
    event: Literal["ShipyardNew"]
    """Name of the event. Always; seen in 24 lines."""
    ShipType: str
    """Internal name of the ship. Always; seen in 24 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship, as shown in game. 63 %; seen in 15 lines."""
    NewShipID: int
    """ID of the new ship among the player's own. Always; seen in 24 lines."""


class ShipyardRedeem(TypedDict):
    """Written when the player claims a ready-built ship at a shipyard. It is outside the specification,
    and known from 3 real lines. It came with version 4.0.0.1804 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 3 lines."""
    event: Literal["ShipyardRedeem"]
    """Name of the event. Always; seen in 3 lines."""
    ShipType: str
    """Internal name of the ship. Always; seen in 3 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship, as shown in game. 33 %; seen in 1 line."""
    BundleID: NotRequired[int]
    """ID of the bundle that grants the ship. Over 99 %; seen in 3 lines."""
    MarketID: NotRequired[int]
    """Market ID of the station. Over 99 %; seen in 3 lines."""


class ShipyardSell(TypedDict):
    """Written when the player sells a stored ship. It is outside the specification, and known from 5 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 5 lines."""
    event: Literal["ShipyardSell"]
    """Name of the event. Always; seen in 5 lines."""
    ShipType: str
    """Internal name of the ship sold. Always; seen in 5 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship sold, as shown in game. 60 %; seen in 3 lines."""
    SellShipID: int
    """ID the ship had among the player's own. Always; seen in 5 lines."""
    ShipPrice: int
    """Credits received. Always; seen in 5 lines."""
    System: NotRequired[str]
    """Name of the system it was stored in, if elsewhere. 60 %; seen in 3 lines."""
    ShipMarketID: NotRequired[int]
    """Market ID of the station it was stored at, if elsewhere; since 3.0. 60 %; seen in 3 lines."""
    MarketID: NotRequired[int]
    """Market ID of the station the player is at; since 3.0. Over 99 %; seen in 5 lines."""


class ShipyardSwap(TypedDict):
    """Written when the player changes to another of the stored ships. It is outside the specification, and
    known from 423 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 423 lines."""
    event: Literal["ShipyardSwap"]
    """Name of the event. Always; seen in 423 lines."""
    ShipType: str
    """Internal name of the ship changed to. Always; seen in 423 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship changed to, as shown in game. 80 %; seen in 338 lines."""
    ShipID: int
    """ID of that ship among the player's own. Always; seen in 423 lines."""
    StoreOldShip: NotRequired[str]
    """Internal name of the old ship, if it is stored. Over 99 %; seen in 423 lines."""
    StoreShipID: NotRequired[int]
    """ID of the ship stored. Over 99 %; seen in 423 lines."""
    MarketID: int
    """Market ID of the station; since 3.0. Always; seen in 423 lines."""
    SellOldShip: NotRequired[str]
    """Internal name of the old ship, if it is sold. Declared only; declared only."""
    SellShipID: NotRequired[int]
    """ID of the ship sold. Declared only; declared only."""


class ShipyardTransfer(TypedDict):
    """Written when the player has a stored ship brought from elsewhere. It is outside the specification,
    and known from 103 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 103 lines."""
    event: Literal["ShipyardTransfer"]
    """Name of the event. Always; seen in 103 lines."""
    ShipType: str
    """Internal name of the ship. Always; seen in 103 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship, as shown in game. 77 %; seen in 79 lines."""
    ShipID: int
    """ID of the ship among the player's own. Always; seen in 103 lines."""
    System: str
    """Name of the system it comes from. Always; seen in 103 lines."""
    ShipMarketID: int
    """Market ID of the station it comes from; since 3.0. Always; seen in 103 lines."""
    Distance: float
    """Distance to that system, in light-years. Always; seen in 103 lines."""
    TransferPrice: int
    """Transfer cost, in credits. Always; seen in 103 lines."""
    TransferTime: int
    """Transfer time, in seconds; since 2.4. Always; seen in 103 lines."""
    MarketID: int
    """Market ID of the station the player is at; since 3.0. Always; seen in 103 lines."""


class RemoteShip(TypedDict):
    """A ship stored elsewhere or on its way."""

    ShipID: int
    """ID of the ship among the player's own. Always; seen in 729 lines."""
    ShipType: str
    """Internal name of the ship. Always; seen in 729 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship, as shown in game. 63 %; seen in 457 lines."""
    Name: NotRequired[str]
    """Name the player gave the ship; may be empty or missing. 99 %; seen in 723 lines."""
    StarSystem: NotRequired[str]
    """The system it is stored in. 98 %; seen in 717 lines."""
    ShipMarketID: NotRequired[int]
    """Market ID of the station it is stored at. 98 %; seen in 717 lines."""
    TransferPrice: NotRequired[int]
    """Cost of transferring it here, in credits. 98 %; seen in 717 lines."""
    TransferTime: NotRequired[int]
    """Time to transfer it here, in seconds. 98 %; seen in 717 lines."""
    InTransit: NotRequired[bool]
    """It is being transferred; omitted if not. 1.6 %; seen in 12 lines."""
    Value: int
    """Value of the ship, in credits. Always; seen in 729 lines."""
    Hot: bool
    """It is marked as hot. Always; seen in 729 lines."""


class StoredShip(TypedDict):
    """A ship stored at this station."""

    ShipID: int
    """ID of the ship among the player's own. Always; seen in 729 lines."""
    ShipType: str
    """Internal name of the ship. Always; seen in 729 lines."""
    ShipType_Localised: NotRequired[str]
    """The ship, as shown in game. 71 %; seen in 518 lines."""
    Name: NotRequired[str]
    """Name the player gave the ship; may be empty or missing. 69 %; seen in 499 lines."""
    Value: int
    """Value of the ship, in credits. Always; seen in 729 lines."""
    Hot: bool
    """It is marked as hot. Always; seen in 729 lines."""


class StoredShips(TypedDict):
    """Written when the player opens a shipyard. It is outside the specification, and known from 729 real
    lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 729 lines."""
    event: Literal["StoredShips"]
    """Name of the event. Always; seen in 729 lines."""
    StationName: str
    """Name of the station the player is at. Always; seen in 729 lines."""
    MarketID: int
    """Market ID of that station. Always; seen in 729 lines."""
    StarSystem: str
    """Name of its system. Always; seen in 729 lines."""
    ShipsHere: List[StoredShip]
    """The ships stored at this station. Always; seen in 729 lines."""
    ShipsRemote: List[RemoteShip]
    """The ships stored elsewhere. Always; seen in 729 lines."""


class BrokerMaterial(TypedDict):
    """An amount of one material paid to a technology broker."""

    Name: str
    """Internal name of the material. Always; seen in 47 lines."""
    Name_Localised: NotRequired[str]
    """The material, as shown in game. 68 %; seen in 32 lines."""
    Count: int
    """How many. Always; seen in 47 lines."""
    Category: str
    """Category of the material. Always; seen in 47 lines."""


class BrokerCommodity(TypedDict):
    """An amount of one commodity paid to a technology broker."""

    Name: str
    """Internal name of the commodity. Always; seen in 47 lines."""
    Name_Localised: NotRequired[str]
    """The commodity, as shown in game. Over 99 %; seen in 47 lines."""
    Count: int
    """Number of tonnes. Always; seen in 47 lines."""


class UnlockedItem(TypedDict):
    """A module or weapon the player may now buy."""

    Name: str
    """Internal name of the module or weapon. Always; seen in 47 lines."""
    Name_Localised: NotRequired[str]
    """The module or weapon, as shown in game. Over 99 %; seen in 47 lines."""


class TechnologyBroker(TypedDict):
    """Written when the player unlocks technology at a technology broker. It is outside the specification,
    and known from 47 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 47 lines."""
    event: Literal["TechnologyBroker"]
    """Name of the event. Always; seen in 47 lines."""
    BrokerType: str
    """Type of broker; since 3.0.3. Always; seen in 47 lines."""
    MarketID: int
    """Market ID of the station. Always; seen in 47 lines."""
    ItemsUnlocked: List[UnlockedItem]
    """What has been unlocked. Always; seen in 47 lines."""
    Commodities: List[BrokerCommodity]
    """The commodities paid; since 3.0.3. Always; seen in 47 lines."""
    Materials: List[BrokerMaterial]
    """The materials paid; since 3.0.3. Always; seen in 47 lines."""
    ItemUnlocked: NotRequired[str]
    """Internal name of what has been unlocked, where a single item is written. Declared only; declared
    only.
    """


class MicroResource(TypedDict):
    """An amount of one thing carried on foot."""

    Name: str
    """Internal name of the item. Always; seen in 2 lines."""
    Name_Localised: NotRequired[str]
    """The item, as shown in game. Over 99 %; seen in 2 lines."""
    Category: str
    """Category of the item. Always; seen in 2 lines."""
    Count: int
    """How many. Always; seen in 2 lines."""


class DeliverPowerMicroResources(TypedDict):
    """Written when the player hands in items for a power, on foot. It is outside the specification, and
    known from 2 real lines. It came with version 4.0.0.1900 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["DeliverPowerMicroResources"]
    """Name of the event. Always; seen in 2 lines."""
    TotalCount: int
    """Number of items in all. Always; seen in 2 lines."""
    MicroResources: List[MicroResource]
    """The items handed in. Always; seen in 2 lines."""
    MarketID: int
    """Market ID of the station. Always; seen in 2 lines."""


class HoloscreenHacked(TypedDict):
    """Written when the player hacks a holoscreen so that it advertises another power. It is outside the
    specification, and known from 2 real lines. It came with version 4.0.0.1900 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["HoloscreenHacked"]
    """Name of the event. Always; seen in 2 lines."""
    PowerBefore: NotRequired[str]
    """The power it advertised before, if any. Over 99 %; seen in 2 lines."""
    PowerAfter: str
    """The power it advertises now. Always; seen in 2 lines."""


class Powerplay(TypedDict):
    """Written when the game starts up, if the player is pledged to a power. It is outside the
    specification, and known from 5,239 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 5,239 lines."""
    event: Literal["Powerplay"]
    """Name of the event. Always; seen in 5,239 lines."""
    Power: str
    """The power the player is pledged to. Always; seen in 5,239 lines."""
    Rank: int
    """The player's rank with the power. Always; seen in 5,239 lines."""
    Merits: int
    """The player's merits. Always; seen in 5,239 lines."""
    Votes: NotRequired[int]
    """Votes the player has; only in the first Powerplay; until 4.0.0.1804. 99 %; seen in 5,187 lines."""
    TimePledged: int
    """Time since the player pledged, in seconds. Always; seen in 5,239 lines."""


class PowerplayCollect(TypedDict):
    """Written when the player picks up commodities of a power to deliver them. It is outside the
    specification, and known from 257 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 257 lines."""
    event: Literal["PowerplayCollect"]
    """Name of the event. Always; seen in 257 lines."""
    Power: str
    """The power the player is pledged to. Always; seen in 257 lines."""
    Type: str
    """Internal name of the commodity of the power. Always; seen in 257 lines."""
    Type_Localised: NotRequired[str]
    """The commodity of the power, as shown in game. Over 99 %; seen in 257 lines."""
    Count: int
    """Tonnes picked up. Always; seen in 257 lines."""


class PowerplayDefect(TypedDict):
    """Written when the player leaves one power for another. It is outside the specification, and known
    from 1 real line.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["PowerplayDefect"]
    """Name of the event. Always; seen in 1 line."""
    FromPower: str
    """The power left. Always; seen in 1 line."""
    ToPower: str
    """The power joined. Always; seen in 1 line."""


class PowerplayDeliver(TypedDict):
    """Written when the player delivers commodities of a power. It is outside the specification, and known
    from 5 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 5 lines."""
    event: Literal["PowerplayDeliver"]
    """Name of the event. Always; seen in 5 lines."""
    Power: str
    """The power the player is pledged to. Always; seen in 5 lines."""
    Type: str
    """Internal name of the commodity of the power. Always; seen in 5 lines."""
    Type_Localised: NotRequired[str]
    """The commodity of the power, as shown in game. Over 99 %; seen in 5 lines."""
    Count: int
    """Tonnes delivered. Always; seen in 5 lines."""


class PowerplayFastTrack(TypedDict):
    """Written when the player pays to get the next allocation of a power's commodities at once; part of
    the first Powerplay. It is outside the specification, and known from 234 real lines. Version
    4.0.0.1804 of the game was the last to write it.
    """

    timestamp: str
    """Time of the event. Always; seen in 234 lines."""
    event: Literal["PowerplayFastTrack"]
    """Name of the event. Always; seen in 234 lines."""
    Power: str
    """The power the player is pledged to. Always; seen in 234 lines."""
    Cost: int
    """Cost, in credits. Always; seen in 234 lines."""


class PowerplayJoin(TypedDict):
    """Written when the player pledges to a power. It is outside the specification, and known from 3 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 3 lines."""
    event: Literal["PowerplayJoin"]
    """Name of the event. Always; seen in 3 lines."""
    Power: str
    """The power joined. Always; seen in 3 lines."""


class PowerplayLeave(TypedDict):
    """Written when the player leaves a power. It is outside the specification, and known from 4 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["PowerplayLeave"]
    """Name of the event. Always; seen in 4 lines."""
    Power: str
    """The power left. Always; seen in 4 lines."""


class PowerplayMerits(TypedDict):
    """Written when the player earns merits. It is outside the specification, and known from 142 real
    lines. It came with version 4.1.0.200 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 142 lines."""
    event: Literal["PowerplayMerits"]
    """Name of the event. Always; seen in 142 lines."""
    Power: str
    """The power the player is pledged to. Always; seen in 142 lines."""
    MeritsGained: int
    """Merits earned now. Always; seen in 142 lines."""
    TotalMerits: int
    """Merits the player now has. Always; seen in 142 lines."""


class PowerplayRank(TypedDict):
    """Written when the player's rank with a power changes. It is outside the specification, and known from
    1 real line. It came with version 4.1.0.200 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["PowerplayRank"]
    """Name of the event. Always; seen in 1 line."""
    Power: str
    """The power the player is pledged to. Always; seen in 1 line."""
    Rank: int
    """The player's new rank with the power. Always; seen in 1 line."""


class PowerplaySalary(TypedDict):
    """Written when the player collects the pay of a power; part of the first Powerplay. It is outside the
    specification, and known from 13 real lines. Version 4.0.0.1804 of the game was the last to write
    it.
    """

    timestamp: str
    """Time of the event. Always; seen in 13 lines."""
    event: Literal["PowerplaySalary"]
    """Name of the event. Always; seen in 13 lines."""
    Power: str
    """The power the player is pledged to. Always; seen in 13 lines."""
    Amount: int
    """Pay, in credits. Always; seen in 13 lines."""


class PowerplayVote(TypedDict):
    """Written when the player votes on the plans of a power; part of the first Powerplay. It is declared
    only: public libraries name it, but no real line of it was seen. Version 4.0.0.1804 of the game was
    the last to write it.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["PowerplayVote"]
    """Name of the event. Always; declared only."""
    Power: str
    """The power the player is pledged to. Always; declared only."""
    Votes: int
    """Number of votes cast. Always; declared only."""
    VoteToConsolidate: int
    """Number of votes for consolidation, that is against further growth. Always; declared only."""
    System: NotRequired[str]
    """The system voted on. Optional; declared only."""


class PowerplayVoucher(TypedDict):
    """Written when the player is paid for fighting on behalf of a power; part of the first Powerplay. It
    is outside the specification, and known from 1 real line. Version 4.0.0.1804 of the game was the
    last to write it.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["PowerplayVoucher"]
    """Name of the event. Always; seen in 1 line."""
    Power: str
    """The power the player is pledged to. Always; seen in 1 line."""
    Systems: List[str]
    """Names of the systems the vouchers are for. Always; seen in 1 line."""


class RequestPowerMicroResources(TypedDict):
    """Written when the player gets items for a task of a power, on foot. It is outside the specification,
    and known from 4 real lines. It came with version 4.0.0.1900 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["RequestPowerMicroResources"]
    """Name of the event. Always; seen in 4 lines."""
    TotalCount: int
    """Number of items in all. Always; seen in 4 lines."""
    MicroResources: List[MicroResource]
    """The items received. Always; seen in 4 lines."""
    MarketID: int
    """Market ID of the station. Always; seen in 4 lines."""


class CarrierBankTransfer(TypedDict):
    """Written when the player moves credits to or from the carrier. It is outside the specification, and
    known from 46 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 46 lines."""
    event: Literal["CarrierBankTransfer"]
    """Name of the event. Always; seen in 46 lines."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 46 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. 13 %; seen in 6 lines."""
    Withdraw: NotRequired[int]
    """Credits taken from the carrier. 22 %; seen in 10 lines."""
    Deposit: NotRequired[int]
    """Credits given to the carrier. 78 %; seen in 36 lines."""
    PlayerBalance: int
    """Balance of the player afterwards, in credits. Always; seen in 46 lines."""
    CarrierBalance: int
    """Balance of the carrier afterwards, in credits. Always; seen in 46 lines."""


class CarrierBuy(TypedDict):
    """Written when the player buys a carrier. It is outside the specification, and known from 3 real
    lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 3 lines."""
    event: Literal["CarrierBuy"]
    """Name of the event. Always; seen in 3 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. 33 %; seen in 1 line."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 3 lines."""
    BoughtAtMarket: int
    """ID of the market where it was bought. Always; seen in 3 lines."""
    Location: str
    """Name of the system where it appears. Always; seen in 3 lines."""
    SystemAddress: int
    """Address of that system. Always; seen in 3 lines."""
    Price: int
    """Price, in credits. Always; seen in 3 lines."""
    Variant: str
    """Internal name of the layout. Always; seen in 3 lines."""
    Callsign: str
    """Callsign of the carrier. Always; seen in 3 lines."""


class CarrierCancelDecommission(TypedDict):
    """Written when the player calls off the decommissioning of the carrier. It is declared only: public
    libraries name it, but no real line of it was seen. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["CarrierCancelDecommission"]
    """Name of the event. Always; declared only."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; declared only."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only."""


class CarrierCrewServices(TypedDict):
    """Written when the player hires, dismisses, replaces or pauses crew of the carrier. It is outside the
    specification, and known from 192 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 192 lines."""
    event: Literal["CarrierCrewServices"]
    """Name of the event. Always; seen in 192 lines."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 192 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. 2.1 %; seen in 4 lines."""
    CrewRole: str
    """The post. Always; seen in 192 lines."""
    Operation: str
    """What happens to the post. Always; seen in 192 lines."""
    CrewName: str
    """Name of the crew member. Always; seen in 192 lines."""


class CarrierDecommission(TypedDict):
    """Written when the player asks for the carrier to be decommissioned. It is declared only: public
    libraries name it, but no real line of it was seen. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["CarrierDecommission"]
    """Name of the event. Always; declared only."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; declared only."""
    ScrapRefund: int
    """Credits to be returned. Always; declared only."""
    ScrapTime: int
    """When the carrier will be scrapped, in seconds since 1970. Always; declared only."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only."""


class CarrierDepositFuel(TypedDict):
    """Written when the player gives tritium to a carrier. It is outside the specification, and known from
    26 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 26 lines."""
    event: Literal["CarrierDepositFuel"]
    """Name of the event. Always; seen in 26 lines."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 26 lines."""
    Amount: int
    """Tonnes of tritium given. Always; seen in 26 lines."""
    Total: int
    """Tonnes of tritium in the carrier's tank afterwards. Always; seen in 26 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only."""


class CarrierDockingPermission(TypedDict):
    """Written when the player changes who may dock at the carrier. It is outside the specification, and
    known from 12 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 12 lines."""
    event: Literal["CarrierDockingPermission"]
    """Name of the event. Always; seen in 12 lines."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 12 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. 8.3 %; seen in 1 line."""
    DockingAccess: str
    """Who may dock. Always; seen in 12 lines."""
    AllowNotorious: bool
    """Notorious players may dock, too. Always; seen in 12 lines."""


class CarrierFinance(TypedDict):
    """Written when the player changes the finances of the carrier. It is outside the specification, and
    known from 8 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 8 lines."""
    event: Literal["CarrierFinance"]
    """Name of the event. Always; seen in 8 lines."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 8 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. 13 %; seen in 1 line."""
    TaxRate: NotRequired[int]
    """Tariff on all services, in percent; in old journals only. 13 %; seen in 1 line."""
    CarrierBalance: int
    """Balance of the carrier, in credits. Always; seen in 8 lines."""
    ReserveBalance: int
    """Part of the balance set aside for upkeep, in credits. Always; seen in 8 lines."""
    AvailableBalance: int
    """Part of the balance that can be spent, in credits. Always; seen in 8 lines."""
    ReservePercent: NotRequired[int]
    """Share of the balance set aside for upkeep, in percent. Over 99 %; seen in 8 lines."""
    TaxRate_pioneersupplies: NotRequired[int]
    """Tariff at Pioneer Supplies, in percent. Declared only; declared only."""
    TaxRate_shipyard: NotRequired[int]
    """Tariff at the shipyard, in percent. 38 %; seen in 3 lines."""
    TaxRate_rearm: NotRequired[int]
    """Tariff on rearming, in percent. 88 %; seen in 7 lines."""
    TaxRate_outfitting: NotRequired[int]
    """Tariff on outfitting, in percent. 38 %; seen in 3 lines."""
    TaxRate_refuel: NotRequired[int]
    """Tariff on refuelling, in percent. 88 %; seen in 7 lines."""
    TaxRate_repair: NotRequired[int]
    """Tariff on repairs, in percent. 88 %; seen in 7 lines."""


class CarrierJump(TypedDict):
    """Written when a carrier jumps to another system with the player on board. It is outside the
    specification, and known from 135 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 135 lines."""
    event: Literal["CarrierJump"]
    """Name of the event. Always; seen in 135 lines."""
    Docked: bool
    """The player is in a ship docked at the carrier. Always; seen in 135 lines."""
    StationName: NotRequired[str]
    """Callsign of the carrier. 76 %; seen in 103 lines."""
    StationType: NotRequired[str]
    """Type of station. 76 %; seen in 103 lines."""
    MarketID: NotRequired[int]
    """ID of the carrier's market. 76 %; seen in 103 lines."""
    StationFaction: NotRequired[Union[ControllingFaction, str]]
    """The faction that runs the carrier. 76 %; seen in 103 lines."""
    StationGovernment: NotRequired[str]
    """Internal name of the carrier's government. 76 %; seen in 103 lines."""
    StationGovernment_Localised: NotRequired[str]
    """The carrier's government, as shown in game. 76 %; seen in 103 lines."""
    StationServices: NotRequired[List[str]]
    """What the carrier offers. 76 %; seen in 103 lines."""
    StationEconomy: NotRequired[str]
    """Internal name of the carrier's economy. 76 %; seen in 103 lines."""
    StationEconomy_Localised: NotRequired[str]
    """The carrier's economy, as shown in game. 76 %; seen in 103 lines."""
    StationEconomies: NotRequired[List[EconomyShare]]
    """The economies of the carrier. 76 %; seen in 103 lines."""
    Taxi: NotRequired[bool]
    """The player is in a taxi; since 4.0. 75 %; seen in 101 lines."""
    Multicrew: NotRequired[bool]
    """The player is in another player's ship; since 4.0. 75 %; seen in 101 lines."""
    Wanted: NotRequired[bool]
    """The player is wanted in the system. Declared only; declared only."""
    OnFoot: NotRequired[bool]
    """The player is on foot; omitted if not. 24 %; seen in 32 lines."""
    StarSystem: str
    """Name of the destination system. Always; seen in 135 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 135 lines."""
    StarPos: List[float]
    """X, y and z coordinates of the system, in light-years relative to the origin system. Always; seen in
    135 lines.
    """
    SystemAllegiance: str
    """Superpower the system is aligned with; may be empty; may be empty. Always; seen in 135 lines."""
    SystemEconomy: str
    """Internal name of the main economy. Always; seen in 135 lines."""
    SystemEconomy_Localised: NotRequired[str]
    """The main economy, as shown in game. Over 99 %; seen in 135 lines."""
    SystemSecondEconomy: str
    """Internal name of the second economy. Always; seen in 135 lines."""
    SystemSecondEconomy_Localised: NotRequired[str]
    """The second economy, as shown in game. Over 99 %; seen in 135 lines."""
    SystemGovernment: str
    """Internal name of the government. Always; seen in 135 lines."""
    SystemGovernment_Localised: NotRequired[str]
    """The government, as shown in game. Over 99 %; seen in 135 lines."""
    SystemSecurity: str
    """Internal name of the security level. Always; seen in 135 lines."""
    SystemSecurity_Localised: NotRequired[str]
    """The security level, as shown in game. Over 99 %; seen in 135 lines."""
    Population: int
    """Population of the system. Always; seen in 135 lines."""
    Body: str
    """Name of the body the carrier arrived at. Always; seen in 135 lines."""
    BodyID: int
    """ID of that body within the system. Always; seen in 135 lines."""
    BodyType: str
    """Type of that body. Always; seen in 135 lines."""
    ControllingPower: NotRequired[str]
    """The power that controls the system; since 4.0.0.1900. 5.2 %; seen in 7 lines."""
    Powers: NotRequired[List[str]]
    """Powers active in the system. 9.6 %; seen in 13 lines."""
    PowerplayState: NotRequired[str]
    """Powerplay state of the system. 9.6 %; seen in 13 lines."""
    PowerplayStateControlProgress: NotRequired[float]
    """Control progress within the current state; since 4.1.0.200. 3 %; seen in 4 lines."""
    PowerplayStateReinforcement: NotRequired[int]
    """Merits earned by reinforcement; since 4.1.0.200. 3 %; seen in 4 lines."""
    PowerplayStateUndermining: NotRequired[int]
    """Merits earned by undermining; since 4.1.0.200. 3 %; seen in 4 lines."""
    PowerplayConflictProgress: NotRequired[List[ContendingPower]]
    """The contending powers; only while the system is unoccupied. 0.7 %; seen in 1 line."""
    Factions: NotRequired[List[Faction]]
    """The factions present in the system. 30 %; seen in 40 lines."""
    SystemFaction: NotRequired[Union[ControllingFaction, str]]
    """The faction that controls the system. 30 %; seen in 40 lines."""
    Conflicts: NotRequired[List[Conflict]]
    """Conflicts between factions in the system. 11 %; seen in 15 lines."""
    ThargoidWar: NotRequired[ThargoidWar]
    """The Thargoid war in the system; since 4.0.0.1500. 1.5 %; seen in 2 lines."""


class CarrierJumpCancelled(TypedDict):
    """Written when the player calls off a jump of the carrier. It is outside the specification, and known
    from 23 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 23 lines."""
    event: Literal["CarrierJumpCancelled"]
    """Name of the event. Always; seen in 23 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. 4.3 %; seen in 1 line."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 23 lines."""


class CarrierJumpRequest(TypedDict):
    """Written when the player schedules a jump of the carrier. It is outside the specification, and known
    from 222 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 222 lines."""
    event: Literal["CarrierJumpRequest"]
    """Name of the event. Always; seen in 222 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. 8.6 %; seen in 19 lines."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 222 lines."""
    SystemName: str
    """Name of the destination system. Always; seen in 222 lines."""
    Body: NotRequired[str]
    """Name of the destination body; since 3.7. 88 %; seen in 195 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 222 lines."""
    BodyID: int
    """ID of the body within the system; since 3.7. Always; seen in 222 lines."""
    DepartureTime: NotRequired[str]
    """When the carrier will jump; since 4.0.0.1475. 99 %; seen in 219 lines."""


class CarrierLocation(TypedDict):
    """Written when the game starts up, and whenever the player's carrier has jumped. It is outside the
    specification, and known from 151 real lines. It came with version 4.1.0.200 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 151 lines."""
    event: Literal["CarrierLocation"]
    """Name of the event. Always; seen in 151 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. 54 %; seen in 81 lines."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 151 lines."""
    StarSystem: str
    """Name of the system the carrier is in. Always; seen in 151 lines."""
    SystemAddress: int
    """Address of that system. Always; seen in 151 lines."""
    BodyID: int
    """ID of the body it orbits. Always; seen in 151 lines."""


class CarrierModulePack(TypedDict):
    """Written when the player buys or sells a pack of modules for the carrier's outfitting. It is outside
    the specification, and known from 6 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 6 lines."""
    event: Literal["CarrierModulePack"]
    """Name of the event. Always; seen in 6 lines."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 6 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only."""
    Operation: NotRequired[str]
    """What is done with the pack. Over 99 %; seen in 6 lines."""
    PackTheme: str
    """Theme of the pack. Always; seen in 6 lines."""
    PackTier: int
    """Tier of the pack. Always; seen in 6 lines."""
    Refund: NotRequired[int]
    """Credits returned for a pack sold. 50 %; seen in 3 lines."""
    Cost: NotRequired[int]
    """Credits paid for a pack bought or restocked. 50 %; seen in 3 lines."""


# Written when the player renames the carrier. It is outside the specification, and known from 4 real
# lines. It came with version 3.7 of the game.
CarrierNameChange = TypedDict(
    "CarrierNameChange",
    {
        "timestamp": str,
        "event": Literal["CarrierNameChange"],
        "CarrierID": int,
        "": NotRequired[str],
        "Name": str,
        "Callsign": str,
    },
)


class CarrierNameChanged(TypedDict):
    """Written when the player renames the carrier, according to the manual; the game itself writes
    CarrierNameChange. It is declared only: public libraries name it, but no real line of it was seen.
    It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["CarrierNameChanged"]
    """Name of the event. Always; declared only."""
    CarrierID: NotRequired[int]
    """ID of the carrier, which is also that of its market. Declared only; declared only."""
    Callsign: NotRequired[str]
    """Callsign of the carrier. Declared only; declared only."""
    Name: NotRequired[str]
    """The new name. Declared only; declared only."""


class CarrierShipPack(TypedDict):
    """Written when the player buys, restocks or sells a pack of ships for the carrier's shipyard. It is
    declared only: public libraries name it, but no real line of it was seen. It came with version 3.7
    of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["CarrierShipPack"]
    """Name of the event. Always; declared only."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; declared only."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only."""
    Operation: NotRequired[str]
    """What is done with the pack. Optional; declared only."""
    PackTheme: str
    """Theme of the pack. Always; declared only."""
    PackTier: int
    """Tier of the pack. Always; declared only."""
    Refund: NotRequired[int]
    """Credits returned for a pack sold. Optional; declared only."""
    Cost: NotRequired[int]
    """Credits paid for a pack bought or restocked. Optional; declared only."""


class CarrierPack(TypedDict):
    """A pack of ships or modules that a carrier offers."""

    PackTheme: str
    """Theme of the pack. Always; seen in 1,228 lines."""
    PackTier: int
    """Tier of the pack. Always; seen in 1,228 lines."""


class CarrierPost(TypedDict):
    """A post on board a carrier."""

    CrewRole: str
    """The post. Always; seen in 1,228 lines."""
    Activated: bool
    """A crew member has been hired for it. Always; seen in 1,228 lines."""
    Enabled: NotRequired[bool]
    """The service is open; omitted without a crew member. 61 %; seen in 747 lines."""
    CrewName: NotRequired[str]
    """Name of the crew member; omitted without one. 61 %; seen in 747 lines."""


class CarrierAccounts(TypedDict):
    """The finances of a carrier."""

    CarrierBalance: int
    """Balance of the carrier, in credits. Always; seen in 1,228 lines."""
    ReserveBalance: int
    """Part of the balance set aside for upkeep, in credits. Always; seen in 1,228 lines."""
    AvailableBalance: int
    """Part of the balance that can be spent, in credits. Always; seen in 1,228 lines."""
    ReservePercent: NotRequired[int]
    """Share of the balance set aside for upkeep, in percent. 100 %; seen in 1,222 lines."""
    TaxRate_pioneersupplies: NotRequired[int]
    """Tariff at Pioneer Supplies, in percent. 1.5 %; seen in 18 lines."""
    TaxRate_shipyard: NotRequired[int]
    """Tariff at the shipyard, in percent; since 4.0.0.1700. 15 %; seen in 181 lines."""
    TaxRate_rearm: NotRequired[int]
    """Tariff on rearming, in percent; since 4.0.0.1700. 90 %; seen in 1,105 lines."""
    TaxRate_outfitting: NotRequired[int]
    """Tariff on outfitting, in percent; since 4.0.0.1700. 25 %; seen in 309 lines."""
    TaxRate_refuel: NotRequired[int]
    """Tariff on refuelling, in percent; since 4.0.0.1700. 97 %; seen in 1,194 lines."""
    TaxRate_repair: NotRequired[int]
    """Tariff on repairs, in percent; since 4.0.0.1700. 97 %; seen in 1,194 lines."""


class CarrierSpace(TypedDict):
    """How the space on board a carrier is used."""

    TotalCapacity: int
    """Space in all, in tonnes. Always; seen in 1,228 lines."""
    Crew: int
    """Space taken by services, in tonnes. Always; seen in 1,228 lines."""
    Cargo: int
    """Space taken by cargo, in tonnes. Always; seen in 1,228 lines."""
    CargoSpaceReserved: int
    """Space kept free for purchase orders, in tonnes. Always; seen in 1,228 lines."""
    ShipPacks: int
    """Space taken by ship packs, in tonnes. Always; seen in 1,228 lines."""
    ModulePacks: int
    """Space taken by module packs, in tonnes. Always; seen in 1,228 lines."""
    FreeSpace: int
    """Free space, in tonnes. Always; seen in 1,228 lines."""


class CarrierStats(TypedDict):
    """Written when the player opens the management of the carrier. It is outside the specification, and
    known from 1,228 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,228 lines."""
    event: Literal["CarrierStats"]
    """Name of the event. Always; seen in 1,228 lines."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 1,228 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. 7.7 %; seen in 95 lines."""
    Callsign: str
    """Callsign of the carrier. Always; seen in 1,228 lines."""
    Name: str
    """Name of the carrier. Always; seen in 1,228 lines."""
    DockingAccess: str
    """Who may dock. Always; seen in 1,228 lines."""
    AllowNotorious: bool
    """Notorious players may dock, too. Always; seen in 1,228 lines."""
    FuelLevel: int
    """Tonnes of tritium in the tank. Always; seen in 1,228 lines."""
    JumpRangeCurr: float
    """Jump range with the present load, in light-years. Always; seen in 1,228 lines."""
    JumpRangeMax: float
    """Greatest jump range, in light-years. Always; seen in 1,228 lines."""
    PendingDecommission: bool
    """The carrier is to be decommissioned. Always; seen in 1,228 lines."""
    SpaceUsage: CarrierSpace
    """How the space on board is used. Always; seen in 1,228 lines."""
    Finance: CarrierAccounts
    """The finances of the carrier. Always; seen in 1,228 lines."""
    Crew: List[CarrierPost]
    """The posts on board. Always; seen in 1,228 lines."""
    ShipPacks: List[CarrierPack]
    """Ship packs on board. Always; seen in 1,228 lines."""
    ModulePacks: List[CarrierPack]
    """Module packs on board. Always; seen in 1,228 lines."""


class CarrierTradeOrder(TypedDict):
    """Written when the player sets or cancels a trade order on the carrier. It is outside the
    specification, and known from 137 real lines. It came with version 3.7 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 137 lines."""
    event: Literal["CarrierTradeOrder"]
    """Name of the event. Always; seen in 137 lines."""
    CarrierID: int
    """ID of the carrier, which is also that of its market. Always; seen in 137 lines."""
    CarrierType: NotRequired[str]
    """Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only."""
    BlackMarket: bool
    """The order is on the carrier's black market. Always; seen in 137 lines."""
    Commodity: str
    """Internal name of the commodity. Always; seen in 137 lines."""
    Commodity_Localised: NotRequired[str]
    """The commodity, as shown in game. 49 %; seen in 67 lines."""
    SaleOrder: NotRequired[int]
    """Units offered for sale. 24 %; seen in 33 lines."""
    PurchaseOrder: NotRequired[int]
    """Units wanted. 58 %; seen in 79 lines."""
    Price: NotRequired[int]
    """Price per unit, in credits; omitted if the order is cancelled. 82 %; seen in 112 lines."""
    CancelTrade: NotRequired[bool]
    """The order is cancelled; omitted if not. 18 %; seen in 25 lines."""


class BartenderItem(TypedDict):
    """Something the bartender of a carrier buys or sells."""

    id: NotRequired[int]
    """ID of the item in the market. Declared only; declared only."""
    Name: NotRequired[str]
    """Internal name of the item. Declared only; declared only."""
    Name_Localised: NotRequired[str]
    """The item, as shown in game. Declared only; declared only."""
    Price: NotRequired[int]
    """Price per piece, in credits. Declared only; declared only."""
    Stock: NotRequired[int]
    """Pieces for sale. Declared only; declared only."""
    Demand: NotRequired[int]
    """Pieces wanted. Declared only; declared only."""


class FCMaterials(TypedDict):
    """Written when the player looks at what the bartender of a carrier trades. It is outside the
    specification, and known from 31 real lines. It came with version 4.0.0.1300 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 31 lines."""
    event: Literal["FCMaterials"]
    """Name of the event. Always; seen in 31 lines."""
    MarketID: int
    """ID of the carrier's market. Always; seen in 31 lines."""
    CarrierName: str
    """Name of the carrier. Always; seen in 31 lines."""
    CarrierID: str
    """Callsign of the carrier. Always; seen in 31 lines."""
    Items: NotRequired[List[BartenderItem]]
    """What the bartender trades; only in the file. Optional; seen in 1 line."""


class BackPack(TypedDict):
    """Written when the content of the backpack is listed, in early versions of Odyssey; the game now
    writes Backpack. It is outside the specification, and known from 1 real line.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["BackPack"]
    """Name of the event. Always; seen in 1 line."""


class CarriedItem(TypedDict):
    """Something kept in a backpack or in a ship's locker."""

    Name: str
    """Internal name of the item. Always; seen in 2 lines."""
    Name_Localised: NotRequired[str]
    """The item, as shown in game. 90 %; seen in 2 lines."""
    OwnerID: int
    """ID of whom it belongs to; often 0. Always; seen in 2 lines."""
    MissionID: NotRequired[int]
    """The mission it is for. 0.1 %; seen in 0 lines."""
    Count: int
    """How many. Always; seen in 2 lines."""


class BackPackMaterials(TypedDict):
    """Written when the content of the backpack is listed, in early versions of Odyssey; the game now
    writes Backpack. It is outside the specification, and known from 2 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["BackPackMaterials"]
    """Name of the event. Always; seen in 2 lines."""
    Items: List[CarriedItem]
    """Goods and assets. Always; seen in 2 lines."""
    Components: List[CarriedItem]
    """Components. Always; seen in 2 lines."""
    Consumables: List[CarriedItem]
    """Consumables. Always; seen in 2 lines."""
    Data: List[CarriedItem]
    """Data. Always; seen in 2 lines."""


class Backpack2(TypedDict):
    """Written when the player starts the game on foot or disembarks. It is outside the specification, and
    known from 9,275 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 9,275 lines."""
    event: Literal["Backpack"]
    """Name of the event. Always; seen in 9,275 lines."""
    Items: NotRequired[List[CarriedItem]]
    """Goods and other assets. Over 99 %; seen in 9,275 lines."""
    Components: NotRequired[List[CarriedItem]]
    """Components for engineering. Over 99 %; seen in 9,275 lines."""
    Consumables: NotRequired[List[CarriedItem]]
    """Consumables, such as grenades and medkits. Over 99 %; seen in 9,275 lines."""
    Data: NotRequired[List[CarriedItem]]
    """Data. Over 99 %; seen in 9,275 lines."""


class BackpackItem(TypedDict):
    """Something put into the backpack or taken out of it."""

    Name: str
    """Internal name of the item. Always; seen in 4,533 lines."""
    Name_Localised: NotRequired[str]
    """The item, as shown in game. 94 %; seen in 4,247 lines."""
    OwnerID: int
    """ID of whom it belongs to; often 0. Always; seen in 4,533 lines."""
    MissionID: NotRequired[int]
    """The mission it is for. 4.1 %; seen in 186 lines."""
    Count: int
    """How many. Always; seen in 4,533 lines."""
    Type: str
    """Category of the item. Always; seen in 4,533 lines."""


class BackpackChange(TypedDict):
    """Written when something is put into the backpack or taken out of it. It is outside the specification,
    and known from 4,533 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4,533 lines."""
    event: Literal["BackpackChange"]
    """Name of the event. Always; seen in 4,533 lines."""
    Removed: NotRequired[List[BackpackItem]]
    """What was taken out. 14 %; seen in 639 lines."""
    Added: NotRequired[List[BackpackItem]]
    """What was put in. 86 %; seen in 3,894 lines."""


class BackpackMaterials2(TypedDict):
    """Written when the game starts up, according to the manual; the game itself writes Backpack. It is
    declared only: public libraries name it, but no real line of it was seen. It came with version 4.0
    of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["BackpackMaterials"]
    """Name of the event. Always; declared only."""


class BookDropship(TypedDict):
    """Written when the player books a dropship to a conflict zone, or back from one. It is outside the
    specification, and known from 31 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 31 lines."""
    event: Literal["BookDropship"]
    """Name of the event. Always; seen in 31 lines."""
    Retreat: bool
    """The flight leads back from the conflict zone. Always; seen in 31 lines."""
    Cost: int
    """Fare, in credits. Always; seen in 31 lines."""
    DestinationSystem: str
    """Name of the destination system. Always; seen in 31 lines."""
    DestinationLocation: str
    """Destination within that system. Always; seen in 31 lines."""


class BookTaxi(TypedDict):
    """Written when the player books a taxi. It is outside the specification, and known from 17 real lines.
    It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 17 lines."""
    event: Literal["BookTaxi"]
    """Name of the event. Always; seen in 17 lines."""
    Cost: int
    """Fare, in credits. Always; seen in 17 lines."""
    DestinationSystem: str
    """Name of the destination system. Always; seen in 17 lines."""
    DestinationLocation: str
    """Destination within that system. Always; seen in 17 lines."""
    Retreat: NotRequired[bool]
    """The flight leads back from a conflict zone; since 4.0.0.1300. Declared only; declared only."""


class BuyMicroResources(TypedDict):
    """Written when the player buys things for use on foot. It is outside the specification, and known from
    73 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 73 lines."""
    event: Literal["BuyMicroResources"]
    """Name of the event. Always; seen in 73 lines."""
    Name: NotRequired[str]
    """Internal name of the item, if it is a single one. 89 %; seen in 65 lines."""
    Name_Localised: NotRequired[str]
    """The item, as shown in game, if it is a single one. 89 %; seen in 65 lines."""
    Category: NotRequired[str]
    """Category of the item. 89 %; seen in 65 lines."""
    Category_Localised: NotRequired[str]
    """Category of the item, as shown in game. Declared only; declared only."""
    Count: NotRequired[int]
    """How many. 89 %; seen in 65 lines."""
    TotalCount: NotRequired[int]
    """How many things in all; since 4.0.0.1300. 11 %; seen in 8 lines."""
    MicroResources: NotRequired[List[MicroResource]]
    """What was bought, if it is listed; since 4.0.0.1300. 11 %; seen in 8 lines."""
    Price: int
    """Price of all, in credits. Always; seen in 73 lines."""
    MarketID: int
    """ID of the market. Always; seen in 73 lines."""


class BuySuit(TypedDict):
    """Written when the player buys a suit. It is outside the specification, and known from 13 real lines.
    It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 13 lines."""
    event: Literal["BuySuit"]
    """Name of the event. Always; seen in 13 lines."""
    Name: str
    """Internal name of the suit. Always; seen in 13 lines."""
    Name_Localised: NotRequired[str]
    """The suit, as shown in game. Over 99 %; seen in 13 lines."""
    Price: int
    """Price, in credits. Always; seen in 13 lines."""
    SuitID: int
    """ID of the suit. Always; seen in 13 lines."""
    SuitMods: NotRequired[List[str]]
    """Modifications of the suit. Over 99 %; seen in 13 lines."""


class BuyWeapon(TypedDict):
    """Written when the player buys a hand weapon. It is outside the specification, and known from 18 real
    lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 18 lines."""
    event: Literal["BuyWeapon"]
    """Name of the event. Always; seen in 18 lines."""
    Name: str
    """Internal name of the weapon. Always; seen in 18 lines."""
    Name_Localised: NotRequired[str]
    """The weapon, as shown in game. Over 99 %; seen in 18 lines."""
    Class: NotRequired[int]
    """Grade of the weapon. Over 99 %; seen in 18 lines."""
    Price: int
    """Price, in credits. Always; seen in 18 lines."""
    SuitModuleID: int
    """ID of the weapon. Always; seen in 18 lines."""
    WeaponMods: NotRequired[List[str]]
    """Modifications of the weapon. Over 99 %; seen in 18 lines."""


class CancelDropship(TypedDict):
    """Written when the player cancels a dropship. It is outside the specification, and known from 2 real
    lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["CancelDropship"]
    """Name of the event. Always; seen in 2 lines."""
    Refund: int
    """Credits returned. Always; seen in 2 lines."""


class CancelTaxi(TypedDict):
    """Written when the player cancels a taxi. It is outside the specification, and known from 1 real line.
    It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["CancelTaxi"]
    """Name of the event. Always; seen in 1 line."""
    Refund: int
    """Credits returned. Always; seen in 1 line."""


class CollectItems(TypedDict):
    """Written when the player picks something up on foot. It is outside the specification, and known from
    3,243 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 3,243 lines."""
    event: Literal["CollectItems"]
    """Name of the event. Always; seen in 3,243 lines."""
    Name: str
    """Internal name of the item. Always; seen in 3,243 lines."""
    Name_Localised: NotRequired[str]
    """The item, as shown in game. 78 %; seen in 2,539 lines."""
    Type: str
    """Category of the item. Always; seen in 3,243 lines."""
    OwnerID: int
    """ID of whom it belongs to; often 0. Always; seen in 3,243 lines."""
    Count: int
    """How many. Always; seen in 3,243 lines."""
    Stolen: bool
    """Taking it is theft. Always; seen in 3,243 lines."""


class CreateSuitLoadout(TypedDict):
    """Written when the player creates a loadout for a suit. It is outside the specification, and known
    from 9 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 9 lines."""
    event: Literal["CreateSuitLoadout"]
    """Name of the event. Always; seen in 9 lines."""
    SuitID: int
    """ID of the suit. Always; seen in 9 lines."""
    SuitName: str
    """Internal name of the suit. Always; seen in 9 lines."""
    SuitName_Localised: NotRequired[str]
    """The suit, as shown in game. Over 99 %; seen in 9 lines."""
    SuitMods: NotRequired[List[str]]
    """Modifications of the suit. Over 99 %; seen in 9 lines."""
    LoadoutID: int
    """ID of the loadout. Always; seen in 9 lines."""
    LoadoutName: str
    """Name the player gave the loadout. Always; seen in 9 lines."""
    Modules: List[SuitModule]
    """The weapons carried. Always; seen in 9 lines."""


class DeleteSuitLoadout(TypedDict):
    """Written when the player deletes a loadout of a suit. It is outside the specification, and known from
    1 real line. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["DeleteSuitLoadout"]
    """Name of the event. Always; seen in 1 line."""
    SuitID: int
    """ID of the suit. Always; seen in 1 line."""
    SuitName: str
    """Internal name of the suit. Always; seen in 1 line."""
    SuitName_Localised: NotRequired[str]
    """The suit, as shown in game. Over 99 %; seen in 1 line."""
    LoadoutID: int
    """ID of the loadout. Always; seen in 1 line."""
    LoadoutName: str
    """Name the player gave the loadout. Always; seen in 1 line."""


class Disembark(TypedDict):
    """Written when the player gets out of a ship or SRV. It is outside the specification, and known from
    9,078 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 9,078 lines."""
    event: Literal["Disembark"]
    """Name of the event. Always; seen in 9,078 lines."""
    SRV: bool
    """The vehicle is an SRV. Always; seen in 9,078 lines."""
    Taxi: bool
    """The vehicle is a taxi. Always; seen in 9,078 lines."""
    Multicrew: bool
    """The vehicle is another player's ship. Always; seen in 9,078 lines."""
    ID: NotRequired[int]
    """ID of the vehicle, if it is the player's own. Over 99 %; seen in 9,051 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 9,078 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 9,078 lines."""
    Body: str
    """Name of the body, or of the station. Always; seen in 9,078 lines."""
    BodyID: int
    """ID of the body within the system. Always; seen in 9,078 lines."""
    OnStation: bool
    """True at a station. Always; seen in 9,078 lines."""
    OnPlanet: bool
    """True on a planet. Always; seen in 9,078 lines."""
    StationName: NotRequired[str]
    """Name of the station. 2.5 %; seen in 227 lines."""
    StationName_Localised: NotRequired[str]
    """The station, as shown in game. Declared only; declared only."""
    StationType: NotRequired[str]
    """Type of station. 2.5 %; seen in 227 lines."""
    MarketID: NotRequired[int]
    """ID of the station's market. 2.5 %; seen in 227 lines."""


class DropItems(TypedDict):
    """Written when the player drops something on foot. It is outside the specification, and known from 127
    real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 127 lines."""
    event: Literal["DropItems"]
    """Name of the event. Always; seen in 127 lines."""
    Name: str
    """Internal name of the item. Always; seen in 127 lines."""
    Name_Localised: NotRequired[str]
    """The item, as shown in game. 93 %; seen in 118 lines."""
    Type: str
    """Category of the item. Always; seen in 127 lines."""
    OwnerID: int
    """ID of whom it belongs to; often 0. Always; seen in 127 lines."""
    MissionID: NotRequired[int]
    """The mission it is for. 17 %; seen in 21 lines."""
    Count: int
    """How many. Always; seen in 127 lines."""


class DropshipDeploy(TypedDict):
    """Written when the player jumps out of a dropship at a conflict zone. It is outside the specification,
    and known from 31 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 31 lines."""
    event: Literal["DropshipDeploy"]
    """Name of the event. Always; seen in 31 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 31 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 31 lines."""
    Body: str
    """Name of the body. Always; seen in 31 lines."""
    BodyID: int
    """ID of the body within the system. Always; seen in 31 lines."""
    OnStation: bool
    """True at a station. Always; seen in 31 lines."""
    OnPlanet: bool
    """True on a planet. Always; seen in 31 lines."""


class BoardedCrew(TypedDict):
    """A hired pilot who comes aboard."""

    Name: str
    """Name of the pilot. Always; seen in 9,066 lines."""
    Role: str
    """What the pilot does on board. Always; seen in 9,066 lines."""


class Embark(TypedDict):
    """Written when the player boards a ship or SRV. It is outside the specification, and known from 9,066
    real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 9,066 lines."""
    event: Literal["Embark"]
    """Name of the event. Always; seen in 9,066 lines."""
    SRV: bool
    """The vehicle is an SRV. Always; seen in 9,066 lines."""
    Taxi: bool
    """The vehicle is a taxi. Always; seen in 9,066 lines."""
    Multicrew: bool
    """The vehicle is another player's ship. Always; seen in 9,066 lines."""
    ID: NotRequired[int]
    """ID of the vehicle, if it is the player's own. Over 99 %; seen in 9,030 lines."""
    Crew: NotRequired[List[BoardedCrew]]
    """Hired pilots who come aboard. 0.4 %; seen in 36 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 9,066 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 9,066 lines."""
    Body: str
    """Name of the body, or of the station. Always; seen in 9,066 lines."""
    BodyID: int
    """ID of the body within the system. Always; seen in 9,066 lines."""
    OnStation: bool
    """True at a station. Always; seen in 9,066 lines."""
    OnPlanet: bool
    """True on a planet. Always; seen in 9,066 lines."""
    StationName: NotRequired[str]
    """Name of the station. 2.5 %; seen in 227 lines."""
    StationName_Localised: NotRequired[str]
    """The station, as shown in game. Declared only; declared only."""
    StationType: NotRequired[str]
    """Type of station. 2.5 %; seen in 227 lines."""
    MarketID: NotRequired[int]
    """ID of the station's market. 2.5 %; seen in 227 lines."""


class LoadoutEquipModule(TypedDict):
    """Written when the player puts a weapon into a loadout of a suit. It is outside the specification, and
    known from 13 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 13 lines."""
    event: Literal["LoadoutEquipModule"]
    """Name of the event. Always; seen in 13 lines."""
    LoadoutName: str
    """Name the player gave the loadout. Always; seen in 13 lines."""
    SuitID: int
    """ID of the suit. Always; seen in 13 lines."""
    SuitName: str
    """Internal name of the suit. Always; seen in 13 lines."""
    SuitName_Localised: NotRequired[str]
    """The suit, as shown in game. Over 99 %; seen in 13 lines."""
    LoadoutID: int
    """ID of the loadout. Always; seen in 13 lines."""
    SlotName: str
    """The slot of the weapon. Always; seen in 13 lines."""
    ModuleName: str
    """Internal name of the weapon. Always; seen in 13 lines."""
    ModuleName_Localised: NotRequired[str]
    """The weapon, as shown in game. Over 99 %; seen in 13 lines."""
    Class: NotRequired[int]
    """Grade of the weapon. Over 99 %; seen in 13 lines."""
    WeaponMods: NotRequired[List[str]]
    """Modifications of the weapon. Over 99 %; seen in 13 lines."""
    SuitModuleID: int
    """ID of the weapon. Always; seen in 13 lines."""


class LoadoutRemoveModule(TypedDict):
    """Written when the player takes a weapon out of a loadout of a suit. It is outside the specification,
    and known from 1 real line. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["LoadoutRemoveModule"]
    """Name of the event. Always; seen in 1 line."""
    LoadoutName: str
    """Name the player gave the loadout. Always; seen in 1 line."""
    SuitID: int
    """ID of the suit. Always; seen in 1 line."""
    SuitName: str
    """Internal name of the suit. Always; seen in 1 line."""
    SuitName_Localised: NotRequired[str]
    """The suit, as shown in game. Over 99 %; seen in 1 line."""
    LoadoutID: int
    """ID of the loadout. Always; seen in 1 line."""
    SlotName: str
    """The slot of the weapon. Always; seen in 1 line."""
    ModuleName: str
    """Internal name of the weapon. Always; seen in 1 line."""
    ModuleName_Localised: NotRequired[str]
    """The weapon, as shown in game. Over 99 %; seen in 1 line."""
    Class: int
    """Grade of the weapon. Always; seen in 1 line."""
    SuitModuleID: int
    """ID of the weapon. Always; seen in 1 line."""
    WeaponMods: List[str]
    """Modifications of the weapon. Always; seen in 1 line."""


class RenameSuitLoadout(TypedDict):
    """Written when the player renames a loadout of a suit. It is outside the specification, and known from
    2 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["RenameSuitLoadout"]
    """Name of the event. Always; seen in 2 lines."""
    SuitID: int
    """ID of the suit. Always; seen in 2 lines."""
    SuitName: str
    """Internal name of the suit. Always; seen in 2 lines."""
    SuitName_Localised: NotRequired[str]
    """The suit, as shown in game. Over 99 %; seen in 2 lines."""
    LoadoutID: int
    """ID of the loadout. Always; seen in 2 lines."""
    LoadoutName: str
    """The new name of the loadout. Always; seen in 2 lines."""


class Resupply(TypedDict):
    """Written when the player refills the supplies of the suit at a ship or SRV. It is outside the
    specification, and known from 15 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 15 lines."""
    event: Literal["Resupply"]
    """Name of the event. Always; seen in 15 lines."""


class ScanOrganic(TypedDict):
    """Written when the player takes a sample of an organism. It is outside the specification, and known
    from 10,829 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 10,829 lines."""
    event: Literal["ScanOrganic"]
    """Name of the event. Always; seen in 10,829 lines."""
    ScanType: str
    """How far the sampling is: the first sample, another one, or the analysis of all. Always; seen in
    10,829 lines.
    """
    Genus: str
    """Internal name of the genus. Always; seen in 10,829 lines."""
    Genus_Localised: NotRequired[str]
    """The genus, as shown in game. Over 99 %; seen in 10,829 lines."""
    Species: str
    """Internal name of the species. Always; seen in 10,829 lines."""
    Species_Localised: NotRequired[str]
    """The species, as shown in game. Over 99 %; seen in 10,829 lines."""
    Variant: NotRequired[str]
    """Internal name of the variant, which differs in colour; since 4.0.0.1500. 53 %; seen in 5,772 lines."""
    Variant_Localised: NotRequired[str]
    """The variant, as shown in game. 53 %; seen in 5,772 lines."""
    WasLogged: NotRequired[bool]
    """Others have logged it before; since 4.2.1.0. 12 %; seen in 1,289 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 10,829 lines."""
    Body: int
    """ID of the body within the system. Always; seen in 10,829 lines."""


class SellMicroResources(TypedDict):
    """Written when the player sells things for use on foot. It is outside the specification, and known
    from 11 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 11 lines."""
    event: Literal["SellMicroResources"]
    """Name of the event. Always; seen in 11 lines."""
    TotalCount: int
    """How many things in all. Always; seen in 11 lines."""
    MicroResources: List[MicroResource]
    """What was sold. Always; seen in 11 lines."""
    Price: int
    """Credits received for all. Always; seen in 11 lines."""
    MarketID: int
    """ID of the market. Always; seen in 11 lines."""


class SoldOrganism(TypedDict):
    """The samples of one organism that were sold."""

    Genus: str
    """Internal name of the genus. Always; seen in 63 lines."""
    Genus_Localised: NotRequired[str]
    """The genus, as shown in game. Over 99 %; seen in 63 lines."""
    Species: str
    """Internal name of the species. Always; seen in 63 lines."""
    Species_Localised: NotRequired[str]
    """The species, as shown in game. Over 99 %; seen in 63 lines."""
    Variant: NotRequired[str]
    """Internal name of the variant, which differs in colour; since 4.0.0.1500. 97 %; seen in 61 lines."""
    Variant_Localised: NotRequired[str]
    """The variant, as shown in game. 97 %; seen in 61 lines."""
    Value: int
    """Value, in credits. Always; seen in 63 lines."""
    Bonus: int
    """Bonus for being the first to log it, in credits. Always; seen in 63 lines."""


class SellOrganicData(TypedDict):
    """Written when the player sells samples of organisms to Vista Genomics. It is outside the
    specification, and known from 63 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 63 lines."""
    event: Literal["SellOrganicData"]
    """Name of the event. Always; seen in 63 lines."""
    MarketID: int
    """ID of the market. Always; seen in 63 lines."""
    BioData: List[SoldOrganism]
    """What was sold. Always; seen in 63 lines."""


class SellSuit(TypedDict):
    """Written when the player sells a suit. It is outside the specification, and known from 2 real lines.
    It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["SellSuit"]
    """Name of the event. Always; seen in 2 lines."""
    SuitID: int
    """ID of the suit. Always; seen in 2 lines."""
    SuitMods: NotRequired[List[str]]
    """Modifications of the suit. Over 99 %; seen in 2 lines."""
    Name: str
    """Internal name of the suit. Always; seen in 2 lines."""
    Name_Localised: NotRequired[str]
    """The suit, as shown in game. Over 99 %; seen in 2 lines."""
    Price: int
    """Credits received. Always; seen in 2 lines."""


class SellWeapon(TypedDict):
    """Written when the player sells a hand weapon. It is outside the specification, and known from 2 real
    lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["SellWeapon"]
    """Name of the event. Always; seen in 2 lines."""
    Name: str
    """Internal name of the weapon. Always; seen in 2 lines."""
    Name_Localised: NotRequired[str]
    """The weapon, as shown in game. Over 99 %; seen in 2 lines."""
    Class: NotRequired[int]
    """Grade of the weapon. Over 99 %; seen in 2 lines."""
    WeaponMods: NotRequired[List[str]]
    """Modifications of the weapon. Over 99 %; seen in 2 lines."""
    Price: int
    """Credits received. Always; seen in 2 lines."""
    SuitModuleID: int
    """ID of the weapon. Always; seen in 2 lines."""


class ShipLocker(TypedDict):
    """Written when the game starts up, and whenever the content of the ship's locker may have changed. It
    is outside the specification, and known from 81,677 real lines. It came with version 4.0 of the
    game.
    """

    timestamp: str
    """Time of the event. Always; seen in 81,677 lines."""
    event: Literal["ShipLocker"]
    """Name of the event. Always; seen in 81,677 lines."""
    Items: NotRequired[List[CarriedItem]]
    """Goods and other assets. 68 %; seen in 55,214 lines."""
    Components: NotRequired[List[CarriedItem]]
    """Components for engineering. 68 %; seen in 55,214 lines."""
    Consumables: NotRequired[List[CarriedItem]]
    """Consumables, such as grenades and medkits. 68 %; seen in 55,214 lines."""
    Data: NotRequired[List[CarriedItem]]
    """Data. 68 %; seen in 55,214 lines."""


class ShipLockerMaterials(TypedDict):
    """Written when the content of the ship's locker is listed, in early versions of Odyssey; the game now
    writes ShipLocker. It is declared only: public libraries name it, but no real line of it was seen.
    It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["ShipLockerMaterials"]
    """Name of the event. Always; declared only."""
    Items: List[CarriedItem]
    """Goods and other assets. Always; declared only."""
    Components: List[CarriedItem]
    """Components for engineering. Always; declared only."""
    Consumables: List[CarriedItem]
    """Consumables, such as grenades and medkits. Always; declared only."""
    Data: List[CarriedItem]
    """Data. Always; declared only."""


class SwitchSuitLoadout(TypedDict):
    """Written when the player switches to another loadout. It is outside the specification, and known from
    82 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 82 lines."""
    event: Literal["SwitchSuitLoadout"]
    """Name of the event. Always; seen in 82 lines."""
    SuitID: int
    """ID of the suit. Always; seen in 82 lines."""
    SuitName: str
    """Internal name of the suit. Always; seen in 82 lines."""
    SuitName_Localised: NotRequired[str]
    """The suit, as shown in game. Over 99 %; seen in 82 lines."""
    SuitMods: NotRequired[List[str]]
    """Modifications of the suit. Over 99 %; seen in 82 lines."""
    LoadoutID: int
    """ID of the loadout. Always; seen in 82 lines."""
    LoadoutName: str
    """Name the player gave the loadout. Always; seen in 82 lines."""
    Modules: List[SuitModule]
    """The weapons carried. Always; seen in 82 lines."""


class TradeMicroResources(TypedDict):
    """Written when the player exchanges things with a bartender. It is outside the specification, and
    known from 34 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 34 lines."""
    event: Literal["TradeMicroResources"]
    """Name of the event. Always; seen in 34 lines."""
    Offered: List[MicroResource]
    """What was given. Always; seen in 34 lines."""
    TotalCount: int
    """How many things were given in all. Always; seen in 34 lines."""
    Received: str
    """Internal name of what was received. Always; seen in 34 lines."""
    Received_Localised: NotRequired[str]
    """What was received, as shown in game. 62 %; seen in 21 lines."""
    Count: int
    """How many were received. Always; seen in 34 lines."""
    Category: str
    """Category of what was received. Always; seen in 34 lines."""
    MarketID: int
    """ID of the market. Always; seen in 34 lines."""


class LockerTransfer(TypedDict):
    """Something moved between the backpack and the ship's locker."""

    Name: str
    """Internal name of the item. Always; seen in 2 lines."""
    Name_Localised: NotRequired[str]
    """The item, as shown in game. Over 99 %; seen in 2 lines."""
    Category: str
    """Category of the item. Always; seen in 2 lines."""
    Count: NotRequired[int]
    """How many were moved. 50 %; seen in 1 line."""
    LockerOldCount: NotRequired[int]
    """How many were in the locker before. 50 %; seen in 1 line."""
    LockerNewCount: NotRequired[int]
    """How many are in the locker now. 50 %; seen in 1 line."""
    Direction: str
    """Where it was moved to. Always; seen in 2 lines."""


class TransferMicroResources(TypedDict):
    """Written when the player moves things between the backpack and the ship's locker. It is outside the
    specification, and known from 2 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["TransferMicroResources"]
    """Name of the event. Always; seen in 2 lines."""
    Transfers: List[LockerTransfer]
    """What was moved. Always; seen in 2 lines."""


class UseConsumable(TypedDict):
    """Written when the player uses a consumable on foot. It is outside the specification, and known from
    250 real lines. It came with version 4.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 250 lines."""
    event: Literal["UseConsumable"]
    """Name of the event. Always; seen in 250 lines."""
    Name: str
    """Internal name of the consumable. Always; seen in 250 lines."""
    Name_Localised: NotRequired[str]
    """The consumable, as shown in game. Over 99 %; seen in 250 lines."""
    Type: str
    """Category of the item. Always; seen in 250 lines."""


class AppliedToSquadron(TypedDict):
    """Written when the player applies to join a squadron. It is outside the specification, and known from
    2 real lines. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["AppliedToSquadron"]
    """Name of the event. Always; seen in 2 lines."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Declared only; declared only."""
    SquadronName: str
    """Name of the squadron. Always; seen in 2 lines."""


class CancelledSquadronApplication(TypedDict):
    """Written when the player withdraws an application to a squadron. It is declared only: public
    libraries name it, but no real line of it was seen. It came with version 4.2.1.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["CancelledSquadronApplication"]
    """Name of the event. Always; declared only."""
    SquadronID: int
    """ID of the squadron. Always; declared only."""
    SquadronName: str
    """Name of the squadron. Always; declared only."""


class DisbandedSquadron(TypedDict):
    """Written when the player disbands the squadron. It is declared only: public libraries name it, but no
    real line of it was seen. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["DisbandedSquadron"]
    """Name of the event. Always; declared only."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Optional; declared only."""
    SquadronName: str
    """Name of the squadron. Always; declared only."""


class InvitedToSquadron(TypedDict):
    """Written when the player is invited to join a squadron. It is declared only: public libraries name
    it, but no real line of it was seen. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["InvitedToSquadron"]
    """Name of the event. Always; declared only."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Optional; declared only."""
    SquadronName: str
    """Name of the squadron. Always; declared only."""


class JoinedSquadron(TypedDict):
    """Written when the player joins a squadron. It is declared only: public libraries name it, but no real
    line of it was seen. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["JoinedSquadron"]
    """Name of the event. Always; declared only."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Optional; declared only."""
    SquadronName: str
    """Name of the squadron. Always; declared only."""


class KickedFromSquadron(TypedDict):
    """Written when the player is expelled from a squadron. It is declared only: public libraries name it,
    but no real line of it was seen. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["KickedFromSquadron"]
    """Name of the event. Always; declared only."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Optional; declared only."""
    SquadronName: str
    """Name of the squadron. Always; declared only."""


class LeftSquadron(TypedDict):
    """Written when the player leaves a squadron. It is outside the specification, and known from 1 real
    line. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["LeftSquadron"]
    """Name of the event. Always; seen in 1 line."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Declared only; declared only."""
    SquadronName: str
    """Name of the squadron. Always; seen in 1 line."""


class SharedBookmarkToSquadron(TypedDict):
    """Written when the player shares a bookmark with the squadron. It is outside the specification, and
    known from 1 real line. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["SharedBookmarkToSquadron"]
    """Name of the event. Always; seen in 1 line."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Declared only; declared only."""
    SquadronName: str
    """Name of the squadron. Always; seen in 1 line."""


class SquadronApplicationApproved(TypedDict):
    """Written when the player's application to a squadron is accepted. It is outside the specification,
    and known from 1 real line. It came with version 4.2.1.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["SquadronApplicationApproved"]
    """Name of the event. Always; seen in 1 line."""
    SquadronID: int
    """ID of the squadron. Always; seen in 1 line."""
    SquadronName: str
    """Name of the squadron. Always; seen in 1 line."""


class SquadronApplicationRejected(TypedDict):
    """Written when the player's application to a squadron is turned down. It is declared only: public
    libraries name it, but no real line of it was seen. It came with version 4.2.1.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["SquadronApplicationRejected"]
    """Name of the event. Always; declared only."""
    SquadronID: int
    """ID of the squadron. Always; declared only."""
    SquadronName: str
    """Name of the squadron. Always; declared only."""


class SquadronCreated(TypedDict):
    """Written when the player founds a squadron. It is declared only: public libraries name it, but no
    real line of it was seen. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["SquadronCreated"]
    """Name of the event. Always; declared only."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Optional; declared only."""
    SquadronName: str
    """Name of the squadron. Always; declared only."""


class SquadronDemotion(TypedDict):
    """Written when the player is demoted in the squadron. It is declared only: public libraries name it,
    but no real line of it was seen. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["SquadronDemotion"]
    """Name of the event. Always; declared only."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Optional; declared only."""
    SquadronName: str
    """Name of the squadron. Always; declared only."""
    OldRank: int
    """Number of the rank before. Always; declared only."""
    NewRank: int
    """Number of the rank now. Always; declared only."""
    OldRankName: NotRequired[str]
    """Internal name of the rank before. Optional; declared only."""
    OldRankName_Localised: NotRequired[str]
    """The rank before, as shown in game. Optional; declared only."""
    NewRankName: NotRequired[str]
    """Internal name of the rank now. Optional; declared only."""
    NewRankName_Localised: NotRequired[str]
    """The rank now, as shown in game. Optional; declared only."""


class SquadronPromotion(TypedDict):
    """Written when the player is promoted in the squadron. It is declared only: public libraries name it,
    but no real line of it was seen. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["SquadronPromotion"]
    """Name of the event. Always; declared only."""
    SquadronID: NotRequired[int]
    """ID of the squadron; since 4.2.0.0. Optional; declared only."""
    SquadronName: str
    """Name of the squadron. Always; declared only."""
    OldRank: int
    """Number of the rank before. Always; declared only."""
    NewRank: int
    """Number of the rank now. Always; declared only."""
    OldRankName: NotRequired[str]
    """Internal name of the rank before. Optional; declared only."""
    OldRankName_Localised: NotRequired[str]
    """The rank before, as shown in game. Optional; declared only."""
    NewRankName: NotRequired[str]
    """Internal name of the rank now. Optional; declared only."""
    NewRankName_Localised: NotRequired[str]
    """The rank now, as shown in game. Optional; declared only."""


class WonATrophyForSquadron(TypedDict):
    """Written when the player wins a trophy for the squadron. It is declared only: public libraries name
    it, but no real line of it was seen. It came with version 3.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["WonATrophyForSquadron"]
    """Name of the event. Always; declared only."""
    SquadronName: str
    """Name of the squadron. Always; declared only."""


class ColonisationBeaconDeployed(TypedDict):
    """Written when the player deploys a colonisation beacon in a claimed system. It is outside the
    specification, and known from 2 real lines. It came with version 4.1.1.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 2 lines."""
    event: Literal["ColonisationBeaconDeployed"]
    """Name of the event. Always; seen in 2 lines."""


class ConstructionResource(TypedDict):
    """A commodity that a construction needs."""

    Name: str
    """Internal name of the commodity. Always; seen in 550 lines."""
    Name_Localised: NotRequired[str]
    """The commodity, as shown in game. Over 99 %; seen in 550 lines."""
    RequiredAmount: int
    """Tonnes needed in all. Always; seen in 550 lines."""
    ProvidedAmount: int
    """Tonnes delivered so far. Always; seen in 550 lines."""
    Payment: int
    """Payment per tonne, in credits. Always; seen in 550 lines."""


class ColonisationConstructionDepot(TypedDict):
    """Written when the player docks at a construction site, and every 15 seconds while there. It is
    outside the specification, and known from 550 real lines. It came with version 4.1.1.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 550 lines."""
    event: Literal["ColonisationConstructionDepot"]
    """Name of the event. Always; seen in 550 lines."""
    MarketID: int
    """ID of the construction site's market. Always; seen in 550 lines."""
    ConstructionProgress: float
    """How much has been delivered, from 0 to 1. Always; seen in 550 lines."""
    ConstructionComplete: bool
    """The construction is complete. Always; seen in 550 lines."""
    ConstructionFailed: bool
    """The construction was not completed in time. Always; seen in 550 lines."""
    ResourcesRequired: List[ConstructionResource]
    """The commodities the construction takes. Always; seen in 550 lines."""


class ConstructionContribution(TypedDict):
    """An amount of one commodity delivered to a construction site."""

    Name: str
    """Internal name of the commodity. Always; seen in 35 lines."""
    Name_Localised: NotRequired[str]
    """The commodity, as shown in game. Over 99 %; seen in 35 lines."""
    Amount: int
    """Number of tonnes. Always; seen in 35 lines."""


class ColonisationContribution(TypedDict):
    """Written when the player delivers commodities to a construction site. It is outside the
    specification, and known from 35 real lines. It came with version 4.1.1.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 35 lines."""
    event: Literal["ColonisationContribution"]
    """Name of the event. Always; seen in 35 lines."""
    MarketID: int
    """ID of the construction site's market. Always; seen in 35 lines."""
    Contributions: List[ConstructionContribution]
    """What was delivered. Always; seen in 35 lines."""


class ColonisationSystemClaim(TypedDict):
    """Written when the player claims a system for colonisation. It is outside the specification, and known
    from 4 real lines. It came with version 4.1.1.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["ColonisationSystemClaim"]
    """Name of the event. Always; seen in 4 lines."""
    StarSystem: str
    """Name of the system. Always; seen in 4 lines."""
    SystemAddress: int
    """Address of the system. Always; seen in 4 lines."""


class ColonisationSystemClaimRelease(TypedDict):
    """Written when the player gives up a claim to a system. It is outside the specification, and known
    from 1 real line. It came with version 4.1.1.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 1 line."""
    event: Literal["ColonisationSystemClaimRelease"]
    """Name of the event. Always; seen in 1 line."""
    StarSystem: str
    """Name of the system. Always; seen in 1 line."""
    SystemAddress: int
    """Address of the system. Always; seen in 1 line."""


class CompleteConstruction(TypedDict):
    """Written when a construction is completed; one public collection names the kind. It is declared only:
    public libraries name it, but no real line of it was seen. It came with version 4.2.2.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; declared only."""
    event: Literal["CompleteConstruction"]
    """Name of the event. Always; declared only."""


class AfmuRepairs(TypedDict):
    """Written when the automatic field maintenance unit has repaired a module, wholly or in part. It is
    outside the specification, and known from 222 real lines. It came with version 2.4 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 222 lines."""
    event: Literal["AfmuRepairs"]
    """Name of the event. Always; seen in 222 lines."""
    Module: str
    """Internal name of the module. Always; seen in 222 lines."""
    Module_Localised: NotRequired[str]
    """The module, as shown in game. Over 99 %; seen in 222 lines."""
    FullyRepaired: bool
    """The module is whole again. Always; seen in 222 lines."""
    Health: float
    """Health of the module now, from 0 to 1. Always; seen in 222 lines."""


class ChangeCrewRole(TypedDict):
    """Written when the player takes another role in the crew of another player's ship. It is outside the
    specification, and known from 28 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 28 lines."""
    event: Literal["ChangeCrewRole"]
    """Name of the event. Always; seen in 28 lines."""
    Role: str
    """The new role. Always; seen in 28 lines."""
    Telepresence: NotRequired[bool]
    """The player is aboard by telepresence; since 4.0.0.1200. Always; seen in 28 lines."""


class CrewLaunchFighter(TypedDict):
    """Written when a member of the player's crew launches a fighter. It is outside the specification, and
    known from 85 real lines. It came with version 2.3 of the game. It was last seen in version 2.3, and
    may just be rare.
    """

    timestamp: str
    """Time of the event. Always; seen in 85 lines."""
    event: Literal["CrewLaunchFighter"]
    """Name of the event. Always; seen in 85 lines."""
    Telepresence: NotRequired[bool]
    """The crew is aboard by telepresence; since 4.0.0.1200. Declared only; declared only."""
    Crew: str
    """Name of the crew member, a player. Always; seen in 85 lines."""
    ID: NotRequired[int]
    """ID of the fighter. Declared only; declared only."""


class CrewMemberJoins(TypedDict):
    """Written when another player joins the crew of the player's ship. It is outside the specification,
    and known from 4 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["CrewMemberJoins"]
    """Name of the event. Always; seen in 4 lines."""
    Crew: str
    """Name of the crew member, a player. Always; seen in 4 lines."""
    Telepresence: NotRequired[bool]
    """The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines."""


class CrewMemberQuits(TypedDict):
    """Written when another player leaves the crew of the player's ship. It is outside the specification,
    and known from 4 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["CrewMemberQuits"]
    """Name of the event. Always; seen in 4 lines."""
    Crew: str
    """Name of the crew member, a player. Always; seen in 4 lines."""
    Telepresence: NotRequired[bool]
    """The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines."""


class CrewMemberRoleChange(TypedDict):
    """Written when a member of the player's crew takes another role. It is outside the specification, and
    known from 4 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["CrewMemberRoleChange"]
    """Name of the event. Always; seen in 4 lines."""
    Crew: str
    """Name of the crew member, a player. Always; seen in 4 lines."""
    Role: str
    """The new role. Always; seen in 4 lines."""
    Telepresence: NotRequired[bool]
    """The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines."""


class DockFighter(TypedDict):
    """Written when a fighter returns to the ship. It is outside the specification, and known from 110 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 110 lines."""
    event: Literal["DockFighter"]
    """Name of the event. Always; seen in 110 lines."""
    ID: int
    """ID of the fighter; since 3.4. Always; seen in 110 lines."""


class DockSRV(TypedDict):
    """Written when an SRV returns to the ship. It is outside the specification, and known from 1,021 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,021 lines."""
    event: Literal["DockSRV"]
    """Name of the event. Always; seen in 1,021 lines."""
    SRVType: NotRequired[str]
    """Internal name of the vehicle; since 4.0.0.1000. 99 %; seen in 1,015 lines."""
    SRVType_Localised: NotRequired[str]
    """The vehicle, as shown in game. 99 %; seen in 1,015 lines."""
    ID: int
    """ID of the vehicle; since 3.4. Always; seen in 1,021 lines."""


class EndCrewSession(TypedDict):
    """Written when the player, as captain, ends the session of the crew. It is outside the specification,
    and known from 4 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["EndCrewSession"]
    """Name of the event. Always; seen in 4 lines."""
    OnCrime: NotRequired[bool]
    """It ends because of a crime. Over 99 %; seen in 4 lines."""
    Telepresence: NotRequired[bool]
    """The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines."""


class FighterRebuilt(TypedDict):
    """Written when the ship has rebuilt a lost fighter. It is outside the specification, and known from
    104 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 104 lines."""
    event: Literal["FighterRebuilt"]
    """Name of the event. Always; seen in 104 lines."""
    Loadout: str
    """Loadout of the fighter. Always; seen in 104 lines."""
    ID: int
    """ID of the fighter; since 3.4. Always; seen in 104 lines."""


class Friends(TypedDict):
    """Written when the status of a friend changes, or a friend is online when the game starts up. It is
    outside the specification, and known from 4,624 real lines. It came with version 2.3.10 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4,624 lines."""
    event: Literal["Friends"]
    """Name of the event. Always; seen in 4,624 lines."""
    Status: str
    """The new status. Always; seen in 4,624 lines."""
    Name: str
    """Name of the friend. Always; seen in 4,624 lines."""


class JoinACrew(TypedDict):
    """Written when the player joins the crew of another player's ship. It is outside the specification,
    and known from 4 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["JoinACrew"]
    """Name of the event. Always; seen in 4 lines."""
    Captain: str
    """Name of the ship's commander. Always; seen in 4 lines."""
    Telepresence: NotRequired[bool]
    """The player is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines."""


class KickCrewMember(TypedDict):
    """Written when the player, as captain, removes someone from the crew. It is outside the specification,
    and known from 9 real lines. It came with version 2.3 of the game. It was last seen in version 2.3,
    and may just be rare.
    """

    timestamp: str
    """Time of the event. Always; seen in 9 lines."""
    event: Literal["KickCrewMember"]
    """Name of the event. Always; seen in 9 lines."""
    Crew: str
    """Name of the crew member, a player. Always; seen in 9 lines."""
    OnCrime: NotRequired[bool]
    """The crew member was removed because of a crime; since 2.3. Over 99 %; seen in 9 lines."""
    Telepresence: NotRequired[bool]
    """The crew is aboard by telepresence; since 4.0.0.1200. Declared only; declared only."""


# Written when a fighter is launched from the ship. It is outside the specification, and known from
# 226 real lines.
LaunchFighter = TypedDict(
    "LaunchFighter",
    {
        "timestamp": str,
        "event": Literal["LaunchFighter"],
        "": NotRequired[str],
        "_Localised": NotRequired[str],
        "Loadout": str,
        "ID": int,
        "PlayerControlled": bool,
    },
)


class LaunchSRV(TypedDict):
    """Written when an SRV is deployed from the ship. It is outside the specification, and known from 1,031
    real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,031 lines."""
    event: Literal["LaunchSRV"]
    """Name of the event. Always; seen in 1,031 lines."""
    SRVType: NotRequired[str]
    """Internal name of the vehicle; since 4.0.0.1000. 99 %; seen in 1,025 lines."""
    SRVType_Localised: NotRequired[str]
    """The vehicle, as shown in game. 99 %; seen in 1,025 lines."""
    Loadout: str
    """Loadout of the vehicle. Always; seen in 1,031 lines."""
    ID: int
    """ID of the vehicle; since 3.4. Always; seen in 1,031 lines."""
    PlayerControlled: bool
    """The player is driving. Always; seen in 1,031 lines."""


class LaunchVessel(TypedDict):
    """Written when a small vessel, such as the Nomad, is launched from the ship. It is outside the
    specification, and known from 4 real lines. It came with version 4.4.1.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["LaunchVessel"]
    """Name of the event. Always; seen in 4 lines."""
    VesselType: str
    """Internal name of the vessel. Always; seen in 4 lines."""
    VesselType_Localised: str
    """The vessel, as shown in game. Always; seen in 4 lines."""
    Loadout: str
    """Loadout of the vessel. Always; seen in 4 lines."""
    ID: int
    """Slot of the bay that it came from; another vehicle may have it later. Always; seen in 4 lines."""
    PlayerControlled: bool
    """The player is flying it. Always; seen in 4 lines."""


class Music(TypedDict):
    """Written when the in-game music changes. It is outside the specification, and known from 135,373 real
    lines. It came with version 2.4 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 135,373 lines."""
    event: Literal["Music"]
    """Name of the event. Always; seen in 135,373 lines."""
    MusicTrack: str
    """Name of the track, such as Exploration or DockingComputer. Always; seen in 135,373 lines."""


class NpcCrewPaidWage(TypedDict):
    """Written when a hired crew member gets a share of the player's earnings. It is outside the
    specification, and known from 5,187 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 5,187 lines."""
    event: Literal["NpcCrewPaidWage"]
    """Name of the event. Always; seen in 5,187 lines."""
    NpcCrewName: str
    """Name of the hired crew member. Always; seen in 5,187 lines."""
    NpcCrewId: int
    """ID of the hired crew member. Always; seen in 5,187 lines."""
    Amount: int
    """Wage paid, in credits. Always; seen in 5,187 lines."""


class NpcCrewRank(TypedDict):
    """Written when a hired crew member rises to another combat rank. It is outside the specification, and
    known from 4 real lines. It came with version 3.0 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["NpcCrewRank"]
    """Name of the event. Always; seen in 4 lines."""
    NpcCrewName: str
    """Name of the hired crew member. Always; seen in 4 lines."""
    NpcCrewId: int
    """ID of the hired crew member. Always; seen in 4 lines."""
    RankCombat: int
    """The new combat rank, counted from 0. Always; seen in 4 lines."""


class Promotion(TypedDict):
    """Written when the player rises in rank. It is outside the specification, and known from 58 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 58 lines."""
    event: Literal["Promotion"]
    """Name of the event. Always; seen in 58 lines."""
    Trade: NotRequired[int]
    """New trade rank, counted from 0; only if it has risen. 21 %; seen in 12 lines."""
    CQC: NotRequired[int]
    """New CQC rank, counted from 0; only if it has risen. Declared only; declared only."""
    Soldier: NotRequired[int]
    """New mercenary rank, counted from 0; only if it has risen. 6.9 %; seen in 4 lines."""
    Exobiologist: NotRequired[int]
    """New exobiologist rank, counted from 0; only if it has risen. 33 %; seen in 19 lines."""
    Empire: NotRequired[int]
    """New rank in the Imperial Navy, counted from 0; only if it has risen. Declared only; declared only."""
    Federation: NotRequired[int]
    """New rank in the Federal Navy, counted from 0; only if it has risen. 14 %; seen in 8 lines."""
    Explore: NotRequired[int]
    """New exploration rank, counted from 0; only if it has risen. 17 %; seen in 10 lines."""
    Combat: NotRequired[int]
    """New combat rank, counted from 0; only if it has risen. 8.6 %; seen in 5 lines."""


class QuitACrew(TypedDict):
    """Written when the player leaves the crew of another player's ship. It is outside the specification,
    and known from 4 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 4 lines."""
    event: Literal["QuitACrew"]
    """Name of the event. Always; seen in 4 lines."""
    Captain: str
    """Name of the ship's commander; may be empty. Always; seen in 4 lines."""
    Telepresence: NotRequired[bool]
    """The player is aboard by telepresence; since 4.0.0.1200. Declared only; declared only."""


class RebootRepair(TypedDict):
    """Written when the player reboots the ship to repair it. It is outside the specification, and known
    from 8 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 8 lines."""
    event: Literal["RebootRepair"]
    """Name of the event. Always; seen in 8 lines."""
    Modules: List[str]
    """Slots of the modules repaired. Always; seen in 8 lines."""


class ReceiveText(TypedDict):
    """Written when a message arrives, from a player, a character of the game or a station. It is outside
    the specification, and known from 104,093 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 104,093 lines."""
    event: Literal["ReceiveText"]
    """Name of the event. Always; seen in 104,093 lines."""
    From: str
    """Name of the sender; may be empty. Always; seen in 104,093 lines."""
    From_Localised: NotRequired[str]
    """The sender, as shown in game. 62 %; seen in 64,434 lines."""
    Message: str
    """The message, or its internal name if the game wrote it. Always; seen in 104,093 lines."""
    Message_Localised: NotRequired[str]
    """The message, as shown in game. 88 %; seen in 91,081 lines."""
    Channel: str
    """The channel it came on; since 2.2 (Beta 5). Always; seen in 104,093 lines."""


class RepairDrone(TypedDict):
    """Written when a repair limpet has repaired the ship. It is outside the specification, and known from
    115 real lines. It came with version 2.4 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 115 lines."""
    event: Literal["RepairDrone"]
    """Name of the event. Always; seen in 115 lines."""
    HullRepaired: NotRequired[float]
    """Damage to the hull repaired. 90 %; seen in 104 lines."""
    CockpitRepaired: NotRequired[float]
    """Damage to the cockpit canopy repaired. 10 %; seen in 12 lines."""
    CorrosionRepaired: NotRequired[float]
    """Damage by corrosion repaired. 23 %; seen in 26 lines."""


class Scanned(TypedDict):
    """Written when another ship or the station has scanned the player. It is outside the specification,
    and known from 12,796 real lines. It came with version 2.3 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 12,796 lines."""
    event: Literal["Scanned"]
    """Name of the event. Always; seen in 12,796 lines."""
    ScanType: str
    """What the scan was for. Always; seen in 12,796 lines."""


class SendText(TypedDict):
    """Written when the player sends a message. It is outside the specification, and known from 1,008 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 1,008 lines."""
    event: Literal["SendText"]
    """Name of the event. Always; seen in 1,008 lines."""
    To: str
    """The player or channel it is sent to. Always; seen in 1,008 lines."""
    To_Localised: NotRequired[str]
    """The player or channel it is sent to, as shown in game; since 4.2.1.0. Declared only; declared only."""
    Message: str
    """The message. Always; seen in 1,008 lines."""
    Sent: bool
    """The message could be sent. Always; seen in 1,008 lines."""


class VehicleSwitch(TypedDict):
    """Written when the player switches control between the ship and a fighter. It is outside the
    specification, and known from 13 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 13 lines."""
    event: Literal["VehicleSwitch"]
    """Name of the event. Always; seen in 13 lines."""
    To: NotRequired[str]
    """What the player controls now: Mothership or Fighter. 92 %; seen in 12 lines."""


class WingAdd(TypedDict):
    """Written when another player joins the player's wing. It is outside the specification, and known from
    165 real lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 165 lines."""
    event: Literal["WingAdd"]
    """Name of the event. Always; seen in 165 lines."""
    Name: str
    """Name of that player. Always; seen in 165 lines."""


class WingInvite(TypedDict):
    """Written when another player invites the player to a wing. It is outside the specification, and known
    from 49 real lines. It came with version 2.3.10 of the game.
    """

    timestamp: str
    """Time of the event. Always; seen in 49 lines."""
    event: Literal["WingInvite"]
    """Name of the event. Always; seen in 49 lines."""
    Name: str
    """Name of that player. Always; seen in 49 lines."""


class WingJoin(TypedDict):
    """Written when the player joins a wing. It is outside the specification, and known from 89 real lines."""

    timestamp: str
    """Time of the event. Always; seen in 89 lines."""
    event: Literal["WingJoin"]
    """Name of the event. Always; seen in 89 lines."""
    Others: List[str]
    """Names of the players already in the wing. Always; seen in 89 lines."""


class WingLeave(TypedDict):
    """Written when the player leaves the wing. It is outside the specification, and known from 85 real
    lines.
    """

    timestamp: str
    """Time of the event. Always; seen in 85 lines."""
    event: Literal["WingLeave"]
    """Name of the event. Always; seen in 85 lines."""


# Every kind by the value of its member "event".
KINDS: Final[Mapping[str, Any]] = {
    "FSDJump": FSDJump,
    "Status": Status,
    "Docked": Docked,
    "CommunityGoal": CommunityGoal,
    "EngineerProgress": EngineerProgress,
    "Missions": Missions,
    "StoredModules": StoredModules,
    "MultiSellExplorationData": MultiSellExplorationData,
    "CargoTransfer": CargoTransfer,
    "ModuleInfo": ModuleInfo,
    "NavRoute": NavRoute,
    "Synthesis": Synthesis,
    "SquadronStartup": SquadronStartup,
    "SuitLoadout": SuitLoadout,
    "UpgradeSuit": UpgradeSuit,
    "UpgradeWeapon": UpgradeWeapon,
    "Cargo": Cargo,
    "ClearSavedGame": ClearSavedGame,
    "Commander": Commander,
    "Continued": Continued,
    "Fileheader": Fileheader,
    "GameModeChange": GameModeChange,
    "LoadGame": LoadGame,
    "Loadout": Loadout,
    "Location": Location,
    "Materials": Materials,
    "NewCommander": NewCommander,
    "Passengers": Passengers,
    "Progress": Progress,
    "Rank": Rank,
    "Reputation": Reputation,
    "Shutdown": Shutdown,
    "Statistics": Statistics,
    "ApproachBody": ApproachBody,
    "ApproachSettlement": ApproachSettlement,
    "DockingCancelled": DockingCancelled,
    "DockingDenied": DockingDenied,
    "DockingGranted": DockingGranted,
    "DockingRequested": DockingRequested,
    "DockingTimeout": DockingTimeout,
    "FSDTarget": FSDTarget,
    "FuelScoop": FuelScoop,
    "JetConeBoost": JetConeBoost,
    "JetConeDamage": JetConeDamage,
    "LeaveBody": LeaveBody,
    "Liftoff": Liftoff,
    "NavRouteClear": NavRouteClear,
    "ReservoirReplenished": ReservoirReplenished,
    "StartJump": StartJump,
    "SupercruiseDestinationDrop": SupercruiseDestinationDrop,
    "SupercruiseEntry": SupercruiseEntry,
    "SupercruiseExit": SupercruiseExit,
    "Touchdown": Touchdown,
    "USSDrop": USSDrop,
    "Undocked": Undocked,
    "Bounty": Bounty,
    "CapShipBond": CapShipBond,
    "CockpitBreached": CockpitBreached,
    "CommitCrime": CommitCrime,
    "CrimeVictim": CrimeVictim,
    "Died": Died,
    "EscapeInterdiction": EscapeInterdiction,
    "FactionKillBond": FactionKillBond,
    "FighterDestroyed": FighterDestroyed,
    "HeatDamage": HeatDamage,
    "HeatWarning": HeatWarning,
    "HullDamage": HullDamage,
    "Interdicted": Interdicted,
    "Interdiction": Interdiction,
    "PVPKill": PVPKill,
    "Resurrect": Resurrect,
    "SRVDestroyed": SRVDestroyed,
    "SelfDestruct": SelfDestruct,
    "ShieldState": ShieldState,
    "ShipTargeted": ShipTargeted,
    "SystemsShutdown": SystemsShutdown,
    "UnderAttack": UnderAttack,
    "BuyExplorationData": BuyExplorationData,
    "CodexEntry": CodexEntry,
    "DataScanned": DataScanned,
    "DatalinkScan": DatalinkScan,
    "DatalinkVoucher": DatalinkVoucher,
    "DiscoveryScan": DiscoveryScan,
    "FSSAllBodiesFound": FSSAllBodiesFound,
    "FSSBodySignals": FSSBodySignals,
    "FSSDiscoveryScan": FSSDiscoveryScan,
    "FSSSignalDiscovered": FSSSignalDiscovered,
    "MaterialCollected": MaterialCollected,
    "MaterialDiscarded": MaterialDiscarded,
    "MaterialDiscovered": MaterialDiscovered,
    "NavBeaconScan": NavBeaconScan,
    "SAAScanComplete": SAAScanComplete,
    "SAASignalsFound": SAASignalsFound,
    "Scan": Scan,
    "ScanBaryCentre": ScanBaryCentre,
    "Screenshot": Screenshot,
    "SellExplorationData": SellExplorationData,
    "AsteroidCracked": AsteroidCracked,
    "BuyDrones": BuyDrones,
    "BuyTradeData": BuyTradeData,
    "CollectCargo": CollectCargo,
    "EjectCargo": EjectCargo,
    "LaunchDrone": LaunchDrone,
    "Market": Market,
    "MarketBuy": MarketBuy,
    "MarketSell": MarketSell,
    "MiningRefined": MiningRefined,
    "ProspectedAsteroid": ProspectedAsteroid,
    "SellDrones": SellDrones,
    "BuyAmmo": BuyAmmo,
    "CargoDepot": CargoDepot,
    "ClearImpound": ClearImpound,
    "CommunityGoalDiscard": CommunityGoalDiscard,
    "CommunityGoalJoin": CommunityGoalJoin,
    "CommunityGoalReward": CommunityGoalReward,
    "CrewAssign": CrewAssign,
    "CrewFire": CrewFire,
    "CrewHire": CrewHire,
    "EngineerContribution": EngineerContribution,
    "EngineerCraft": EngineerCraft,
    "EngineerLegacyConvert": EngineerLegacyConvert,
    "FetchRemoteModule": FetchRemoteModule,
    "MarketID": MarketID,
    "MassModuleStore": MassModuleStore,
    "MaterialTrade": MaterialTrade,
    "MissionAbandoned": MissionAbandoned,
    "MissionAccepted": MissionAccepted,
    "MissionCompleted": MissionCompleted,
    "MissionFailed": MissionFailed,
    "MissionRedirected": MissionRedirected,
    "ModuleBuy": ModuleBuy,
    "ModuleBuyAndStore": ModuleBuyAndStore,
    "ModuleRetrieve": ModuleRetrieve,
    "ModuleSell": ModuleSell,
    "ModuleSellRemote": ModuleSellRemote,
    "ModuleStore": ModuleStore,
    "ModuleSwap": ModuleSwap,
    "Outfitting": Outfitting,
    "PayBounties": PayBounties,
    "PayFines": PayFines,
    "RedeemVoucher": RedeemVoucher,
    "RefuelAll": RefuelAll,
    "RefuelPartial": RefuelPartial,
    "Repair": Repair,
    "RepairAll": RepairAll,
    "RestockVehicle": RestockVehicle,
    "ScientificResearch": ScientificResearch,
    "SearchAndRescue": SearchAndRescue,
    "SellShipOnRebuy": SellShipOnRebuy,
    "SetUserShipName": SetUserShipName,
    "ShipRedeemed": ShipRedeemed,
    "Shipyard": Shipyard,
    "ShipyardBankDeposit": ShipyardBankDeposit,
    "ShipyardBuy": ShipyardBuy,
    "ShipyardNew": ShipyardNew,
    "ShipyardRedeem": ShipyardRedeem,
    "ShipyardSell": ShipyardSell,
    "ShipyardSwap": ShipyardSwap,
    "ShipyardTransfer": ShipyardTransfer,
    "StoredShips": StoredShips,
    "TechnologyBroker": TechnologyBroker,
    "DeliverPowerMicroResources": DeliverPowerMicroResources,
    "HoloscreenHacked": HoloscreenHacked,
    "Powerplay": Powerplay,
    "PowerplayCollect": PowerplayCollect,
    "PowerplayDefect": PowerplayDefect,
    "PowerplayDeliver": PowerplayDeliver,
    "PowerplayFastTrack": PowerplayFastTrack,
    "PowerplayJoin": PowerplayJoin,
    "PowerplayLeave": PowerplayLeave,
    "PowerplayMerits": PowerplayMerits,
    "PowerplayRank": PowerplayRank,
    "PowerplaySalary": PowerplaySalary,
    "PowerplayVote": PowerplayVote,
    "PowerplayVoucher": PowerplayVoucher,
    "RequestPowerMicroResources": RequestPowerMicroResources,
    "CarrierBankTransfer": CarrierBankTransfer,
    "CarrierBuy": CarrierBuy,
    "CarrierCancelDecommission": CarrierCancelDecommission,
    "CarrierCrewServices": CarrierCrewServices,
    "CarrierDecommission": CarrierDecommission,
    "CarrierDepositFuel": CarrierDepositFuel,
    "CarrierDockingPermission": CarrierDockingPermission,
    "CarrierFinance": CarrierFinance,
    "CarrierJump": CarrierJump,
    "CarrierJumpCancelled": CarrierJumpCancelled,
    "CarrierJumpRequest": CarrierJumpRequest,
    "CarrierLocation": CarrierLocation,
    "CarrierModulePack": CarrierModulePack,
    "CarrierNameChange": CarrierNameChange,
    "CarrierNameChanged": CarrierNameChanged,
    "CarrierShipPack": CarrierShipPack,
    "CarrierStats": CarrierStats,
    "CarrierTradeOrder": CarrierTradeOrder,
    "FCMaterials": FCMaterials,
    "BackPack": BackPack,
    "BackPackMaterials": BackPackMaterials,
    "Backpack": Backpack2,
    "BackpackChange": BackpackChange,
    "BackpackMaterials": BackpackMaterials2,
    "BookDropship": BookDropship,
    "BookTaxi": BookTaxi,
    "BuyMicroResources": BuyMicroResources,
    "BuySuit": BuySuit,
    "BuyWeapon": BuyWeapon,
    "CancelDropship": CancelDropship,
    "CancelTaxi": CancelTaxi,
    "CollectItems": CollectItems,
    "CreateSuitLoadout": CreateSuitLoadout,
    "DeleteSuitLoadout": DeleteSuitLoadout,
    "Disembark": Disembark,
    "DropItems": DropItems,
    "DropshipDeploy": DropshipDeploy,
    "Embark": Embark,
    "LoadoutEquipModule": LoadoutEquipModule,
    "LoadoutRemoveModule": LoadoutRemoveModule,
    "RenameSuitLoadout": RenameSuitLoadout,
    "Resupply": Resupply,
    "ScanOrganic": ScanOrganic,
    "SellMicroResources": SellMicroResources,
    "SellOrganicData": SellOrganicData,
    "SellSuit": SellSuit,
    "SellWeapon": SellWeapon,
    "ShipLocker": ShipLocker,
    "ShipLockerMaterials": ShipLockerMaterials,
    "SwitchSuitLoadout": SwitchSuitLoadout,
    "TradeMicroResources": TradeMicroResources,
    "TransferMicroResources": TransferMicroResources,
    "UseConsumable": UseConsumable,
    "AppliedToSquadron": AppliedToSquadron,
    "CancelledSquadronApplication": CancelledSquadronApplication,
    "DisbandedSquadron": DisbandedSquadron,
    "InvitedToSquadron": InvitedToSquadron,
    "JoinedSquadron": JoinedSquadron,
    "KickedFromSquadron": KickedFromSquadron,
    "LeftSquadron": LeftSquadron,
    "SharedBookmarkToSquadron": SharedBookmarkToSquadron,
    "SquadronApplicationApproved": SquadronApplicationApproved,
    "SquadronApplicationRejected": SquadronApplicationRejected,
    "SquadronCreated": SquadronCreated,
    "SquadronDemotion": SquadronDemotion,
    "SquadronPromotion": SquadronPromotion,
    "WonATrophyForSquadron": WonATrophyForSquadron,
    "ColonisationBeaconDeployed": ColonisationBeaconDeployed,
    "ColonisationConstructionDepot": ColonisationConstructionDepot,
    "ColonisationContribution": ColonisationContribution,
    "ColonisationSystemClaim": ColonisationSystemClaim,
    "ColonisationSystemClaimRelease": ColonisationSystemClaimRelease,
    "CompleteConstruction": CompleteConstruction,
    "AfmuRepairs": AfmuRepairs,
    "ChangeCrewRole": ChangeCrewRole,
    "CrewLaunchFighter": CrewLaunchFighter,
    "CrewMemberJoins": CrewMemberJoins,
    "CrewMemberQuits": CrewMemberQuits,
    "CrewMemberRoleChange": CrewMemberRoleChange,
    "DockFighter": DockFighter,
    "DockSRV": DockSRV,
    "EndCrewSession": EndCrewSession,
    "FighterRebuilt": FighterRebuilt,
    "Friends": Friends,
    "JoinACrew": JoinACrew,
    "KickCrewMember": KickCrewMember,
    "LaunchFighter": LaunchFighter,
    "LaunchSRV": LaunchSRV,
    "LaunchVessel": LaunchVessel,
    "Music": Music,
    "NpcCrewPaidWage": NpcCrewPaidWage,
    "NpcCrewRank": NpcCrewRank,
    "Promotion": Promotion,
    "QuitACrew": QuitACrew,
    "RebootRepair": RebootRepair,
    "ReceiveText": ReceiveText,
    "RepairDrone": RepairDrone,
    "Scanned": Scanned,
    "SendText": SendText,
    "VehicleSwitch": VehicleSwitch,
    "WingAdd": WingAdd,
    "WingInvite": WingInvite,
    "WingJoin": WingJoin,
    "WingLeave": WingLeave,
}

# The kinds that have a file of their own beside the journal.
COMPANIONS: Final[Mapping[str, str]] = {
    "Status": "Status.json",
    "ModuleInfo": "ModulesInfo.json",
    "NavRoute": "NavRoute.json",
    "Cargo": "Cargo.json",
    "NavRouteClear": "NavRoute.json",
    "Market": "Market.json",
    "Outfitting": "Outfitting.json",
    "Shipyard": "Shipyard.json",
    "FCMaterials": "FCMaterials.json",
    "Backpack": "Backpack.json",
    "ShipLocker": "ShipLocker.json",
}

# An event of a known kind. A comparison of event["event"] with a name narrows it.
Event = Union[
    FSDJump,
    Status,
    Docked,
    CommunityGoal,
    EngineerProgress,
    Missions,
    StoredModules,
    MultiSellExplorationData,
    CargoTransfer,
    ModuleInfo,
    NavRoute,
    Synthesis,
    SquadronStartup,
    SuitLoadout,
    UpgradeSuit,
    UpgradeWeapon,
    Cargo,
    ClearSavedGame,
    Commander,
    Continued,
    Fileheader,
    GameModeChange,
    LoadGame,
    Loadout,
    Location,
    Materials,
    NewCommander,
    Passengers,
    Progress,
    Rank,
    Reputation,
    Shutdown,
    Statistics,
    ApproachBody,
    ApproachSettlement,
    DockingCancelled,
    DockingDenied,
    DockingGranted,
    DockingRequested,
    DockingTimeout,
    FSDTarget,
    FuelScoop,
    JetConeBoost,
    JetConeDamage,
    LeaveBody,
    Liftoff,
    NavRouteClear,
    ReservoirReplenished,
    StartJump,
    SupercruiseDestinationDrop,
    SupercruiseEntry,
    SupercruiseExit,
    Touchdown,
    USSDrop,
    Undocked,
    Bounty,
    CapShipBond,
    CockpitBreached,
    CommitCrime,
    CrimeVictim,
    Died,
    EscapeInterdiction,
    FactionKillBond,
    FighterDestroyed,
    HeatDamage,
    HeatWarning,
    HullDamage,
    Interdicted,
    Interdiction,
    PVPKill,
    Resurrect,
    SRVDestroyed,
    SelfDestruct,
    ShieldState,
    ShipTargeted,
    SystemsShutdown,
    UnderAttack,
    BuyExplorationData,
    CodexEntry,
    DataScanned,
    DatalinkScan,
    DatalinkVoucher,
    DiscoveryScan,
    FSSAllBodiesFound,
    FSSBodySignals,
    FSSDiscoveryScan,
    FSSSignalDiscovered,
    MaterialCollected,
    MaterialDiscarded,
    MaterialDiscovered,
    NavBeaconScan,
    SAAScanComplete,
    SAASignalsFound,
    Scan,
    ScanBaryCentre,
    Screenshot,
    SellExplorationData,
    AsteroidCracked,
    BuyDrones,
    BuyTradeData,
    CollectCargo,
    EjectCargo,
    LaunchDrone,
    Market,
    MarketBuy,
    MarketSell,
    MiningRefined,
    ProspectedAsteroid,
    SellDrones,
    BuyAmmo,
    CargoDepot,
    ClearImpound,
    CommunityGoalDiscard,
    CommunityGoalJoin,
    CommunityGoalReward,
    CrewAssign,
    CrewFire,
    CrewHire,
    EngineerContribution,
    EngineerCraft,
    EngineerLegacyConvert,
    FetchRemoteModule,
    MarketID,
    MassModuleStore,
    MaterialTrade,
    MissionAbandoned,
    MissionAccepted,
    MissionCompleted,
    MissionFailed,
    MissionRedirected,
    ModuleBuy,
    ModuleBuyAndStore,
    ModuleRetrieve,
    ModuleSell,
    ModuleSellRemote,
    ModuleStore,
    ModuleSwap,
    Outfitting,
    PayBounties,
    PayFines,
    RedeemVoucher,
    RefuelAll,
    RefuelPartial,
    Repair,
    RepairAll,
    RestockVehicle,
    ScientificResearch,
    SearchAndRescue,
    SellShipOnRebuy,
    SetUserShipName,
    ShipRedeemed,
    Shipyard,
    ShipyardBankDeposit,
    ShipyardBuy,
    ShipyardNew,
    ShipyardRedeem,
    ShipyardSell,
    ShipyardSwap,
    ShipyardTransfer,
    StoredShips,
    TechnologyBroker,
    DeliverPowerMicroResources,
    HoloscreenHacked,
    Powerplay,
    PowerplayCollect,
    PowerplayDefect,
    PowerplayDeliver,
    PowerplayFastTrack,
    PowerplayJoin,
    PowerplayLeave,
    PowerplayMerits,
    PowerplayRank,
    PowerplaySalary,
    PowerplayVote,
    PowerplayVoucher,
    RequestPowerMicroResources,
    CarrierBankTransfer,
    CarrierBuy,
    CarrierCancelDecommission,
    CarrierCrewServices,
    CarrierDecommission,
    CarrierDepositFuel,
    CarrierDockingPermission,
    CarrierFinance,
    CarrierJump,
    CarrierJumpCancelled,
    CarrierJumpRequest,
    CarrierLocation,
    CarrierModulePack,
    CarrierNameChange,
    CarrierNameChanged,
    CarrierShipPack,
    CarrierStats,
    CarrierTradeOrder,
    FCMaterials,
    BackPack,
    BackPackMaterials,
    Backpack2,
    BackpackChange,
    BackpackMaterials2,
    BookDropship,
    BookTaxi,
    BuyMicroResources,
    BuySuit,
    BuyWeapon,
    CancelDropship,
    CancelTaxi,
    CollectItems,
    CreateSuitLoadout,
    DeleteSuitLoadout,
    Disembark,
    DropItems,
    DropshipDeploy,
    Embark,
    LoadoutEquipModule,
    LoadoutRemoveModule,
    RenameSuitLoadout,
    Resupply,
    ScanOrganic,
    SellMicroResources,
    SellOrganicData,
    SellSuit,
    SellWeapon,
    ShipLocker,
    ShipLockerMaterials,
    SwitchSuitLoadout,
    TradeMicroResources,
    TransferMicroResources,
    UseConsumable,
    AppliedToSquadron,
    CancelledSquadronApplication,
    DisbandedSquadron,
    InvitedToSquadron,
    JoinedSquadron,
    KickedFromSquadron,
    LeftSquadron,
    SharedBookmarkToSquadron,
    SquadronApplicationApproved,
    SquadronApplicationRejected,
    SquadronCreated,
    SquadronDemotion,
    SquadronPromotion,
    WonATrophyForSquadron,
    ColonisationBeaconDeployed,
    ColonisationConstructionDepot,
    ColonisationContribution,
    ColonisationSystemClaim,
    ColonisationSystemClaimRelease,
    CompleteConstruction,
    AfmuRepairs,
    ChangeCrewRole,
    CrewLaunchFighter,
    CrewMemberJoins,
    CrewMemberQuits,
    CrewMemberRoleChange,
    DockFighter,
    DockSRV,
    EndCrewSession,
    FighterRebuilt,
    Friends,
    JoinACrew,
    KickCrewMember,
    LaunchFighter,
    LaunchSRV,
    LaunchVessel,
    Music,
    NpcCrewPaidWage,
    NpcCrewRank,
    Promotion,
    QuitACrew,
    RebootRepair,
    ReceiveText,
    RepairDrone,
    Scanned,
    SendText,
    VehicleSwitch,
    WingAdd,
    WingInvite,
    WingJoin,
    WingLeave,
]


def parse(line: Union[str, bytes]) -> Optional[Event]:
    """The event of a line, or of a file beside the journal; None if it is not a JSON object with an event.

    An event of an unknown kind is returned as it is: see is_known.
    """
    try:
        event = json.loads(line if isinstance(line, str) else line.decode("utf-8", "replace"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(event, dict) or not isinstance(event.get("event"), str):
        return None
    return cast(Event, event)


def is_known(event: Mapping[str, Any]) -> bool:
    """Whether the kind of an event is one of these types."""
    return event.get("event") in KINDS


def time_of(event: Mapping[str, Any]) -> Optional[datetime]:
    """The time of an event; None if it has none."""
    try:
        time = datetime.fromisoformat(str(event.get("timestamp")).replace("Z", "+00:00"))
    except ValueError:
        return None
    return time if time.tzinfo else time.replace(tzinfo=timezone.utc)
