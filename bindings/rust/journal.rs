//! The journal of Elite Dangerous as types: 280 kinds of events, versions 4.0 to 4.4.1.1 of the game.
//! Members and kinds that have no type here are kept, and written back.
//!
//! Made by "shakedown types --language rust": change the tables there, not this file.
#![allow(dead_code, nonstandard_style)]

use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A value of the journal as a type of Rust.
pub trait Journal: Sized {
    /// The value, or what was there if it is of another type.
    fn read(value: Value) -> Result<Self, Value>;
    fn write(&self) -> Value;
}

macro_rules! journal_values {
    ($($type:ty: $read:expr;)*) => {$(
        impl Journal for $type {
            fn read(value: Value) -> Result<Self, Value> {
                ($read)(&value).ok_or(value)
            }
            fn write(&self) -> Value {
                Value::from(self.clone())
            }
        }
    )*};
}

journal_values! {
    String: |value: &Value| value.as_str().map(str::to_string);
    i64: Value::as_i64;
    f64: exact;
    bool: Value::as_bool;
}

fn exact(value: &Value) -> Option<f64> {
    let whole = value.as_i64();
    let is_exact = whole.map_or(value.is_f64(), |it| it.abs() <= 1 << 53);
    value.as_f64().filter(|_| is_exact)
}

/// More than one form occurs.
impl Journal for Value {
    fn read(value: Value) -> Result<Self, Value> {
        Ok(value)
    }
    fn write(&self) -> Value {
        self.clone()
    }
}

impl<T: Journal> Journal for Vec<T> {
    fn read(value: Value) -> Result<Self, Value> {
        let one = |each: &Value| T::read(each.clone()).ok();
        let list = value.as_array();
        let read = list.and_then(|all| all.iter().map(one).collect());
        read.ok_or(value)
    }
    fn write(&self) -> Value {
        Value::Array(self.iter().map(T::write).collect())
    }
}

impl<T: Journal> Journal for BTreeMap<String, T> {
    fn read(value: Value) -> Result<Self, Value> {
        let one = |(key, each): (&String, &Value)| Some((key.clone(), T::read(each.clone()).ok()?));
        let members = value.as_object();
        let read = members.and_then(|all| all.iter().map(one).collect());
        read.ok_or(value)
    }
    fn write(&self) -> Value {
        let one = |(key, each): (&String, &T)| (key.clone(), each.write());
        Value::Object(self.iter().map(one).collect())
    }
}

fn take<T: Journal>(members: &mut Map<String, Value>, key: &str) -> Option<T> {
    match T::read(members.remove(key)?) {
        Ok(value) => Some(value),
        Err(other) => {
            members.insert(key.to_string(), other);
            None
        }
    }
}

fn put<T: Journal>(members: &mut Map<String, Value>, key: &str, value: &Option<T>) {
    if let Some(value) = value {
        members.insert(key.to_string(), value.write());
    }
}

macro_rules! journal_type {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident $key:literal $type:ty,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Default, PartialEq)]
        pub struct $name {
            $($(#[$doc])* pub $field: Option<$type>,)*
            /// Members that are not listed above, or are of another type.
            pub extra: Map<String, Value>,
        }

        impl Journal for $name {
            fn read(value: Value) -> Result<Self, Value> {
                match value {
                    Value::Object(mut members) => {
                        $(let $field = take(&mut members, $key);)*
                        Ok(Self { $($field,)* extra: members })
                    }
                    other => Err(other),
                }
            }
            fn write(&self) -> Value {
                let mut members = self.extra.clone();
                $(put(&mut members, $key, &self.$field);)*
                Value::Object(members)
            }
        }
    };
}

macro_rules! journal_events {
    ($($kind:literal $name:ident,)*) => {
        /// One line of the journal, or the content of a file beside it.
        #[derive(Debug, Clone, PartialEq)]
        pub enum Event {
            $($name(Box<$name>),)*
            /// An event of a kind that has no type here.
            Unknown(Value),
        }

        impl Event {
            fn of(kind: &str, value: Value) -> Self {
                let read = match kind {
                    $($kind => $name::read(value).map(|event| Event::$name(Box::new(event))),)*
                    _ => Err(value),
                };
                read.unwrap_or_else(Event::Unknown)
            }

            /// The event as JSON, with everything that was read.
            pub fn to_json(&self) -> Value {
                match self {
                    $(Event::$name(event) => event.write(),)*
                    Event::Unknown(value) => value.clone(),
                }
            }
        }
    };
}

/// An event of a line, or of a file beside the journal.
///
/// The error says that it is not a JSON object with an event.
pub fn parse(line: &str) -> Result<Event, String> {
    let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    match value.get("event").and_then(Value::as_str) {
        Some(kind) => Ok(Event::of(&kind.to_string(), value)),
        None => Err("the line has no event".to_string()),
    }
}

fn bit_names(value: i64, names: &[(u32, &str)]) -> Vec<String> {
    let mut found = Vec::new();
    for bit in (0..32).filter(|bit| value >> bit & 1 == 1) {
        let named = names.iter().find(|(of, _)| *of == bit);
        found.push(named.map_or(format!("Bit{bit}"), |(_, name)| name.to_string()));
    }
    found
}

/// Type of conflict between two factions. Other values occur.
pub mod WarType {
    pub const civilwar: &str = "civilwar";
    pub const war: &str = "war";
    pub const election: &str = "election";
}

/// Status of a conflict; empty once it is over. Other values occur.
pub mod ConflictStatus {
    pub const active: &str = "active";
    pub const pending: &str = "pending";
    pub const Empty: &str = "";
    pub const none: &str = "none";
}

/// State of a faction. Other values occur.
pub mod FactionStateName {
    pub const Boom: &str = "Boom";
    pub const Investment: &str = "Investment";
    pub const Expansion: &str = "Expansion";
    pub const None: &str = "None";
    pub const PublicHoliday: &str = "PublicHoliday";
    pub const Outbreak: &str = "Outbreak";
    pub const CivilWar: &str = "CivilWar";
    pub const War: &str = "War";
    pub const Election: &str = "Election";
    pub const Bust: &str = "Bust";
    pub const CivilLiberty: &str = "CivilLiberty";
    pub const CivilUnrest: &str = "CivilUnrest";
    pub const InfrastructureFailure: &str = "InfrastructureFailure";
    pub const Famine: &str = "Famine";
    pub const PirateAttack: &str = "PirateAttack";
    pub const Lockdown: &str = "Lockdown";
    pub const Drought: &str = "Drought";
    pub const Retreat: &str = "Retreat";
    pub const Blight: &str = "Blight";
    pub const Terrorism: &str = "Terrorism";
    pub const NaturalDisaster: &str = "NaturalDisaster";
    pub const Exiled: &str = "Exiled";
}

/// Government of a faction. Other values occur.
pub mod GovernmentName {
    pub const Anarchy: &str = "Anarchy";
    pub const Communism: &str = "Communism";
    pub const Confederacy: &str = "Confederacy";
    pub const Cooperative: &str = "Cooperative";
    pub const Corporate: &str = "Corporate";
    pub const Democracy: &str = "Democracy";
    pub const Dictatorship: &str = "Dictatorship";
    pub const Feudal: &str = "Feudal";
    pub const Patronage: &str = "Patronage";
    pub const PrisonColony: &str = "PrisonColony";
    pub const Prison: &str = "Prison";
    pub const Theocracy: &str = "Theocracy";
    pub const Engineer: &str = "Engineer";
    pub const Carrier: &str = "Carrier";
    pub const Megaconstruction: &str = "Megaconstruction";
    pub const None: &str = "None";
    pub const Megastructure: &str = "Megastructure";
    pub const PrivateOwnership: &str = "PrivateOwnership";
}

/// Allegiance; empty in an unpopulated system. Other values occur.
pub mod AllegianceName {
    pub const Independent: &str = "Independent";
    pub const Federation: &str = "Federation";
    pub const Empire: &str = "Empire";
    pub const Alliance: &str = "Alliance";
    pub const PilotsFederation: &str = "PilotsFederation";
    pub const Thargoid: &str = "Thargoid";
    pub const Guardian: &str = "Guardian";
    pub const PlayerPilots: &str = "PlayerPilots";
    pub const FrontlineSolutions: &str = "FrontlineSolutions";
    pub const Empty: &str = "";
}

/// State of the Thargoid war in a system. Other values occur.
pub mod ThargoidWarState {
    pub const Thargoid_Probing: &str = "Thargoid_Probing";
    pub const Thargoid_Harvest: &str = "Thargoid_Harvest";
    pub const Thargoid_Controlled: &str = "Thargoid_Controlled";
    pub const Thargoid_Stronghold: &str = "Thargoid_Stronghold";
    pub const Thargoid_Recovery: &str = "Thargoid_Recovery";
    pub const Empty: &str = "";
    pub const Unknown: &str = "Unknown";
}

/// The powers of Powerplay. Other values occur.
pub mod PowerName {
    pub const A_Lavigny_Duval: &str = "A. Lavigny-Duval";
    pub const Aisling_Duval: &str = "Aisling Duval";
    pub const Archon_Delaine: &str = "Archon Delaine";
    pub const Denton_Patreus: &str = "Denton Patreus";
    pub const Edmund_Mahon: &str = "Edmund Mahon";
    pub const Felicia_Winters: &str = "Felicia Winters";
    pub const Li_Yong_Rui: &str = "Li Yong-Rui";
    pub const Pranav_Antal: &str = "Pranav Antal";
    pub const Yuri_Grom: &str = "Yuri Grom";
    pub const Zemina_Torval: &str = "Zemina Torval";
    pub const Jerome_Archer: &str = "Jerome Archer";
    pub const Nakato_Kaine: &str = "Nakato Kaine";
    pub const Zachary_Hudson: &str = "Zachary Hudson";
    pub const Independent: &str = "Independent";
}

/// Economy of a system or station. Other values occur.
pub mod EconomyToken {
    pub const economy_Agri: &str = "$economy_Agri;";
    pub const economy_Colony: &str = "$economy_Colony;";
    pub const economy_Extraction: &str = "$economy_Extraction;";
    pub const economy_HighTech: &str = "$economy_HighTech;";
    pub const economy_Industrial: &str = "$economy_Industrial;";
    pub const economy_Military: &str = "$economy_Military;";
    pub const economy_None: &str = "$economy_None;";
    pub const economy_Refinery: &str = "$economy_Refinery;";
    pub const economy_Service: &str = "$economy_Service;";
    pub const economy_Terraforming: &str = "$economy_Terraforming;";
    pub const economy_Tourism: &str = "$economy_Tourism;";
    pub const economy_Prison: &str = "$economy_Prison;";
    pub const economy_Damaged: &str = "$economy_Damaged;";
    pub const economy_Rescue: &str = "$economy_Rescue;";
    pub const economy_Repair: &str = "$economy_Repair;";
    pub const economy_Carrier: &str = "$economy_Carrier;";
    pub const economy_Engineer: &str = "$economy_Engineer;";
    pub const economy_Undefined: &str = "$economy_Undefined;";
}

/// Government of a system or station. Other values occur.
pub mod GovernmentToken {
    pub const government_Anarchy: &str = "$government_Anarchy;";
    pub const government_Communism: &str = "$government_Communism;";
    pub const government_Confederacy: &str = "$government_Confederacy;";
    pub const government_Cooperative: &str = "$government_Cooperative;";
    pub const government_Corporate: &str = "$government_Corporate;";
    pub const government_Democracy: &str = "$government_Democracy;";
    pub const government_Dictatorship: &str = "$government_Dictatorship;";
    pub const government_Feudal: &str = "$government_Feudal;";
    pub const government_Patronage: &str = "$government_Patronage;";
    pub const government_PrisonColony: &str = "$government_PrisonColony;";
    pub const government_Prison: &str = "$government_Prison;";
    pub const government_Theocracy: &str = "$government_Theocracy;";
    pub const government_Engineer: &str = "$government_Engineer;";
    pub const government_Carrier: &str = "$government_Carrier;";
    pub const government_Megaconstruction: &str = "$government_Megaconstruction;";
    pub const government_None: &str = "$government_None;";
}

/// Security level of a system. Other values occur.
pub mod SecurityLevel {
    pub const SYSTEM_SECURITY_low: &str = "$SYSTEM_SECURITY_low;";
    pub const GAlAXY_MAP_INFO_state_anarchy: &str = "$GAlAXY_MAP_INFO_state_anarchy;";
    pub const SYSTEM_SECURITY_high: &str = "$SYSTEM_SECURITY_high;";
    pub const SYSTEM_SECURITY_medium: &str = "$SYSTEM_SECURITY_medium;";
    pub const GALAXY_MAP_INFO_state_lawless: &str = "$GALAXY_MAP_INFO_state_lawless;";
}

/// Type of body. Other values occur.
pub mod BodyTypeName {
    pub const Star: &str = "Star";
    pub const Null: &str = "Null";
    pub const Planet: &str = "Planet";
    pub const Station: &str = "Station";
    pub const PlanetaryRing: &str = "PlanetaryRing";
    pub const StellarRing: &str = "StellarRing";
    pub const AsteroidCluster: &str = "AsteroidCluster";
    pub const Ring: &str = "Ring";
}

/// Powerplay state of a system. Other values occur.
pub mod PowerplayState {
    pub const Unoccupied: &str = "Unoccupied";
    pub const Contested: &str = "Contested";
    pub const Exploited: &str = "Exploited";
    pub const Fortified: &str = "Fortified";
    pub const Stronghold: &str = "Stronghold";
    pub const Controlled: &str = "Controlled";
    pub const InPrepareRadius: &str = "InPrepareRadius";
    pub const HomeSystem: &str = "HomeSystem";
    pub const Prepared: &str = "Prepared";
    pub const Turmoil: &str = "Turmoil";
}

/// The screen or panel the player has open. Other values occur.
pub mod GuiFocus {
    /// NoFocus.
    pub const NoFocus: i64 = 0;
    /// InternalPanel: right panel.
    pub const InternalPanel_right_panel: i64 = 1;
    /// ExternalPanel: left panel.
    pub const ExternalPanel_left_panel: i64 = 2;
    /// CommsPanel: top panel.
    pub const CommsPanel_top_panel: i64 = 3;
    /// RolePanel: bottom panel.
    pub const RolePanel_bottom_panel: i64 = 4;
    /// StationServices.
    pub const StationServices: i64 = 5;
    /// GalaxyMap.
    pub const GalaxyMap: i64 = 6;
    /// SystemMap.
    pub const SystemMap: i64 = 7;
    /// Orrery.
    pub const Orrery: i64 = 8;
    /// FSSMode: full spectrum system scanner.
    pub const FSSMode_full_spectrum_system_scanner: i64 = 9;
    /// SAAMode: surface area analysis scanner.
    pub const SAAMode_surface_area_analysis_scanner: i64 = 10;
    /// Codex.
    pub const Codex: i64 = 11;
}

/// Legal state of the player. Other values occur.
pub mod LegalStateName {
    pub const Clean: &str = "Clean";
    pub const Speeding: &str = "Speeding";
    pub const IllegalCargo: &str = "IllegalCargo";
    pub const Wanted: &str = "Wanted";
    pub const Hostile: &str = "Hostile";
    pub const PassengerWanted: &str = "PassengerWanted";
    pub const Warrant: &str = "Warrant";
    pub const Allied: &str = "Allied";
    pub const Thargoid: &str = "Thargoid";
}

/// Type of station. Other values occur.
pub mod StationTypeName {
    pub const FleetCarrier: &str = "FleetCarrier";
    pub const Coriolis: &str = "Coriolis";
    pub const CraterOutpost: &str = "CraterOutpost";
    pub const Orbis: &str = "Orbis";
    pub const Ocellus: &str = "Ocellus";
    pub const Bernal: &str = "Bernal";
    pub const Outpost: &str = "Outpost";
    pub const AsteroidBase: &str = "AsteroidBase";
    pub const MegaShip: &str = "MegaShip";
    pub const CraterPort: &str = "CraterPort";
    pub const SurfaceStation: &str = "SurfaceStation";
    pub const OnFootSettlement: &str = "OnFootSettlement";
    pub const SpaceConstructionDepot: &str = "SpaceConstructionDepot";
    pub const PlanetaryConstructionDepot: &str = "PlanetaryConstructionDepot";
    pub const None: &str = "None";
}

/// State of a station. Other values occur.
pub mod StationStateName {
    pub const Damaged: &str = "Damaged";
    pub const UnderRepairs: &str = "UnderRepairs";
    pub const UnderAttack: &str = "UnderAttack";
    pub const Abandoned: &str = "Abandoned";
    pub const Construction: &str = "Construction";
}

/// Services a station offers. Other values occur.
pub mod StationService {
    pub const Dock: &str = "Dock";
    pub const Autodock: &str = "Autodock";
    pub const BlackMarket: &str = "BlackMarket";
    pub const Commodities: &str = "Commodities";
    pub const Contacts: &str = "Contacts";
    pub const Exploration: &str = "Exploration";
    pub const Initiatives: &str = "Initiatives";
    pub const Missions: &str = "Missions";
    pub const Outfitting: &str = "Outfitting";
    pub const CrewLounge: &str = "CrewLounge";
    pub const Rearm: &str = "Rearm";
    pub const Refuel: &str = "Refuel";
    pub const Repair: &str = "Repair";
    pub const Shipyard: &str = "Shipyard";
    pub const Tuning: &str = "Tuning";
    pub const Workshop: &str = "Workshop";
    pub const MissionsGenerated: &str = "MissionsGenerated";
    pub const Facilitator: &str = "Facilitator";
    pub const Research: &str = "Research";
    pub const FlightController: &str = "FlightController";
    pub const StationOperations: &str = "StationOperations";
    pub const OnDockMission: &str = "OnDockMission";
    pub const Powerplay: &str = "Powerplay";
    pub const SearchAndRescue: &str = "SearchAndRescue";
    pub const shop: &str = "shop";
    pub const carriermanagement: &str = "carriermanagement";
    pub const carrierfuel: &str = "carrierfuel";
    pub const carriervendor: &str = "carriervendor";
    pub const livery: &str = "livery";
    pub const modulepacks: &str = "modulepacks";
    pub const voucherredemption: &str = "voucherredemption";
    pub const dock_2: &str = "dock";
    pub const autodock_2: &str = "autodock";
    pub const blackmarket_2: &str = "blackmarket";
    pub const commodities_2: &str = "commodities";
    pub const contacts_2: &str = "contacts";
    pub const exploration_2: &str = "exploration";
    pub const initiatives_2: &str = "initiatives";
    pub const missions_2: &str = "missions";
    pub const outfitting_2: &str = "outfitting";
    pub const crewlounge_2: &str = "crewlounge";
    pub const rearm_2: &str = "rearm";
    pub const refuel_2: &str = "refuel";
    pub const repair_2: &str = "repair";
    pub const shipyard_2: &str = "shipyard";
    pub const tuning_2: &str = "tuning";
    pub const workshop_2: &str = "workshop";
    pub const missionsgenerated_2: &str = "missionsgenerated";
    pub const facilitator_2: &str = "facilitator";
    pub const research_2: &str = "research";
    pub const flightcontroller_2: &str = "flightcontroller";
    pub const stationoperations_2: &str = "stationoperations";
    pub const ondockmission_2: &str = "ondockmission";
    pub const powerplay_2: &str = "powerplay";
    pub const searchrescue: &str = "searchrescue";
    pub const engineer: &str = "engineer";
    pub const materialtrader: &str = "materialtrader";
    pub const techBroker: &str = "techBroker";
    pub const stationMenu: &str = "stationMenu";
    pub const socialspace: &str = "socialspace";
    pub const bartender: &str = "bartender";
    pub const vistagenomics: &str = "vistagenomics";
    pub const pioneersupplies: &str = "pioneersupplies";
    pub const apexinterstellar: &str = "apexinterstellar";
    pub const colonisationcontribution: &str = "colonisationcontribution";
    pub const frontlinesolutions: &str = "frontlinesolutions";
    pub const registeringcolonisation: &str = "registeringcolonisation";
    pub const refinery: &str = "refinery";
    pub const squadronBank: &str = "squadronBank";
}

/// Percentile band among contributors: 25 means the top 25 %, 0 the top rank, 100 no contribution.
/// Other values occur.
pub mod PercentileBand {
    pub const _100: i64 = 100;
    pub const _75: i64 = 75;
    pub const _50: i64 = 50;
    pub const _25: i64 = 25;
    pub const _0: i64 = 0;
    pub const _10: i64 = 10;
}

/// The engineers. Other values occur.
pub mod EngineerName {
    pub const Didi_Vatermann: &str = "Didi Vatermann";
    pub const Bill_Turner: &str = "Bill Turner";
    pub const Broo_Tarquin: &str = "Broo Tarquin";
    pub const The_Sarge: &str = "The Sarge";
    pub const Zacariah_Nemo: &str = "Zacariah Nemo";
    pub const Liz_Ryder: &str = "Liz Ryder";
    pub const Hera_Tani: &str = "Hera Tani";
    pub const Felicity_Farseer: &str = "Felicity Farseer";
    pub const Ram_Tah: &str = "Ram Tah";
    pub const Lei_Cheung: &str = "Lei Cheung";
    pub const Petra_Olmanova: &str = "Petra Olmanova";
    pub const Colonel_Bris_Dekker: &str = "Colonel Bris Dekker";
    pub const Marsha_Hicks: &str = "Marsha Hicks";
    pub const Elvira_Martuuk: &str = "Elvira Martuuk";
    pub const The_Dweller: &str = "The Dweller";
    pub const Marco_Qwent: &str = "Marco Qwent";
    pub const Selene_Jean: &str = "Selene Jean";
    pub const Professor_Palin: &str = "Professor Palin";
    pub const Lori_Jameson: &str = "Lori Jameson";
    pub const Juri_Ishmaak: &str = "Juri Ishmaak";
    pub const Tod_The_Blaster_McQuinn: &str = "Tod 'The Blaster' McQuinn";
    pub const Tiana_Fortune: &str = "Tiana Fortune";
    pub const Mel_Brandon: &str = "Mel Brandon";
    pub const Etienne_Dorn: &str = "Etienne Dorn";
    pub const Chloe_Sedesi: &str = "Chloe Sedesi";
    pub const Jude_Navarro: &str = "Jude Navarro";
    pub const Domino_Green: &str = "Domino Green";
    pub const Hero_Ferrari: &str = "Hero Ferrari";
    pub const Kit_Fowler: &str = "Kit Fowler";
    pub const Wellington_Beck: &str = "Wellington Beck";
    pub const Terra_Velasquez: &str = "Terra Velasquez";
    pub const Uma_Laszlo: &str = "Uma Laszlo";
    pub const Oden_Geiger: &str = "Oden Geiger";
    pub const Yarden_Bond: &str = "Yarden Bond";
    pub const Baltanos: &str = "Baltanos";
    pub const Eleanor_Bresa: &str = "Eleanor Bresa";
    pub const Rosa_Dayette: &str = "Rosa Dayette";
    pub const Yi_Shen: &str = "Yi Shen";
}

/// The player's access to an engineer. Other values occur.
pub mod EngineerAccess {
    pub const Unlocked: &str = "Unlocked";
    pub const Invited: &str = "Invited";
    pub const Known: &str = "Known";
    pub const Acquainted: &str = "Acquainted";
    pub const Barred: &str = "Barred";
}

/// Where cargo is transferred to. Other values occur.
pub mod TransferDirection {
    pub const toship: &str = "toship";
    pub const tocarrier: &str = "tocarrier";
    pub const tosrv: &str = "tosrv";
}

/// The class of a star. Other values occur.
pub mod StarClassName {
    pub const O: &str = "O";
    pub const B: &str = "B";
    pub const A: &str = "A";
    pub const F: &str = "F";
    pub const G: &str = "G";
    pub const K: &str = "K";
    pub const M: &str = "M";
    pub const L: &str = "L";
    pub const T: &str = "T";
    pub const Y: &str = "Y";
    pub const TTS: &str = "TTS";
    pub const AeBe: &str = "AeBe";
    pub const W: &str = "W";
    pub const WN: &str = "WN";
    pub const WNC: &str = "WNC";
    pub const WC: &str = "WC";
    pub const WO: &str = "WO";
    pub const CS: &str = "CS";
    pub const C: &str = "C";
    pub const CN: &str = "CN";
    pub const CJ: &str = "CJ";
    pub const CH: &str = "CH";
    pub const CHd: &str = "CHd";
    pub const MS: &str = "MS";
    pub const S: &str = "S";
    pub const D: &str = "D";
    pub const DA: &str = "DA";
    pub const DAB: &str = "DAB";
    pub const DAO: &str = "DAO";
    pub const DAZ: &str = "DAZ";
    pub const DAV: &str = "DAV";
    pub const DB: &str = "DB";
    pub const DBZ: &str = "DBZ";
    pub const DBV: &str = "DBV";
    pub const DO: &str = "DO";
    pub const DOV: &str = "DOV";
    pub const DQ: &str = "DQ";
    pub const DC: &str = "DC";
    pub const DCV: &str = "DCV";
    pub const DX: &str = "DX";
    pub const N: &str = "N";
    pub const H: &str = "H";
    pub const SupermassiveBlackHole: &str = "SupermassiveBlackHole";
    pub const A_BlueWhiteSuperGiant: &str = "A_BlueWhiteSuperGiant";
    pub const B_BlueWhiteSuperGiant: &str = "B_BlueWhiteSuperGiant";
    pub const F_WhiteSuperGiant: &str = "F_WhiteSuperGiant";
    pub const G_WhiteSuperGiant: &str = "G_WhiteSuperGiant";
    pub const M_RedSuperGiant: &str = "M_RedSuperGiant";
    pub const M_RedGiant: &str = "M_RedGiant";
    pub const K_OrangeGiant: &str = "K_OrangeGiant";
    pub const X: &str = "X";
    pub const RoguePlanet: &str = "RoguePlanet";
    pub const Nebula: &str = "Nebula";
    pub const StellarRemnantNebula: &str = "StellarRemnantNebula";
}

/// Slots that hold a weapon. Other values occur.
pub mod SuitSlotName {
    pub const PrimaryWeapon1: &str = "PrimaryWeapon1";
    pub const PrimaryWeapon2: &str = "PrimaryWeapon2";
    pub const SecondaryWeapon: &str = "SecondaryWeapon";
}

/// Hand weapons. Other values occur.
pub mod HandWeaponName {
    pub const wpn_s_pistol_kinetic_sauto: &str = "wpn_s_pistol_kinetic_sauto";
    pub const wpn_m_assaultrifle_kinetic_fauto: &str = "wpn_m_assaultrifle_kinetic_fauto";
    pub const wpn_m_submachinegun_kinetic_fauto: &str = "wpn_m_submachinegun_kinetic_fauto";
    pub const wpn_m_launcher_rocket_sauto: &str = "wpn_m_launcher_rocket_sauto";
    pub const wpn_m_assaultrifle_laser_fauto: &str = "wpn_m_assaultrifle_laser_fauto";
    pub const wpn_m_submachinegun_laser_fauto: &str = "wpn_m_submachinegun_laser_fauto";
    pub const wpn_s_pistol_laser_sauto: &str = "wpn_s_pistol_laser_sauto";
    pub const wpn_m_sniper_plasma_charged: &str = "wpn_m_sniper_plasma_charged";
    pub const wpn_s_pistol_plasma_charged: &str = "wpn_s_pistol_plasma_charged";
    pub const wpn_m_shotgun_plasma_doublebarrel: &str = "wpn_m_shotgun_plasma_doublebarrel";
    pub const wpn_m_assaultrifle_plasma_fauto: &str = "wpn_m_assaultrifle_plasma_fauto";
}

/// Hand weapon modifications. Other values occur.
pub mod WeaponModName {
    pub const weapon_handling: &str = "weapon_handling";
    pub const weapon_suppression_unpressurised: &str = "weapon_suppression_unpressurised";
    pub const weapon_suppression_pressurised: &str = "weapon_suppression_pressurised";
    pub const weapon_backpackreloading: &str = "weapon_backpackreloading";
    pub const weapon_clipsize: &str = "weapon_clipsize";
    pub const weapon_scope: &str = "weapon_scope";
    pub const weapon_reloadspeed: &str = "weapon_reloadspeed";
    pub const weapon_accuracy: &str = "weapon_accuracy";
    pub const weapon_stability: &str = "weapon_stability";
    pub const weapon_range: &str = "weapon_range";
    pub const weapon_headshotdamage: &str = "weapon_headshotdamage";
}

/// The suits, with one name for each class. Other values occur.
pub mod SuitTypeName {
    pub const flightsuit: &str = "flightsuit";
    pub const utilitysuit_class1: &str = "utilitysuit_class1";
    pub const utilitysuit_class2: &str = "utilitysuit_class2";
    pub const utilitysuit_class3: &str = "utilitysuit_class3";
    pub const utilitysuit_class4: &str = "utilitysuit_class4";
    pub const utilitysuit_class5: &str = "utilitysuit_class5";
    pub const tacticalsuit_class1: &str = "tacticalsuit_class1";
    pub const tacticalsuit_class2: &str = "tacticalsuit_class2";
    pub const tacticalsuit_class3: &str = "tacticalsuit_class3";
    pub const tacticalsuit_class4: &str = "tacticalsuit_class4";
    pub const tacticalsuit_class5: &str = "tacticalsuit_class5";
    pub const explorationsuit_class1: &str = "explorationsuit_class1";
    pub const explorationsuit_class2: &str = "explorationsuit_class2";
    pub const explorationsuit_class3: &str = "explorationsuit_class3";
    pub const explorationsuit_class4: &str = "explorationsuit_class4";
    pub const explorationsuit_class5: &str = "explorationsuit_class5";
}

/// Suit modifications. Other values occur.
pub mod SuitModName {
    pub const suit_increasedsprintduration: &str = "suit_increasedsprintduration";
    pub const suit_increasedbatterycapacity: &str = "suit_increasedbatterycapacity";
    pub const suit_reducedtoolbatteryconsumption: &str = "suit_reducedtoolbatteryconsumption";
    pub const suit_backpackcapacity: &str = "suit_backpackcapacity";
    pub const suit_quieterfootsteps: &str = "suit_quieterfootsteps";
    pub const suit_increasedshieldregen: &str = "suit_increasedshieldregen";
    pub const suit_increasedammoreserves: &str = "suit_increasedammoreserves";
    pub const suit_improvedjumpassist: &str = "suit_improvedjumpassist";
    pub const suit_nightvision: &str = "suit_nightvision";
    pub const suit_increasedo2capacity: &str = "suit_increasedo2capacity";
    pub const suit_improvedradar: &str = "suit_improvedradar";
    pub const suit_improvedarmourrating: &str = "suit_improvedarmourrating";
    pub const suit_increasedmeleedamage: &str = "suit_increasedmeleedamage";
    pub const suit_adsmovementspeed: &str = "suit_adsmovementspeed";
}

/// Whose hold it is. Other values occur.
pub mod CargoVessel {
    pub const Ship: &str = "Ship";
    pub const SRV: &str = "SRV";
}

/// What the player is in: the galaxy, or an operation. Other values occur.
pub mod PlayMode {
    pub const MainGame: &str = "MainGame";
    pub const Operation: &str = "Operation";
}

/// With whom the player plays. Other values occur.
pub mod GameMode {
    pub const Solo: &str = "Solo";
    pub const Open: &str = "Open";
    pub const Group: &str = "Group";
}

/// The blueprints of engineers. Other values occur.
pub mod BlueprintName {
    pub const Armour_Advanced: &str = "Armour_Advanced";
    pub const Armour_HeavyDuty: &str = "Armour_HeavyDuty";
    pub const Armour_Thermic: &str = "Armour_Thermic";
    pub const CargoRack_IncreasedCapacity: &str = "CargoRack_IncreasedCapacity";
    pub const ChaffLauncher_LightWeight: &str = "ChaffLauncher_LightWeight";
    pub const Decorative_Green: &str = "Decorative_Green";
    pub const Decorative_Red: &str = "Decorative_Red";
    pub const Decorative_Yellow: &str = "Decorative_Yellow";
    pub const Engine_Dirty: &str = "Engine_Dirty";
    pub const Engine_Reinforced: &str = "Engine_Reinforced";
    pub const Engine_Tuned: &str = "Engine_Tuned";
    pub const FSD_FastBoot: &str = "FSD_FastBoot";
    pub const FSD_LongRange: &str = "FSD_LongRange";
    pub const FSDinterdictor_Expanded: &str = "FSDinterdictor_Expanded";
    pub const FSDinterdictor_LongRange: &str = "FSDinterdictor_LongRange";
    pub const HeatSinkLauncher_HeatSinkCapacity: &str = "HeatSinkLauncher_HeatSinkCapacity";
    pub const HeatSinkLauncher_LightWeight: &str = "HeatSinkLauncher_LightWeight";
    pub const HullReinforcement_Advanced: &str = "HullReinforcement_Advanced";
    pub const HullReinforcement_HeavyDuty: &str = "HullReinforcement_HeavyDuty";
    pub const HullReinforcement_Kinetic: &str = "HullReinforcement_Kinetic";
    pub const HullReinforcement_Thermic: &str = "HullReinforcement_Thermic";
    pub const LifeSupport_LightWeight: &str = "LifeSupport_LightWeight";
    pub const Misc_ChaffCapacity: &str = "Misc_ChaffCapacity";
    pub const Misc_HeatSinkCapacity: &str = "Misc_HeatSinkCapacity";
    pub const Misc_LightWeight: &str = "Misc_LightWeight";
    pub const Misc_Shielded: &str = "Misc_Shielded";
    pub const PointDefence_LightWeight: &str = "PointDefence_LightWeight";
    pub const PowerDistributor_HighCapacity: &str = "PowerDistributor_HighCapacity";
    pub const PowerDistributor_HighFrequency: &str = "PowerDistributor_HighFrequency";
    pub const PowerDistributor_PriorityEngines: &str = "PowerDistributor_PriorityEngines";
    pub const PowerDistributor_PriorityWeapons: &str = "PowerDistributor_PriorityWeapons";
    pub const PowerDistributor_Shielded: &str = "PowerDistributor_Shielded";
    pub const PowerPlant_Armoured: &str = "PowerPlant_Armoured";
    pub const PowerPlant_Boosted: &str = "PowerPlant_Boosted";
    pub const PowerPlant_Stealth: &str = "PowerPlant_Stealth";
    pub const Sensor_Expanded: &str = "Sensor_Expanded";
    pub const Sensor_FastScan: &str = "Sensor_FastScan";
    pub const Sensor_KillWarrantScanner_FastScan: &str = "Sensor_KillWarrantScanner_FastScan";
    pub const Sensor_LightWeight: &str = "Sensor_LightWeight";
    pub const Sensor_LongRange: &str = "Sensor_LongRange";
    pub const Sensor_Sensor_LightWeight: &str = "Sensor_Sensor_LightWeight";
    pub const Sensor_Sensor_LongRange: &str = "Sensor_Sensor_LongRange";
    pub const Sensor_SurfaceScanner_FastScan: &str = "Sensor_SurfaceScanner_FastScan";
    pub const Sensor_WakeScanner_FastScan: &str = "Sensor_WakeScanner_FastScan";
    pub const ShieldBooster_HeavyDuty: &str = "ShieldBooster_HeavyDuty";
    pub const ShieldBooster_Kinetic: &str = "ShieldBooster_Kinetic";
    pub const ShieldBooster_Resistive: &str = "ShieldBooster_Resistive";
    pub const ShieldBooster_Thermic: &str = "ShieldBooster_Thermic";
    pub const ShieldCellBank_Rapid: &str = "ShieldCellBank_Rapid";
    pub const ShieldCellBank_Specialised: &str = "ShieldCellBank_Specialised";
    pub const ShieldGenerator_Kinetic: &str = "ShieldGenerator_Kinetic";
    pub const ShieldGenerator_Optimised: &str = "ShieldGenerator_Optimised";
    pub const ShieldGenerator_Reinforced: &str = "ShieldGenerator_Reinforced";
    pub const ShieldGenerator_Thermic: &str = "ShieldGenerator_Thermic";
    pub const Weapon_DoubleShot: &str = "Weapon_DoubleShot";
    pub const Weapon_Efficient: &str = "Weapon_Efficient";
    pub const Weapon_Focused: &str = "Weapon_Focused";
    pub const Weapon_HighCapacity: &str = "Weapon_HighCapacity";
    pub const Weapon_LightWeight: &str = "Weapon_LightWeight";
    pub const Weapon_LongRange: &str = "Weapon_LongRange";
    pub const Weapon_Overcharged: &str = "Weapon_Overcharged";
    pub const Weapon_RapidFire: &str = "Weapon_RapidFire";
    pub const Weapon_ShortRange: &str = "Weapon_ShortRange";
    pub const Weapon_Sturdy: &str = "Weapon_Sturdy";
}

/// The experimental effects of engineers. Other values occur.
pub mod ExperimentalEffectName {
    pub const special_armour_chunky: &str = "special_armour_chunky";
    pub const special_armour_thermic: &str = "special_armour_thermic";
    pub const special_auto_loader: &str = "special_auto_loader";
    pub const special_concordant_sequence: &str = "special_concordant_sequence";
    pub const special_corrosive_shell: &str = "special_corrosive_shell";
    pub const special_dispersal_field: &str = "special_dispersal_field";
    pub const special_drag_munitions: &str = "special_drag_munitions";
    pub const special_emissive_munitions: &str = "special_emissive_munitions";
    pub const special_engine_haulage: &str = "special_engine_haulage";
    pub const special_engine_lightweight: &str = "special_engine_lightweight";
    pub const special_engine_overloaded: &str = "special_engine_overloaded";
    pub const special_feedback_cascade_cooled: &str = "special_feedback_cascade_cooled";
    pub const special_fsd_fuelcapacity: &str = "special_fsd_fuelcapacity";
    pub const special_fsd_heavy: &str = "special_fsd_heavy";
    pub const special_fsd_lightweight: &str = "special_fsd_lightweight";
    pub const special_hullreinforcement_chunky: &str = "special_hullreinforcement_chunky";
    pub const special_hullreinforcement_kinetic: &str = "special_hullreinforcement_kinetic";
    pub const special_hullreinforcement_thermic: &str = "special_hullreinforcement_thermic";
    pub const special_incendiary_rounds: &str = "special_incendiary_rounds";
    pub const special_lock_breaker: &str = "special_lock_breaker";
    pub const special_phasing_sequence: &str = "special_phasing_sequence";
    pub const special_plasma_slug: &str = "special_plasma_slug";
    pub const special_plasma_slug_cooled: &str = "special_plasma_slug_cooled";
    pub const special_powerdistributor_efficient: &str = "special_powerdistributor_efficient";
    pub const special_powerdistributor_fast: &str = "special_powerdistributor_fast";
    pub const special_powerdistributor_lightweight: &str = "special_powerdistributor_lightweight";
    pub const special_powerplant_cooled: &str = "special_powerplant_cooled";
    pub const special_powerplant_highcharge: &str = "special_powerplant_highcharge";
    pub const special_powerplant_lightweight: &str = "special_powerplant_lightweight";
    pub const special_powerplant_toughened: &str = "special_powerplant_toughened";
    pub const special_regeneration_sequence: &str = "special_regeneration_sequence";
    pub const special_scramble_spectrum: &str = "special_scramble_spectrum";
    pub const special_screening_shell: &str = "special_screening_shell";
    pub const special_shield_efficient: &str = "special_shield_efficient";
    pub const special_shield_health: &str = "special_shield_health";
    pub const special_shield_kinetic: &str = "special_shield_kinetic";
    pub const special_shield_lightweight: &str = "special_shield_lightweight";
    pub const special_shield_regenerative: &str = "special_shield_regenerative";
    pub const special_shield_resistive: &str = "special_shield_resistive";
    pub const special_shieldbooster_chunky: &str = "special_shieldbooster_chunky";
    pub const special_shieldbooster_efficient: &str = "special_shieldbooster_efficient";
    pub const special_shieldbooster_kinetic: &str = "special_shieldbooster_kinetic";
    pub const special_shieldbooster_thermic: &str = "special_shieldbooster_thermic";
    pub const special_shieldcell_gradual: &str = "special_shieldcell_gradual";
    pub const special_shieldcell_oversized: &str = "special_shieldcell_oversized";
    pub const special_super_penetrator_cooled: &str = "special_super_penetrator_cooled";
    pub const special_thermal_cascade: &str = "special_thermal_cascade";
    pub const special_thermal_conduit: &str = "special_thermal_conduit";
    pub const special_thermal_vent: &str = "special_thermal_vent";
    pub const special_thermalshock: &str = "special_thermalshock";
    pub const special_weapon_damage: &str = "special_weapon_damage";
    pub const special_weapon_efficient: &str = "special_weapon_efficient";
    pub const special_weapon_lightweight: &str = "special_weapon_lightweight";
    pub const special_weapon_toughened: &str = "special_weapon_toughened";
}

/// The types of passenger. Other values occur.
pub mod PassengerTypeName {
    pub const Criminal: &str = "Criminal";
    pub const Tourist: &str = "Tourist";
    pub const Scientist: &str = "Scientist";
    pub const Medical: &str = "Medical";
    pub const Soldier: &str = "Soldier";
    pub const Business: &str = "Business";
    pub const MinorCelebrity: &str = "MinorCelebrity";
    pub const Terrorist: &str = "Terrorist";
}

/// Why a station refuses docking. Other values occur.
pub mod DockingDenialReason {
    pub const NoSpace: &str = "NoSpace";
    pub const Distance: &str = "Distance";
    pub const Offences: &str = "Offences";
    pub const NoReason: &str = "NoReason";
    pub const RestrictedAccess: &str = "RestrictedAccess";
    pub const TooLarge: &str = "TooLarge";
    pub const Hostile: &str = "Hostile";
    pub const JumpImminent: &str = "JumpImminent";
}

/// Where the countdown leads to. Other values occur.
pub mod JumpType {
    pub const Hyperspace: &str = "Hyperspace";
    pub const Supercruise: &str = "Supercruise";
}

/// The types of unidentified signal source. Other values occur.
pub mod SignalSourceType {
    pub const USS_Type_Salvage: &str = "$USS_Type_Salvage;";
    pub const USS_Type_NonHuman: &str = "$USS_Type_NonHuman;";
    pub const USS_Type_ValuableSalvage: &str = "$USS_Type_ValuableSalvage;";
    pub const USS_Type_VeryValuableSalvage: &str = "$USS_Type_VeryValuableSalvage;";
    pub const USS_Type_Convoy: &str = "$USS_Type_Convoy;";
    pub const USS_Type_Aftermath: &str = "$USS_Type_Aftermath;";
    pub const USS_Type_WeaponsFire: &str = "$USS_Type_WeaponsFire;";
    pub const USS_Type_DistressSignal: &str = "$USS_Type_DistressSignal;";
    pub const USS_Type_PowerEmissions: &str = "$USS_Type_PowerEmissions;";
    pub const USS_Type_MissionTarget: &str = "$USS_Type_MissionTarget;";
    pub const USS_Type_AXShips: &str = "$USS_Type_AXShips;";
    pub const USS_Type_AXWeaponsFire: &str = "$USS_Type_AXWeaponsFire;";
    pub const USS_Type_PowerplayConvoyDistressSignal: &str =
        "$USS_Type_PowerplayConvoyDistressSignal;";
    pub const USS_Type_Ceremonial: &str = "$USS_Type_Ceremonial;";
    pub const USS_Type_PowerConvoy: &str = "$USS_Type_PowerConvoy;";
    pub const USS_Type_PowerWeaponsFire: &str = "$USS_Type_PowerWeaponsFire;";
}

/// The crimes. Other values occur.
pub mod CrimeType {
    pub const assault: &str = "assault";
    pub const onFoot_murder: &str = "onFoot_murder";
    pub const murder: &str = "murder";
    pub const dockingMinorTresspass: &str = "dockingMinorTresspass";
    pub const collidedAtSpeedInNoFireZone: &str = "collidedAtSpeedInNoFireZone";
    pub const interdiction: &str = "interdiction";
    pub const dumpingDangerous: &str = "dumpingDangerous";
    pub const collidedAtSpeedInNoFireZone_hulldamage: &str =
        "collidedAtSpeedInNoFireZone_hulldamage";
    pub const onFoot_failureToSubmitToPolice: &str = "onFoot_failureToSubmitToPolice";
    pub const onFoot_detectionOfWeapon: &str = "onFoot_detectionOfWeapon";
    pub const dockingMajorTresspass: &str = "dockingMajorTresspass";
    pub const onFoot_recklessEndangerment: &str = "onFoot_recklessEndangerment";
    pub const onFoot_arcCutterUse: &str = "onFoot_arcCutterUse";
    pub const onFoot_trespass: &str = "onFoot_trespass";
    pub const dockingMinorBlockingLandingPad: &str = "dockingMinorBlockingLandingPad";
    pub const recklessWeaponsDischarge: &str = "recklessWeaponsDischarge";
    pub const onFoot_identityTheft: &str = "onFoot_identityTheft";
    pub const fireInNoFireZone: &str = "fireInNoFireZone";
    pub const dockingMinorBlockingAirlock: &str = "dockingMinorBlockingAirlock";
    pub const onFoot_carryingIllegalGoods: &str = "onFoot_carryingIllegalGoods";
    pub const onFoot_propertyTheft: &str = "onFoot_propertyTheft";
    pub const onFoot_profileCloningIntent: &str = "onFoot_profileCloningIntent";
    pub const disobeyPolice: &str = "disobeyPolice";
    pub const dockingMajorBlockingAirlock: &str = "dockingMajorBlockingAirlock";
    pub const dockingMajorBlockingLandingPad: &str = "dockingMajorBlockingLandingPad";
    pub const dumpingNearStation: &str = "dumpingNearStation";
    pub const fireInStation: &str = "fireInStation";
    pub const illegalCargo: &str = "illegalCargo";
    pub const onFoot_breakingAndEntering: &str = "onFoot_breakingAndEntering";
    pub const onFoot_carryingIllegalData: &str = "onFoot_carryingIllegalData";
    pub const onFoot_carryingStolenGoods: &str = "onFoot_carryingStolenGoods";
    pub const onFoot_damagingDefences: &str = "onFoot_damagingDefences";
    pub const onFoot_dataTransfer: &str = "onFoot_dataTransfer";
    pub const onFoot_eBreachUse: &str = "onFoot_eBreachUse";
    pub const onFoot_overchargeIntent: &str = "onFoot_overchargeIntent";
    pub const onFoot_overchargedPort: &str = "onFoot_overchargedPort";
    pub const onFoot_theft: &str = "onFoot_theft";
    pub const onfoot_overchargedPort_2: &str = "onfoot_overchargedPort";
    pub const passengerWanted: &str = "passengerWanted";
    pub const piracy: &str = "piracy";
    pub const shuttleDestruction: &str = "shuttleDestruction";
}

/// The combat ranks of pilots. Other values occur.
pub mod CombatRankName {
    pub const Competent: &str = "Competent";
    pub const Expert: &str = "Expert";
    pub const Master: &str = "Master";
    pub const Deadly: &str = "Deadly";
    pub const Dangerous: &str = "Dangerous";
    pub const Novice: &str = "Novice";
    pub const Mostly_Harmless: &str = "Mostly Harmless";
    pub const Elite: &str = "Elite";
    pub const Harmless: &str = "Harmless";
}

/// How the player goes on after dying. Other values occur.
pub mod ResurrectOptionName {
    pub const rebuy: &str = "rebuy";
    pub const rejoin: &str = "rejoin";
    pub const handin: &str = "handin";
    pub const recover: &str = "recover";
    pub const escape: &str = "escape";
}

/// The surface vehicles. Other values occur.
pub mod SrvTypeName {
    pub const testbuggy: &str = "testbuggy";
    pub const combat_multicrew_srv_01: &str = "combat_multicrew_srv_01";
    pub const lander01: &str = "lander01";
    pub const mev_rhino: &str = "mev_rhino";
}

/// Legal status of a targeted pilot. Other values occur.
pub mod TargetLegalStatusName {
    pub const Clean: &str = "Clean";
    pub const Wanted: &str = "Wanted";
    pub const Lawless: &str = "Lawless";
    pub const Enemy: &str = "Enemy";
    pub const Unknown: &str = "Unknown";
    pub const Thargoid22: &str = "Thargoid22";
}

/// Who is under fire. Other values occur.
pub mod AttackedName {
    pub const You: &str = "You";
    pub const Mothership: &str = "Mothership";
    pub const Fighter: &str = "Fighter";
}

/// The subcategory of a Codex entry. Other values occur.
pub mod CodexSubCategoryName {
    pub const Codex_SubCategory_Organic_Structures: &str = "$Codex_SubCategory_Organic_Structures;";
    pub const Codex_SubCategory_Terrestrials: &str = "$Codex_SubCategory_Terrestrials;";
    pub const Codex_SubCategory_Stars: &str = "$Codex_SubCategory_Stars;";
    pub const Codex_SubCategory_Gas_Giants: &str = "$Codex_SubCategory_Gas_Giants;";
    pub const Codex_SubCategory_Geology_and_Anomalies: &str =
        "$Codex_SubCategory_Geology_and_Anomalies;";
    pub const Codex_SubCategory_Thargoid: &str = "$Codex_SubCategory_Thargoid;";
}

/// The category of a Codex entry. Other values occur.
pub mod CodexCategoryName {
    pub const Codex_Category_Biology: &str = "$Codex_Category_Biology;";
    pub const Codex_Category_StellarBodies: &str = "$Codex_Category_StellarBodies;";
    pub const Codex_Category_Civilisations: &str = "$Codex_Category_Civilisations;";
}

/// A type of source of data that can be scanned. Other values occur.
pub mod DataSourceType {
    pub const Datascan_DataPoint: &str = "$Datascan_DataPoint;";
    pub const Datascan_TouristBeacon: &str = "$Datascan_TouristBeacon;";
    pub const Datascan_ShipUplink: &str = "$Datascan_ShipUplink;";
    pub const Datascan_ANCIENTCODEX: &str = "$Datascan_ANCIENTCODEX;";
    pub const Datascan_WreckedShip: &str = "$Datascan_WreckedShip;";
    pub const Datascan_Settlement_Unknown: &str = "$Datascan_Settlement_Unknown;";
    pub const Datascan_Unknown_Uplink: &str = "$Datascan_Unknown_Uplink;";
    pub const Datascan_ListeningPost: &str = "$Datascan_ListeningPost;";
    pub const Datascan_AbandonedDataLog: &str = "$Datascan_AbandonedDataLog;";
}

/// The type of a signal in a system. Other values occur.
pub mod SignalTypeName {
    pub const FleetCarrier: &str = "FleetCarrier";
    pub const Combat: &str = "Combat";
    pub const ResourceExtraction: &str = "ResourceExtraction";
    pub const Installation: &str = "Installation";
    pub const Outpost: &str = "Outpost";
    pub const NavBeacon: &str = "NavBeacon";
    pub const Megaship: &str = "Megaship";
    pub const TouristBeacon: &str = "TouristBeacon";
    pub const StationCoriolis: &str = "StationCoriolis";
    pub const USS: &str = "USS";
    pub const StationONeilCylinder: &str = "StationONeilCylinder";
    pub const Generic: &str = "Generic";
    pub const StationONeilOrbis: &str = "StationONeilOrbis";
    pub const StationBernalSphere: &str = "StationBernalSphere";
    pub const StationMegaShip: &str = "StationMegaShip";
    pub const SquadronCarrier: &str = "SquadronCarrier";
    pub const Titan: &str = "Titan";
    pub const Codex: &str = "Codex";
    pub const StationAsteroid: &str = "StationAsteroid";
    pub const StationDodec: &str = "StationDodec";
}

/// The state of a faction that causes a signal. Other values occur.
pub mod SpawningStateName {
    pub const FactionState_None: &str = "$FactionState_None;";
    pub const FactionState_boom_desc: &str = "$FactionState_boom_desc;";
    pub const FactionState_CivilWar_desc: &str = "$FactionState_CivilWar_desc;";
    pub const FactionState_Expansion_desc: &str = "$FactionState_Expansion_desc;";
    pub const FactionState_War_desc: &str = "$FactionState_War_desc;";
    pub const FactionState_CivilUnrest_desc: &str = "$FactionState_CivilUnrest_desc;";
    pub const FactionState_Election_desc: &str = "$FactionState_Election_desc;";
    pub const FactionState_bust_desc: &str = "$FactionState_bust_desc;";
    pub const FactionState_Outbreak_desc: &str = "$FactionState_Outbreak_desc;";
    pub const FactionState_PublicHoliday_desc: &str = "$FactionState_PublicHoliday_desc;";
    pub const FactionState_Terrorism_desc: &str = "$FactionState_Terrorism_desc;";
    pub const FactionState_PirateAttack_desc: &str = "$FactionState_PirateAttack_desc;";
    pub const FactionState_Retreat_desc: &str = "$FactionState_Retreat_desc;";
    pub const FactionState_Investment_desc: &str = "$FactionState_Investment_desc;";
    pub const Empty: &str = "";
}

/// The categories of engineering materials. Other values occur.
pub mod MaterialCategory {
    pub const Manufactured: &str = "Manufactured";
    pub const Encoded: &str = "Encoded";
    pub const Raw: &str = "Raw";
}

/// The genera of organisms. Other values occur.
pub mod GenusName {
    pub const Codex_Ent_Bacterial_Genus_Name: &str = "$Codex_Ent_Bacterial_Genus_Name;";
    pub const Codex_Ent_Tussocks_Genus_Name: &str = "$Codex_Ent_Tussocks_Genus_Name;";
    pub const Codex_Ent_Stratum_Genus_Name: &str = "$Codex_Ent_Stratum_Genus_Name;";
    pub const Codex_Ent_Fungoids_Genus_Name: &str = "$Codex_Ent_Fungoids_Genus_Name;";
    pub const Codex_Ent_Osseus_Genus_Name: &str = "$Codex_Ent_Osseus_Genus_Name;";
    pub const Codex_Ent_Fonticulus_Genus_Name: &str = "$Codex_Ent_Fonticulus_Genus_Name;";
    pub const Codex_Ent_Shrubs_Genus_Name: &str = "$Codex_Ent_Shrubs_Genus_Name;";
    pub const Codex_Ent_Tubus_Genus_Name: &str = "$Codex_Ent_Tubus_Genus_Name;";
    pub const Codex_Ent_Conchas_Genus_Name: &str = "$Codex_Ent_Conchas_Genus_Name;";
    pub const Codex_Ent_Cactoid_Genus_Name: &str = "$Codex_Ent_Cactoid_Genus_Name;";
    pub const Codex_Ent_Aleoids_Genus_Name: &str = "$Codex_Ent_Aleoids_Genus_Name;";
    pub const Codex_Ent_Clypeus_Genus_Name: &str = "$Codex_Ent_Clypeus_Genus_Name;";
    pub const Codex_Ent_Ground_Struct_Ice_Name: &str = "$Codex_Ent_Ground_Struct_Ice_Name;";
    pub const Codex_Ent_Fumerolas_Genus_Name: &str = "$Codex_Ent_Fumerolas_Genus_Name;";
    pub const Codex_Ent_Recepta_Genus_Name: &str = "$Codex_Ent_Recepta_Genus_Name;";
    pub const Codex_Ent_Electricae_Genus_Name: &str = "$Codex_Ent_Electricae_Genus_Name;";
    pub const Codex_Ent_Brancae_Name: &str = "$Codex_Ent_Brancae_Name;";
    pub const Codex_Ent_Ingensradices_Genus_Name: &str = "$Codex_Ent_Ingensradices_Genus_Name;";
    pub const Codex_Ent_Cone_Name: &str = "$Codex_Ent_Cone_Name;";
}

/// The class of a ring. Other values occur.
pub mod RingClassName {
    pub const eRingClass_Rocky: &str = "eRingClass_Rocky";
    pub const eRingClass_MetalRich: &str = "eRingClass_MetalRich";
    pub const eRingClass_Icy: &str = "eRingClass_Icy";
    pub const eRingClass_Metalic: &str = "eRingClass_Metalic";
}

/// A gas in an atmosphere. Other values occur.
pub mod AtmosphereGasName {
    pub const Nitrogen: &str = "Nitrogen";
    pub const SulphurDioxide: &str = "SulphurDioxide";
    pub const Helium: &str = "Helium";
    pub const CarbonDioxide: &str = "CarbonDioxide";
    pub const Hydrogen: &str = "Hydrogen";
    pub const Argon: &str = "Argon";
    pub const Methane: &str = "Methane";
    pub const Neon: &str = "Neon";
    pub const Ammonia: &str = "Ammonia";
    pub const Oxygen: &str = "Oxygen";
    pub const Water: &str = "Water";
    pub const Silicates: &str = "Silicates";
    pub const Iron: &str = "Iron";
}

/// How a body was scanned. Other values occur.
pub mod ScanTypeName {
    pub const Detailed: &str = "Detailed";
    pub const AutoScan: &str = "AutoScan";
    pub const NavBeaconDetail: &str = "NavBeaconDetail";
    pub const Basic: &str = "Basic";
}

/// Whether a planet can be or has been terraformed. Other values occur.
pub mod TerraformStateName {
    pub const Terraformable: &str = "Terraformable";
    pub const Terraformed: &str = "Terraformed";
    pub const Terraforming: &str = "Terraforming";
    pub const Empty: &str = "";
}

/// The class of a planet. Other values occur.
pub mod PlanetClassName {
    pub const Icy_body: &str = "Icy body";
    pub const High_metal_content_body: &str = "High metal content body";
    pub const Rocky_body: &str = "Rocky body";
    pub const Rocky_ice_body: &str = "Rocky ice body";
    pub const Sudarsky_class_I_gas_giant: &str = "Sudarsky class I gas giant";
    pub const Sudarsky_class_III_gas_giant: &str = "Sudarsky class III gas giant";
    pub const Water_world: &str = "Water world";
    pub const Metal_rich_body: &str = "Metal rich body";
    pub const Gas_giant_with_water_based_life: &str = "Gas giant with water based life";
    pub const Sudarsky_class_II_gas_giant: &str = "Sudarsky class II gas giant";
    pub const Gas_giant_with_ammonia_based_life: &str = "Gas giant with ammonia based life";
    pub const Sudarsky_class_IV_gas_giant: &str = "Sudarsky class IV gas giant";
    pub const Ammonia_world: &str = "Ammonia world";
    pub const Earthlike_body: &str = "Earthlike body";
    pub const Water_giant: &str = "Water giant";
    pub const Helium_rich_gas_giant: &str = "Helium rich gas giant";
    pub const Sudarsky_class_V_gas_giant: &str = "Sudarsky class V gas giant";
}

/// The type of an atmosphere. Other values occur.
pub mod AtmosphereTypeName {
    pub const None: &str = "None";
    pub const CarbonDioxide: &str = "CarbonDioxide";
    pub const SulphurDioxide: &str = "SulphurDioxide";
    pub const ArgonRich: &str = "ArgonRich";
    pub const Nitrogen: &str = "Nitrogen";
    pub const Methane: &str = "Methane";
    pub const NeonRich: &str = "NeonRich";
    pub const MethaneRich: &str = "MethaneRich";
    pub const Helium: &str = "Helium";
    pub const Argon: &str = "Argon";
    pub const Water: &str = "Water";
    pub const Ammonia: &str = "Ammonia";
    pub const Neon: &str = "Neon";
    pub const CarbonDioxideRich: &str = "CarbonDioxideRich";
    pub const AmmoniaRich: &str = "AmmoniaRich";
    pub const SilicateVapour: &str = "SilicateVapour";
    pub const WaterRich: &str = "WaterRich";
    pub const AmmoniaOxygen: &str = "AmmoniaOxygen";
    pub const EarthLike: &str = "EarthLike";
    pub const Oxygen: &str = "Oxygen";
    pub const MetallicVapour: &str = "MetallicVapour";
}

/// The volcanism of a planet. Other values occur.
pub mod VolcanismName {
    pub const major_water_geysers_volcanism: &str = "major water geysers volcanism";
    pub const major_silicate_vapour_geysers_volcanism: &str =
        "major silicate vapour geysers volcanism";
    pub const minor_metallic_magma_volcanism: &str = "minor metallic magma volcanism";
    pub const major_rocky_magma_volcanism: &str = "major rocky magma volcanism";
    pub const water_geysers_volcanism: &str = "water geysers volcanism";
    pub const minor_carbon_dioxide_geysers_volcanism: &str =
        "minor carbon dioxide geysers volcanism";
    pub const minor_silicate_vapour_geysers_volcanism: &str =
        "minor silicate vapour geysers volcanism";
    pub const metallic_magma_volcanism: &str = "metallic magma volcanism";
    pub const major_water_magma_volcanism: &str = "major water magma volcanism";
    pub const carbon_dioxide_geysers_volcanism: &str = "carbon dioxide geysers volcanism";
    pub const rocky_magma_volcanism: &str = "rocky magma volcanism";
    pub const minor_rocky_magma_volcanism: &str = "minor rocky magma volcanism";
    pub const major_metallic_magma_volcanism: &str = "major metallic magma volcanism";
    pub const minor_water_magma_volcanism: &str = "minor water magma volcanism";
    pub const minor_nitrogen_magma_volcanism: &str = "minor nitrogen magma volcanism";
    pub const water_magma_volcanism: &str = "water magma volcanism";
    pub const minor_ammonia_magma_volcanism: &str = "minor ammonia magma volcanism";
    pub const minor_methane_magma_volcanism: &str = "minor methane magma volcanism";
    pub const silicate_vapour_geysers_volcanism: &str = "silicate vapour geysers volcanism";
    pub const minor_water_geysers_volcanism: &str = "minor water geysers volcanism";
    pub const Empty: &str = "";
}

/// The luminosity class of a star. Other values occur.
pub mod LuminosityClassName {
    pub const Va: &str = "Va";
    pub const V: &str = "V";
    pub const Vab: &str = "Vab";
    pub const VI: &str = "VI";
    pub const Vb: &str = "Vb";
    pub const VII: &str = "VII";
    pub const Vz: &str = "Vz";
    pub const IV: &str = "IV";
    pub const IVb: &str = "IVb";
    pub const III: &str = "III";
    pub const O: &str = "O";
    pub const IIab: &str = "IIab";
    pub const IVab: &str = "IVab";
    pub const I: &str = "I";
}

/// How much the rings of a planet hold for miners. Other values occur.
pub mod ReserveLevelName {
    pub const PristineResources: &str = "PristineResources";
    pub const CommonResources: &str = "CommonResources";
    pub const MajorResources: &str = "MajorResources";
    pub const LowResources: &str = "LowResources";
    pub const DepletedResources: &str = "DepletedResources";
}

/// The task a limpet is launched for. Other values occur.
pub mod LimpetType {
    pub const Collection: &str = "Collection";
    pub const Prospector: &str = "Prospector";
    pub const Repair: &str = "Repair";
    pub const FuelTransfer: &str = "FuelTransfer";
    pub const Decontamination: &str = "Decontamination";
    pub const Hatchbreaker: &str = "Hatchbreaker";
    pub const Research: &str = "Research";
}

/// Who may dock at a carrier. Other values occur.
pub mod CarrierDockingAccess {
    pub const all: &str = "all";
    pub const none: &str = "none";
    pub const friends: &str = "friends";
    pub const squadronfriends: &str = "squadronfriends";
    pub const squadron: &str = "squadron";
}

/// How many engineering materials an asteroid contains. Other values occur.
pub mod AsteroidContentLevel {
    pub const AsteroidMaterialContent_Low: &str = "$AsteroidMaterialContent_Low;";
    pub const AsteroidMaterialContent_Medium: &str = "$AsteroidMaterialContent_Medium;";
    pub const AsteroidMaterialContent_High: &str = "$AsteroidMaterialContent_High;";
}

/// What has been done with the cargo of a mission. Other values occur.
pub mod CargoDepotUpdateType {
    pub const Deliver: &str = "Deliver";
    pub const Collect: &str = "Collect";
}

/// What a crew member does. Other values occur.
pub mod CrewRoleName {
    pub const Idle: &str = "Idle";
    pub const Active: &str = "Active";
    pub const Helm: &str = "Helm";
    pub const OnFoot: &str = "OnFoot";
    pub const OnShoreLeave: &str = "OnShoreLeave";
    pub const FighterCon: &str = "FighterCon";
    pub const FireCon: &str = "FireCon";
}

/// What a player gives to an engineer. Other values occur.
pub mod EngineerContributionType {
    pub const Commodity: &str = "Commodity";
    pub const Materials: &str = "Materials";
    pub const Bounty: &str = "Bounty";
}

/// The ships, with taxis and dropships. Other values occur.
pub mod ShipTypeName {
    pub const adder: &str = "adder";
    pub const adder_taxi: &str = "adder_taxi";
    pub const anaconda: &str = "anaconda";
    pub const asp: &str = "asp";
    pub const asp_scout: &str = "asp_scout";
    pub const belugaliner: &str = "belugaliner";
    pub const cobramkiii: &str = "cobramkiii";
    pub const cobramkiv: &str = "cobramkiv";
    pub const cobramkv: &str = "cobramkv";
    pub const corsair: &str = "corsair";
    pub const cutter: &str = "cutter";
    pub const diamondback: &str = "diamondback";
    pub const diamondback_taxi: &str = "diamondback_taxi";
    pub const diamondbackxl: &str = "diamondbackxl";
    pub const dolphin: &str = "dolphin";
    pub const eagle: &str = "eagle";
    pub const empire_courier: &str = "empire_courier";
    pub const empire_eagle: &str = "empire_eagle";
    pub const empire_trader: &str = "empire_trader";
    pub const explorer_nx: &str = "explorer_nx";
    pub const federation_corvette: &str = "federation_corvette";
    pub const federation_dropship: &str = "federation_dropship";
    pub const federation_dropship_mkii: &str = "federation_dropship_mkii";
    pub const federation_gunship: &str = "federation_gunship";
    pub const ferdelance: &str = "ferdelance";
    pub const hauler: &str = "hauler";
    pub const independant_trader: &str = "independant_trader";
    pub const krait_light: &str = "krait_light";
    pub const krait_mkii: &str = "krait_mkii";
    pub const lakonminer: &str = "lakonminer";
    pub const mamba: &str = "mamba";
    pub const mandalay: &str = "mandalay";
    pub const orca: &str = "orca";
    pub const panthermkii: &str = "panthermkii";
    pub const python: &str = "python";
    pub const python_nx: &str = "python_nx";
    pub const sidewinder: &str = "sidewinder";
    pub const type6: &str = "type6";
    pub const type7: &str = "type7";
    pub const type8: &str = "type8";
    pub const type9: &str = "type9";
    pub const type9_military: &str = "type9_military";
    pub const typex: &str = "typex";
    pub const typex_2: &str = "typex_2";
    pub const typex_3: &str = "typex_3";
    pub const viper: &str = "viper";
    pub const viper_mkiv: &str = "viper_mkiv";
    pub const viper_taxi: &str = "viper_taxi";
    pub const vulture: &str = "vulture";
    pub const vulture_taxi: &str = "vulture_taxi";
    pub const mediumtransport01: &str = "mediumtransport01";
    pub const smallcombat01_nx: &str = "smallcombat01_nx";
}

/// Which category of materials a trader deals in. Other values occur.
pub mod MaterialTraderType {
    pub const manufactured: &str = "manufactured";
    pub const raw: &str = "raw";
    pub const encoded: &str = "encoded";
}

/// What kind of target a mission is against. Other values occur.
pub mod MissionTargetType {
    pub const MissionUtil_FactionTag_Pirate: &str = "$MissionUtil_FactionTag_Pirate;";
    pub const MissionUtil_FactionTag_PirateLord: &str = "$MissionUtil_FactionTag_PirateLord;";
    pub const MissionUtil_FactionTag_AIHumanoid: &str = "$MissionUtil_FactionTag_AIHumanoid;";
    pub const MissionUtil_FactionTag_TerroristLeader: &str =
        "$MissionUtil_FactionTag_TerroristLeader;";
    pub const MissionUtil_FactionTag_DeserterASS: &str = "$MissionUtil_FactionTag_DeserterASS;";
    pub const MissionUtil_FactionTag_Deserter: &str = "$MissionUtil_FactionTag_Deserter;";
}

/// Size of a mission's effect, as plus signs. Other values occur.
pub mod MissionEffectSize {
    pub const Empty: &str = "++";
    pub const Empty_2: &str = "+";
    pub const Empty_3: &str = "+++++";
    pub const Empty_4: &str = "+++";
    pub const None: &str = "None";
    pub const Empty_5: &str = "++++";
}

/// Direction of a mission's effect, and whether it is good. Other values occur.
pub mod MissionTrend {
    pub const UpGood: &str = "UpGood";
    pub const DownBad: &str = "DownBad";
    pub const DownGood: &str = "DownGood";
    pub const UpBad: &str = "UpBad";
    pub const None: &str = "None";
}

/// What a mission does to a faction or its system. Other values occur.
pub mod MissionEffectName {
    pub const MISSIONUTIL_Interaction_Summary_EP_up: &str =
        "$MISSIONUTIL_Interaction_Summary_EP_up;";
    pub const MISSIONUTIL_Interaction_Summary_EP_down: &str =
        "$MISSIONUTIL_Interaction_Summary_EP_down;";
    pub const MISSIONUTIL_Interaction_Summary_SP_up: &str =
        "$MISSIONUTIL_Interaction_Summary_SP_up;";
    pub const MISSIONUTIL_Interaction_Summary_Outbreak_down: &str =
        "$MISSIONUTIL_Interaction_Summary_Outbreak_down;";
    pub const MISSIONUTIL_Interaction_Summary_SP_down: &str =
        "$MISSIONUTIL_Interaction_Summary_SP_down;";
    pub const MISSIONUTIL_Interaction_Summary_Outbreak_up: &str =
        "$MISSIONUTIL_Interaction_Summary_Outbreak_up;";
}

/// Category of a material given as a reward. Other values occur.
pub mod MaterialRewardCategory {
    pub const MICRORESOURCE_CATEGORY_Manufactured: &str = "$MICRORESOURCE_CATEGORY_Manufactured;";
    pub const MICRORESOURCE_CATEGORY_Data: &str = "$MICRORESOURCE_CATEGORY_Data;";
    pub const MICRORESOURCE_CATEGORY_Encoded: &str = "$MICRORESOURCE_CATEGORY_Encoded;";
    pub const MICRORESOURCE_CATEGORY_Item: &str = "$MICRORESOURCE_CATEGORY_Item;";
    pub const MICRORESOURCE_CATEGORY_Component: &str = "$MICRORESOURCE_CATEGORY_Component;";
    pub const MICRORESOURCE_CATEGORY_Elements: &str = "$MICRORESOURCE_CATEGORY_Elements;";
}

/// Kind of vouchers a player can cash in. Other values occur.
pub mod VoucherType {
    pub const bounty: &str = "bounty";
    pub const CombatBond: &str = "CombatBond";
    pub const codex: &str = "codex";
    pub const settlement: &str = "settlement";
    pub const trade: &str = "trade";
    pub const scannable: &str = "scannable";
}

/// An SRV or fighter that a ship can carry. Other values occur.
pub mod RestockedVehicleType {
    pub const independent_fighter: &str = "independent_fighter";
    pub const testbuggy: &str = "testbuggy";
    pub const empire_fighter: &str = "empire_fighter";
    pub const federation_fighter: &str = "federation_fighter";
    pub const combat_multicrew_srv_01: &str = "combat_multicrew_srv_01";
    pub const gdn_hybrid_fighter_v3: &str = "gdn_hybrid_fighter_v3";
    pub const gdn_hybrid_fighter_v1: &str = "gdn_hybrid_fighter_v1";
    pub const gdn_hybrid_fighter_v2: &str = "gdn_hybrid_fighter_v2";
    pub const lander01: &str = "lander01";
    pub const mev_rhino: &str = "mev_rhino";
}

/// Loadouts of fighters and surface vehicles. Other values occur.
pub mod FighterLoadoutName {
    pub const starter: &str = "starter";
    pub const one: &str = "one";
    pub const four: &str = "four";
    pub const three: &str = "three";
    pub const zero: &str = "zero";
    pub const default: &str = "default";
    pub const at: &str = "at";
    pub const base: &str = "base";
    pub const galactic: &str = "galactic";
    pub const advanced: &str = "advanced";
    pub const two: &str = "two";
    pub const stellar: &str = "stellar";
}

/// Type of technology broker. Other values occur.
pub mod TechnologyBrokerType {
    pub const sirius: &str = "sirius";
    pub const guardian: &str = "guardian";
    pub const human: &str = "human";
    pub const salvation: &str = "salvation";
    pub const rescue: &str = "rescue";
}

/// The categories of things carried on foot. Other values occur.
pub mod MicroResourceCategory {
    pub const Component: &str = "Component";
    pub const Item: &str = "Item";
    pub const Consumable: &str = "Consumable";
    pub const Data: &str = "Data";
    pub const Mission: &str = "Mission";
}

/// The types of carrier. Other values occur.
pub mod CarrierTypeName {
    pub const FleetCarrier: &str = "FleetCarrier";
    pub const SquadronCarrier: &str = "SquadronCarrier";
}

/// The layouts of carriers. Other values occur.
pub mod CarrierVariant {
    pub const CarrierDockB: &str = "CarrierDockB";
}

/// The posts on board a carrier. Other values occur.
pub mod CarrierCrewRole {
    pub const BlackMarket: &str = "BlackMarket";
    pub const Outfitting: &str = "Outfitting";
    pub const Captain: &str = "Captain";
    pub const Exploration: &str = "Exploration";
    pub const Shipyard: &str = "Shipyard";
    pub const VoucherRedemption: &str = "VoucherRedemption";
    pub const Refuel: &str = "Refuel";
    pub const Repair: &str = "Repair";
    pub const CarrierFuel: &str = "CarrierFuel";
    pub const Rearm: &str = "Rearm";
    pub const Commodities: &str = "Commodities";
    pub const PioneerSupplies: &str = "PioneerSupplies";
    pub const VistaGenomics: &str = "VistaGenomics";
    pub const Bartender: &str = "Bartender";
}

/// What the player does with a post on a carrier. Other values occur.
pub mod CarrierCrewOperation {
    pub const Replace: &str = "Replace";
    pub const Activate: &str = "Activate";
    pub const Pause: &str = "Pause";
    pub const Resume: &str = "Resume";
    pub const Deactivate: &str = "Deactivate";
}

/// What the player does with a pack for a carrier. Other values occur.
pub mod CarrierPackOperation {
    pub const BuyPack: &str = "BuyPack";
    pub const SellPack: &str = "SellPack";
    pub const RestockPack: &str = "RestockPack";
}

/// The themes of module packs for carriers. Other values occur.
pub mod CarrierPackTheme {
    pub const Limpets: &str = "Limpets";
    pub const Mining_Tools: &str = "Mining Tools";
    pub const ShipUtilities: &str = "ShipUtilities";
}

/// How far the sampling of an organism is. Other values occur.
pub mod OrganicScanType {
    pub const Sample: &str = "Sample";
    pub const Log: &str = "Log";
    pub const Analyse: &str = "Analyse";
}

/// Status of a friend, or of a request to become friends. Other values occur.
pub mod FriendStatus {
    pub const Online: &str = "Online";
    pub const Offline: &str = "Offline";
    pub const Added: &str = "Added";
    pub const Requested: &str = "Requested";
    pub const Declined: &str = "Declined";
    pub const Lost: &str = "Lost";
}

/// Name of a track of the in-game music. Other values occur.
pub mod MusicTrackName {
    pub const Supercruise: &str = "Supercruise";
    pub const NoTrack: &str = "NoTrack";
    pub const Exploration: &str = "Exploration";
    pub const OnFoot: &str = "OnFoot";
    pub const SystemAndSurfaceScanner: &str = "SystemAndSurfaceScanner";
    pub const GalaxyMap: &str = "GalaxyMap";
    pub const SystemMap: &str = "SystemMap";
    pub const Combat_Dogfight: &str = "Combat_Dogfight";
    pub const DockingComputer: &str = "DockingComputer";
    pub const Starport: &str = "Starport";
    pub const DestinationFromHyperspace: &str = "DestinationFromHyperspace";
    pub const DestinationFromSupercruise: &str = "DestinationFromSupercruise";
    pub const Combat_SRV: &str = "Combat_SRV";
    pub const MainMenu: &str = "MainMenu";
    pub const FleetCarrier_Managment: &str = "FleetCarrier_Managment";
    pub const NoInGameMusic: &str = "NoInGameMusic";
    pub const Codex: &str = "Codex";
    pub const GalacticPowers: &str = "GalacticPowers";
    pub const Combat_Unknown: &str = "Combat_Unknown";
    pub const Combat_LargeDogFight: &str = "Combat_LargeDogFight";
    pub const Unknown_Encounter: &str = "Unknown_Encounter";
    pub const Unknown_Exploration: &str = "Unknown_Exploration";
    pub const GuardianSites: &str = "GuardianSites";
    pub const Squadrons: &str = "Squadrons";
    pub const Titan_Encounter: &str = "Titan_Encounter";
    pub const Interdiction: &str = "Interdiction";
    pub const TGFactory: &str = "TGFactory";
    pub const Combat_Hunters: &str = "Combat_Hunters";
    pub const Titan_Graveyard: &str = "Titan_Graveyard";
    pub const Lifeform_FogCloud: &str = "Lifeform_FogCloud";
    pub const CQCMenu: &str = "CQCMenu";
    pub const Thargoid_GroundCombat: &str = "Thargoid_GroundCombat";
}

/// Channel of a message received. Other values occur.
pub mod TextChannelName {
    pub const npc: &str = "npc";
    pub const starsystem: &str = "starsystem";
    pub const squadron: &str = "squadron";
    pub const wing: &str = "wing";
    pub const local: &str = "local";
    pub const player: &str = "player";
}

/// What the scan of a ship is for. Other values occur.
pub mod ShipScanType {
    pub const Cargo: &str = "Cargo";
    pub const Crime: &str = "Crime";
}

/// The bits of Flags in Status.json.
pub mod Flags {
    /// Docked, on a landing pad.
    pub const Docked: i64 = 1 << 0;
    /// Landed on the surface of a planet.
    pub const Landed: i64 = 1 << 1;
    /// Landing gear down.
    pub const LandingGearDown: i64 = 1 << 2;
    /// Shields up.
    pub const ShieldsUp: i64 = 1 << 3;
    /// In supercruise.
    pub const Supercruise: i64 = 1 << 4;
    /// Flight assist off.
    pub const FlightAssistOff: i64 = 1 << 5;
    /// Hardpoints deployed.
    pub const HardpointsDeployed: i64 = 1 << 6;
    /// In a wing.
    pub const InWing: i64 = 1 << 7;
    /// Lights on.
    pub const LightsOn: i64 = 1 << 8;
    /// Cargo scoop deployed.
    pub const CargoScoopDeployed: i64 = 1 << 9;
    /// Silent running.
    pub const SilentRunning: i64 = 1 << 10;
    /// Scooping fuel from a star.
    pub const ScoopingFuel: i64 = 1 << 11;
    /// SRV handbrake on.
    pub const SrvHandbrake: i64 = 1 << 12;
    /// SRV turret view in use.
    pub const SrvUsingTurretView: i64 = 1 << 13;
    /// SRV turret retracted, because it is close to the ship.
    pub const SrvTurretRetracted: i64 = 1 << 14;
    /// SRV drive assist on.
    pub const SrvDriveAssist: i64 = 1 << 15;
    /// Frame shift drive mass locked.
    pub const FsdMassLocked: i64 = 1 << 16;
    /// Frame shift drive charging.
    pub const FsdCharging: i64 = 1 << 17;
    /// Frame shift drive cooling down.
    pub const FsdCooldown: i64 = 1 << 18;
    /// Low fuel: main tank below 25 %.
    pub const LowFuel: i64 = 1 << 19;
    /// Overheating: heat above 100 %.
    pub const OverHeating: i64 = 1 << 20;
    /// Latitude and longitude available.
    pub const HasLatLong: i64 = 1 << 21;
    /// In danger.
    pub const IsInDanger: i64 = 1 << 22;
    /// Being interdicted.
    pub const BeingInterdicted: i64 = 1 << 23;
    /// In the main ship.
    pub const InMainShip: i64 = 1 << 24;
    /// In a fighter.
    pub const InFighter: i64 = 1 << 25;
    /// In an SRV.
    pub const InSRV: i64 = 1 << 26;
    /// HUD in analysis mode.
    pub const HudInAnalysisMode: i64 = 1 << 27;
    /// Night vision on.
    pub const NightVision: i64 = 1 << 28;
    /// Altitude is measured from the average radius of the planet.
    pub const AltitudeFromAverageRadius: i64 = 1 << 29;
    /// In a hyperspace jump.
    pub const FsdJump: i64 = 1 << 30;
    /// SRV high beam on.
    pub const SrvHighBeam: i64 = 1 << 31;

    const NAMES: &[(u32, &str)] = &[
        (0, "Docked"),
        (1, "Landed"),
        (2, "LandingGearDown"),
        (3, "ShieldsUp"),
        (4, "Supercruise"),
        (5, "FlightAssistOff"),
        (6, "HardpointsDeployed"),
        (7, "InWing"),
        (8, "LightsOn"),
        (9, "CargoScoopDeployed"),
        (10, "SilentRunning"),
        (11, "ScoopingFuel"),
        (12, "SrvHandbrake"),
        (13, "SrvUsingTurretView"),
        (14, "SrvTurretRetracted"),
        (15, "SrvDriveAssist"),
        (16, "FsdMassLocked"),
        (17, "FsdCharging"),
        (18, "FsdCooldown"),
        (19, "LowFuel"),
        (20, "OverHeating"),
        (21, "HasLatLong"),
        (22, "IsInDanger"),
        (23, "BeingInterdicted"),
        (24, "InMainShip"),
        (25, "InFighter"),
        (26, "InSRV"),
        (27, "HudInAnalysisMode"),
        (28, "NightVision"),
        (29, "AltitudeFromAverageRadius"),
        (30, "FsdJump"),
        (31, "SrvHighBeam"),
    ];

    /// The names of the bits that are set, lowest first; one without a name is Bit23.
    pub fn decode(value: i64) -> Vec<String> {
        super::bit_names(value, NAMES)
    }
}

/// The bits of Flags2 in Status.json.
pub mod Flags2 {
    /// On foot.
    pub const OnFoot: i64 = 1 << 0;
    /// In a taxi, a dropship or a shuttle.
    pub const InTaxi: i64 = 1 << 1;
    /// In someone else's ship.
    pub const InMulticrew: i64 = 1 << 2;
    /// On foot in a station.
    pub const OnFootInStation: i64 = 1 << 3;
    /// On foot on a planet.
    pub const OnFootOnPlanet: i64 = 1 << 4;
    /// Aiming down sights.
    pub const AimDownSight: i64 = 1 << 5;
    /// Low oxygen.
    pub const LowOxygen: i64 = 1 << 6;
    /// Low health.
    pub const LowHealth: i64 = 1 << 7;
    /// Cold.
    pub const Cold: i64 = 1 << 8;
    /// Hot.
    pub const Hot: i64 = 1 << 9;
    /// Very cold.
    pub const VeryCold: i64 = 1 << 10;
    /// Very hot.
    pub const VeryHot: i64 = 1 << 11;
    /// In glide mode.
    pub const GlideMode: i64 = 1 << 12;
    /// On foot in a hangar.
    pub const OnFootInHangar: i64 = 1 << 13;
    /// On foot in a social space.
    pub const OnFootSocialSpace: i64 = 1 << 14;
    /// On foot outside.
    pub const OnFootExterior: i64 = 1 << 15;
    /// Breathable atmosphere.
    pub const BreathableAtmosphere: i64 = 1 << 16;
    /// In multicrew by telepresence.
    pub const TelepresenceMulticrew: i64 = 1 << 17;
    /// Physically aboard in multicrew.
    pub const PhysicalMulticrew: i64 = 1 << 18;
    /// Frame shift drive charging for a hyperspace jump.
    pub const FsdHyperdriveCharging: i64 = 1 << 19;
    /// Supercruise overcharge active.
    pub const SupercruiseOvercharge: i64 = 1 << 20;
    /// Supercruise assist active.
    pub const SupercruiseAssist: i64 = 1 << 21;
    /// NPC crew member active.
    pub const NpcCrewActive: i64 = 1 << 22;

    const NAMES: &[(u32, &str)] = &[
        (0, "OnFoot"),
        (1, "InTaxi"),
        (2, "InMulticrew"),
        (3, "OnFootInStation"),
        (4, "OnFootOnPlanet"),
        (5, "AimDownSight"),
        (6, "LowOxygen"),
        (7, "LowHealth"),
        (8, "Cold"),
        (9, "Hot"),
        (10, "VeryCold"),
        (11, "VeryHot"),
        (12, "GlideMode"),
        (13, "OnFootInHangar"),
        (14, "OnFootSocialSpace"),
        (15, "OnFootExterior"),
        (16, "BreathableAtmosphere"),
        (17, "TelepresenceMulticrew"),
        (18, "PhysicalMulticrew"),
        (19, "FsdHyperdriveCharging"),
        (20, "SupercruiseOvercharge"),
        (21, "SupercruiseAssist"),
        (22, "NpcCrewActive"),
    ];

    /// The names of the bits that are set, lowest first; one without a name is Bit23.
    pub fn decode(value: i64) -> Vec<String> {
        super::bit_names(value, NAMES)
    }
}

journal_type! {
    /// One side of a conflict.
    ConflictParty {
        /// Name of the faction. Always; specified.
        Name "Name" String,
        /// The asset this side would lose. Always; specified.
        Stake "Stake" String,
        /// The asset this side would lose, as shown in game. Optional; specified.
        Stake_Localised "Stake_Localised" String,
        /// Days this side has won. Always; specified.
        WonDays "WonDays" i64,
    }
}

journal_type! {
    /// A conflict between two factions in the system.
    Conflict {
        /// Type of conflict. Always; specified.
        WarType "WarType" String,
        /// Status of the conflict; may be empty. Always; specified.
        Status "Status" String,
        /// The first side. Always; specified.
        Faction1 "Faction1" ConflictParty,
        /// The second side. Always; specified.
        Faction2 "Faction2" ConflictParty,
    }
}

journal_type! {
    /// The faction in control.
    ControllingFaction {
        /// Name of the faction. Always; specified.
        Name "Name" String,
        /// Name of the faction, as shown in game; since 4.3.3.0. Optional; declared only.
        Name_Localised "Name_Localised" String,
        /// Current state of the faction. Optional; specified.
        FactionState "FactionState" String,
    }
}

journal_type! {
    /// An active state of a faction.
    ActiveState {
        /// Name of the state. Always; specified.
        State "State" String,
    }
}

journal_type! {
    /// A pending or recovering state of a faction.
    TrendingState {
        /// Name of the state. Always; specified.
        State "State" String,
        /// Trend of the state. Always; specified.
        Trend "Trend" i64,
    }
}

journal_type! {
    /// A faction present in the system.
    Faction {
        /// Name of the faction. Always; specified.
        Name "Name" String,
        /// Current state of the faction. Always; specified.
        FactionState "FactionState" String,
        /// Type of government. Always; specified.
        Government "Government" String,
        /// Its share of influence in the system, from 0 to 1. Always; specified.
        Influence "Influence" f64,
        /// Superpower the faction is aligned with. Always; specified.
        Allegiance "Allegiance" String,
        /// Internal name of the happiness band; in the form $Faction_HappinessBandN;; may be empty; since 3.3.
        /// Always; specified.
        Happiness "Happiness" String,
        /// Happiness, as shown in game. Optional; specified.
        Happiness_Localised "Happiness_Localised" String,
        /// This is the faction of the player's squadron; since 3.3. Optional; specified.
        SquadronFaction "SquadronFaction" bool,
        /// This is the happiest system of the squadron's faction; since 3.3. Optional; specified.
        HappiestSystem "HappiestSystem" bool,
        /// This is the home system of the squadron's faction; since 3.3. Optional; specified.
        HomeSystem "HomeSystem" bool,
        /// The player's reputation with this faction; since 3.3. Always; specified.
        MyReputation "MyReputation" f64,
        /// Pending states; since 2.3.10. Optional; specified.
        PendingStates "PendingStates" Vec<TrendingState>,
        /// States the faction is recovering from; since 2.3.10. Optional; specified.
        RecoveringStates "RecoveringStates" Vec<TrendingState>,
        /// Active states; since 3.3. Optional; specified.
        ActiveStates "ActiveStates" Vec<ActiveState>,
    }
}

journal_type! {
    /// The Thargoid war in the system.
    ThargoidWar {
        /// Current state of the war. Always; specified.
        CurrentState "CurrentState" String,
        /// Next state if the defence succeeds. Optional; specified.
        NextStateSuccess "NextStateSuccess" String,
        /// Next state if the defence fails. Optional; specified.
        NextStateFailure "NextStateFailure" String,
        /// The defence has succeeded. Always; specified.
        SuccessStateReached "SuccessStateReached" bool,
        /// Progress of the defence. Optional; specified.
        WarProgress "WarProgress" f64,
        /// Number of ports still under attack. Optional; specified.
        RemainingPorts "RemainingPorts" i64,
        /// Time left, as free text. Optional; specified.
        EstimatedRemainingTime "EstimatedRemainingTime" String,
    }
}

journal_type! {
    /// A power contending for an unoccupied system.
    ContendingPower {
        /// Name of the power. Always; specified.
        Power "Power" String,
        /// Share of the 120k merits needed for control; may exceed 1.0. Always; specified.
        ConflictProgress "ConflictProgress" f64,
    }
}

journal_type! {
    /// Written when the ship jumps from one star system to another. The specification describes it.
    FSDJump {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// The jump was made in a taxi; since 4.0. Optional; specified.
        Taxi "Taxi" bool,
        /// The jump was made in another player's ship; since 4.0. Optional; specified.
        Multicrew "Multicrew" bool,
        /// The player is wanted in the system; since 3.0. Optional; specified.
        Wanted "Wanted" bool,
        /// Name of the destination system. Always; specified.
        StarSystem "StarSystem" String,
        /// Address of the system; since 3.0. Optional; specified.
        SystemAddress "SystemAddress" i64,
        /// X, y and z coordinates of the system, in light-years relative to the origin system. Always;
        /// specified.
        StarPos "StarPos" Vec<f64>,
        /// Superpower the system is aligned with; may be empty; since 2.2.02. Always; specified.
        SystemAllegiance "SystemAllegiance" String,
        /// Internal name of the main economy; in the form $economy_X;; since 2.2.02. Always; specified.
        SystemEconomy "SystemEconomy" String,
        /// Main economy, as shown in game. Optional; specified.
        SystemEconomy_Localised "SystemEconomy_Localised" String,
        /// Second economy; since 3.0.3. Always; specified.
        SystemSecondEconomy "SystemSecondEconomy" String,
        /// Second economy, as shown in game. Optional; specified.
        SystemSecondEconomy_Localised "SystemSecondEconomy_Localised" String,
        /// Internal name of the government; in the form $government_X;; since 2.2.02. Always; specified.
        SystemGovernment "SystemGovernment" String,
        /// Government, as shown in game. Optional; specified.
        SystemGovernment_Localised "SystemGovernment_Localised" String,
        /// Internal name of the security level; in the form $X;; since 2.2.02. Always; specified.
        SystemSecurity "SystemSecurity" String,
        /// Security level, as shown in game. Optional; specified.
        SystemSecurity_Localised "SystemSecurity_Localised" String,
        /// Population of the system; since 2.4. Optional; specified.
        Population "Population" i64,
        /// Name of the body the ship arrived at; since 3.4. Optional; specified.
        Body "Body" String,
        /// ID of that body within the system; since 3.4. Optional; specified.
        BodyID "BodyID" i64,
        /// Type of that body; since 3.4. Optional; specified.
        BodyType "BodyType" String,
        /// The power that controls the system; since 4.0.0.1900. Optional; specified.
        ControllingPower "ControllingPower" String,
        /// Powers active in the system; written if the player is pledged and the system is involved in
        /// Powerplay. Optional; specified.
        Powers "Powers" Vec<String>,
        /// Powerplay state of the system. Optional; specified.
        PowerplayState "PowerplayState" String,
        /// Control progress within the current state; since 4.1.0.200. Optional; specified.
        PowerplayStateControlProgress "PowerplayStateControlProgress" f64,
        /// Merits earned by reinforcement; since 4.1.0.200. Optional; specified.
        PowerplayStateReinforcement "PowerplayStateReinforcement" i64,
        /// Merits earned by undermining; since 4.1.0.200. Optional; specified.
        PowerplayStateUndermining "PowerplayStateUndermining" i64,
        /// The contending powers; only while the system is unoccupied. Optional; specified.
        PowerplayConflictProgress "PowerplayConflictProgress" Vec<ContendingPower>,
        /// The Thargoid war in the system; since 4.0.0.1500. Optional; specified.
        ThargoidWar "ThargoidWar" ThargoidWar,
        /// Jump distance, in light-years. Always; specified.
        JumpDist "JumpDist" f64,
        /// Fuel used by the jump, in tonnes. Always; specified.
        FuelUsed "FuelUsed" f64,
        /// Fuel left in the main tank, in tonnes. Always; specified.
        FuelLevel "FuelLevel" f64,
        /// FSD boost used, if any. Optional; specified.
        BoostUsed "BoostUsed" i64,
        /// The factions present in the system; since 2.3. Optional; specified.
        Factions "Factions" Vec<Faction>,
        /// The faction that controls the system. Optional; specified.
        SystemFaction "SystemFaction" Value,
        /// Conflicts between factions in the system; since 3.4. Optional; specified.
        Conflicts "Conflicts" Vec<Conflict>,
    }
}

journal_type! {
    /// The current destination.
    Destination {
        /// Address of the system it is in. Always; specified.
        System "System" i64,
        /// ID of the body within that system. Always; specified.
        Body "Body" i64,
        /// Name of the destination. Always; specified.
        Name "Name" String,
        /// Name of the destination, as shown in game. Optional; specified.
        Name_Localised "Name_Localised" String,
    }
}

journal_type! {
    /// The fuel on board, in tonnes.
    Fuel {
        /// In the main tank. Always; specified.
        FuelMain "FuelMain" f64,
        /// In the reservoir. Always; specified.
        FuelReservoir "FuelReservoir" f64,
    }
}

journal_type! {
    /// Written when the state of the player or the ship changes, and at least every few seconds. The
    /// specification describes it. It came with version 3.0 of the game.
    Status {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// State of the ship, SRV or fighter, as a bit set; bits: 0 Docked, 1 Landed, 2 LandingGearDown, 3
        /// ShieldsUp, 4 Supercruise, 5 FlightAssistOff, 6 HardpointsDeployed, 7 InWing, 8 LightsOn, 9
        /// CargoScoopDeployed, 10 SilentRunning, 11 ScoopingFuel, 12 SrvHandbrake, 13 SrvUsingTurretView, 14
        /// SrvTurretRetracted, 15 SrvDriveAssist, 16 FsdMassLocked, 17 FsdCharging, 18 FsdCooldown, 19 LowFuel,
        /// 20 OverHeating, 21 HasLatLong, 22 IsInDanger, 23 BeingInterdicted, 24 InMainShip, 25 InFighter, 26
        /// InSRV, 27 HudInAnalysisMode, 28 NightVision, 29 AltitudeFromAverageRadius, 30 FsdJump, 31
        /// SrvHighBeam. Always; specified.
        Flags "Flags" i64,
        /// State of the player on foot, in a taxi or in multicrew, as a bit set; bits: 0 OnFoot, 1 InTaxi, 2
        /// InMulticrew, 3 OnFootInStation, 4 OnFootOnPlanet, 5 AimDownSight, 6 LowOxygen, 7 LowHealth, 8 Cold,
        /// 9 Hot, 10 VeryCold, 11 VeryHot, 12 GlideMode, 13 OnFootInHangar, 14 OnFootSocialSpace, 15
        /// OnFootExterior, 16 BreathableAtmosphere, 17 TelepresenceMulticrew, 18 PhysicalMulticrew, 19
        /// FsdHyperdriveCharging, 20 SupercruiseOvercharge, 21 SupercruiseAssist, 22 NpcCrewActive. Optional;
        /// specified.
        Flags2 "Flags2" i64,
        /// Power distribution to systems, engines and weapons, in half-pips. Optional; specified.
        Pips "Pips" Vec<i64>,
        /// The selected fire group. Optional; specified.
        FireGroup "FireGroup" i64,
        /// The screen or panel the player has open. Optional; specified.
        GuiFocus "GuiFocus" i64,
        /// The fuel on board, in tonnes; since 3.3.02. Optional; specified.
        Fuel "Fuel" Fuel,
        /// Cargo on board, in tonnes. Optional; specified.
        Cargo "Cargo" f64,
        /// Oxygen remaining. Optional; specified.
        Oxygen "Oxygen" f64,
        /// Health remaining. Optional; specified.
        Health "Health" f64,
        /// Ambient temperature, in kelvin. Optional; specified.
        Temperature "Temperature" f64,
        /// The weapon in hand; may be empty. Optional; specified.
        SelectedWeapon "SelectedWeapon" String,
        /// The weapon in hand, as shown in game. Optional; specified.
        SelectedWeapon_Localised "SelectedWeapon_Localised" String,
        /// Gravity, in g. Optional; specified.
        Gravity "Gravity" f64,
        /// Legal state of the player; since 3.4. Optional; specified.
        LegalState "LegalState" String,
        /// Latitude on or near a planet, in degrees. Optional; specified.
        Latitude "Latitude" f64,
        /// Longitude on or near a planet, in degrees. Optional; specified.
        Longitude "Longitude" f64,
        /// Heading, in degrees. Optional; specified.
        Heading "Heading" i64,
        /// Altitude in metres: above the average radius of the planet if bit 29 of Flags is set, otherwise
        /// above the terrain. Optional; specified.
        Altitude "Altitude" i64,
        /// The body the player is on or near; since 3.4. Optional; specified.
        BodyName "BodyName" String,
        /// Radius of the planet, in metres; since 3.4. Optional; specified.
        PlanetRadius "PlanetRadius" f64,
        /// Credit balance of the player; since 4.0.0.600. Optional; specified.
        Balance "Balance" i64,
        /// The current destination; since 4.0.0.600. Optional; specified.
        Destination "Destination" Destination,
    }
}

journal_type! {
    /// Number of landing pads of each size.
    LandingPads {
        /// Number of small pads. Always; specified.
        Small "Small" i64,
        /// Number of medium pads. Always; specified.
        Medium "Medium" i64,
        /// Number of large pads. Always; specified.
        Large "Large" i64,
    }
}

journal_type! {
    /// One of several economies of a station.
    EconomyShare {
        /// Internal name of the economy. Always; specified.
        Name "Name" String,
        /// Economy, as shown in game. Optional; specified.
        Name_Localised "Name_Localised" String,
        /// Its share. Always; specified.
        Proportion "Proportion" f64,
    }
}

journal_type! {
    /// Written when the ship lands on a pad of a station, an outpost or a surface settlement. The
    /// specification describes it.
    Docked {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// Name of the station. Always; specified.
        StationName "StationName" String,
        /// Name of the station, as shown in game. Optional; specified.
        StationName_Localised "StationName_Localised" String,
        /// Type of station; since 2.2 (Beta 5). Always; specified.
        StationType "StationType" String,
        /// The player arrived in a taxi; since 4.0. Optional; specified.
        Taxi "Taxi" bool,
        /// The player arrived in another player's ship; since 4.0. Optional; specified.
        Multicrew "Multicrew" bool,
        /// State of the station, such as damaged; since 4.0.0.1500. Optional; specified.
        StationState "StationState" String,
        /// Name of the system. Optional; specified.
        StarSystem "StarSystem" String,
        /// Address of the system; since 3.0. Optional; specified.
        SystemAddress "SystemAddress" i64,
        /// ID of the station's market; since 3.0. Optional; specified.
        MarketID "MarketID" i64,
        /// The faction that runs the station; since 2.2.02. Optional; specified.
        StationFaction "StationFaction" Value,
        /// Internal name of the government; in the form $government_X;; since 2.2.02. Optional; specified.
        StationGovernment "StationGovernment" String,
        /// Government, as shown in game. Optional; specified.
        StationGovernment_Localised "StationGovernment_Localised" String,
        /// Superpower the station is aligned with; since 2.2.02. Optional; specified.
        StationAllegiance "StationAllegiance" String,
        /// What the station offers; since 2.4. Optional; specified.
        StationServices "StationServices" Vec<String>,
        /// Internal name of the economy, if the station has only one; since 2.2.02. Optional; specified.
        StationEconomy "StationEconomy" String,
        /// Economy, as shown in game, if the station has only one. Optional; specified.
        StationEconomy_Localised "StationEconomy_Localised" String,
        /// The economies, if the station has several; since 3.0.3. Optional; specified.
        StationEconomies "StationEconomies" Vec<EconomyShare>,
        /// Distance from the arrival star, in light-seconds; since 2.3. Always; specified.
        DistFromStarLS "DistFromStarLS" f64,
        /// The player is wanted here; omitted if not; since 3.0. Optional; specified.
        Wanted "Wanted" bool,
        /// The player has an unpaid fine; omitted if not; since 3.3. Optional; specified.
        ActiveFine "ActiveFine" bool,
        /// The ship landed with a breached cockpit; omitted if not. Optional; specified.
        CockpitBreach "CockpitBreach" bool,
        /// Number of landing pads of each size; since 4.0. Optional; specified.
        LandingPads "LandingPads" LandingPads,
    }
}

journal_type! {
    /// The highest tier of a goal.
    TopTier {
        /// Name of the tier, as shown in game. Always; specified.
        Name "Name" String,
        /// Reward for reaching it; may be empty. Always; specified.
        Bonus "Bonus" String,
    }
}

journal_type! {
    /// A community goal the player has joined.
    Goal {
        /// ID of the goal. Always; specified.
        CGID "CGID" i64,
        /// Title of the goal. Always; specified.
        Title "Title" String,
        /// The system to deliver to. Always; specified.
        SystemName "SystemName" String,
        /// The station to deliver to. Always; specified.
        MarketName "MarketName" String,
        /// When the goal ends. Always; specified.
        Expiry "Expiry" String,
        /// The goal has ended. Always; specified.
        IsComplete "IsComplete" bool,
        /// Total contributed by all players. Always; specified.
        CurrentTotal "CurrentTotal" i64,
        /// Amount contributed by this player. Always; specified.
        PlayerContribution "PlayerContribution" i64,
        /// Number of contributors. Always; specified.
        NumContributors "NumContributors" i64,
        /// The highest tier of a goal. Optional; specified.
        TopTier "TopTier" TopTier,
        /// Number of places in the top rank, if it is fixed. Optional; specified.
        TopRankSize "TopRankSize" i64,
        /// The player holds one of those places. Optional; specified.
        PlayerInTopRank "PlayerInTopRank" bool,
        /// The tier reached, as shown in game; written from the first tier on. Optional; specified.
        TierReached "TierReached" String,
        /// Percentile band of the player: 0 is the top rank, 100 means no contribution. Always; specified.
        PlayerPercentileBand "PlayerPercentileBand" i64,
        /// Credits earned for the band and the tier; written from the first tier on. Optional; specified.
        Bonus "Bonus" i64,
    }
}

journal_type! {
    /// Written when the game has fetched community goals from the server and something has changed. The
    /// specification describes it. It came with version 2.4 of the game.
    CommunityGoal {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// The goals the player has joined. Always; specified.
        CurrentGoals "CurrentGoals" Vec<Goal>,
    }
}

journal_type! {
    /// An engineer the player knows of; all fields may be omitted for an on-foot engineer in the base game.
    KnownEngineer {
        /// Name of the engineer. Optional; specified.
        Engineer "Engineer" String,
        /// ID of the engineer. Optional; specified.
        EngineerID "EngineerID" i64,
        /// The player's access to the engineer. Optional; specified.
        Progress "Progress" String,
        /// Progress to the next rank, in percent; possibly never written in single updates. Optional;
        /// specified.
        RankProgress "RankProgress" i64,
        /// Rank reached with the engineer. Optional; specified.
        Rank "Rank" i64,
    }
}

journal_type! {
    /// Written when the player makes progress with an engineer; at start-up it lists all engineers. The
    /// specification describes it.
    EngineerProgress {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// All engineers; only at start-up; since 3.3. Optional; specified.
        Engineers "Engineers" Vec<KnownEngineer>,
        /// Name of the engineer. Optional; specified.
        Engineer "Engineer" String,
        /// ID of the engineer. Optional; specified.
        EngineerID "EngineerID" i64,
        /// The player's access to the engineer. Optional; specified.
        Progress "Progress" String,
        /// Progress to the next rank, in percent; possibly never written in single updates. Optional;
        /// specified.
        RankProgress "RankProgress" i64,
        /// Rank reached with the engineer. Optional; specified.
        Rank "Rank" i64,
    }
}

journal_type! {
    /// A mission the player has accepted.
    Mission {
        /// ID of the mission. Always; specified.
        MissionID "MissionID" i64,
        /// Internal name of the mission. Always; specified.
        Name "Name" String,
        /// Its name, as shown in game; since 4.1.0.0. Optional; specified.
        Name_Localised "Name_Localised" String,
        /// It is a passenger mission. Always; specified.
        PassengerMission "PassengerMission" bool,
        /// Seconds left; failed missions have been seen with 0. Always; specified.
        Expires "Expires" i64,
    }
}

journal_type! {
    /// Written when the game starts up. The specification describes it. It came with version 3.0 of the
    /// game.
    Missions {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// Active missions. Always; specified.
        Active "Active" Vec<Mission>,
        /// Failed missions. Always; specified.
        Failed "Failed" Vec<Mission>,
        /// Completed missions. Always; specified.
        Complete "Complete" Vec<Mission>,
    }
}

journal_type! {
    /// A module in storage.
    StoredModule {
        /// Internal name of the module; in the form $X;. Always; specified.
        Name "Name" String,
        /// Name of the module, as shown in game. Optional; specified.
        Name_Localised "Name_Localised" String,
        /// Its storage slot. Always; specified.
        StorageSlot "StorageSlot" i64,
        /// It is being transferred; omitted if not. Optional; specified.
        InTransit "InTransit" bool,
        /// The system it is stored in. Optional; specified.
        StarSystem "StarSystem" String,
        /// Market ID of the station it is stored at. Optional; specified.
        MarketID "MarketID" i64,
        /// Cost of transferring it here, in credits. Optional; specified.
        TransferCost "TransferCost" i64,
        /// Time to transfer it here, in seconds. Optional; specified.
        TransferTime "TransferTime" i64,
        /// Purchase price, in credits; since 3.0. Always; specified.
        BuyPrice "BuyPrice" i64,
        /// Purchase price, in Merc Coins; since 4.3.3.0. Optional; declared only.
        BuyMercCoinsPrice "BuyMercCoinsPrice" i64,
        /// It is marked as hot (stolen); since 3.0. Always; specified.
        Hot "Hot" bool,
        /// The blueprint applied; only for an engineered module. Optional; specified.
        EngineerModifications "EngineerModifications" String,
        /// Grade of the blueprint; only for an engineered module; since 3.0. Optional; specified.
        Level "Level" i64,
        /// Progress within the grade; only for an engineered module; since 3.0. Optional; specified.
        Quality "Quality" f64,
    }
}

journal_type! {
    /// Written when the player first opens outfitting, and again when the stored modules have changed. The
    /// specification describes it. It came with version 3.0 of the game.
    StoredModules {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// Market ID of the station the player is at. Always; specified.
        MarketID "MarketID" i64,
        /// Name of that station. Always; specified.
        StationName "StationName" String,
        /// Name of its system. Always; specified.
        StarSystem "StarSystem" String,
        /// The modules in storage, wherever they are. Always; specified.
        Items "Items" Vec<StoredModule>,
    }
}

journal_type! {
    /// A system whose data was sold.
    DiscoveredSystem {
        /// Name of the system. Always; specified.
        SystemName "SystemName" String,
        /// Name of the system, as shown in game; the game is known to write meaningless data here. Optional;
        /// specified.
        SystemName_Localised "SystemName_Localised" String,
        /// Number of bodies the data covers. Always; specified.
        NumBodies "NumBodies" i64,
    }
}

journal_type! {
    /// Written when a page of exploration data is sold at Universal Cartographics. The specification
    /// describes it. It came with version 3.3 of the game.
    MultiSellExplorationData {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// The systems on the page. Always; specified.
        Discovered "Discovered" Vec<DiscoveredSystem>,
        /// Credits for the data. Always; specified.
        BaseValue "BaseValue" i64,
        /// Bonus credits for first discoveries. Always; specified.
        Bonus "Bonus" i64,
        /// Credits paid out. Always; specified.
        TotalEarnings "TotalEarnings" i64,
    }
}

journal_type! {
    /// An amount of one commodity being transferred.
    Transfer {
        /// Internal name of the commodity. Always; specified.
        Type "Type" String,
        /// Name of the commodity, as shown in game. Optional; specified.
        Type_Localised "Type_Localised" String,
        /// Tonnes. Always; specified.
        Count "Count" i64,
        /// Where it is transferred to. Always; specified.
        Direction "Direction" String,
        /// The mission it is for. Optional; specified.
        MissionID "MissionID" i64,
    }
}

journal_type! {
    /// Written when cargo is transferred between the ship and a fleet carrier, or between the ship and the
    /// SRV. The specification describes it. It came with version 3.7 of the game.
    CargoTransfer {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// The transfers. Always; specified.
        Transfers "Transfers" Vec<Transfer>,
    }
}

journal_type! {
    /// A module fitted to the ship.
    FittedModule {
        /// The slot it is fitted in. Always; specified.
        Slot "Slot" String,
        /// Internal name of the module. Always; specified.
        Item "Item" String,
        /// Power it draws, in megawatts. Optional; specified.
        Power "Power" f64,
        /// Its power priority, counted from 0. Optional; specified.
        Priority "Priority" i64,
    }
}

journal_type! {
    /// Written when the player opens the modules panel on the right and the data has changed. The
    /// specification describes it. It came with version 3.0 of the game.
    ModuleInfo {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// The fitted modules, in the order of the modules panel; only in the file. Optional; specified.
        Modules "Modules" Vec<FittedModule>,
    }
}

journal_type! {
    /// A system along the route.
    RouteStop {
        /// Name of the system. Always; specified.
        StarSystem "StarSystem" String,
        /// Address of the system. Always; specified.
        SystemAddress "SystemAddress" i64,
        /// X, y and z coordinates of the system, in light-years relative to the origin system. Always;
        /// specified.
        StarPos "StarPos" Vec<f64>,
        /// Class of its main star. Always; specified.
        StarClass "StarClass" String,
    }
}

journal_type! {
    /// Written when a route with several stops is plotted. The specification describes it. It came with
    /// version 3.7 of the game.
    NavRoute {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// The stops along the route, the starting system first; only in the file. Optional; specified.
        Route "Route" Vec<RouteStop>,
    }
}

journal_type! {
    /// An amount of one material that was used.
    Resource {
        /// Internal name of the material. Always; specified.
        Name "Name" String,
        /// Name of the material, as shown in game. Optional; specified.
        Name_Localised "Name_Localised" String,
        /// How many. Always; specified.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the player uses synthesis to repair or rearm. The specification describes it.
    Synthesis {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// The blueprint. Always; specified.
        Name "Name" String,
        /// The materials used. Always; specified.
        Materials "Materials" Value,
    }
}

journal_type! {
    /// Written when a player who is in a squadron starts the game (the specification does not say when).
    /// The specification describes it. It came with version 3.3.02 of the game.
    SquadronStartup {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Optional; specified.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; specified.
        SquadronName "SquadronName" String,
        /// The player's rank in the squadron. Always; specified.
        CurrentRank "CurrentRank" i64,
        /// Name of that rank; since 4.2.0.0. Optional; specified.
        CurrentRankName "CurrentRankName" String,
        /// Name of that rank, as shown in game. Optional; specified.
        CurrentRankName_Localised "CurrentRankName_Localised" String,
    }
}

journal_type! {
    /// A weapon carried with a suit.
    SuitModule {
        /// The slot it is carried in. Always; specified.
        SlotName "SlotName" String,
        /// ID of the weapon. Always; specified.
        SuitModuleID "SuitModuleID" i64,
        /// Internal name of the weapon. Always; specified.
        ModuleName "ModuleName" String,
        /// Name of the weapon, as shown in game. Optional; specified.
        ModuleName_Localised "ModuleName_Localised" String,
        /// Its grade; since 4.0.0.600. Optional; specified.
        Class "Class" i64,
        /// Its modifications; since 4.0.0.600. Optional; specified.
        WeaponMods "WeaponMods" Vec<String>,
    }
}

journal_type! {
    /// Written when the player starts the game on foot or disembarks. The specification describes it. It
    /// came with version 4.0 of the game.
    SuitLoadout {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// ID of the suit. Always; specified.
        SuitID "SuitID" i64,
        /// Internal name of the suit. Always; specified.
        SuitName "SuitName" String,
        /// Name of the suit, as shown in game. Optional; specified.
        SuitName_Localised "SuitName_Localised" String,
        /// Modifications of the suit. Optional; specified.
        SuitMods "SuitMods" Vec<String>,
        /// ID of the loadout. Always; specified.
        LoadoutID "LoadoutID" i64,
        /// Name the player gave the loadout. Always; specified.
        LoadoutName "LoadoutName" String,
        /// The weapons carried. Always; specified.
        Modules "Modules" Vec<SuitModule>,
    }
}

journal_type! {
    /// Written when the player upgrades a flight suit. The specification describes it. It came with version
    /// 4.0 of the game.
    UpgradeSuit {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// Internal name of the suit. Always; specified.
        Name "Name" String,
        /// Name of the suit, as shown in game. Optional; specified.
        Name_Localised "Name_Localised" String,
        /// ID of the suit. Always; specified.
        SuitID "SuitID" i64,
        /// The new grade. Always; specified.
        Class "Class" i64,
        /// Credits paid. Always; specified.
        Cost "Cost" i64,
        /// The materials used; since 4.0.0.1475. Optional; specified.
        Resources "Resources" Vec<Resource>,
    }
}

journal_type! {
    /// Written when the player upgrades a hand weapon (the specification does not say when). The
    /// specification describes it. It came with version 4.0 of the game.
    UpgradeWeapon {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
        /// Internal name of the weapon. Always; specified.
        Name "Name" String,
        /// Name of the weapon, as shown in game. Optional; specified.
        Name_Localised "Name_Localised" String,
        /// The new grade. Always; specified.
        Class "Class" i64,
        /// ID of the weapon. Always; specified.
        SuitModuleID "SuitModuleID" i64,
        /// Credits paid. Always; specified.
        Cost "Cost" i64,
        /// The materials used; since 4.0.0.1475. Optional; specified.
        Resources "Resources" Vec<Resource>,
    }
}

journal_type! {
    /// A commodity on board.
    CargoItem {
        /// Internal name of the commodity. Always; seen in 8,662 lines.
        Name "Name" String,
        /// The commodity, as shown in game. 68 %; seen in 5,916 lines.
        Name_Localised "Name_Localised" String,
        /// The mission it is for; since 3.3. 1.7 %; seen in 147 lines.
        MissionID "MissionID" i64,
        /// Number of tonnes. Always; seen in 8,662 lines.
        Count "Count" i64,
        /// How many of those tonnes are stolen; since 3.0. Always; seen in 8,662 lines.
        Stolen "Stolen" i64,
    }
}

journal_type! {
    /// Written when the game starts up, and whenever the cargo changes. It is outside the specification,
    /// and known from 8,662 real lines. It came with version 2.3 of the game.
    Cargo {
        /// Time of the event. Always; seen in 8,662 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 8,662 lines.
        event "event" String,
        /// Ship or SRV; since 3.3. Always; seen in 8,662 lines.
        Vessel "Vessel" String,
        /// Tonnes on board; since 3.3. Always; seen in 8,662 lines.
        Count "Count" i64,
        /// What is on board; in the journal only at start-up, later in a file of its own. 29 %; seen in 2,547
        /// lines.
        Inventory "Inventory" Vec<CargoItem>,
    }
}

journal_type! {
    /// Written when the player clears a saved game and starts over. It is outside the specification, and
    /// known from 1 real line. It was last seen in version 2.2, and may just be rare.
    ClearSavedGame {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// Name of the commander. Always; seen in 1 line.
        Name "Name" String,
        /// Frontier ID of the player; since 3.3. Declared only; declared only.
        FID "FID" String,
    }
}

journal_type! {
    /// Written when a commander is loaded. It is outside the specification, and known from 2,656 real
    /// lines. It came with version 3.0 of the game.
    Commander {
        /// Time of the event. Always; seen in 2,656 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,656 lines.
        event "event" String,
        /// Frontier ID of the player; since 3.3. Always; seen in 2,656 lines.
        FID "FID" String,
        /// Name of the commander. Always; seen in 2,656 lines.
        Name "Name" String,
    }
}

journal_type! {
    /// Written when the journal file has grown too long and continues in a new one. It is declared only:
    /// public libraries name it, but no real line of it was seen. It came with version 2.2 of the game.
    Continued {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// Number of the next part. Always; declared only.
        Part "Part" i64,
    }
}

journal_type! {
    /// Written when a journal file begins. It is outside the specification, and known from 1,525 real
    /// lines.
    Fileheader {
        /// Time of the event. Always; seen in 1,525 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,525 lines.
        event "event" String,
        /// Which part of the session the file holds, counted from 1. Always; seen in 1,525 lines.
        part "part" i64,
        /// Language and country of the game, such as English/UK. Always; seen in 1,525 lines.
        language "language" String,
        /// Odyssey is running; since 3.8. 98 %; seen in 1,501 lines.
        Odyssey "Odyssey" bool,
        /// Version of the game. Always; seen in 1,525 lines.
        gameversion "gameversion" String,
        /// Build of the game; may end in a space. Always; seen in 1,525 lines.
        build "build" String,
    }
}

journal_type! {
    /// Written when a commander is loaded, and when an operation is entered or left. It is outside the
    /// specification, and known from 2 real lines. It came with version 4.4.1.0 of the game.
    GameModeChange {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// What is played from now on. Always; seen in 2 lines.
        GameMode "GameMode" String,
    }
}

journal_type! {
    /// Written when the player enters the game from the main menu. It is outside the specification, and
    /// known from 2,653 real lines.
    LoadGame {
        /// Time of the event. Always; seen in 2,653 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,653 lines.
        event "event" String,
        /// Frontier ID of the player; since 3.3. Always; seen in 2,653 lines.
        FID "FID" String,
        /// Name of the commander. Always; seen in 2,653 lines.
        Commander "Commander" String,
        /// The player has Horizons; since 3.0. Always; seen in 2,653 lines.
        Horizons "Horizons" bool,
        /// The player has Odyssey; since 4.0. 99 %; seen in 2,621 lines.
        Odyssey "Odyssey" bool,
        /// Internal name of the ship, or of the suit if on foot. Over 99 %; seen in 2,650 lines.
        Ship "Ship" String,
        /// The ship, or the suit if on foot, as shown in game. 76 %; seen in 2,022 lines.
        Ship_Localised "Ship_Localised" String,
        /// ID of the ship among the player's own. Over 99 %; seen in 2,650 lines.
        ShipID "ShipID" i64,
        /// Name the player gave the ship; may be empty; since 2.3. Over 99 %; seen in 2,650 lines.
        ShipName "ShipName" String,
        /// ID plate the player gave the ship; may be empty; since 2.3. Over 99 %; seen in 2,650 lines.
        ShipIdent "ShipIdent" String,
        /// Fuel in the main tank, in tonnes; since 2.3. Over 99 %; seen in 2,650 lines.
        FuelLevel "FuelLevel" f64,
        /// Size of the main tank, in tonnes; since 2.3. Over 99 %; seen in 2,650 lines.
        FuelCapacity "FuelCapacity" f64,
        /// Name of the ship again; since 4.0.0.1450; until 4.0.0.1804. 21 %; seen in 547 lines.
        Name "Name" String,
        /// The ship has landed on a planet; omitted if not. 31 %; seen in 817 lines.
        StartLanded "StartLanded" bool,
        /// The ship has been destroyed; omitted if not. 0.1 %; seen in 3 lines.
        StartDead "StartDead" bool,
        /// Open, Solo or Group. Over 99 %; seen in 2,650 lines.
        GameMode "GameMode" String,
        /// Name of the private group, if GameMode is Group. 2.9 %; seen in 77 lines.
        Group "Group" String,
        /// Credit balance of the player. Always; seen in 2,653 lines.
        Credits "Credits" i64,
        /// Loan the player owes, in credits. Always; seen in 2,653 lines.
        Loan "Loan" i64,
        /// Language and country of the game; since 4.0.0.600. 99 %; seen in 2,621 lines.
        language "language" String,
        /// Version of the game; since 4.0.0.600. 99 %; seen in 2,621 lines.
        gameversion "gameversion" String,
        /// Build of the game; since 4.0.0.600. 99 %; seen in 2,621 lines.
        build "build" String,
    }
}

journal_type! {
    /// A module property changed by engineering.
    ModuleModifier {
        /// Name of the property. Always; seen in 9,613 lines.
        Label "Label" String,
        /// The property, as shown in game; since 4.3.3.0. Declared only; declared only.
        Label_Localised "Label_Localised" String,
        /// Current value. Over 99 %; seen in 9,603 lines.
        Value_2 "Value" f64,
        /// Value before engineering. Over 99 %; seen in 9,603 lines.
        OriginalValue "OriginalValue" f64,
        /// 1 if a lower value is better, otherwise 0. Over 99 %; seen in 9,603 lines.
        LessIsGood "LessIsGood" i64,
        /// Current value, if it is text. 0.1 %; seen in 10 lines.
        ValueStr "ValueStr" String,
        /// Current value, as shown in game, if it is text. 0.1 %; seen in 10 lines.
        ValueStr_Localised "ValueStr_Localised" String,
    }
}

journal_type! {
    /// Engineering applied to a module.
    ModuleEngineering {
        /// Name of the engineer. 92 %; seen in 8,863 lines.
        Engineer "Engineer" String,
        /// ID of the engineer. Always; seen in 9,613 lines.
        EngineerID "EngineerID" i64,
        /// ID of the blueprint. Always; seen in 9,613 lines.
        BlueprintID "BlueprintID" i64,
        /// Internal name of the blueprint. Always; seen in 9,613 lines.
        BlueprintName "BlueprintName" String,
        /// Grade of the blueprint, from 1 to 5. Always; seen in 9,613 lines.
        Level "Level" i64,
        /// Progress within the grade, from 0 to 1. Always; seen in 9,613 lines.
        Quality "Quality" f64,
        /// Internal name of the experimental effect. 67 %; seen in 6,470 lines.
        ExperimentalEffect "ExperimentalEffect" String,
        /// The experimental effect, as shown in game. 67 %; seen in 6,470 lines.
        ExperimentalEffect_Localised "ExperimentalEffect_Localised" String,
        /// The changed properties. Always; seen in 9,613 lines.
        Modifiers "Modifiers" Vec<ModuleModifier>,
    }
}

journal_type! {
    /// A module fitted to the ship.
    ShipModule {
        /// The slot it is fitted in. Always; seen in 9,613 lines.
        Slot "Slot" String,
        /// Internal name of the module, in lower case. Always; seen in 9,613 lines.
        Item "Item" String,
        /// It is switched on. Always; seen in 9,613 lines.
        On "On" bool,
        /// Its power priority, counted from 0. Always; seen in 9,613 lines.
        Priority "Priority" i64,
        /// Rounds loaded. 3.5 %; seen in 336 lines.
        AmmoInClip "AmmoInClip" i64,
        /// Rounds in reserve. 3.5 %; seen in 336 lines.
        AmmoInHopper "AmmoInHopper" i64,
        /// Health of the module, from 0 to 1. Always; seen in 9,613 lines.
        Health "Health" f64,
        /// Value of the module, in credits. 61 %; seen in 5,883 lines.
        Value_2 "Value" i64,
        /// Engineering applied to a module; since 3.0. 26 %; seen in 2,509 lines.
        Engineering "Engineering" ModuleEngineering,
    }
}

journal_type! {
    /// Fuel capacity of the ship, in tonnes.
    FuelCapacity {
        /// Capacity of the main tank, in tonnes. Always; seen in 9,613 lines.
        Main "Main" f64,
        /// Capacity of the reserve tank, in tonnes. Always; seen in 9,613 lines.
        Reserve "Reserve" f64,
    }
}

journal_type! {
    /// Written when the game starts up, and whenever the player switches ships or changes modules. It is
    /// outside the specification, and known from 9,613 real lines. It came with version 2.3 of the game.
    Loadout {
        /// Time of the event. Always; seen in 9,613 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 9,613 lines.
        event "event" String,
        /// Internal name of the ship, in lower case. Always; seen in 9,613 lines.
        Ship "Ship" String,
        /// ID of the ship among the player's own. Always; seen in 9,613 lines.
        ShipID "ShipID" i64,
        /// Name the player gave the ship; may be empty. Always; seen in 9,613 lines.
        ShipName "ShipName" String,
        /// ID plate the player gave the ship; may be empty. Always; seen in 9,613 lines.
        ShipIdent "ShipIdent" String,
        /// Value of the hull, in credits; since 3.0. 99 %; seen in 9,498 lines.
        HullValue "HullValue" i64,
        /// Value of the modules, in credits; since 3.0. Over 99 %; seen in 9,594 lines.
        ModulesValue "ModulesValue" i64,
        /// Hull health, from 0 to 1; since 3.3. Always; seen in 9,613 lines.
        HullHealth "HullHealth" f64,
        /// The ship is marked as hot; omitted if not; since 3.3. 0.8 %; seen in 77 lines.
        Hot "Hot" bool,
        /// Mass without fuel and cargo, in tonnes; since 3.4. Always; seen in 9,613 lines.
        UnladenMass "UnladenMass" f64,
        /// Cargo capacity, in tonnes; since 3.4. Always; seen in 9,613 lines.
        CargoCapacity "CargoCapacity" i64,
        /// Maximum jump range, with no cargo and just enough fuel for one jump, in light-years; since 3.4.
        /// Always; seen in 9,613 lines.
        MaxJumpRange "MaxJumpRange" f64,
        /// Fuel capacity of the ship, in tonnes; since 3.4. Always; seen in 9,613 lines.
        FuelCapacity "FuelCapacity" FuelCapacity,
        /// Rebuy cost, in credits; since 3.0. Always; seen in 9,613 lines.
        Rebuy "Rebuy" i64,
        /// The fitted modules. Always; seen in 9,613 lines.
        Modules "Modules" Vec<ShipModule>,
    }
}

journal_type! {
    /// Written when the game starts up, or the player respawns at a station. It is outside the
    /// specification, and known from 2,707 real lines.
    Location {
        /// Time of the event. Always; seen in 2,707 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,707 lines.
        event "event" String,
        /// Latitude on or near a planet, in degrees; since 2.3. 30 %; seen in 815 lines.
        Latitude "Latitude" f64,
        /// Longitude on or near a planet, in degrees; since 2.3. 30 %; seen in 815 lines.
        Longitude "Longitude" f64,
        /// Distance from the arrival star, in light-seconds; since 3.4. 85 %; seen in 2,293 lines.
        DistFromStarLS "DistFromStarLS" f64,
        /// The ship is docked; the station fields are written only then. Always; seen in 2,707 lines.
        Docked "Docked" Value,
        /// Name of the station; since 3.3.02. 27 %; seen in 720 lines.
        StationName "StationName" String,
        /// The station, as shown in game. 0.2 %; seen in 5 lines.
        StationName_Localised "StationName_Localised" String,
        /// Type of station; since 3.3.02. 27 %; seen in 720 lines.
        StationType "StationType" String,
        /// ID of the station's market. 27 %; seen in 720 lines.
        MarketID "MarketID" i64,
        /// The faction that runs the station. 27 %; seen in 720 lines.
        StationFaction "StationFaction" Value,
        /// Internal name of the government. 27 %; seen in 720 lines.
        StationGovernment "StationGovernment" String,
        /// The government, as shown in game. 27 %; seen in 720 lines.
        StationGovernment_Localised "StationGovernment_Localised" String,
        /// Superpower the station is aligned with. 9.7 %; seen in 263 lines.
        StationAllegiance "StationAllegiance" String,
        /// What the station offers. 27 %; seen in 720 lines.
        StationServices "StationServices" Vec<String>,
        /// Internal name of the economy, if the station has only one. 27 %; seen in 720 lines.
        StationEconomy "StationEconomy" String,
        /// The economy, as shown in game, if the station has only one. 27 %; seen in 720 lines.
        StationEconomy_Localised "StationEconomy_Localised" String,
        /// The economies, if the station has several. 27 %; seen in 720 lines.
        StationEconomies "StationEconomies" Vec<EconomyShare>,
        /// The player is in a taxi; omitted on foot and in an SRV; since 4.0. 78 %; seen in 2,109 lines.
        Taxi "Taxi" bool,
        /// The player is in another player's ship; omitted on foot and in an SRV; since 4.0. 78 %; seen in
        /// 2,109 lines.
        Multicrew "Multicrew" bool,
        /// The player is wanted in the system; since 3.0. Declared only; declared only.
        Wanted "Wanted" bool,
        /// The player is on foot; omitted if not. 6 %; seen in 162 lines.
        OnFoot "OnFoot" bool,
        /// The player is driving an SRV; omitted if not. 15 %; seen in 401 lines.
        InSRV "InSRV" bool,
        /// Name of the system. Always; seen in 2,707 lines.
        StarSystem "StarSystem" String,
        /// Address of the system; since 3.0. Always; seen in 2,707 lines.
        SystemAddress "SystemAddress" i64,
        /// X, y and z coordinates of the system, in light-years relative to the origin system. Always; seen in
        /// 2,707 lines.
        StarPos "StarPos" Vec<f64>,
        /// Superpower the system is aligned with; may be empty; may be empty; since 2.2.02. Always; seen in
        /// 2,707 lines.
        SystemAllegiance "SystemAllegiance" String,
        /// Internal name of the main economy; since 2.2.02. Always; seen in 2,707 lines.
        SystemEconomy "SystemEconomy" String,
        /// The main economy, as shown in game. Over 99 %; seen in 2,707 lines.
        SystemEconomy_Localised "SystemEconomy_Localised" String,
        /// Second economy; since 3.0.3. Always; seen in 2,707 lines.
        SystemSecondEconomy "SystemSecondEconomy" String,
        /// Second economy, as shown in game. Over 99 %; seen in 2,707 lines.
        SystemSecondEconomy_Localised "SystemSecondEconomy_Localised" String,
        /// Internal name of the government; since 2.2.02. Always; seen in 2,707 lines.
        SystemGovernment "SystemGovernment" String,
        /// The government, as shown in game. Over 99 %; seen in 2,707 lines.
        SystemGovernment_Localised "SystemGovernment_Localised" String,
        /// Internal name of the security level; since 2.2.02. Always; seen in 2,707 lines.
        SystemSecurity "SystemSecurity" String,
        /// The security level, as shown in game. Over 99 %; seen in 2,707 lines.
        SystemSecurity_Localised "SystemSecurity_Localised" String,
        /// Population of the system; since 2.4. Always; seen in 2,707 lines.
        Population "Population" i64,
        /// Name of the nearest body, or of the station. Always; seen in 2,707 lines.
        Body "Body" String,
        /// ID of that body within the system; since 3.0. Always; seen in 2,707 lines.
        BodyID "BodyID" i64,
        /// Type of that body; since 2.2 (Beta 5). Always; seen in 2,707 lines.
        BodyType "BodyType" String,
        /// The power that controls the system; since 4.0.0.1900. 3.1 %; seen in 84 lines.
        ControllingPower "ControllingPower" String,
        /// Powers active in the system; written if the player is pledged and the system is involved in
        /// Powerplay. 14 %; seen in 376 lines.
        Powers "Powers" Vec<String>,
        /// Powerplay state of the system. 14 %; seen in 376 lines.
        PowerplayState "PowerplayState" String,
        /// Control progress within the current state; since 4.1.0.200. 2.3 %; seen in 62 lines.
        PowerplayStateControlProgress "PowerplayStateControlProgress" f64,
        /// Merits earned by reinforcement; since 4.1.0.200. 2.3 %; seen in 62 lines.
        PowerplayStateReinforcement "PowerplayStateReinforcement" i64,
        /// Merits earned by undermining; since 4.1.0.200. 2.3 %; seen in 62 lines.
        PowerplayStateUndermining "PowerplayStateUndermining" i64,
        /// The contending powers; only while the system is unoccupied. 0.6 %; seen in 16 lines.
        PowerplayConflictProgress "PowerplayConflictProgress" Vec<ContendingPower>,
        /// The Thargoid war in the system; since 4.0.0.1500. 1.3 %; seen in 35 lines.
        ThargoidWar "ThargoidWar" ThargoidWar,
        /// The factions present in the system; since 2.3. 62 %; seen in 1,670 lines.
        Factions "Factions" Vec<Faction>,
        /// The faction that controls the system. 63 %; seen in 1,695 lines.
        SystemFaction "SystemFaction" Value,
        /// Conflicts between factions in the system; since 3.4. 22 %; seen in 590 lines.
        Conflicts "Conflicts" Vec<Conflict>,
    }
}

journal_type! {
    /// A material the player holds.
    Material {
        /// Internal name of the material. Always; seen in 2,654 lines.
        Name "Name" String,
        /// The material, as shown in game. Over 99 %; seen in 2,654 lines.
        Name_Localised "Name_Localised" String,
        /// How many. Always; seen in 2,654 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the game starts up. It is outside the specification, and known from 2,654 real lines.
    /// It came with version 2.3 of the game.
    Materials {
        /// Time of the event. Always; seen in 2,654 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,654 lines.
        event "event" String,
        /// Raw materials. Always; seen in 2,654 lines.
        Raw "Raw" Vec<Material>,
        /// Manufactured materials. Always; seen in 2,654 lines.
        Manufactured "Manufactured" Vec<Material>,
        /// Encoded materials. Always; seen in 2,654 lines.
        Encoded "Encoded" Vec<Material>,
    }
}

journal_type! {
    /// Written when a new commander is created. It is outside the specification, and known from 3 real
    /// lines.
    NewCommander {
        /// Time of the event. Always; seen in 3 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 3 lines.
        event "event" String,
        /// Frontier ID of the player; since 3.3. Over 99 %; seen in 3 lines.
        FID "FID" String,
        /// Name of the commander. Always; seen in 3 lines.
        Name "Name" String,
        /// Internal name of the starter package. Over 99 %; seen in 3 lines.
        Package "Package" String,
    }
}

journal_type! {
    /// The passengers of one mission.
    PassengerGroup {
        /// The mission they belong to. Always; seen in 2 lines.
        MissionID "MissionID" i64,
        /// Type of passengers. Always; seen in 2 lines.
        Type "Type" String,
        /// The passengers are VIPs. Always; seen in 2 lines.
        VIP "VIP" bool,
        /// The passengers are wanted. Always; seen in 2 lines.
        Wanted "Wanted" bool,
        /// Number of passengers. Always; seen in 2 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the game starts up with passengers on board. It is outside the specification, and known
    /// from 2 real lines. It came with version 2.3 of the game.
    Passengers {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// The passengers, by mission. Always; seen in 2 lines.
        Manifest "Manifest" Vec<PassengerGroup>,
    }
}

journal_type! {
    /// Written when the game starts up. It is outside the specification, and known from 2,658 real lines.
    Progress {
        /// Time of the event. Always; seen in 2,658 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,658 lines.
        event "event" String,
        /// Progress to the next combat rank, in percent. Always; seen in 2,658 lines.
        Combat "Combat" i64,
        /// Progress to the next trade rank. Always; seen in 2,658 lines.
        Trade "Trade" i64,
        /// Progress to the next exploration rank. Always; seen in 2,658 lines.
        Explore "Explore" i64,
        /// Progress to the next mercenary rank; since 4.0. 99 %; seen in 2,626 lines.
        Soldier "Soldier" i64,
        /// Progress to the next exobiologist rank; since 4.0. 99 %; seen in 2,626 lines.
        Exobiologist "Exobiologist" i64,
        /// Progress to the next rank in the Imperial Navy. Always; seen in 2,658 lines.
        Empire "Empire" i64,
        /// Progress to the next rank in the Federal Navy. Always; seen in 2,658 lines.
        Federation "Federation" i64,
        /// Progress to the next CQC rank. Always; seen in 2,658 lines.
        CQC "CQC" i64,
    }
}

journal_type! {
    /// Written when the game starts up. It is outside the specification, and known from 2,658 real lines.
    Rank {
        /// Time of the event. Always; seen in 2,658 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,658 lines.
        event "event" String,
        /// Combat rank, counted from 0. Always; seen in 2,658 lines.
        Combat "Combat" i64,
        /// Trade rank. Always; seen in 2,658 lines.
        Trade "Trade" i64,
        /// Exploration rank. Always; seen in 2,658 lines.
        Explore "Explore" i64,
        /// Mercenary rank; since 4.0. 99 %; seen in 2,626 lines.
        Soldier "Soldier" i64,
        /// Exobiologist rank; since 4.0. 99 %; seen in 2,626 lines.
        Exobiologist "Exobiologist" i64,
        /// Rank in the Imperial Navy. Always; seen in 2,658 lines.
        Empire "Empire" i64,
        /// Rank in the Federal Navy. Always; seen in 2,658 lines.
        Federation "Federation" i64,
        /// CQC rank. Always; seen in 2,658 lines.
        CQC "CQC" i64,
    }
}

journal_type! {
    /// Written when the game starts up. It is outside the specification, and known from 2,658 real lines.
    /// It came with version 3.0 of the game.
    Reputation {
        /// Time of the event. Always; seen in 2,658 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,658 lines.
        event "event" String,
        /// Reputation with the Empire, from -100 to 100. Over 99 %; seen in 2,658 lines.
        Empire "Empire" f64,
        /// Reputation with the Federation. Over 99 %; seen in 2,658 lines.
        Federation "Federation" f64,
        /// Reputation with independent systems. 92 %; seen in 2,440 lines.
        Independent "Independent" f64,
        /// Reputation with the Alliance. 99 %; seen in 2,637 lines.
        Alliance "Alliance" f64,
    }
}

journal_type! {
    /// Written when the game exits normally. It is outside the specification, and known from 1,402 real
    /// lines. It came with version 3.0 of the game.
    Shutdown {
        /// Time of the event. Always; seen in 1,402 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,402 lines.
        event "event" String,
    }
}

journal_type! {
    /// Exobiology.
    ExobiologyStatistics {
        /// Number of genera encountered. Always; seen in 2,635 lines.
        Organic_Genus_Encountered "Organic_Genus_Encountered" i64,
        /// Number of species encountered. Always; seen in 2,635 lines.
        Organic_Species_Encountered "Organic_Species_Encountered" i64,
        /// Number of variants encountered. Always; seen in 2,635 lines.
        Organic_Variant_Encountered "Organic_Variant_Encountered" i64,
        /// Earned by selling biological data, in credits. Always; seen in 2,635 lines.
        Organic_Data_Profits "Organic_Data_Profits" i64,
        /// Number of sets of biological data sold. Always; seen in 2,635 lines.
        Organic_Data "Organic_Data" i64,
        /// Earned by being the first to log a species on a planet, in credits. Always; seen in 2,635 lines.
        First_Logged_Profits "First_Logged_Profits" i64,
        /// Number of times the player was the first to log a species on a planet. Always; seen in 2,635 lines.
        First_Logged "First_Logged" i64,
        /// Number of systems with samples taken. Always; seen in 2,635 lines.
        Organic_Systems "Organic_Systems" i64,
        /// Number of planets with samples taken. Always; seen in 2,635 lines.
        Organic_Planets "Organic_Planets" i64,
        /// Number of genera sampled. Always; seen in 2,635 lines.
        Organic_Genus "Organic_Genus" i64,
        /// Number of species sampled. Always; seen in 2,635 lines.
        Organic_Species "Organic_Species" i64,
    }
}

journal_type! {
    /// The player's fleet carrier.
    CarrierStatistics {
        /// Tonnes the carrier has sold. Always; seen in 2,635 lines.
        FLEETCARRIER_EXPORT_TOTAL "FLEETCARRIER_EXPORT_TOTAL" i64,
        /// Tonnes the carrier has bought. Always; seen in 2,635 lines.
        FLEETCARRIER_IMPORT_TOTAL "FLEETCARRIER_IMPORT_TOTAL" i64,
        /// Earned by the carrier's trade, in credits. Always; seen in 2,635 lines.
        FLEETCARRIER_TRADEPROFIT_TOTAL "FLEETCARRIER_TRADEPROFIT_TOTAL" i64,
        /// Spent on the carrier's trade, in credits. Always; seen in 2,635 lines.
        FLEETCARRIER_TRADESPEND_TOTAL "FLEETCARRIER_TRADESPEND_TOTAL" i64,
        /// Earned by the carrier's trade in stolen goods, in credits. Always; seen in 2,635 lines.
        FLEETCARRIER_STOLENPROFIT_TOTAL "FLEETCARRIER_STOLENPROFIT_TOTAL" i64,
        /// Spent on the carrier's trade in stolen goods, in credits. Always; seen in 2,635 lines.
        FLEETCARRIER_STOLENSPEND_TOTAL "FLEETCARRIER_STOLENSPEND_TOTAL" i64,
        /// Distance the carrier has jumped, in light-years; before March 2021 a text that ends in LY. Always;
        /// seen in 2,635 lines.
        FLEETCARRIER_DISTANCE_TRAVELLED "FLEETCARRIER_DISTANCE_TRAVELLED" Value,
        /// Number of jumps of the carrier. Always; seen in 2,635 lines.
        FLEETCARRIER_TOTAL_JUMPS "FLEETCARRIER_TOTAL_JUMPS" i64,
        /// Number of ships sold on the carrier. Always; seen in 2,635 lines.
        FLEETCARRIER_SHIPYARD_SOLD "FLEETCARRIER_SHIPYARD_SOLD" i64,
        /// Earned by the carrier's shipyard, in credits. Always; seen in 2,635 lines.
        FLEETCARRIER_SHIPYARD_PROFIT "FLEETCARRIER_SHIPYARD_PROFIT" i64,
        /// Number of modules sold on the carrier. Always; seen in 2,635 lines.
        FLEETCARRIER_OUTFITTING_SOLD "FLEETCARRIER_OUTFITTING_SOLD" i64,
        /// Earned by the carrier's outfitting, in credits. Always; seen in 2,635 lines.
        FLEETCARRIER_OUTFITTING_PROFIT "FLEETCARRIER_OUTFITTING_PROFIT" i64,
        /// Number of times ships were rearmed on the carrier. Always; seen in 2,635 lines.
        FLEETCARRIER_REARM_TOTAL "FLEETCARRIER_REARM_TOTAL" i64,
        /// Number of times ships were refuelled on the carrier. Always; seen in 2,635 lines.
        FLEETCARRIER_REFUEL_TOTAL "FLEETCARRIER_REFUEL_TOTAL" i64,
        /// Earned by refuelling on the carrier, in credits. Always; seen in 2,635 lines.
        FLEETCARRIER_REFUEL_PROFIT "FLEETCARRIER_REFUEL_PROFIT" i64,
        /// Number of times ships were repaired on the carrier. Always; seen in 2,635 lines.
        FLEETCARRIER_REPAIRS_TOTAL "FLEETCARRIER_REPAIRS_TOTAL" i64,
        /// Number of vouchers redeemed on the carrier. Always; seen in 2,635 lines.
        FLEETCARRIER_VOUCHERS_REDEEMED "FLEETCARRIER_VOUCHERS_REDEEMED" i64,
        /// Earned by redeeming vouchers on the carrier, in credits. Always; seen in 2,635 lines.
        FLEETCARRIER_VOUCHERS_PROFIT "FLEETCARRIER_VOUCHERS_PROFIT" i64,
    }
}

journal_type! {
    /// CQC.
    ArenaStatistics {
        /// Earned in CQC, in credits. 45 %; seen in 1,183 lines.
        CQC_Credits_Earned "CQC_Credits_Earned" i64,
        /// Time played in CQC, in seconds. Always; seen in 2,635 lines.
        CQC_Time_Played "CQC_Time_Played" i64,
        /// Ratio of kills to deaths in CQC. Always; seen in 2,635 lines.
        CQC_KD "CQC_KD" f64,
        /// Number of kills in CQC. Always; seen in 2,635 lines.
        CQC_Kills "CQC_Kills" i64,
        /// Ratio of wins to losses in CQC. Always; seen in 2,635 lines.
        CQC_WL "CQC_WL" f64,
    }
}

journal_type! {
    /// Material trading.
    MaterialTraderStatistics {
        /// Number of trades with material traders. Always; seen in 2,635 lines.
        Trades_Completed "Trades_Completed" i64,
        /// Number of materials traded. Always; seen in 2,635 lines.
        Materials_Traded "Materials_Traded" i64,
        /// Number of encoded materials traded. 90 %; seen in 2,382 lines.
        Encoded_Materials_Traded "Encoded_Materials_Traded" i64,
        /// Number of raw materials traded. 96 %; seen in 2,527 lines.
        Raw_Materials_Traded "Raw_Materials_Traded" i64,
        /// Number of materials of grade 1 traded. 90 %; seen in 2,377 lines.
        Grade_1_Materials_Traded "Grade_1_Materials_Traded" i64,
        /// Number of materials of grade 2 traded. 97 %; seen in 2,566 lines.
        Grade_2_Materials_Traded "Grade_2_Materials_Traded" i64,
        /// Number of materials of grade 3 traded. 97 %; seen in 2,564 lines.
        Grade_3_Materials_Traded "Grade_3_Materials_Traded" i64,
        /// Number of materials of grade 4 traded. 97 %; seen in 2,545 lines.
        Grade_4_Materials_Traded "Grade_4_Materials_Traded" i64,
        /// Number of materials of grade 5 traded. 97 %; seen in 2,564 lines.
        Grade_5_Materials_Traded "Grade_5_Materials_Traded" i64,
        /// Number of assets given to bartenders in trades; since 4.0. 98 %; seen in 2,569 lines.
        Assets_Traded_In "Assets_Traded_In" i64,
        /// Number of assets received from bartenders in trades; since 4.0. 98 %; seen in 2,569 lines.
        Assets_Traded_Out "Assets_Traded_Out" i64,
    }
}

journal_type! {
    /// Multicrew.
    MulticrewStatistics {
        /// Time spent in multicrew, in seconds. Always; seen in 2,635 lines.
        Multicrew_Time_Total "Multicrew_Time_Total" i64,
        /// Time spent as a gunner, in seconds. Always; seen in 2,635 lines.
        Multicrew_Gunner_Time_Total "Multicrew_Gunner_Time_Total" i64,
        /// Time spent in a fighter, in seconds. Always; seen in 2,635 lines.
        Multicrew_Fighter_Time_Total "Multicrew_Fighter_Time_Total" i64,
        /// Earned in multicrew, in credits. Always; seen in 2,635 lines.
        Multicrew_Credits_Total "Multicrew_Credits_Total" i64,
        /// Fines received in multicrew, in credits. Always; seen in 2,635 lines.
        Multicrew_Fines_Total "Multicrew_Fines_Total" i64,
    }
}

journal_type! {
    /// NPC crew.
    CrewStatistics {
        /// Wages paid to NPC crew, in credits. 99 %; seen in 2,619 lines.
        NpcCrew_TotalWages "NpcCrew_TotalWages" i64,
        /// Number of NPC crew hired. 99 %; seen in 2,619 lines.
        NpcCrew_Hired "NpcCrew_Hired" i64,
        /// Number of NPC crew dismissed. 99 %; seen in 2,619 lines.
        NpcCrew_Fired "NpcCrew_Fired" i64,
        /// Number of NPC crew who died. 99 %; seen in 2,619 lines.
        NpcCrew_Died "NpcCrew_Died" i64,
    }
}

journal_type! {
    /// Engineering.
    CraftingStatistics {
        /// Number of engineers the player has used. Always; seen in 2,635 lines.
        Count_Of_Used_Engineers "Count_Of_Used_Engineers" i64,
        /// Number of blueprints crafted. Always; seen in 2,635 lines.
        Recipes_Generated "Recipes_Generated" i64,
        /// Number of blueprints of grade 1 crafted. Always; seen in 2,635 lines.
        Recipes_Generated_Rank_1 "Recipes_Generated_Rank_1" i64,
        /// Number of blueprints of grade 2 crafted. Always; seen in 2,635 lines.
        Recipes_Generated_Rank_2 "Recipes_Generated_Rank_2" i64,
        /// Number of blueprints of grade 3 crafted. Always; seen in 2,635 lines.
        Recipes_Generated_Rank_3 "Recipes_Generated_Rank_3" i64,
        /// Number of blueprints of grade 4 crafted. Always; seen in 2,635 lines.
        Recipes_Generated_Rank_4 "Recipes_Generated_Rank_4" i64,
        /// Number of blueprints of grade 5 crafted. Always; seen in 2,635 lines.
        Recipes_Generated_Rank_5 "Recipes_Generated_Rank_5" i64,
        /// Number of modifications applied to suits; since 4.0. 98 %; seen in 2,569 lines.
        Suit_Mods_Applied "Suit_Mods_Applied" i64,
        /// Number of modifications applied to hand weapons; since 4.0. 98 %; seen in 2,569 lines.
        Weapon_Mods_Applied "Weapon_Mods_Applied" i64,
        /// Number of upgrades of suits; since 4.0. 98 %; seen in 2,569 lines.
        Suits_Upgraded "Suits_Upgraded" i64,
        /// Number of upgrades of hand weapons; since 4.0. 98 %; seen in 2,569 lines.
        Weapons_Upgraded "Weapons_Upgraded" i64,
        /// Number of suits upgraded to the highest grade; since 4.0. 98 %; seen in 2,569 lines.
        Suits_Upgraded_Full "Suits_Upgraded_Full" i64,
        /// Number of hand weapons upgraded to the highest grade; since 4.0. 98 %; seen in 2,569 lines.
        Weapons_Upgraded_Full "Weapons_Upgraded_Full" i64,
        /// Number of suits with all modifications applied; since 4.0. 98 %; seen in 2,569 lines.
        Suit_Mods_Applied_Full "Suit_Mods_Applied_Full" i64,
        /// Number of hand weapons with all modifications applied; since 4.0. 98 %; seen in 2,569 lines.
        Weapon_Mods_Applied_Full "Weapon_Mods_Applied_Full" i64,
        /// Spent on engineering, in credits. Declared only; declared only.
        Spent_On_Crafting "Spent_On_Crafting" i64,
        /// Number of blueprints applied. Declared only; declared only.
        Recipes_Applied "Recipes_Applied" i64,
        /// Number of blueprints of grade 1 applied. Declared only; declared only.
        Recipes_Applied_Rank_1 "Recipes_Applied_Rank_1" i64,
        /// Number of blueprints of grade 2 applied. Declared only; declared only.
        Recipes_Applied_Rank_2 "Recipes_Applied_Rank_2" i64,
        /// Number of blueprints of grade 3 applied. Declared only; declared only.
        Recipes_Applied_Rank_3 "Recipes_Applied_Rank_3" i64,
        /// Number of blueprints of grade 4 applied. Declared only; declared only.
        Recipes_Applied_Rank_4 "Recipes_Applied_Rank_4" i64,
        /// Number of blueprints of grade 5 applied. Declared only; declared only.
        Recipes_Applied_Rank_5 "Recipes_Applied_Rank_5" i64,
        /// Number of blueprints applied to modules that were engineered before. Declared only; declared only.
        Recipes_Applied_On_Previously_Modified_Modules "Recipes_Applied_On_Previously_Modified_Modules" i64,
    }
}

journal_type! {
    /// Thargoid encounters.
    ThargoidStatistics {
        /// Number of Thargoid wakes met with. 0.6 %; seen in 16 lines.
        TG_ENCOUNTER_WAKES "TG_ENCOUNTER_WAKES" i64,
        /// Number of Thargoids destroyed. 74 %; seen in 1,960 lines.
        TG_ENCOUNTER_KILLED "TG_ENCOUNTER_KILLED" i64,
        /// Number of Thargoid imprints met with. 35 %; seen in 928 lines.
        TG_ENCOUNTER_IMPRINT "TG_ENCOUNTER_IMPRINT" i64,
        /// Number of encounters with Thargoids. 99 %; seen in 2,617 lines.
        TG_ENCOUNTER_TOTAL "TG_ENCOUNTER_TOTAL" i64,
        /// System of the last encounter. 99 %; seen in 2,617 lines.
        TG_ENCOUNTER_TOTAL_LAST_SYSTEM "TG_ENCOUNTER_TOTAL_LAST_SYSTEM" String,
        /// Time of the last encounter, with the in-game year. 99 %; seen in 2,617 lines.
        TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP "TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP" String,
        /// The ship the player was flying. 99 %; seen in 2,617 lines.
        TG_ENCOUNTER_TOTAL_LAST_SHIP "TG_ENCOUNTER_TOTAL_LAST_SHIP" String,
        /// Number of Thargoid Scouts met with. 1.4 %; seen in 37 lines.
        TG_SCOUT_COUNT "TG_SCOUT_COUNT" i64,
    }
}

journal_type! {
    /// What the player did for the squadron.
    SquadronStatistics {
        /// Credits paid into the squadron bank. Always; seen in 2,635 lines.
        Squadron_Bank_Credits_Deposited "Squadron_Bank_Credits_Deposited" i64,
        /// Credits taken from the squadron bank. Always; seen in 2,635 lines.
        Squadron_Bank_Credits_Withdrawn "Squadron_Bank_Credits_Withdrawn" i64,
        /// Amount of commodities given to the squadron bank. Always; seen in 2,635 lines.
        Squadron_Bank_Commodities_Deposited_Num "Squadron_Bank_Commodities_Deposited_Num" i64,
        /// Value of those commodities, in credits. Always; seen in 2,635 lines.
        Squadron_Bank_Commodities_Deposited_Value "Squadron_Bank_Commodities_Deposited_Value" i64,
        /// Amount of commodities taken from the squadron bank. Always; seen in 2,635 lines.
        Squadron_Bank_Commodities_Withdrawn_Num "Squadron_Bank_Commodities_Withdrawn_Num" i64,
        /// Value of those commodities, in credits. Always; seen in 2,635 lines.
        Squadron_Bank_Commodities_Withdrawn_Value "Squadron_Bank_Commodities_Withdrawn_Value" i64,
        /// Number of on-foot items given to the squadron bank. Always; seen in 2,635 lines.
        Squadron_Bank_PersonalAssets_Deposited_Num "Squadron_Bank_PersonalAssets_Deposited_Num" i64,
        /// Value of those items, in credits. Always; seen in 2,635 lines.
        Squadron_Bank_PersonalAssets_Deposited_Value "Squadron_Bank_PersonalAssets_Deposited_Value" i64,
        /// Number of on-foot items taken from the squadron bank. Always; seen in 2,635 lines.
        Squadron_Bank_PersonalAssets_Withdrawn_Num "Squadron_Bank_PersonalAssets_Withdrawn_Num" i64,
        /// Value of those items, in credits. Always; seen in 2,635 lines.
        Squadron_Bank_PersonalAssets_Withdrawn_Value "Squadron_Bank_PersonalAssets_Withdrawn_Value" i64,
        /// Number of ships given to the squadron bank. Always; seen in 2,635 lines.
        Squadron_Bank_Ships_Deposited_Num "Squadron_Bank_Ships_Deposited_Num" i64,
        /// Value of those ships, in credits. Always; seen in 2,635 lines.
        Squadron_Bank_Ships_Deposited_Value "Squadron_Bank_Ships_Deposited_Value" i64,
        /// Highest contribution to the Aegis leaderboard. Always; seen in 2,635 lines.
        Squadron_Leaderboard_aegis_highestcontribution "Squadron_Leaderboard_aegis_highestcontribution" i64,
        /// Highest contribution to the leaderboard for work for factions. Always; seen in 2,635 lines.
        Squadron_Leaderboard_bgs_highestcontribution "Squadron_Leaderboard_bgs_highestcontribution" i64,
        /// Highest contribution to the bounty hunting leaderboard. Always; seen in 2,635 lines.
        Squadron_Leaderboard_bounty_highestcontribution "Squadron_Leaderboard_bounty_highestcontribution" i64,
        /// Highest contribution to the colonisation leaderboard. Always; seen in 2,635 lines.
        Squadron_Leaderboard_colonisation_contribution_highestcontribution "Squadron_Leaderboard_colonisation_contribution_highestcontribution" i64,
        /// Highest contribution to the combat leaderboard. Always; seen in 2,635 lines.
        Squadron_Leaderboard_combat_highestcontribution "Squadron_Leaderboard_combat_highestcontribution" i64,
        /// Highest contribution to the CQC leaderboard. Always; seen in 2,635 lines.
        Squadron_Leaderboard_cqc_highestcontribution "Squadron_Leaderboard_cqc_highestcontribution" i64,
        /// Highest contribution to the exploration leaderboard. Always; seen in 2,635 lines.
        Squadron_Leaderboard_exploration_highestcontribution "Squadron_Leaderboard_exploration_highestcontribution" i64,
        /// Highest contribution to the mining leaderboard. Always; seen in 2,635 lines.
        Squadron_Leaderboard_mining_highestcontribution "Squadron_Leaderboard_mining_highestcontribution" i64,
        /// Highest contribution to the Powerplay leaderboard. Always; seen in 2,635 lines.
        Squadron_Leaderboard_powerplay_highestcontribution "Squadron_Leaderboard_powerplay_highestcontribution" i64,
        /// Highest contribution to the trade leaderboard. Always; seen in 2,635 lines.
        Squadron_Leaderboard_trade_highestcontribution "Squadron_Leaderboard_trade_highestcontribution" i64,
        /// Highest contribution to the leaderboard for illicit trade. Always; seen in 2,635 lines.
        Squadron_Leaderboard_trade_illicit_highestcontribution "Squadron_Leaderboard_trade_illicit_highestcontribution" i64,
        /// Highest contribution to the leaderboard for operations. 1.1 %; seen in 29 lines.
        Squadron_Leaderboard_operationscore_highestcontribution "Squadron_Leaderboard_operationscore_highestcontribution" i64,
        /// Number of times the squadron stood on the podium of a leaderboard. Always; seen in 2,635 lines.
        Squadron_Leaderboard_podiums "Squadron_Leaderboard_podiums" i64,
    }
}

journal_type! {
    /// Search and rescue, and salvage.
    RescueStatistics {
        /// Number of items handed in to search and rescue. Always; seen in 2,635 lines.
        SearchRescue_Traded "SearchRescue_Traded" i64,
        /// Earned by search and rescue, in credits. Always; seen in 2,635 lines.
        SearchRescue_Profit "SearchRescue_Profit" i64,
        /// Number of visits to search and rescue. Always; seen in 2,635 lines.
        SearchRescue_Count "SearchRescue_Count" i64,
        /// Legal salvage from points of interest; since 4.0. 98 %; seen in 2,569 lines.
        Salvage_Legal_POI "Salvage_Legal_POI" i64,
        /// Legal salvage from settlements; since 4.0. 98 %; seen in 2,569 lines.
        Salvage_Legal_Settlements "Salvage_Legal_Settlements" i64,
        /// Illegal salvage from points of interest; since 4.0. 98 %; seen in 2,569 lines.
        Salvage_Illegal_POI "Salvage_Illegal_POI" i64,
        /// Illegal salvage from settlements; since 4.0. 98 %; seen in 2,569 lines.
        Salvage_Illegal_Settlements "Salvage_Illegal_Settlements" i64,
        /// Number of maglocks opened; since 4.0. 98 %; seen in 2,569 lines.
        Maglocks_Opened "Maglocks_Opened" i64,
        /// Number of panels opened; since 4.0. 98 %; seen in 2,569 lines.
        Panels_Opened "Panels_Opened" i64,
        /// Number of fires put out at settlements; since 4.0. 98 %; seen in 2,569 lines.
        Settlements_State_FireOut "Settlements_State_FireOut" i64,
        /// Number of settlements rebooted; since 4.0. 98 %; seen in 2,569 lines.
        Settlements_State_Reboot "Settlements_State_Reboot" i64,
    }
}

journal_type! {
    /// Passenger missions.
    PassengerStatistics {
        /// Number of passenger missions accepted. 90 %; seen in 2,361 lines.
        Passengers_Missions_Accepted "Passengers_Missions_Accepted" i64,
        /// Number of refugees delivered in bulk missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_Refugee_bulk_delivered "Passengers_Missions_Refugee_bulk_delivered" i64,
        /// Number of refugees ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Refugee_bulk_ejected "Passengers_Missions_Refugee_bulk_ejected" i64,
        /// Number of aid workers delivered in VIP missions. Declared only; declared only.
        Passengers_Missions_AidWorker_vip_delivered "Passengers_Missions_AidWorker_vip_delivered" i64,
        /// Number of aid workers ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_AidWorker_vip_ejected "Passengers_Missions_AidWorker_vip_ejected" i64,
        /// Number of aid workers delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_AidWorker_bulk_delivered "Passengers_Missions_AidWorker_bulk_delivered" i64,
        /// Number of aid workers ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_AidWorker_bulk_ejected "Passengers_Missions_AidWorker_bulk_ejected" i64,
        /// Number of prisoners of war delivered in VIP missions. Declared only; declared only.
        Passengers_Missions_POW_vip_delivered "Passengers_Missions_POW_vip_delivered" i64,
        /// Number of prisoners of war ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_POW_vip_ejected "Passengers_Missions_POW_vip_ejected" i64,
        /// Number of prisoners of war delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_POW_bulk_delivered "Passengers_Missions_POW_bulk_delivered" i64,
        /// Number of prisoners of war ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_POW_bulk_ejected "Passengers_Missions_POW_bulk_ejected" i64,
        /// Number of criminals delivered in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_Criminal_vip_delivered "Passengers_Missions_Criminal_vip_delivered" i64,
        /// Number of criminals ejected in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_Criminal_vip_ejected "Passengers_Missions_Criminal_vip_ejected" i64,
        /// Number of criminals delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Criminal_bulk_delivered "Passengers_Missions_Criminal_bulk_delivered" i64,
        /// Number of criminals ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Criminal_bulk_ejected "Passengers_Missions_Criminal_bulk_ejected" i64,
        /// Number of tourists delivered in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_Tourist_vip_delivered "Passengers_Missions_Tourist_vip_delivered" i64,
        /// Number of tourists ejected in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_Tourist_vip_ejected "Passengers_Missions_Tourist_vip_ejected" i64,
        /// Number of tourists delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Tourist_bulk_delivered "Passengers_Missions_Tourist_bulk_delivered" i64,
        /// Number of tourists ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Tourist_bulk_ejected "Passengers_Missions_Tourist_bulk_ejected" i64,
        /// Number of refugees delivered in VIP missions. Declared only; declared only.
        Passengers_Missions_Refugee_vip_delivered "Passengers_Missions_Refugee_vip_delivered" i64,
        /// Number of refugees ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_Refugee_vip_ejected "Passengers_Missions_Refugee_vip_ejected" i64,
        /// Number of freedom fighters delivered in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_FreedomFighters_vip_delivered "Passengers_Missions_FreedomFighters_vip_delivered" i64,
        /// Number of freedom fighters ejected in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_FreedomFighters_vip_ejected "Passengers_Missions_FreedomFighters_vip_ejected" i64,
        /// Number of freedom fighters delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_FreedomFighters_bulk_delivered "Passengers_Missions_FreedomFighters_bulk_delivered" i64,
        /// Number of freedom fighters ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_FreedomFighters_bulk_ejected "Passengers_Missions_FreedomFighters_bulk_ejected" i64,
        /// Number of politicians delivered in VIP missions. Declared only; declared only.
        Passengers_Missions_Politicians_vip_delivered "Passengers_Missions_Politicians_vip_delivered" i64,
        /// Number of politicians ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_Politicians_vip_ejected "Passengers_Missions_Politicians_vip_ejected" i64,
        /// Number of politicians delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Politicians_bulk_delivered "Passengers_Missions_Politicians_bulk_delivered" i64,
        /// Number of politicians ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Politicians_bulk_ejected "Passengers_Missions_Politicians_bulk_ejected" i64,
        /// Number of political prisoners delivered in VIP missions. Declared only; declared only.
        Passengers_Missions_PoliticalPrisoner_vip_delivered "Passengers_Missions_PoliticalPrisoner_vip_delivered" i64,
        /// Number of political prisoners ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_PoliticalPrisoner_vip_ejected "Passengers_Missions_PoliticalPrisoner_vip_ejected" i64,
        /// Number of political prisoners delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_PoliticalPrisoner_bulk_delivered "Passengers_Missions_PoliticalPrisoner_bulk_delivered" i64,
        /// Number of political prisoners ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_PoliticalPrisoner_bulk_ejected "Passengers_Missions_PoliticalPrisoner_bulk_ejected" i64,
        /// Number of security forces delivered in VIP missions. Declared only; declared only.
        Passengers_Missions_SecurityForces_vip_delivered "Passengers_Missions_SecurityForces_vip_delivered" i64,
        /// Number of security forces ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_SecurityForces_vip_ejected "Passengers_Missions_SecurityForces_vip_ejected" i64,
        /// Number of security forces delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_SecurityForces_bulk_delivered "Passengers_Missions_SecurityForces_bulk_delivered" i64,
        /// Number of security forces ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_SecurityForces_bulk_ejected "Passengers_Missions_SecurityForces_bulk_ejected" i64,
        /// Number of explorers delivered in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_Explorers_vip_delivered "Passengers_Missions_Explorers_vip_delivered" i64,
        /// Number of explorers ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_Explorers_vip_ejected "Passengers_Missions_Explorers_vip_ejected" i64,
        /// Number of explorers delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Explorers_bulk_delivered "Passengers_Missions_Explorers_bulk_delivered" i64,
        /// Number of explorers ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Explorers_bulk_ejected "Passengers_Missions_Explorers_bulk_ejected" i64,
        /// Number of passengers who became disgruntled. 87 %; seen in 2,295 lines.
        Passengers_Missions_Disgruntled "Passengers_Missions_Disgruntled" i64,
        /// Number of heads of state delivered in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_HeadOfState_vip_delivered "Passengers_Missions_HeadOfState_vip_delivered" i64,
        /// Number of heads of state ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_HeadOfState_vip_ejected "Passengers_Missions_HeadOfState_vip_ejected" i64,
        /// Number of heads of state delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_HeadOfState_bulk_delivered "Passengers_Missions_HeadOfState_bulk_delivered" i64,
        /// Number of heads of state ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_HeadOfState_bulk_ejected "Passengers_Missions_HeadOfState_bulk_ejected" i64,
        /// Number of scientists delivered in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_ScienceTeams_vip_delivered "Passengers_Missions_ScienceTeams_vip_delivered" i64,
        /// Number of scientists ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_ScienceTeams_vip_ejected "Passengers_Missions_ScienceTeams_vip_ejected" i64,
        /// Number of scientists delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_ScienceTeams_bulk_delivered "Passengers_Missions_ScienceTeams_bulk_delivered" i64,
        /// Number of scientists ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_ScienceTeams_bulk_ejected "Passengers_Missions_ScienceTeams_bulk_ejected" i64,
        /// Number of celebrities delivered in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_Celebrities_vip_delivered "Passengers_Missions_Celebrities_vip_delivered" i64,
        /// Number of celebrities ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_Celebrities_vip_ejected "Passengers_Missions_Celebrities_vip_ejected" i64,
        /// Number of celebrities delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Celebrities_bulk_delivered "Passengers_Missions_Celebrities_bulk_delivered" i64,
        /// Number of celebrities ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Celebrities_bulk_ejected "Passengers_Missions_Celebrities_bulk_ejected" i64,
        /// Number of medical staff delivered in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_Medical_vip_delivered "Passengers_Missions_Medical_vip_delivered" i64,
        /// Number of medical staff ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_Medical_vip_ejected "Passengers_Missions_Medical_vip_ejected" i64,
        /// Number of medical staff delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Medical_bulk_delivered "Passengers_Missions_Medical_bulk_delivered" i64,
        /// Number of medical staff ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Medical_bulk_ejected "Passengers_Missions_Medical_bulk_ejected" i64,
        /// Number of disgruntled passengers delivered in VIP missions. Declared only; declared only.
        Passengers_Missions_Disgruntled_vip_delivered "Passengers_Missions_Disgruntled_vip_delivered" i64,
        /// Number of disgruntled passengers ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_Disgruntled_vip_ejected "Passengers_Missions_Disgruntled_vip_ejected" i64,
        /// Number of disgruntled passengers delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Disgruntled_bulk_delivered "Passengers_Missions_Disgruntled_bulk_delivered" i64,
        /// Number of disgruntled passengers ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Disgruntled_bulk_ejected "Passengers_Missions_Disgruntled_bulk_ejected" i64,
        /// Number of soldiers delivered in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_Soldiers_vip_delivered "Passengers_Missions_Soldiers_vip_delivered" i64,
        /// Number of soldiers ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_Soldiers_vip_ejected "Passengers_Missions_Soldiers_vip_ejected" i64,
        /// Number of soldiers delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Soldiers_bulk_delivered "Passengers_Missions_Soldiers_bulk_delivered" i64,
        /// Number of soldiers ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Soldiers_bulk_ejected "Passengers_Missions_Soldiers_bulk_ejected" i64,
        /// Number of protesters delivered in VIP missions. Declared only; declared only.
        Passengers_Missions_Protestors_vip_delivered "Passengers_Missions_Protestors_vip_delivered" i64,
        /// Number of protesters ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_Protestors_vip_ejected "Passengers_Missions_Protestors_vip_ejected" i64,
        /// Number of protesters delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Protestors_bulk_delivered "Passengers_Missions_Protestors_bulk_delivered" i64,
        /// Number of protesters ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Protestors_bulk_ejected "Passengers_Missions_Protestors_bulk_ejected" i64,
        /// Number of prisoners delivered in VIP missions. Declared only; declared only.
        Passengers_Missions_Prisoners_vip_delivered "Passengers_Missions_Prisoners_vip_delivered" i64,
        /// Number of prisoners ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_Prisoners_vip_ejected "Passengers_Missions_Prisoners_vip_ejected" i64,
        /// Number of prisoners delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Prisoners_bulk_delivered "Passengers_Missions_Prisoners_bulk_delivered" i64,
        /// Number of prisoners ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Prisoners_bulk_ejected "Passengers_Missions_Prisoners_bulk_ejected" i64,
        /// Number of business people delivered in VIP missions. 0.1 %; seen in 3 lines.
        Passengers_Missions_Businessmen_vip_delivered "Passengers_Missions_Businessmen_vip_delivered" i64,
        /// Number of business people ejected in VIP missions. Declared only; declared only.
        Passengers_Missions_Businessmen_vip_ejected "Passengers_Missions_Businessmen_vip_ejected" i64,
        /// Number of business people delivered in bulk missions. Declared only; declared only.
        Passengers_Missions_Businessmen_bulk_delivered "Passengers_Missions_Businessmen_bulk_delivered" i64,
        /// Number of business people ejected in bulk missions. Declared only; declared only.
        Passengers_Missions_Businessmen_bulk_ejected "Passengers_Missions_Businessmen_bulk_ejected" i64,
        /// Number of passengers carried in bulk missions. Always; seen in 2,635 lines.
        Passengers_Missions_Bulk "Passengers_Missions_Bulk" i64,
        /// Number of passengers carried in VIP missions. Always; seen in 2,635 lines.
        Passengers_Missions_VIP "Passengers_Missions_VIP" i64,
        /// Number of passengers delivered. Always; seen in 2,635 lines.
        Passengers_Missions_Delivered "Passengers_Missions_Delivered" i64,
        /// Number of passengers ejected. Always; seen in 2,635 lines.
        Passengers_Missions_Ejected "Passengers_Missions_Ejected" i64,
    }
}

journal_type! {
    /// Travel and exploration.
    ExplorationStatistics {
        /// Number of systems visited. Always; seen in 2,635 lines.
        Systems_Visited "Systems_Visited" i64,
        /// Earned by exploration, in credits. Always; seen in 2,635 lines.
        Exploration_Profits "Exploration_Profits" i64,
        /// Number of planets scanned to level 2. Always; seen in 2,635 lines.
        Planets_Scanned_To_Level_2 "Planets_Scanned_To_Level_2" i64,
        /// Number of planets scanned to level 3. Always; seen in 2,635 lines.
        Planets_Scanned_To_Level_3 "Planets_Scanned_To_Level_3" i64,
        /// Number of planets mapped with the efficiency bonus. Over 99 %; seen in 2,635 lines.
        Efficient_Scans "Efficient_Scans" i64,
        /// Highest payout for exploration data, in credits. Always; seen in 2,635 lines.
        Highest_Payout "Highest_Payout" i64,
        /// Distance jumped, in light-years. Always; seen in 2,635 lines.
        Total_Hyperspace_Distance "Total_Hyperspace_Distance" i64,
        /// Number of hyperspace jumps. Always; seen in 2,635 lines.
        Total_Hyperspace_Jumps "Total_Hyperspace_Jumps" i64,
        /// Greatest distance from the starting system, in light-years. Always; seen in 2,635 lines.
        Greatest_Distance_From_Start "Greatest_Distance_From_Start" f64,
        /// Time played, in seconds. Always; seen in 2,635 lines.
        Time_Played "Time_Played" i64,
        /// Distance travelled on foot, in metres; since 4.0.0.1475. 97 %; seen in 2,566 lines.
        OnFoot_Distance_Travelled "OnFoot_Distance_Travelled" i64,
        /// Number of journeys by taxi; since 4.0. 98 %; seen in 2,569 lines.
        Shuttle_Journeys "Shuttle_Journeys" i64,
        /// Distance travelled by taxi, in light-years; since 4.0. 98 %; seen in 2,569 lines.
        Shuttle_Distance_Travelled "Shuttle_Distance_Travelled" f64,
        /// Spent on taxis, in credits; since 4.0. 98 %; seen in 2,569 lines.
        Spent_On_Shuttles "Spent_On_Shuttles" i64,
        /// Number of planets the player was the first to set foot on; since 4.0. 98 %; seen in 2,569 lines.
        First_Footfalls "First_Footfalls" i64,
        /// Number of planets the player has set foot on; since 4.0. 98 %; seen in 2,569 lines.
        Planet_Footfalls "Planet_Footfalls" i64,
        /// Number of settlements visited; since 4.0. 98 %; seen in 2,569 lines.
        Settlements_Visited "Settlements_Visited" i64,
        /// Fuel scooped, in tonnes. Declared only; declared only.
        Fuel_Scooped "Fuel_Scooped" f64,
        /// Fuel bought, in tonnes. Declared only; declared only.
        Fuel_Purchased "Fuel_Purchased" f64,
    }
}

journal_type! {
    /// Mining.
    MiningStatistics {
        /// Earned by mining, in credits. Always; seen in 2,635 lines.
        Mining_Profits "Mining_Profits" i64,
        /// Tonnes mined. Always; seen in 2,635 lines.
        Quantity_Mined "Quantity_Mined" i64,
        /// Number of materials collected. Over 99 %; seen in 2,635 lines.
        Materials_Collected "Materials_Collected" i64,
    }
}

journal_type! {
    /// Trading on regular markets.
    TradingStatistics {
        /// Number of markets traded with. Always; seen in 2,635 lines.
        Markets_Traded_With "Markets_Traded_With" i64,
        /// Earned on markets, in credits. Always; seen in 2,635 lines.
        Market_Profits "Market_Profits" i64,
        /// Tonnes traded. Always; seen in 2,635 lines.
        Resources_Traded "Resources_Traded" i64,
        /// Average profit, in credits. Always; seen in 2,635 lines.
        Average_Profit "Average_Profit" f64,
        /// Highest profit of a single transaction, in credits. Always; seen in 2,635 lines.
        Highest_Single_Transaction "Highest_Single_Transaction" i64,
        /// Number of data items sold to bartenders; since 4.0. 98 %; seen in 2,569 lines.
        Data_Sold "Data_Sold" i64,
        /// Number of goods sold to bartenders; since 4.0. 98 %; seen in 2,569 lines.
        Goods_Sold "Goods_Sold" i64,
        /// Number of assets sold to bartenders; since 4.0. 98 %; seen in 2,569 lines.
        Assets_Sold "Assets_Sold" i64,
    }
}

journal_type! {
    /// Trading on black markets.
    SmugglingStatistics {
        /// Number of black markets traded with. Always; seen in 2,635 lines.
        Black_Markets_Traded_With "Black_Markets_Traded_With" i64,
        /// Earned on black markets, in credits. Always; seen in 2,635 lines.
        Black_Markets_Profits "Black_Markets_Profits" i64,
        /// Tonnes smuggled. Always; seen in 2,635 lines.
        Resources_Smuggled "Resources_Smuggled" i64,
        /// Average profit, in credits. Always; seen in 2,635 lines.
        Average_Profit "Average_Profit" f64,
        /// Highest profit of a single transaction, in credits. Always; seen in 2,635 lines.
        Highest_Single_Transaction "Highest_Single_Transaction" i64,
    }
}

journal_type! {
    /// Crime and fines.
    CrimeStatistics {
        /// Current notoriety of the player. Over 99 %; seen in 2,635 lines.
        Notoriety "Notoriety" i64,
        /// Number of fines received. Always; seen in 2,635 lines.
        Fines "Fines" i64,
        /// Sum of the fines, in credits. Always; seen in 2,635 lines.
        Total_Fines "Total_Fines" i64,
        /// Number of bounties put on the player. Always; seen in 2,635 lines.
        Bounties_Received "Bounties_Received" i64,
        /// Sum of those bounties, in credits. Always; seen in 2,635 lines.
        Total_Bounties "Total_Bounties" i64,
        /// Highest of those bounties, in credits. Always; seen in 2,635 lines.
        Highest_Bounty "Highest_Bounty" i64,
        /// Number of times malware was uploaded; since 4.0. 98 %; seen in 2,569 lines.
        Malware_Uploaded "Malware_Uploaded" i64,
        /// Number of settlements shut down; since 4.0. 98 %; seen in 2,569 lines.
        Settlements_State_Shutdown "Settlements_State_Shutdown" i64,
        /// Number of times production was sabotaged; since 4.0. 98 %; seen in 2,569 lines.
        Production_Sabotage "Production_Sabotage" i64,
        /// Number of thefts from production; since 4.0. 98 %; seen in 2,569 lines.
        Production_Theft "Production_Theft" i64,
        /// Number of murders on foot; since 4.0. 98 %; seen in 2,569 lines.
        Total_Murders "Total_Murders" i64,
        /// Number of citizens murdered; since 4.0. 98 %; seen in 2,569 lines.
        Citizens_Murdered "Citizens_Murdered" i64,
        /// Number of Omnipol officers murdered; since 4.0. 98 %; seen in 2,569 lines.
        Omnipol_Murdered "Omnipol_Murdered" i64,
        /// Number of guards murdered; since 4.0. 98 %; seen in 2,569 lines.
        Guards_Murdered "Guards_Murdered" i64,
        /// Number of data items stolen; since 4.0. 98 %; seen in 2,569 lines.
        Data_Stolen "Data_Stolen" i64,
        /// Number of goods stolen; since 4.0. 98 %; seen in 2,569 lines.
        Goods_Stolen "Goods_Stolen" i64,
        /// Number of samples stolen; since 4.0. 98 %; seen in 2,569 lines.
        Sample_Stolen "Sample_Stolen" i64,
        /// Number of things stolen in all; since 4.0. 98 %; seen in 2,569 lines.
        Total_Stolen "Total_Stolen" i64,
        /// Number of turrets destroyed; since 4.0. 98 %; seen in 2,569 lines.
        Turrets_Destroyed "Turrets_Destroyed" i64,
        /// Number of turrets overloaded; since 4.0. 98 %; seen in 2,569 lines.
        Turrets_Overloaded "Turrets_Overloaded" i64,
        /// Number of turrets put out of action in all; since 4.0. 98 %; seen in 2,569 lines.
        Turrets_Total "Turrets_Total" i64,
        /// Value of what was stolen while the state of a settlement changed; since 4.0. 98 %; seen in 2,569
        /// lines.
        Value_Stolen_StateChange "Value_Stolen_StateChange" i64,
        /// Number of profiles cloned; since 4.0. 98 %; seen in 2,569 lines.
        Profiles_Cloned "Profiles_Cloned" i64,
    }
}

journal_type! {
    /// Combat.
    CombatStatistics {
        /// Number of bounties claimed. Always; seen in 2,635 lines.
        Bounties_Claimed "Bounties_Claimed" i64,
        /// Earned by bounty hunting, in credits. Over 99 %; seen in 2,635 lines.
        Bounty_Hunting_Profit "Bounty_Hunting_Profit" f64,
        /// Number of combat bonds. Always; seen in 2,635 lines.
        Combat_Bonds "Combat_Bonds" i64,
        /// Earned by combat bonds, in credits. Always; seen in 2,635 lines.
        Combat_Bond_Profits "Combat_Bond_Profits" i64,
        /// Number of assassinations. Always; seen in 2,635 lines.
        Assassinations "Assassinations" i64,
        /// Earned by assassinations, in credits. Always; seen in 2,635 lines.
        Assassination_Profits "Assassination_Profits" i64,
        /// Highest single reward, in credits. Always; seen in 2,635 lines.
        Highest_Single_Reward "Highest_Single_Reward" i64,
        /// Number of skimmers destroyed. Over 99 %; seen in 2,635 lines.
        Skimmers_Killed "Skimmers_Killed" i64,
        /// Number of combat bonds earned on foot; since 4.0. 98 %; seen in 2,569 lines.
        OnFoot_Combat_Bonds "OnFoot_Combat_Bonds" i64,
        /// Earned by combat bonds on foot, in credits; since 4.0. 98 %; seen in 2,569 lines.
        OnFoot_Combat_Bonds_Profits "OnFoot_Combat_Bonds_Profits" i64,
        /// Number of vehicles destroyed on foot; since 4.0.0.1475. 97 %; seen in 2,566 lines.
        OnFoot_Vehicles_Destroyed "OnFoot_Vehicles_Destroyed" i64,
        /// Number of ships destroyed on foot; since 4.0.0.1475. 97 %; seen in 2,566 lines.
        OnFoot_Ships_Destroyed "OnFoot_Ships_Destroyed" i64,
        /// Number of dropship flights taken; since 4.0. 98 %; seen in 2,569 lines.
        Dropships_Taken "Dropships_Taken" i64,
        /// Number of dropship flights booked; since 4.0. 98 %; seen in 2,569 lines.
        Dropships_Booked "Dropships_Booked" i64,
        /// Number of dropship flights cancelled; since 4.0. 98 %; seen in 2,569 lines.
        Dropships_Cancelled "Dropships_Cancelled" i64,
        /// Number of conflict zones of high intensity fought in on foot; since 4.0. 98 %; seen in 2,569 lines.
        ConflictZone_High "ConflictZone_High" i64,
        /// Number of conflict zones of medium intensity fought in on foot; since 4.0. 98 %; seen in 2,569
        /// lines.
        ConflictZone_Medium "ConflictZone_Medium" i64,
        /// Number of conflict zones of low intensity fought in on foot; since 4.0. 98 %; seen in 2,569 lines.
        ConflictZone_Low "ConflictZone_Low" i64,
        /// Number of conflict zones fought in on foot; since 4.0. 98 %; seen in 2,569 lines.
        ConflictZone_Total "ConflictZone_Total" i64,
        /// Number of conflict zones of high intensity won; since 4.0. 98 %; seen in 2,569 lines.
        ConflictZone_High_Wins "ConflictZone_High_Wins" i64,
        /// Number of conflict zones of medium intensity won; since 4.0. 98 %; seen in 2,569 lines.
        ConflictZone_Medium_Wins "ConflictZone_Medium_Wins" i64,
        /// Number of conflict zones of low intensity won; since 4.0. 98 %; seen in 2,569 lines.
        ConflictZone_Low_Wins "ConflictZone_Low_Wins" i64,
        /// Number of conflict zones won; since 4.0. 98 %; seen in 2,569 lines.
        ConflictZone_Total_Wins "ConflictZone_Total_Wins" i64,
        /// Number of settlements defended; since 4.0. 98 %; seen in 2,569 lines.
        Settlement_Defended "Settlement_Defended" i64,
        /// Number of settlements conquered; since 4.0. 98 %; seen in 2,569 lines.
        Settlement_Conquered "Settlement_Conquered" i64,
        /// Number of skimmers destroyed on foot; since 4.0. 98 %; seen in 2,569 lines.
        OnFoot_Skimmers_Killed "OnFoot_Skimmers_Killed" i64,
        /// Number of scavengers killed on foot; since 4.0. 98 %; seen in 2,569 lines.
        OnFoot_Scavs_Killed "OnFoot_Scavs_Killed" i64,
    }
}

journal_type! {
    /// Wealth and spending.
    BankStatistics {
        /// Everything the player owns, in credits. Always; seen in 2,635 lines.
        Current_Wealth "Current_Wealth" i64,
        /// Spent on ships, in credits. Always; seen in 2,635 lines.
        Spent_On_Ships "Spent_On_Ships" i64,
        /// Spent on outfitting, in credits. Always; seen in 2,635 lines.
        Spent_On_Outfitting "Spent_On_Outfitting" i64,
        /// Spent on repairs, in credits. Always; seen in 2,635 lines.
        Spent_On_Repairs "Spent_On_Repairs" i64,
        /// Spent on fuel, in credits. Always; seen in 2,635 lines.
        Spent_On_Fuel "Spent_On_Fuel" i64,
        /// Spent on ammunition and other consumables, in credits. Always; seen in 2,635 lines.
        Spent_On_Ammo_Consumables "Spent_On_Ammo_Consumables" i64,
        /// Number of insurance claims. Always; seen in 2,635 lines.
        Insurance_Claims "Insurance_Claims" i64,
        /// Spent on insurance, in credits. Always; seen in 2,635 lines.
        Spent_On_Insurance "Spent_On_Insurance" i64,
        /// Number of ships owned. Over 99 %; seen in 2,635 lines.
        Owned_Ship_Count "Owned_Ship_Count" i64,
        /// Spent on suits, in credits; since 4.0. 98 %; seen in 2,569 lines.
        Spent_On_Suits "Spent_On_Suits" i64,
        /// Spent on hand weapons, in credits; since 4.0. 98 %; seen in 2,569 lines.
        Spent_On_Weapons "Spent_On_Weapons" i64,
        /// Spent on consumables for suits, in credits; since 4.0. 98 %; seen in 2,569 lines.
        Spent_On_Suit_Consumables "Spent_On_Suit_Consumables" i64,
        /// Number of suits owned; since 4.0. 98 %; seen in 2,569 lines.
        Suits_Owned "Suits_Owned" i64,
        /// Number of hand weapons owned; since 4.0. 98 %; seen in 2,569 lines.
        Weapons_Owned "Weapons_Owned" i64,
        /// Spent on suits and hand weapons that were upgraded already, in credits; since 4.0. 98 %; seen in
        /// 2,569 lines.
        Spent_On_Premium_Stock "Spent_On_Premium_Stock" i64,
        /// Number of suits and hand weapons bought that were upgraded already; since 4.0. 98 %; seen in 2,569
        /// lines.
        Premium_Stock_Bought "Premium_Stock_Bought" i64,
        /// Merc Coins the player has; since 4.3.3.0. 0.1 %; seen in 3 lines.
        MercCoins_Current "MercCoins_Current" i64,
        /// Merc Coins earned in all; since 4.3.3.0. 0.1 %; seen in 3 lines.
        MercCoins_Total_Earned "MercCoins_Total_Earned" i64,
        /// Merc Coins spent in all; since 4.3.3.0. 0.1 %; seen in 3 lines.
        MercCoins_Total_Spent "MercCoins_Total_Spent" i64,
        /// Merc Coins spent on gear; since 4.3.3.0. 0.1 %; seen in 3 lines.
        MercCoins_Spent_On_MercGear "MercCoins_Spent_On_MercGear" i64,
        /// Merc Coins spent on engineering; since 4.3.3.0. 0.1 %; seen in 3 lines.
        MercCoins_Spent_On_Engineering "MercCoins_Spent_On_Engineering" i64,
    }
}

journal_type! {
    /// Written when the game starts up. It is outside the specification, and known from 2,635 real lines.
    /// It came with version 3.0 of the game.
    Statistics {
        /// Time of the event. Always; seen in 2,635 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,635 lines.
        event "event" String,
        /// Wealth and spending. Always; seen in 2,635 lines.
        Bank_Account "Bank_Account" BankStatistics,
        /// Combat. Always; seen in 2,635 lines.
        Combat "Combat" CombatStatistics,
        /// Crime and fines. Always; seen in 2,635 lines.
        Crime "Crime" CrimeStatistics,
        /// Trading on black markets. Always; seen in 2,635 lines.
        Smuggling "Smuggling" SmugglingStatistics,
        /// Trading on regular markets. Always; seen in 2,635 lines.
        Trading "Trading" TradingStatistics,
        /// Mining. Always; seen in 2,635 lines.
        Mining "Mining" MiningStatistics,
        /// Travel and exploration. Always; seen in 2,635 lines.
        Exploration "Exploration" ExplorationStatistics,
        /// Passenger missions. Always; seen in 2,635 lines.
        Passengers "Passengers" PassengerStatistics,
        /// Search and rescue, and salvage. Always; seen in 2,635 lines.
        Search_And_Rescue "Search_And_Rescue" RescueStatistics,
        /// What the player did for the squadron; since 4.2.0.0. 7.2 %; seen in 190 lines.
        Squadron "Squadron" SquadronStatistics,
        /// Thargoid encounters; omitted before the first one. 68 %; seen in 1,797 lines.
        TG_ENCOUNTERS "TG_ENCOUNTERS" ThargoidStatistics,
        /// Engineering. Over 99 %; seen in 2,635 lines.
        Crafting "Crafting" CraftingStatistics,
        /// NPC crew. Over 99 %; seen in 2,635 lines.
        Crew "Crew" CrewStatistics,
        /// Multicrew. Over 99 %; seen in 2,635 lines.
        Multicrew "Multicrew" MulticrewStatistics,
        /// Material trading. Over 99 %; seen in 2,635 lines.
        Material_Trader_Stats "Material_Trader_Stats" MaterialTraderStatistics,
        /// CQC; omitted if the player has not played it. 30 %; seen in 783 lines.
        CQC "CQC" ArenaStatistics,
        /// The player's fleet carrier; omitted if there is none. 54 %; seen in 1,426 lines.
        FLEETCARRIER "FLEETCARRIER" CarrierStatistics,
        /// Exobiology; since 4.0. 98 %; seen in 2,569 lines.
        Exobiology "Exobiology" ExobiologyStatistics,
    }
}

journal_type! {
    /// Written when the ship enters orbital cruise at a planet. It is outside the specification, and known
    /// from 2,315 real lines. It came with version 3.0 of the game.
    ApproachBody {
        /// Time of the event. Always; seen in 2,315 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,315 lines.
        event "event" String,
        /// Name of the system. Always; seen in 2,315 lines.
        StarSystem "StarSystem" String,
        /// Address of the system. Always; seen in 2,315 lines.
        SystemAddress "SystemAddress" i64,
        /// Name of the body. Always; seen in 2,315 lines.
        Body "Body" String,
        /// ID of the body within the system. Always; seen in 2,315 lines.
        BodyID "BodyID" i64,
    }
}

journal_type! {
    /// Written when the ship approaches a settlement or another place on a planet. It is outside the
    /// specification, and known from 629 real lines.
    ApproachSettlement {
        /// Time of the event. Always; seen in 629 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 629 lines.
        event "event" String,
        /// Name of the settlement; may be an internal one. Always; seen in 629 lines.
        Name "Name" String,
        /// The settlement, as shown in game. 14 %; seen in 87 lines.
        Name_Localised "Name_Localised" String,
        /// ID of the settlement's market. 86 %; seen in 540 lines.
        MarketID "MarketID" i64,
        /// The faction that runs the settlement; since 4.0.0.1700. 42 %; seen in 264 lines.
        StationFaction "StationFaction" Value,
        /// Internal name of the government; since 4.0.0.1700. 42 %; seen in 264 lines.
        StationGovernment "StationGovernment" String,
        /// The government, as shown in game. 42 %; seen in 264 lines.
        StationGovernment_Localised "StationGovernment_Localised" String,
        /// Superpower the settlement is aligned with; omitted if there is none; since 4.0.0.1700. 20 %; seen in
        /// 127 lines.
        StationAllegiance "StationAllegiance" String,
        /// What the settlement offers; since 4.0.0.1700. 42 %; seen in 264 lines.
        StationServices "StationServices" Vec<String>,
        /// Internal name of the main economy. 42 %; seen in 264 lines.
        StationEconomy "StationEconomy" String,
        /// The main economy, as shown in game. 42 %; seen in 264 lines.
        StationEconomy_Localised "StationEconomy_Localised" String,
        /// The economies of the settlement; since 4.0.0.1700. 42 %; seen in 264 lines.
        StationEconomies "StationEconomies" Vec<EconomyShare>,
        /// Address of the system; since 3.4. Always; seen in 629 lines.
        SystemAddress "SystemAddress" i64,
        /// ID of the body within the system; since 3.4. Always; seen in 629 lines.
        BodyID "BodyID" i64,
        /// Name of the body the settlement is on; since 3.4. Always; seen in 629 lines.
        BodyName "BodyName" String,
        /// Latitude of the settlement, in degrees; since 3.3. Over 99 %; seen in 627 lines.
        Latitude "Latitude" f64,
        /// Longitude of the settlement, in degrees; since 3.3. Over 99 %; seen in 627 lines.
        Longitude "Longitude" f64,
    }
}

journal_type! {
    /// Written when the player cancels a docking request. It is outside the specification, and known from
    /// 36 real lines.
    DockingCancelled {
        /// Time of the event. Always; seen in 36 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 36 lines.
        event "event" String,
        /// ID of the station's market; since 3.0. Always; seen in 36 lines.
        MarketID "MarketID" i64,
        /// Name of the station. Always; seen in 36 lines.
        StationName "StationName" String,
        /// The station, as shown in game. Declared only; declared only.
        StationName_Localised "StationName_Localised" String,
        /// Type of station; since 3.0. Always; seen in 36 lines.
        StationType "StationType" String,
    }
}

journal_type! {
    /// Written when the station refuses docking. It is outside the specification, and known from 2,893 real
    /// lines.
    DockingDenied {
        /// Time of the event. Always; seen in 2,893 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,893 lines.
        event "event" String,
        /// Why docking is refused. Always; seen in 2,893 lines.
        Reason "Reason" String,
        /// ID of the station's market; since 3.0. Always; seen in 2,893 lines.
        MarketID "MarketID" i64,
        /// Name of the station. Always; seen in 2,893 lines.
        StationName "StationName" String,
        /// The station, as shown in game. 0.1 %; seen in 3 lines.
        StationName_Localised "StationName_Localised" String,
        /// Type of station; since 3.0. Always; seen in 2,893 lines.
        StationType "StationType" String,
    }
}

journal_type! {
    /// Written when the station assigns a landing pad. It is outside the specification, and known from
    /// 2,858 real lines.
    DockingGranted {
        /// Time of the event. Always; seen in 2,858 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,858 lines.
        event "event" String,
        /// Number of the landing pad. Always; seen in 2,858 lines.
        LandingPad "LandingPad" i64,
        /// ID of the station's market; since 3.0. Always; seen in 2,858 lines.
        MarketID "MarketID" i64,
        /// Name of the station. Always; seen in 2,858 lines.
        StationName "StationName" String,
        /// The station, as shown in game. 4.1 %; seen in 117 lines.
        StationName_Localised "StationName_Localised" String,
        /// Type of station; since 3.0. Always; seen in 2,858 lines.
        StationType "StationType" String,
    }
}

journal_type! {
    /// Written when the player requests docking. It is outside the specification, and known from 5,498 real
    /// lines.
    DockingRequested {
        /// Time of the event. Always; seen in 5,498 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 5,498 lines.
        event "event" String,
        /// ID of the station's market; since 3.0. Always; seen in 5,498 lines.
        MarketID "MarketID" i64,
        /// Name of the station. Always; seen in 5,498 lines.
        StationName "StationName" String,
        /// The station, as shown in game. 2.1 %; seen in 115 lines.
        StationName_Localised "StationName_Localised" String,
        /// Type of station; since 3.0. Always; seen in 5,498 lines.
        StationType "StationType" String,
        /// Number of landing pads of each size; since 4.0. 97 %; seen in 5,333 lines.
        LandingPads "LandingPads" LandingPads,
    }
}

journal_type! {
    /// Written when a docking permission runs out before the ship has landed. It is outside the
    /// specification, and known from 1 real line.
    DockingTimeout {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// ID of the station's market; since 3.0. Declared only; declared only.
        MarketID "MarketID" i64,
        /// Name of the station. Declared only; declared only.
        StationName "StationName" String,
        /// The station, as shown in game. Declared only; declared only.
        StationName_Localised "StationName_Localised" String,
        /// Type of station; since 3.0. Declared only; declared only.
        StationType "StationType" String,
    }
}

journal_type! {
    /// Written when a system is selected as the target of the next jump. It is outside the specification,
    /// and known from 13,859 real lines. It came with version 3.3 of the game.
    FSDTarget {
        /// Time of the event. Always; seen in 13,859 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 13,859 lines.
        event "event" String,
        /// Name of the targeted system. Always; seen in 13,859 lines.
        Name "Name" String,
        /// Address of that system. Always; seen in 13,859 lines.
        SystemAddress "SystemAddress" i64,
        /// Class of its main star; since 3.7. Always; seen in 13,859 lines.
        StarClass "StarClass" String,
        /// Jumps left on the plotted route; omitted without a route; since 3.5. 96 %; seen in 13,305 lines.
        RemainingJumpsInRoute "RemainingJumpsInRoute" i64,
    }
}

journal_type! {
    /// Written when the ship has scooped fuel from a star. It is outside the specification, and known from
    /// 10,614 real lines.
    FuelScoop {
        /// Time of the event. Always; seen in 10,614 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 10,614 lines.
        event "event" String,
        /// Fuel scooped, in tonnes. Always; seen in 10,614 lines.
        Scooped "Scooped" f64,
        /// Fuel in the main tank after scooping, in tonnes. Always; seen in 10,614 lines.
        Total "Total" f64,
    }
}

journal_type! {
    /// Written when the FSD has been supercharged in the jet of a white dwarf or neutron star. It is
    /// outside the specification, and known from 559 real lines.
    JetConeBoost {
        /// Time of the event. Always; seen in 559 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 559 lines.
        event "event" String,
        /// Factor by which the range of the next jump grows. Always; seen in 559 lines.
        BoostValue "BoostValue" f64,
    }
}

journal_type! {
    /// Written when the jet of a white dwarf or neutron star damages a module. It is outside the
    /// specification, and known from 95 real lines. It was last seen in version 2.2, and may just be rare.
    JetConeDamage {
        /// Time of the event. Always; seen in 95 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 95 lines.
        event "event" String,
        /// Internal name of the damaged module. Declared only; declared only.
        Module "Module" String,
        /// The damaged module, as shown in game. Declared only; declared only.
        Module_Localised "Module_Localised" String,
        /// Internal name of the damaged module, which the game writes under an empty key. Always; seen in 95
        /// lines.
        Empty "" String,
        /// The damaged module, as shown in game. Over 99 %; seen in 95 lines.
        Localised "_Localised" String,
    }
}

journal_type! {
    /// Written when the ship leaves orbital cruise, flying away from a planet. It is outside the
    /// specification, and known from 1,557 real lines. It came with version 3.0 of the game.
    LeaveBody {
        /// Time of the event. Always; seen in 1,557 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,557 lines.
        event "event" String,
        /// Name of the system. Always; seen in 1,557 lines.
        StarSystem "StarSystem" String,
        /// Address of the system. Always; seen in 1,557 lines.
        SystemAddress "SystemAddress" i64,
        /// Name of the body. Always; seen in 1,557 lines.
        Body "Body" String,
        /// ID of the body within the system. Always; seen in 1,557 lines.
        BodyID "BodyID" i64,
    }
}

journal_type! {
    /// Written when the ship takes off from a planet. It is outside the specification, and known from 6,088
    /// real lines.
    Liftoff {
        /// Time of the event. Always; seen in 6,088 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 6,088 lines.
        event "event" String,
        /// The player is flying; false if the ship is recalled or dismissed; since 2.3. Always; seen in 6,088
        /// lines.
        PlayerControlled "PlayerControlled" bool,
        /// The ship is a taxi; since 4.0. Over 99 %; seen in 6,082 lines.
        Taxi "Taxi" bool,
        /// The ship belongs to another player; since 4.0. Over 99 %; seen in 6,082 lines.
        Multicrew "Multicrew" bool,
        /// Name of the system; since 4.0. Over 99 %; seen in 6,082 lines.
        StarSystem "StarSystem" String,
        /// Address of the system; since 4.0. Over 99 %; seen in 6,082 lines.
        SystemAddress "SystemAddress" i64,
        /// Name of the body, or of the station; since 4.0. Over 99 %; seen in 6,082 lines.
        Body "Body" String,
        /// ID of the body within the system; since 4.0. Over 99 %; seen in 6,082 lines.
        BodyID "BodyID" i64,
        /// True at a station; since 4.0. Over 99 %; seen in 6,082 lines.
        OnStation "OnStation" bool,
        /// True on a planet; since 4.0. Over 99 %; seen in 6,082 lines.
        OnPlanet "OnPlanet" bool,
        /// Latitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,088 lines.
        Latitude "Latitude" f64,
        /// Longitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,088 lines.
        Longitude "Longitude" f64,
        /// The nearest point of interest; since 3.5. 5.1 %; seen in 310 lines.
        NearestDestination "NearestDestination" String,
        /// The nearest point of interest, as shown in game. 2.1 %; seen in 128 lines.
        NearestDestination_Localised "NearestDestination_Localised" String,
    }
}

journal_type! {
    /// Written when the plotted route is cleared. It is outside the specification, and known from 3,050
    /// real lines. It came with version 4.0.0.1450 of the game.
    NavRouteClear {
        /// Time of the event. Always; seen in 3,050 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 3,050 lines.
        event "event" String,
        /// Always empty; only in the file. Optional; seen in 2 lines.
        Route "Route" Vec<RouteStop>,
    }
}

journal_type! {
    /// Written when the reservoir has been filled up from the main tank. It is outside the specification,
    /// and known from 5,536 real lines. It came with version 3.3.02 of the game.
    ReservoirReplenished {
        /// Time of the event. Always; seen in 5,536 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 5,536 lines.
        event "event" String,
        /// Fuel left in the main tank, in tonnes. Always; seen in 5,536 lines.
        FuelMain "FuelMain" f64,
        /// Fuel in the reservoir, in tonnes. Always; seen in 5,536 lines.
        FuelReservoir "FuelReservoir" f64,
    }
}

journal_type! {
    /// Written when the countdown to a hyperspace jump or to supercruise begins. It is outside the
    /// specification, and known from 15,324 real lines. It came with version 2.3 of the game.
    StartJump {
        /// Time of the event. Always; seen in 15,324 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 15,324 lines.
        event "event" String,
        /// Hyperspace or Supercruise. Always; seen in 15,324 lines.
        JumpType "JumpType" String,
        /// The player is in a taxi; since 4.0.0.1500. 81 %; seen in 12,474 lines.
        Taxi "Taxi" bool,
        /// Name of the destination system; only for a hyperspace jump; since 2.3. 69 %; seen in 10,512 lines.
        StarSystem "StarSystem" String,
        /// Address of the destination system; only for a hyperspace jump; since 3.0. 69 %; seen in 10,512
        /// lines.
        SystemAddress "SystemAddress" i64,
        /// Class of the star at the destination. 69 %; seen in 10,512 lines.
        StarClass "StarClass" String,
    }
}

journal_type! {
    /// Written when the ship drops out of supercruise at its selected destination. It is outside the
    /// specification, and known from 2,713 real lines. It came with version 4.0.0.1500 of the game.
    SupercruiseDestinationDrop {
        /// Time of the event. Always; seen in 2,713 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,713 lines.
        event "event" String,
        /// Name of the destination; may be an internal one. Always; seen in 2,713 lines.
        Type "Type" String,
        /// The destination, as shown in game. 23 %; seen in 621 lines.
        Type_Localised "Type_Localised" String,
        /// Threat level of the destination. Always; seen in 2,713 lines.
        Threat "Threat" i64,
        /// ID of the market, if the destination has one. 80 %; seen in 2,157 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// Written when the ship enters supercruise from normal space. It is outside the specification, and
    /// known from 4,840 real lines.
    SupercruiseEntry {
        /// Time of the event. Always; seen in 4,840 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4,840 lines.
        event "event" String,
        /// The player is in a taxi; since 4.0. 97 %; seen in 4,680 lines.
        Taxi "Taxi" bool,
        /// The player is in another player's ship; since 4.0. 97 %; seen in 4,680 lines.
        Multicrew "Multicrew" bool,
        /// Name of the system. Always; seen in 4,840 lines.
        StarSystem "StarSystem" String,
        /// Address of the system; since 3.0. Always; seen in 4,840 lines.
        SystemAddress "SystemAddress" i64,
        /// The player is wanted in the system; omitted if not; since 4.0.0.1700. Declared only; declared only.
        Wanted "Wanted" bool,
    }
}

journal_type! {
    /// Written when the ship drops out of supercruise. It is outside the specification, and known from
    /// 6,550 real lines.
    SupercruiseExit {
        /// Time of the event. Always; seen in 6,550 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 6,550 lines.
        event "event" String,
        /// The player is in a taxi; since 4.0. 97 %; seen in 6,321 lines.
        Taxi "Taxi" bool,
        /// The player is in another player's ship; since 4.0. 97 %; seen in 6,321 lines.
        Multicrew "Multicrew" bool,
        /// Name of the system. Always; seen in 6,550 lines.
        StarSystem "StarSystem" String,
        /// Address of the system; since 3.0. Always; seen in 6,550 lines.
        SystemAddress "SystemAddress" i64,
        /// Name of the body. Always; seen in 6,550 lines.
        Body "Body" String,
        /// ID of the body within the system; since 3.0. Always; seen in 6,550 lines.
        BodyID "BodyID" i64,
        /// Type of body; since 2.2 (Beta 5). Always; seen in 6,550 lines.
        BodyType "BodyType" String,
    }
}

journal_type! {
    /// Written when the ship lands on a planet. It is outside the specification, and known from 6,110 real
    /// lines.
    Touchdown {
        /// Time of the event. Always; seen in 6,110 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 6,110 lines.
        event "event" String,
        /// The player is flying; false if the ship is recalled or dismissed; since 2.3. Always; seen in 6,110
        /// lines.
        PlayerControlled "PlayerControlled" bool,
        /// The ship is a taxi; since 4.0. Over 99 %; seen in 6,104 lines.
        Taxi "Taxi" bool,
        /// The ship belongs to another player; since 4.0. Over 99 %; seen in 6,104 lines.
        Multicrew "Multicrew" bool,
        /// Name of the system; since 4.0. Over 99 %; seen in 6,104 lines.
        StarSystem "StarSystem" String,
        /// Address of the system; since 4.0. Over 99 %; seen in 6,104 lines.
        SystemAddress "SystemAddress" i64,
        /// Name of the body, or of the station; since 4.0. Over 99 %; seen in 6,104 lines.
        Body "Body" String,
        /// ID of the body within the system; since 4.0. Over 99 %; seen in 6,104 lines.
        BodyID "BodyID" i64,
        /// True at a station; since 4.0. Over 99 %; seen in 6,104 lines.
        OnStation "OnStation" bool,
        /// True on a planet; since 4.0. Over 99 %; seen in 6,104 lines.
        OnPlanet "OnPlanet" bool,
        /// Latitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,104 lines.
        Latitude "Latitude" f64,
        /// Longitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,104 lines.
        Longitude "Longitude" f64,
        /// The nearest point of interest; since 3.5. 5.5 %; seen in 336 lines.
        NearestDestination "NearestDestination" String,
        /// The nearest point of interest, as shown in game. 2.3 %; seen in 141 lines.
        NearestDestination_Localised "NearestDestination_Localised" String,
    }
}

journal_type! {
    /// Written when the ship drops out of supercruise at an unidentified signal source. It is outside the
    /// specification, and known from 352 real lines.
    USSDrop {
        /// Time of the event. Always; seen in 352 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 352 lines.
        event "event" String,
        /// Internal name of the type of signal source. Always; seen in 352 lines.
        USSType "USSType" String,
        /// The type of signal source, as shown in game. Over 99 %; seen in 352 lines.
        USSType_Localised "USSType_Localised" String,
        /// Threat level of the signal source. Always; seen in 352 lines.
        USSThreat "USSThreat" i64,
    }
}

journal_type! {
    /// Written when the ship takes off from a landing pad. It is outside the specification, and known from
    /// 2,885 real lines.
    Undocked {
        /// Time of the event. Always; seen in 2,885 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,885 lines.
        event "event" String,
        /// Name of the station. Always; seen in 2,885 lines.
        StationName "StationName" String,
        /// The station, as shown in game. 4 %; seen in 115 lines.
        StationName_Localised "StationName_Localised" String,
        /// Type of station. Always; seen in 2,885 lines.
        StationType "StationType" String,
        /// ID of the station's market; since 3.0. Always; seen in 2,885 lines.
        MarketID "MarketID" i64,
        /// The player is in a taxi; since 4.0. 95 %; seen in 2,744 lines.
        Taxi "Taxi" bool,
        /// The player is in another player's ship; since 4.0. 95 %; seen in 2,744 lines.
        Multicrew "Multicrew" bool,
    }
}

journal_type! {
    /// A bounty paid by one faction.
    BountyReward {
        /// The faction that pays; may be empty. Always; seen in 7,993 lines.
        Faction "Faction" String,
        /// Its bounty, in credits. Always; seen in 7,993 lines.
        Reward "Reward" i64,
    }
}

journal_type! {
    /// Written when the player earns a bounty for destroying or killing a wanted target. It is outside the
    /// specification, and known from 7,993 real lines.
    Bounty {
        /// Time of the event. Always; seen in 7,993 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 7,993 lines.
        event "event" String,
        /// The bounties, by the faction that pays them; since 2.2 (Beta 5). Over 99 %; seen in 7,993 lines.
        Rewards "Rewards" Vec<BountyReward>,
        /// Internal name of the pilot or person killed; since 4.0.0.1700. 93 %; seen in 7,425 lines.
        PilotName "PilotName" String,
        /// The pilot or person killed, as shown in game. 93 %; seen in 7,425 lines.
        PilotName_Localised "PilotName_Localised" String,
        /// Internal name of the ship or type of person that was killed. Always; seen in 7,993 lines.
        Target "Target" String,
        /// The ship or type of person that was killed, as shown in game; since 3.7. 66 %; seen in 5,307 lines.
        Target_Localised "Target_Localised" String,
        /// Sum of the bounties, in credits; since 2.2 (Beta 5). Over 99 %; seen in 7,993 lines.
        TotalReward "TotalReward" i64,
        /// The faction the victim belonged to. Always; seen in 7,993 lines.
        VictimFaction "VictimFaction" String,
        /// The faction the victim belonged to, as shown in game. 5.5 %; seen in 440 lines.
        VictimFaction_Localised "VictimFaction_Localised" String,
        /// Number of other players the bounty is shared with; omitted if it is not shared. 4.4 %; seen in 352
        /// lines.
        SharedWithOthers "SharedWithOthers" i64,
        /// The bounty, in credits; for a skimmer, which has only one. Declared only; declared only.
        Reward "Reward" f64,
        /// The faction that pays; for a skimmer, which has only one bounty. Declared only; declared only.
        Faction "Faction" String,
        /// The faction that pays, as shown in game. Declared only; declared only.
        Faction_Localised "Faction_Localised" String,
    }
}

journal_type! {
    /// Written when the player is awarded a combat bond for fighting a capital ship. It is outside the
    /// specification, and known from 1 real line. It was last seen in version 3.7, and may just be rare.
    CapShipBond {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// Value of the bond, in credits. Always; seen in 1 line.
        Reward "Reward" i64,
        /// The faction that awards the bond. Always; seen in 1 line.
        AwardingFaction "AwardingFaction" String,
        /// The faction that awards the bond, as shown in game. Declared only; declared only.
        AwardingFaction_Localised "AwardingFaction_Localised" String,
        /// The faction the capital ship belongs to. Always; seen in 1 line.
        VictimFaction "VictimFaction" String,
        /// The faction the capital ship belongs to, as shown in game. Declared only; declared only.
        VictimFaction_Localised "VictimFaction_Localised" String,
    }
}

journal_type! {
    /// Written when the canopy of the ship breaks. It is outside the specification, and known from 6 real
    /// lines.
    CockpitBreached {
        /// Time of the event. Always; seen in 6 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 6 lines.
        event "event" String,
    }
}

journal_type! {
    /// Written when the player commits a crime and gets a fine or a bounty for it. It is outside the
    /// specification, and known from 244 real lines.
    CommitCrime {
        /// Time of the event. Always; seen in 244 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 244 lines.
        event "event" String,
        /// Internal name of the crime. Always; seen in 244 lines.
        CrimeType "CrimeType" String,
        /// The faction that prosecutes the crime. Always; seen in 244 lines.
        Faction "Faction" String,
        /// Internal name of the victim, if there is one. 62 %; seen in 150 lines.
        Victim "Victim" String,
        /// The victim, as shown in game, if there is one. 5.7 %; seen in 14 lines.
        Victim_Localised "Victim_Localised" String,
        /// Bounty on the player, in credits; written for serious crimes, instead of Fine. 62 %; seen in 150
        /// lines.
        Bounty "Bounty" i64,
        /// Fine, in credits; written for lesser crimes, instead of Bounty. 39 %; seen in 94 lines.
        Fine "Fine" i64,
    }
}

journal_type! {
    /// Written when someone commits a crime against the player. It is outside the specification, and known
    /// from 77 real lines. It came with version 3.3 of the game.
    CrimeVictim {
        /// Time of the event. Always; seen in 77 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 77 lines.
        event "event" String,
        /// Internal name of the offender. Always; seen in 77 lines.
        Offender "Offender" String,
        /// The offender, as shown in game. Declared only; declared only.
        Offender_Localised "Offender_Localised" String,
        /// Internal name of the crime. Always; seen in 77 lines.
        CrimeType "CrimeType" String,
        /// Bounty on the offender, in credits; written for serious crimes, instead of Fine. 82 %; seen in 63
        /// lines.
        Bounty "Bounty" i64,
        /// Fine for the offender, in credits; written for lesser crimes, instead of Bounty. 18 %; seen in 14
        /// lines.
        Fine "Fine" i64,
    }
}

journal_type! {
    /// One of several who killed the player.
    Killer {
        /// Name of the killer. Always; seen in 62 lines.
        Name "Name" String,
        /// Internal name of the killer's ship. Always; seen in 62 lines.
        Ship "Ship" String,
        /// Combat rank of the killer, by name. Always; seen in 62 lines.
        Rank "Rank" String,
    }
}

journal_type! {
    /// Written when the player is killed or the ship is destroyed. It is outside the specification, and
    /// known from 62 real lines.
    Died {
        /// Time of the event. Always; seen in 62 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 62 lines.
        event "event" String,
        /// Internal name of the killer, if it is a single one. 63 %; seen in 39 lines.
        KillerName "KillerName" String,
        /// The killer, as shown in game, if it is a single one. 18 %; seen in 11 lines.
        KillerName_Localised "KillerName_Localised" String,
        /// Internal name of the killer's ship, suit or turret. 71 %; seen in 44 lines.
        KillerShip "KillerShip" String,
        /// Combat rank of the killer, by name. 63 %; seen in 39 lines.
        KillerRank "KillerRank" String,
        /// The killers, if they were a wing. 3.2 %; seen in 2 lines.
        Killers "Killers" Vec<Killer>,
    }
}

journal_type! {
    /// Written when the ship escapes an interdiction. It is outside the specification, and known from 97
    /// real lines.
    EscapeInterdiction {
        /// Time of the event. Always; seen in 97 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 97 lines.
        event "event" String,
        /// Name of the interdicting pilot. Always; seen in 97 lines.
        Interdictor "Interdictor" String,
        /// The interdicting pilot, as shown in game. 8.2 %; seen in 8 lines.
        Interdictor_Localised "Interdictor_Localised" String,
        /// The interdicting pilot is a player. Always; seen in 97 lines.
        IsPlayer "IsPlayer" bool,
        /// The interdictor is a Thargoid; omitted if not; since 4.0.0.1500. Declared only; declared only.
        IsThargoid "IsThargoid" bool,
    }
}

journal_type! {
    /// Written when the player earns a combat bond for destroying or killing an enemy. It is outside the
    /// specification, and known from 1,639 real lines.
    FactionKillBond {
        /// Time of the event. Always; seen in 1,639 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,639 lines.
        event "event" String,
        /// Value of the bond, in credits. Always; seen in 1,639 lines.
        Reward "Reward" i64,
        /// The faction that awards the bond. Always; seen in 1,639 lines.
        AwardingFaction "AwardingFaction" String,
        /// The faction that awards the bond, as shown in game. 12 %; seen in 200 lines.
        AwardingFaction_Localised "AwardingFaction_Localised" String,
        /// The faction the enemy fought for. Always; seen in 1,639 lines.
        VictimFaction "VictimFaction" String,
        /// The faction the enemy fought for, as shown in game. 12 %; seen in 200 lines.
        VictimFaction_Localised "VictimFaction_Localised" String,
    }
}

journal_type! {
    /// Written when a fighter launched from the ship is destroyed. It is outside the specification, and
    /// known from 111 real lines. It came with version 3.0 of the game.
    FighterDestroyed {
        /// Time of the event. Always; seen in 111 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 111 lines.
        event "event" String,
        /// ID of the fighter; since 3.4. Over 99 %; seen in 111 lines.
        ID "ID" i64,
    }
}

journal_type! {
    /// Written when the ship takes damage from overheating. It is outside the specification, and known from
    /// 172 real lines.
    HeatDamage {
        /// Time of the event. Always; seen in 172 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 172 lines.
        event "event" String,
        /// ID of the vehicle that takes the damage. Declared only; declared only.
        ID "ID" i64,
    }
}

journal_type! {
    /// Written when the ship is overheating. It is outside the specification, and known from 961 real
    /// lines.
    HeatWarning {
        /// Time of the event. Always; seen in 961 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 961 lines.
        event "event" String,
    }
}

journal_type! {
    /// Written when the hull health of the ship or the fighter falls below another step. It is outside the
    /// specification, and known from 750 real lines.
    HullDamage {
        /// Time of the event. Always; seen in 750 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 750 lines.
        event "event" String,
        /// Hull health left, from 0 to 1. Always; seen in 750 lines.
        Health "Health" f64,
        /// The player is flying the damaged craft; since 2.2.03. Always; seen in 750 lines.
        PlayerPilot "PlayerPilot" bool,
        /// The damaged craft is a fighter; since 2.2.03. 91 %; seen in 683 lines.
        Fighter "Fighter" bool,
    }
}

journal_type! {
    /// Written when the ship is interdicted and pulled out of supercruise. It is outside the specification,
    /// and known from 142 real lines. It came with version 2.2 of the game.
    Interdicted {
        /// Time of the event. Always; seen in 142 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 142 lines.
        event "event" String,
        /// The player submitted. Always; seen in 142 lines.
        Submitted "Submitted" bool,
        /// Name of the interdicting pilot. 61 %; seen in 87 lines.
        Interdictor "Interdictor" String,
        /// The interdicting pilot, as shown in game. 7 %; seen in 10 lines.
        Interdictor_Localised "Interdictor_Localised" String,
        /// The interdicting pilot is a player. Always; seen in 142 lines.
        IsPlayer "IsPlayer" bool,
        /// Faction of the interdicting pilot. 54 %; seen in 76 lines.
        Faction "Faction" String,
        /// Power the interdicting pilot is pledged to. 2.1 %; seen in 3 lines.
        Power "Power" String,
        /// The interdictor is a Thargoid; omitted if not; since 4.0.0.1500. 39 %; seen in 55 lines.
        IsThargoid "IsThargoid" bool,
        /// Combat rank of the interdicting player. 7.7 %; seen in 11 lines.
        CombatRank "CombatRank" i64,
    }
}

journal_type! {
    /// Written when the player tries to interdict another ship. It is outside the specification, and known
    /// from 17 real lines. It came with version 2.2 of the game.
    Interdiction {
        /// Time of the event. Always; seen in 17 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 17 lines.
        event "event" String,
        /// The target was pulled out of supercruise. Always; seen in 17 lines.
        Success "Success" bool,
        /// The target submitted. Declared only; declared only.
        Submitted "Submitted" bool,
        /// Name of the interdicted pilot. Declared only; declared only.
        Interdicted "Interdicted" String,
        /// The interdicted pilot, as shown in game. Declared only; declared only.
        Interdicted_Localised "Interdicted_Localised" String,
        /// The interdicted pilot is a player. Always; seen in 17 lines.
        IsPlayer "IsPlayer" bool,
        /// Combat rank of the interdicted player, counted from 0. Declared only; declared only.
        CombatRank "CombatRank" i64,
        /// Faction of the interdicted pilot. Over 99 %; seen in 17 lines.
        Faction "Faction" String,
        /// Power the interdicted pilot is pledged to. 77 %; seen in 13 lines.
        Power "Power" String,
    }
}

journal_type! {
    /// Written when the player kills another player. It is outside the specification, and known from 2 real
    /// lines. It came with version 2.2 of the game.
    PVPKill {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// Name of the player who was killed. Always; seen in 2 lines.
        Victim "Victim" String,
        /// Combat rank of that player, counted from 0. Always; seen in 2 lines.
        CombatRank "CombatRank" i64,
    }
}

journal_type! {
    /// Written when the player chooses on the rebuy screen how to go on after dying. It is outside the
    /// specification, and known from 74 real lines. It came with version 2.2 of the game.
    Resurrect {
        /// Time of the event. Always; seen in 74 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 74 lines.
        event "event" String,
        /// The choice the player made. Always; seen in 74 lines.
        Option "Option" String,
        /// Cost of that choice, in credits. Always; seen in 74 lines.
        Cost "Cost" i64,
        /// The player could not pay and is bankrupt. Always; seen in 74 lines.
        Bankrupt "Bankrupt" bool,
    }
}

journal_type! {
    /// Written when the player's SRV is destroyed. It is outside the specification, and known from 5 real
    /// lines. It came with version 3.0 of the game.
    SRVDestroyed {
        /// Time of the event. Always; seen in 5 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 5 lines.
        event "event" String,
        /// ID of the SRV; since 3.4. Always; seen in 5 lines.
        ID "ID" i64,
        /// Internal name of the type of SRV; since 4.0.0.1000. Over 99 %; seen in 5 lines.
        SRVType "SRVType" String,
        /// The type of SRV, as shown in game. Over 99 %; seen in 5 lines.
        SRVType_Localised "SRVType_Localised" String,
    }
}

journal_type! {
    /// Written when the player sets off the self-destruct of the ship. It is outside the specification, and
    /// known from 8 real lines.
    SelfDestruct {
        /// Time of the event. Always; seen in 8 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 8 lines.
        event "event" String,
    }
}

journal_type! {
    /// Written when the shields go down in combat or come up again. It is outside the specification, and
    /// known from 1,645 real lines.
    ShieldState {
        /// Time of the event. Always; seen in 1,645 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,645 lines.
        event "event" String,
        /// The shields are up. Always; seen in 1,645 lines.
        ShieldsUp "ShieldsUp" bool,
    }
}

journal_type! {
    /// Written when the player targets a ship, a scan of the target makes progress, or the target is lost.
    /// It is outside the specification, and known from 54,173 real lines. It came with version 3.0 of the
    /// game.
    ShipTargeted {
        /// Time of the event. Always; seen in 54,173 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 54,173 lines.
        event "event" String,
        /// A ship is targeted; false if the target was lost, and then no other field is written. Always; seen
        /// in 54,173 lines.
        TargetLocked "TargetLocked" bool,
        /// Internal name of the ship. 75 %; seen in 40,684 lines.
        Ship "Ship" String,
        /// The ship, as shown in game. 47 %; seen in 25,407 lines.
        Ship_Localised "Ship_Localised" String,
        /// How far the target has been scanned, from 0 to 3; the further, the more fields are written. 75 %;
        /// seen in 40,684 lines.
        ScanStage "ScanStage" i64,
        /// Internal name of the pilot; from stage 1 on. 49 %; seen in 26,382 lines.
        PilotName "PilotName" String,
        /// The pilot, as shown in game. 49 %; seen in 26,382 lines.
        PilotName_Localised "PilotName_Localised" String,
        /// Combat rank of the pilot, by name; from stage 1 on. 47 %; seen in 25,461 lines.
        PilotRank "PilotRank" String,
        /// Tag of the squadron the pilot is in. 6.6 %; seen in 3,575 lines.
        SquadronID "SquadronID" String,
        /// Shield strength of the ship, in percent; from stage 2 on. 39 %; seen in 20,965 lines.
        ShieldHealth "ShieldHealth" f64,
        /// Hull health of the ship, in percent; from stage 2 on. 39 %; seen in 20,965 lines.
        HullHealth "HullHealth" f64,
        /// Faction of the pilot; from stage 3 on. 27 %; seen in 14,518 lines.
        Faction "Faction" String,
        /// Legal status of the pilot; from stage 3 on. 34 %; seen in 18,148 lines.
        LegalStatus "LegalStatus" String,
        /// Bounty on the pilot, in credits. 13 %; seen in 6,934 lines.
        Bounty "Bounty" i64,
        /// Power the pilot is pledged to; since 3.5. 3.1 %; seen in 1,679 lines.
        Power "Power" String,
        /// Internal name of the targeted module. 1.5 %; seen in 813 lines.
        Subsystem "Subsystem" String,
        /// The targeted module, as shown in game. 1.5 %; seen in 813 lines.
        Subsystem_Localised "Subsystem_Localised" String,
        /// Health of the targeted module, in percent. 1.5 %; seen in 813 lines.
        SubsystemHealth "SubsystemHealth" f64,
        /// Internal name of the targeted module, in another spelling of Subsystem. Declared only; declared
        /// only.
        SubSystem_2 "SubSystem" String,
        /// Health of the targeted module, in percent, in another spelling of SubsystemHealth. Declared only;
        /// declared only.
        SubSystemHealth_2 "SubSystemHealth" f64,
    }
}

journal_type! {
    /// Written when the systems of the ship are shut down from outside, as Thargoids do. It is outside the
    /// specification, and known from 52 real lines. It came with version 3.0 of the game.
    SystemsShutdown {
        /// Time of the event. Always; seen in 52 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 52 lines.
        event "event" String,
    }
}

journal_type! {
    /// Written when the player comes under fire (repeated from time to time). It is outside the
    /// specification, and known from 32,134 real lines. It came with version 3.0 of the game.
    UnderAttack {
        /// Time of the event. Always; seen in 32,134 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 32,134 lines.
        event "event" String,
        /// Who is under fire: You, Mothership or Fighter. Over 99 %; seen in 32,038 lines.
        Target "Target" String,
    }
}

journal_type! {
    /// Written when the player buys exploration data about a system. It is outside the specification, and
    /// known from 12 real lines.
    BuyExplorationData {
        /// Time of the event. Always; seen in 12 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 12 lines.
        event "event" String,
        /// Name of the system the data is about. Always; seen in 12 lines.
        System "System" String,
        /// Cost, in credits. Always; seen in 12 lines.
        Cost "Cost" i64,
    }
}

journal_type! {
    /// Written when the player scans something that the Codex has an entry for. It is outside the
    /// specification, and known from 2,804 real lines. It came with version 3.3 of the game.
    CodexEntry {
        /// Time of the event. Always; seen in 2,804 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,804 lines.
        event "event" String,
        /// ID of the Codex entry. Always; seen in 2,804 lines.
        EntryID "EntryID" i64,
        /// Internal name of the entry. Always; seen in 2,804 lines.
        Name "Name" String,
        /// The entry, as shown in game. Over 99 %; seen in 2,804 lines.
        Name_Localised "Name_Localised" String,
        /// Internal name of the subcategory of the entry. Always; seen in 2,804 lines.
        SubCategory "SubCategory" String,
        /// The subcategory of the entry, as shown in game. Over 99 %; seen in 2,804 lines.
        SubCategory_Localised "SubCategory_Localised" String,
        /// Internal name of the category of the entry. Always; seen in 2,804 lines.
        Category "Category" String,
        /// The category of the entry, as shown in game. Over 99 %; seen in 2,804 lines.
        Category_Localised "Category_Localised" String,
        /// Internal name of the region of the galaxy. Always; seen in 2,804 lines.
        Region "Region" String,
        /// The region of the galaxy, as shown in game. Over 99 %; seen in 2,804 lines.
        Region_Localised "Region_Localised" String,
        /// Name of the system. Always; seen in 2,804 lines.
        System "System" String,
        /// Address of the system. Always; seen in 2,804 lines.
        SystemAddress "SystemAddress" i64,
        /// ID of the body within the system; since 4.0.0.1300. Over 99 %; seen in 2,801 lines.
        BodyID "BodyID" i64,
        /// The nearest point of interest; since 3.5. 13 %; seen in 359 lines.
        NearestDestination "NearestDestination" String,
        /// The nearest point of interest, as shown in game. 0.1 %; seen in 3 lines.
        NearestDestination_Localised "NearestDestination_Localised" String,
        /// Latitude of the find on a body, in degrees. 84 %; seen in 2,350 lines.
        Latitude "Latitude" f64,
        /// Longitude of the find on a body, in degrees. 84 %; seen in 2,350 lines.
        Longitude "Longitude" f64,
        /// The entry is new to the player in this region; omitted if not. 37 %; seen in 1,032 lines.
        IsNewEntry "IsNewEntry" bool,
        /// Traits of the entry were discovered; omitted if not. Declared only; declared only.
        NewTraitsDiscovered "NewTraitsDiscovered" bool,
        /// Internal names of the traits discovered. Declared only; declared only.
        Traits "Traits" Vec<String>,
        /// Value of the voucher given for the find, in credits. 19 %; seen in 519 lines.
        VoucherAmount "VoucherAmount" i64,
    }
}

journal_type! {
    /// Written when the player scans a data point, a beacon, a wreck or another source of data. It is
    /// outside the specification, and known from 65 real lines.
    DataScanned {
        /// Time of the event. Always; seen in 65 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 65 lines.
        event "event" String,
        /// Internal name of the type of source. Always; seen in 65 lines.
        Type "Type" String,
        /// The type of source, as shown in game. 40 %; seen in 26 lines.
        Type_Localised "Type_Localised" String,
    }
}

journal_type! {
    /// Written when the player scans a data link and is shown a message. It is outside the specification,
    /// and known from 852 real lines.
    DatalinkScan {
        /// Time of the event. Always; seen in 852 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 852 lines.
        event "event" String,
        /// Internal name of the message. Always; seen in 852 lines.
        Message "Message" String,
        /// The message, as shown in game. Over 99 %; seen in 852 lines.
        Message_Localised "Message_Localised" String,
    }
}

journal_type! {
    /// Written when the player is given a voucher for scanning a data link. It is outside the
    /// specification, and known from 156 real lines.
    DatalinkVoucher {
        /// Time of the event. Always; seen in 156 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 156 lines.
        event "event" String,
        /// Value of the voucher, in credits. Always; seen in 156 lines.
        Reward "Reward" i64,
        /// The faction the data was taken from; may be empty. Always; seen in 156 lines.
        VictimFaction "VictimFaction" String,
        /// The faction that pays for the data. Always; seen in 156 lines.
        PayeeFaction "PayeeFaction" String,
    }
}

journal_type! {
    /// Written when a discovery scan finds bodies not known to the player before. It is outside the
    /// specification, and known from 34 real lines. It came with version 3.0 of the game.
    DiscoveryScan {
        /// Time of the event. Always; seen in 34 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 34 lines.
        event "event" String,
        /// Address of the system. Always; seen in 34 lines.
        SystemAddress "SystemAddress" i64,
        /// Number of bodies found. Always; seen in 34 lines.
        Bodies "Bodies" i64,
    }
}

journal_type! {
    /// Written when the player has found all bodies of a system. It is outside the specification, and known
    /// from 4,863 real lines. It came with version 3.3 of the game.
    FSSAllBodiesFound {
        /// Time of the event. Always; seen in 4,863 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4,863 lines.
        event "event" String,
        /// Name of the system. Always; seen in 4,863 lines.
        SystemName "SystemName" String,
        /// Address of the system. Always; seen in 4,863 lines.
        SystemAddress "SystemAddress" i64,
        /// Number of bodies in the system. Always; seen in 4,863 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// The signals of one type on a body or in a ring.
    BodySignal {
        /// Internal name of the type of signal; in a ring, that of a commodity. Always; seen in 5,555 lines.
        Type "Type" String,
        /// The type of signal, as shown in game. Over 99 %; seen in 5,555 lines.
        Type_Localised "Type_Localised" String,
        /// Number of signals of this type. Always; seen in 5,555 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when a scan finds that a body has biological, geological or other signals. It is outside the
    /// specification, and known from 5,555 real lines. It came with version 4.0.0.700 of the game.
    FSSBodySignals {
        /// Time of the event. Always; seen in 5,555 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 5,555 lines.
        event "event" String,
        /// Name of the body. Always; seen in 5,555 lines.
        BodyName "BodyName" String,
        /// ID of the body within the system. Always; seen in 5,555 lines.
        BodyID "BodyID" i64,
        /// Address of the system. Always; seen in 5,555 lines.
        SystemAddress "SystemAddress" i64,
        /// The signals, by type. Always; seen in 5,555 lines.
        Signals "Signals" Vec<BodySignal>,
    }
}

journal_type! {
    /// Written when the player uses the discovery scanner in a system. It is outside the specification, and
    /// known from 7,810 real lines. It came with version 3.3 of the game.
    FSSDiscoveryScan {
        /// Time of the event. Always; seen in 7,810 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 7,810 lines.
        event "event" String,
        /// How much of the system is known to the player, from 0 to 1. Always; seen in 7,810 lines.
        Progress "Progress" f64,
        /// Number of stars and planets in the system. Always; seen in 7,810 lines.
        BodyCount "BodyCount" i64,
        /// Number of other signals, such as stations and belts. Always; seen in 7,810 lines.
        NonBodyCount "NonBodyCount" i64,
        /// Name of the system. Always; seen in 7,810 lines.
        SystemName "SystemName" String,
        /// Address of the system. Always; seen in 7,810 lines.
        SystemAddress "SystemAddress" i64,
    }
}

journal_type! {
    /// Written when the ship detects a signal in the system, such as a station, a carrier or a signal
    /// source. It is outside the specification, and known from 216,329 real lines. It came with version 3.3
    /// of the game.
    FSSSignalDiscovered {
        /// Time of the event. Always; seen in 216,329 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 216,329 lines.
        event "event" String,
        /// Address of the system. Always; seen in 216,329 lines.
        SystemAddress "SystemAddress" i64,
        /// Name of the signal; may be an internal one. Always; seen in 216,329 lines.
        SignalName "SignalName" String,
        /// The signal, as shown in game. 19 %; seen in 41,535 lines.
        SignalName_Localised "SignalName_Localised" String,
        /// Type of signal; since 4.0.0.1700. 83 %; seen in 178,471 lines.
        SignalType "SignalType" String,
        /// Internal name of the type of signal source; only for an unidentified one. 0.9 %; seen in 1,947
        /// lines.
        USSType "USSType" String,
        /// The type of signal source, as shown in game. 0.9 %; seen in 1,947 lines.
        USSType_Localised "USSType_Localised" String,
        /// Internal name of the faction state that caused the signal. 0.8 %; seen in 1,731 lines.
        SpawningState "SpawningState" String,
        /// The faction state that caused the signal, as shown in game. 0.5 %; seen in 1,082 lines.
        SpawningState_Localised "SpawningState_Localised" String,
        /// The faction that caused the signal. 0.8 %; seen in 1,731 lines.
        SpawningFaction "SpawningFaction" String,
        /// The faction that caused the signal, as shown in game. 0.2 %; seen in 433 lines.
        SpawningFaction_Localised "SpawningFaction_Localised" String,
        /// The power that caused the signal; since 4.0.0.1900. 0.1 %; seen in 216 lines.
        SpawningPower "SpawningPower" String,
        /// The power that opposes it; since 4.0.0.1900. 0.1 %; seen in 216 lines.
        OpposingPower "OpposingPower" String,
        /// Threat level of the signal source. 0.9 %; seen in 1,947 lines.
        ThreatLevel "ThreatLevel" i64,
        /// Time until the signal disappears, in seconds. 0.8 %; seen in 1,731 lines.
        TimeRemaining "TimeRemaining" f64,
        /// The signal is a station or a carrier; omitted if not. 71 %; seen in 153,377 lines.
        IsStation "IsStation" bool,
    }
}

journal_type! {
    /// Written when the player collects a material. It is outside the specification, and known from 8,046
    /// real lines.
    MaterialCollected {
        /// Time of the event. Always; seen in 8,046 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 8,046 lines.
        event "event" String,
        /// Category of the material. Always; seen in 8,046 lines.
        Category "Category" String,
        /// Internal name of the material. Always; seen in 8,046 lines.
        Name "Name" String,
        /// The material, as shown in game. 79 %; seen in 6,389 lines.
        Name_Localised "Name_Localised" String,
        /// How many. Always; seen in 8,046 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the player throws a material away. It is outside the specification, and known from 150
    /// real lines. It was last seen in version 2.3, and may just be rare.
    MaterialDiscarded {
        /// Time of the event. Always; seen in 150 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 150 lines.
        event "event" String,
        /// Category of the material. Always; seen in 150 lines.
        Category "Category" String,
        /// Internal name of the material. Always; seen in 150 lines.
        Name "Name" String,
        /// The material, as shown in game. Declared only; declared only.
        Name_Localised "Name_Localised" String,
        /// How many. Always; seen in 150 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the player finds a kind of material for the first time. It is outside the
    /// specification, and known from 129 real lines.
    MaterialDiscovered {
        /// Time of the event. Always; seen in 129 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 129 lines.
        event "event" String,
        /// Category of the material. Always; seen in 129 lines.
        Category "Category" String,
        /// Internal name of the material. Always; seen in 129 lines.
        Name "Name" String,
        /// The material, as shown in game. 76 %; seen in 98 lines.
        Name_Localised "Name_Localised" String,
        /// How many kinds of material the player has discovered, this one included. Always; seen in 129 lines.
        DiscoveryNumber "DiscoveryNumber" i64,
    }
}

journal_type! {
    /// Written when the player scans a navigation beacon, which tells all about the bodies of the system.
    /// It is outside the specification, and known from 70 real lines. It came with version 2.4 of the game.
    NavBeaconScan {
        /// Time of the event. Always; seen in 70 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 70 lines.
        event "event" String,
        /// Address of the system; since 3.0. Always; seen in 70 lines.
        SystemAddress "SystemAddress" i64,
        /// Number of bodies the beacon knows. Always; seen in 70 lines.
        NumBodies "NumBodies" i64,
    }
}

journal_type! {
    /// Written when the player has mapped a planet or a ring with surface probes. It is outside the
    /// specification, and known from 2,862 real lines. It came with version 3.3 of the game.
    SAAScanComplete {
        /// Time of the event. Always; seen in 2,862 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,862 lines.
        event "event" String,
        /// Name of the planet or ring. Always; seen in 2,862 lines.
        BodyName "BodyName" String,
        /// Address of the system; since 3.5. Always; seen in 2,862 lines.
        SystemAddress "SystemAddress" i64,
        /// ID of the planet or ring within the system. Always; seen in 2,862 lines.
        BodyID "BodyID" i64,
        /// Number of probes used. Always; seen in 2,862 lines.
        ProbesUsed "ProbesUsed" i64,
        /// Greatest number of probes that still earns the efficiency bonus. Always; seen in 2,862 lines.
        EfficiencyTarget "EfficiencyTarget" i64,
    }
}

journal_type! {
    /// A genus of life on a planet.
    GenusFound {
        /// Internal name of the genus. Always; seen in 2,606 lines.
        Genus "Genus" String,
        /// The genus, as shown in game. Over 99 %; seen in 2,606 lines.
        Genus_Localised "Genus_Localised" String,
    }
}

journal_type! {
    /// Written when mapping a planet or a ring reveals its signals. It is outside the specification, and
    /// known from 2,606 real lines. It came with version 3.5 of the game.
    SAASignalsFound {
        /// Time of the event. Always; seen in 2,606 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,606 lines.
        event "event" String,
        /// Name of the planet or ring. Always; seen in 2,606 lines.
        BodyName "BodyName" String,
        /// Address of the system. Always; seen in 2,606 lines.
        SystemAddress "SystemAddress" i64,
        /// ID of the planet or ring within the system. Always; seen in 2,606 lines.
        BodyID "BodyID" i64,
        /// The signals, by type. Always; seen in 2,606 lines.
        Signals "Signals" Vec<BodySignal>,
        /// The genera of life on the planet; may be empty; since 4.0.0.1450. 99 %; seen in 2,590 lines.
        Genuses "Genuses" Vec<GenusFound>,
    }
}

journal_type! {
    /// A ring around a planet or star, or a belt.
    Ring {
        /// Name of the ring. Always; seen in 69,968 lines.
        Name "Name" String,
        /// Internal name of the class of ring. Always; seen in 69,968 lines.
        RingClass "RingClass" String,
        /// Mass, in megatonnes. Always; seen in 69,968 lines.
        MassMT "MassMT" f64,
        /// Inner radius, in metres. Always; seen in 69,968 lines.
        InnerRad "InnerRad" f64,
        /// Outer radius, in metres. Always; seen in 69,968 lines.
        OuterRad "OuterRad" f64,
    }
}

journal_type! {
    /// The shares of ice, rock and metal in a planet.
    PlanetComposition {
        /// Share of ice, from 0 to 1. Always; seen in 69,968 lines.
        Ice "Ice" f64,
        /// Share of rock, from 0 to 1. Always; seen in 69,968 lines.
        Rock "Rock" f64,
        /// Share of metal, from 0 to 1. Always; seen in 69,968 lines.
        Metal "Metal" f64,
    }
}

journal_type! {
    /// A raw material on the surface of a planet.
    SurfaceMaterial {
        /// Internal name of the material. Always; seen in 69,968 lines.
        Name "Name" String,
        /// The material, as shown in game. Declared only; declared only.
        Name_Localised "Name_Localised" String,
        /// Its share of the surface materials, in percent. Always; seen in 69,968 lines.
        Percent "Percent" f64,
    }
}

journal_type! {
    /// A gas in the atmosphere of a planet.
    AtmosphereGas {
        /// Name of the gas. Always; seen in 69,968 lines.
        Name "Name" String,
        /// Its share of the atmosphere, in percent. Always; seen in 69,968 lines.
        Percent "Percent" f64,
    }
}

journal_type! {
    /// One of the bodies or barycentres a body orbits.
    ParentBody {
        /// ID of the star within the system. 37 %; seen in 26,168 lines.
        Star "Star" i64,
        /// ID of the barycentre within the system. 40 %; seen in 27,987 lines.
        Null "Null" i64,
        /// ID of the ring or belt within the system. 12 %; seen in 8,676 lines.
        Ring "Ring" i64,
        /// ID of the planet within the system. 10 %; seen in 7,207 lines.
        Planet "Planet" i64,
    }
}

journal_type! {
    /// Written when a star, a planet or a belt cluster has been scanned. It is outside the specification,
    /// and known from 69,968 real lines.
    Scan {
        /// Time of the event. Always; seen in 69,968 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 69,968 lines.
        event "event" String,
        /// How it was scanned; since 3.0. Always; seen in 69,968 lines.
        ScanType "ScanType" String,
        /// Name of the body. Always; seen in 69,968 lines.
        BodyName "BodyName" String,
        /// ID of the body within the system; since 3.0. Always; seen in 69,968 lines.
        BodyID "BodyID" i64,
        /// What the body orbits, the nearest first; each element has one field, named after the type of parent;
        /// since 3.0. 94 %; seen in 65,560 lines.
        Parents "Parents" Vec<ParentBody>,
        /// Name of the system; since 3.5. Always; seen in 69,968 lines.
        StarSystem "StarSystem" String,
        /// Address of the system; since 3.5. Always; seen in 69,968 lines.
        SystemAddress "SystemAddress" i64,
        /// Distance from the arrival star, in light-seconds. Always; seen in 69,968 lines.
        DistanceFromArrivalLS "DistanceFromArrivalLS" f64,
        /// The planet always turns the same side to its parent. 54 %; seen in 37,783 lines.
        TidalLock "TidalLock" bool,
        /// Whether the planet can be or has been terraformed; empty if not. 54 %; seen in 37,783 lines.
        TerraformState "TerraformState" String,
        /// Class of the planet. 54 %; seen in 37,853 lines.
        PlanetClass "PlanetClass" String,
        /// Description of the atmosphere; empty if there is none. 54 %; seen in 37,783 lines.
        Atmosphere "Atmosphere" String,
        /// Type of atmosphere; since 2.2.03. 50 %; seen in 34,984 lines.
        AtmosphereType "AtmosphereType" String,
        /// The main gases of the atmosphere; since 2.3. 28 %; seen in 19,731 lines.
        AtmosphereComposition "AtmosphereComposition" Vec<AtmosphereGas>,
        /// Description of the volcanism; empty if there is none. 54 %; seen in 37,783 lines.
        Volcanism "Volcanism" String,
        /// Mass of the planet, in Earth masses. 54 %; seen in 37,853 lines.
        MassEM "MassEM" f64,
        /// Class of the star. 21 %; seen in 14,343 lines.
        StarType "StarType" String,
        /// Subclass of the star, from 0 (hottest) to 9; since 3.4. 21 %; seen in 14,343 lines.
        Subclass "Subclass" i64,
        /// Mass of the star, in solar masses. 21 %; seen in 14,343 lines.
        StellarMass "StellarMass" f64,
        /// Radius of the body, in metres. 75 %; seen in 52,126 lines.
        Radius "Radius" f64,
        /// Absolute magnitude of the star. 21 %; seen in 14,343 lines.
        AbsoluteMagnitude "AbsoluteMagnitude" f64,
        /// Age of the star, in millions of years. 21 %; seen in 14,343 lines.
        Age_MY "Age_MY" i64,
        /// Gravity at the surface, in metres per second squared. 54 %; seen in 37,853 lines.
        SurfaceGravity "SurfaceGravity" f64,
        /// Temperature at the surface, in kelvin. 75 %; seen in 52,126 lines.
        SurfaceTemperature "SurfaceTemperature" f64,
        /// Atmospheric pressure at the surface, in pascals. 54 %; seen in 37,783 lines.
        SurfacePressure "SurfacePressure" f64,
        /// Ships can land on the planet. 54 %; seen in 37,783 lines.
        Landable "Landable" bool,
        /// The raw materials on the surface; only for a landable planet. 33 %; seen in 23,089 lines.
        Materials "Materials" Value,
        /// What the planet is made of; since 3.0. 50 %; seen in 34,984 lines.
        Composition "Composition" PlanetComposition,
        /// Luminosity class of the star; since 2.4. 21 %; seen in 14,343 lines.
        Luminosity "Luminosity" String,
        /// Semi-major axis of the orbit, in metres. 69 %; seen in 47,928 lines.
        SemiMajorAxis "SemiMajorAxis" f64,
        /// Eccentricity of the orbit; 0 is a circle. 69 %; seen in 47,928 lines.
        Eccentricity "Eccentricity" f64,
        /// Inclination of the orbit, in degrees. 69 %; seen in 47,928 lines.
        OrbitalInclination "OrbitalInclination" f64,
        /// Argument of periapsis of the orbit, in degrees. 69 %; seen in 47,928 lines.
        Periapsis "Periapsis" f64,
        /// Time of one orbit, in seconds. 69 %; seen in 47,928 lines.
        OrbitalPeriod "OrbitalPeriod" f64,
        /// Longitude of the ascending node of the orbit, in degrees; since 4.0.0.800. 68 %; seen in 47,438
        /// lines.
        AscendingNode "AscendingNode" f64,
        /// Mean anomaly at the time of the scan, in degrees; since 4.0.0.800. 68 %; seen in 47,438 lines.
        MeanAnomaly "MeanAnomaly" f64,
        /// Time of one rotation, in seconds; negative if retrograde. 75 %; seen in 52,126 lines.
        RotationPeriod "RotationPeriod" f64,
        /// Axial tilt, in radians; since 2.3.10. 75 %; seen in 52,126 lines.
        AxialTilt "AxialTilt" f64,
        /// The rings of the planet, or the rings and belts of the star. 8.7 %; seen in 6,087 lines.
        Rings "Rings" Vec<Ring>,
        /// How much the rings of the planet hold for miners; since 2.3. 3.6 %; seen in 2,519 lines.
        ReserveLevel "ReserveLevel" String,
        /// Another player had discovered the body before; since 3.4. Always; seen in 69,968 lines.
        WasDiscovered "WasDiscovered" bool,
        /// Another player had mapped the body before; since 3.4. Always; seen in 69,968 lines.
        WasMapped "WasMapped" bool,
        /// Another player had set foot on the body before; since 4.2.1.0. 21 %; seen in 14,553 lines.
        WasFootfalled "WasFootfalled" bool,
    }
}

journal_type! {
    /// Written when a scan reveals the orbit of a barycentre. It is outside the specification, and known
    /// from 5,144 real lines. It came with version 4.0.0.700 of the game.
    ScanBaryCentre {
        /// Time of the event. Always; seen in 5,144 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 5,144 lines.
        event "event" String,
        /// Name of the system. Always; seen in 5,144 lines.
        StarSystem "StarSystem" String,
        /// Address of the system. Always; seen in 5,144 lines.
        SystemAddress "SystemAddress" i64,
        /// ID of the barycentre within the system. Always; seen in 5,144 lines.
        BodyID "BodyID" i64,
        /// Semi-major axis of the orbit, in metres. Always; seen in 5,144 lines.
        SemiMajorAxis "SemiMajorAxis" f64,
        /// Eccentricity of the orbit; 0 is a circle. Always; seen in 5,144 lines.
        Eccentricity "Eccentricity" f64,
        /// Inclination of the orbit, in degrees. Always; seen in 5,144 lines.
        OrbitalInclination "OrbitalInclination" f64,
        /// Argument of periapsis of the orbit, in degrees. Always; seen in 5,144 lines.
        Periapsis "Periapsis" f64,
        /// Time of one orbit, in seconds. Always; seen in 5,144 lines.
        OrbitalPeriod "OrbitalPeriod" f64,
        /// Longitude of the ascending node of the orbit, in degrees. Always; seen in 5,144 lines.
        AscendingNode "AscendingNode" f64,
        /// Mean anomaly at the time of the scan, in degrees. Always; seen in 5,144 lines.
        MeanAnomaly "MeanAnomaly" f64,
    }
}

journal_type! {
    /// Written when the player takes a screenshot. It is outside the specification, and known from 204 real
    /// lines.
    Screenshot {
        /// Time of the event. Always; seen in 204 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 204 lines.
        event "event" String,
        /// Path of the image file, as the game sees it. Always; seen in 204 lines.
        Filename "Filename" String,
        /// Width, in pixels. Always; seen in 204 lines.
        Width "Width" i64,
        /// Height, in pixels. Always; seen in 204 lines.
        Height "Height" i64,
        /// Name of the system the player is in. 99 %; seen in 201 lines.
        System "System" String,
        /// Name of the nearest body, or of the station. 99 %; seen in 201 lines.
        Body "Body" String,
        /// Latitude on or near a planet, in degrees; since 2.4. 49 %; seen in 100 lines.
        Latitude "Latitude" f64,
        /// Longitude on or near a planet, in degrees; since 2.4. 49 %; seen in 100 lines.
        Longitude "Longitude" f64,
        /// Heading, in degrees; since 3.0. 49 %; seen in 100 lines.
        Heading "Heading" i64,
        /// Altitude, in metres; since 3.0. 15 %; seen in 31 lines.
        Altitude "Altitude" f64,
    }
}

journal_type! {
    /// Written when the exploration data of a single system is sold at Universal Cartographics. It is
    /// outside the specification, and known from 60 real lines.
    SellExplorationData {
        /// Time of the event. Always; seen in 60 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 60 lines.
        event "event" String,
        /// Names of the systems whose data was sold. Always; seen in 60 lines.
        Systems "Systems" Vec<String>,
        /// Names of the bodies the player was the first to discover. Always; seen in 60 lines.
        Discovered "Discovered" Vec<String>,
        /// Credits for the data. Always; seen in 60 lines.
        BaseValue "BaseValue" i64,
        /// Bonus credits for first discoveries. Always; seen in 60 lines.
        Bonus "Bonus" i64,
        /// Credits paid out; since 3.0. Always; seen in 60 lines.
        TotalEarnings "TotalEarnings" i64,
    }
}

journal_type! {
    /// Written when the player splits a motherlode asteroid with seismic charges. It is outside the
    /// specification, and known from 22 real lines. It came with version 3.3 of the game.
    AsteroidCracked {
        /// Time of the event. Always; seen in 22 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 22 lines.
        event "event" String,
        /// Name of the ring or belt the asteroid is in. Always; seen in 22 lines.
        Body "Body" String,
    }
}

journal_type! {
    /// Written when the player buys limpets. It is outside the specification, and known from 108 real
    /// lines.
    BuyDrones {
        /// Time of the event. Always; seen in 108 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 108 lines.
        event "event" String,
        /// Internal name of the limpets as a commodity. Always; seen in 108 lines.
        Type "Type" String,
        /// Number of limpets. Always; seen in 108 lines.
        Count "Count" i64,
        /// Price per limpet, in credits. Always; seen in 108 lines.
        BuyPrice "BuyPrice" i64,
        /// Total cost, in credits. Always; seen in 108 lines.
        TotalCost "TotalCost" i64,
    }
}

journal_type! {
    /// Written when the player buys trade data about a system. It is outside the specification, and known
    /// from 1 real line.
    BuyTradeData {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// Name of the system the data is about. Always; seen in 1 line.
        System "System" String,
        /// Cost, in credits. Always; seen in 1 line.
        Cost "Cost" i64,
    }
}

journal_type! {
    /// Written when a canister of cargo is scooped up. It is outside the specification, and known from 606
    /// real lines.
    CollectCargo {
        /// Time of the event. Always; seen in 606 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 606 lines.
        event "event" String,
        /// Internal name of the commodity. Always; seen in 606 lines.
        Type "Type" String,
        /// The commodity, as shown in game. 90 %; seen in 546 lines.
        Type_Localised "Type_Localised" String,
        /// The cargo counts as stolen. Always; seen in 606 lines.
        Stolen "Stolen" bool,
        /// The mission it is for. 9.6 %; seen in 58 lines.
        MissionID "MissionID" i64,
    }
}

journal_type! {
    /// Written when the player jettisons cargo. It is outside the specification, and known from 408 real
    /// lines.
    EjectCargo {
        /// Time of the event. Always; seen in 408 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 408 lines.
        event "event" String,
        /// Internal name of the commodity. Always; seen in 408 lines.
        Type "Type" String,
        /// The commodity, as shown in game. 79 %; seen in 321 lines.
        Type_Localised "Type_Localised" String,
        /// Number of tonnes. Always; seen in 408 lines.
        Count "Count" i64,
        /// The cargo was given up, so that others may take it legally. Always; seen in 408 lines.
        Abandoned "Abandoned" bool,
        /// The mission it was for. Declared only; declared only.
        MissionID "MissionID" i64,
        /// Where a Powerplay commodity came from; may be empty. 0.5 %; seen in 2 lines.
        PowerplayOrigin "PowerplayOrigin" String,
    }
}

journal_type! {
    /// Written when the ship launches a limpet. It is outside the specification, and known from 2,156 real
    /// lines. It came with version 3.0 of the game.
    LaunchDrone {
        /// Time of the event. Always; seen in 2,156 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,156 lines.
        event "event" String,
        /// Task of the limpet. Always; seen in 2,156 lines.
        Type "Type" String,
    }
}

journal_type! {
    /// A commodity traded at a market.
    MarketItem {
        /// ID of the commodity. Always; seen in 1,314 lines.
        id "id" i64,
        /// Internal name of the commodity. Always; seen in 1,314 lines.
        Name "Name" String,
        /// The commodity, as shown in game. Over 99 %; seen in 1,314 lines.
        Name_Localised "Name_Localised" String,
        /// Internal name of the category it belongs to. Always; seen in 1,314 lines.
        Category "Category" String,
        /// The category it belongs to, as shown in game. Over 99 %; seen in 1,314 lines.
        Category_Localised "Category_Localised" String,
        /// Price at which the player can buy a tonne, in credits; 0 if it is not for sale. Always; seen in
        /// 1,314 lines.
        BuyPrice "BuyPrice" i64,
        /// Price at which the player can sell a tonne, in credits. Always; seen in 1,314 lines.
        SellPrice "SellPrice" i64,
        /// Average price in the galaxy, in credits. Always; seen in 1,314 lines.
        MeanPrice "MeanPrice" i64,
        /// Level of the supply, from 0 (none) to 3 (high). Always; seen in 1,314 lines.
        StockBracket "StockBracket" i64,
        /// Level of the demand, from 0 (none) to 3 (high). Always; seen in 1,314 lines.
        DemandBracket "DemandBracket" i64,
        /// Tonnes for sale. Always; seen in 1,314 lines.
        Stock "Stock" i64,
        /// Tonnes in demand. Always; seen in 1,314 lines.
        Demand "Demand" i64,
        /// The station consumes the commodity. Always; seen in 1,314 lines.
        Consumer "Consumer" bool,
        /// The station produces the commodity. Always; seen in 1,314 lines.
        Producer "Producer" bool,
        /// It is a rare commodity. Always; seen in 1,314 lines.
        Rare "Rare" bool,
    }
}

journal_type! {
    /// Written when the player opens the commodities market of a station. It is outside the specification,
    /// and known from 1,314 real lines. It came with version 3.0 of the game.
    Market {
        /// Time of the event. Always; seen in 1,314 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,314 lines.
        event "event" String,
        /// ID of the market. Always; seen in 1,314 lines.
        MarketID "MarketID" i64,
        /// Name of the station. Always; seen in 1,314 lines.
        StationName "StationName" String,
        /// The station, as shown in game; since 4.1.0.200. Declared only; declared only.
        StationName_Localised "StationName_Localised" String,
        /// Type of station; may be empty. Always; seen in 1,314 lines.
        StationType "StationType" String,
        /// Who may dock; only at a fleet carrier. 55 %; seen in 720 lines.
        CarrierDockingAccess "CarrierDockingAccess" String,
        /// Name of the system. Always; seen in 1,314 lines.
        StarSystem "StarSystem" String,
        /// The commodities traded there; only in the file. Optional; seen in 3 lines.
        Items "Items" Vec<MarketItem>,
    }
}

journal_type! {
    /// Written when the player buys a commodity at a market. It is outside the specification, and known
    /// from 625 real lines.
    MarketBuy {
        /// Time of the event. Always; seen in 625 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 625 lines.
        event "event" String,
        /// ID of the market; since 3.0. Always; seen in 625 lines.
        MarketID "MarketID" i64,
        /// Internal name of the commodity. Always; seen in 625 lines.
        Type "Type" String,
        /// The commodity, as shown in game. 33 %; seen in 204 lines.
        Type_Localised "Type_Localised" String,
        /// Number of tonnes. Always; seen in 625 lines.
        Count "Count" i64,
        /// Price per tonne, in credits. Always; seen in 625 lines.
        BuyPrice "BuyPrice" i64,
        /// Total cost, in credits. Always; seen in 625 lines.
        TotalCost "TotalCost" i64,
    }
}

journal_type! {
    /// Written when the player sells a commodity at a market. It is outside the specification, and known
    /// from 405 real lines.
    MarketSell {
        /// Time of the event. Always; seen in 405 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 405 lines.
        event "event" String,
        /// ID of the market; since 3.0. Always; seen in 405 lines.
        MarketID "MarketID" i64,
        /// Internal name of the commodity. Always; seen in 405 lines.
        Type "Type" String,
        /// The commodity, as shown in game. 30 %; seen in 120 lines.
        Type_Localised "Type_Localised" String,
        /// Number of tonnes. Always; seen in 405 lines.
        Count "Count" i64,
        /// Price per tonne, in credits. Always; seen in 405 lines.
        SellPrice "SellPrice" i64,
        /// Total revenue, in credits. Always; seen in 405 lines.
        TotalSale "TotalSale" i64,
        /// Average price the player paid per tonne, in credits. Always; seen in 405 lines.
        AvgPricePaid "AvgPricePaid" i64,
        /// The goods are illegal here; omitted if not. 0.7 %; seen in 3 lines.
        IllegalGoods "IllegalGoods" bool,
        /// The goods are stolen; omitted if not. 0.7 %; seen in 3 lines.
        StolenGoods "StolenGoods" bool,
        /// They were sold on the black market; omitted if not. 1.5 %; seen in 6 lines.
        BlackMarket "BlackMarket" bool,
    }
}

journal_type! {
    /// Written when the refinery completes a tonne of a mined commodity. It is outside the specification,
    /// and known from 985 real lines.
    MiningRefined {
        /// Time of the event. Always; seen in 985 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 985 lines.
        event "event" String,
        /// Internal name of the commodity. Always; seen in 985 lines.
        Type "Type" String,
        /// The commodity, as shown in game. Over 99 %; seen in 985 lines.
        Type_Localised "Type_Localised" String,
    }
}

journal_type! {
    /// A commodity in an asteroid.
    AsteroidMaterial {
        /// Internal name of the commodity. Always; seen in 349 lines.
        Name "Name" String,
        /// The commodity, as shown in game. 31 %; seen in 107 lines.
        Name_Localised "Name_Localised" String,
        /// Its share of the asteroid, in percent. Always; seen in 349 lines.
        Proportion "Proportion" f64,
    }
}

journal_type! {
    /// Written when a prospector limpet has examined an asteroid. It is outside the specification, and
    /// known from 349 real lines. It came with version 3.3.02 of the game.
    ProspectedAsteroid {
        /// Time of the event. Always; seen in 349 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 349 lines.
        event "event" String,
        /// What the asteroid contains. Always; seen in 349 lines.
        Materials "Materials" Vec<AsteroidMaterial>,
        /// Internal name of the commodity in the core; only for a motherlode asteroid. 10 %; seen in 35 lines.
        MotherlodeMaterial "MotherlodeMaterial" String,
        /// The commodity in the core, as shown in game. 4 %; seen in 14 lines.
        MotherlodeMaterial_Localised "MotherlodeMaterial_Localised" String,
        /// Internal name of the level of engineering materials in the asteroid. Always; seen in 349 lines.
        Content "Content" String,
        /// The level of engineering materials in the asteroid, as shown in game. Over 99 %; seen in 349 lines.
        Content_Localised "Content_Localised" String,
        /// What is left to be mined, in percent. Always; seen in 349 lines.
        Remaining "Remaining" f64,
    }
}

journal_type! {
    /// Written when the player sells limpets. It is outside the specification, and known from 29 real
    /// lines.
    SellDrones {
        /// Time of the event. Always; seen in 29 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 29 lines.
        event "event" String,
        /// Internal name of the limpets as a commodity. Always; seen in 29 lines.
        Type "Type" String,
        /// Number of limpets. Always; seen in 29 lines.
        Count "Count" i64,
        /// Price per limpet, in credits. Always; seen in 29 lines.
        SellPrice "SellPrice" i64,
        /// Total revenue, in credits. Always; seen in 29 lines.
        TotalSale "TotalSale" i64,
    }
}

journal_type! {
    /// Written when the player restocks ammunition at a station. It is outside the specification, and known
    /// from 441 real lines.
    BuyAmmo {
        /// Time of the event. Always; seen in 441 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 441 lines.
        event "event" String,
        /// Cost, in credits. Always; seen in 441 lines.
        Cost "Cost" i64,
    }
}

journal_type! {
    /// Written when the player collects or delivers cargo for a mission at the mission board, or a wing
    /// member does. It is outside the specification, and known from 87 real lines. It came with version
    /// 3.0.2 of the game.
    CargoDepot {
        /// Time of the event. Always; seen in 87 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 87 lines.
        event "event" String,
        /// ID of the mission. Always; seen in 87 lines.
        MissionID "MissionID" i64,
        /// What has been done with the cargo. Always; seen in 87 lines.
        UpdateType "UpdateType" String,
        /// Internal name of the commodity; since 3.0.3. Over 99 %; seen in 87 lines.
        CargoType "CargoType" String,
        /// The commodity, as shown in game. 38 %; seen in 33 lines.
        CargoType_Localised "CargoType_Localised" String,
        /// Tonnes moved this time; since 3.0.3. Over 99 %; seen in 87 lines.
        Count "Count" i64,
        /// Market ID of the station where the cargo is collected; 0 if there is none. Always; seen in 87 lines.
        StartMarketID "StartMarketID" i64,
        /// Market ID of the station where the cargo is delivered. Always; seen in 87 lines.
        EndMarketID "EndMarketID" i64,
        /// Tonnes collected so far. Always; seen in 87 lines.
        ItemsCollected "ItemsCollected" i64,
        /// Tonnes delivered so far. Always; seen in 87 lines.
        ItemsDelivered "ItemsDelivered" i64,
        /// Tonnes the mission asks for. Always; seen in 87 lines.
        TotalItemsToDeliver "TotalItemsToDeliver" i64,
        /// Share of the cargo that is collected but not yet delivered, from 0 to 1. Always; seen in 87 lines.
        Progress "Progress" f64,
    }
}

journal_type! {
    /// Written when the player gets an impounded ship released. It is outside the specification, and known
    /// from 2 real lines. It came with version 4.0.0.1450 of the game.
    ClearImpound {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// Internal name of the ship. Always; seen in 2 lines.
        ShipType "ShipType" String,
        /// The ship, as shown in game. Over 99 %; seen in 2 lines.
        ShipType_Localised "ShipType_Localised" String,
        /// ID of the ship among the player's own. Always; seen in 2 lines.
        ShipID "ShipID" i64,
        /// Market ID of the station where the ship is held. Always; seen in 2 lines.
        ShipMarketID "ShipMarketID" i64,
        /// Market ID of the station the player is at. Always; seen in 2 lines.
        MarketID "MarketID" i64,
        /// Name of the system where the ship is held. Declared only; declared only.
        System "System" String,
    }
}

journal_type! {
    /// Written when the player gives up a community goal. It is outside the specification, and known from 1
    /// real line.
    CommunityGoalDiscard {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// ID of the goal. Over 99 %; seen in 1 line.
        CGID "CGID" i64,
        /// Title of the goal. Always; seen in 1 line.
        Name "Name" String,
        /// The system the goal is for. Always; seen in 1 line.
        System "System" String,
    }
}

journal_type! {
    /// Written when the player signs up for a community goal. It is outside the specification, and known
    /// from 2 real lines.
    CommunityGoalJoin {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// ID of the goal. Over 99 %; seen in 2 lines.
        CGID "CGID" i64,
        /// Title of the goal. Always; seen in 2 lines.
        Name "Name" String,
        /// The system the goal is for. Always; seen in 2 lines.
        System "System" String,
    }
}

journal_type! {
    /// Written when the player collects the reward for a community goal. It is outside the specification,
    /// and known from 2 real lines.
    CommunityGoalReward {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// ID of the goal. Over 99 %; seen in 2 lines.
        CGID "CGID" i64,
        /// Title of the goal. Always; seen in 2 lines.
        Name "Name" String,
        /// The system the goal is for. Always; seen in 2 lines.
        System "System" String,
        /// Reward, in credits. Always; seen in 2 lines.
        Reward "Reward" i64,
    }
}

journal_type! {
    /// Written when the player gives a hired crew member another role. It is outside the specification, and
    /// known from 30 real lines.
    CrewAssign {
        /// Time of the event. Always; seen in 30 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 30 lines.
        event "event" String,
        /// Name of the crew member. Always; seen in 30 lines.
        Name "Name" String,
        /// ID of the crew member; since 3.0. Always; seen in 30 lines.
        CrewID "CrewID" i64,
        /// The new role. Always; seen in 30 lines.
        Role "Role" String,
    }
}

journal_type! {
    /// Written when the player dismisses a hired crew member. It is outside the specification, and known
    /// from 4 real lines.
    CrewFire {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// Name of the crew member. Always; seen in 4 lines.
        Name "Name" String,
        /// ID of the crew member; since 3.0. Over 99 %; seen in 4 lines.
        CrewID "CrewID" i64,
    }
}

journal_type! {
    /// Written when the player hires a crew member. It is outside the specification, and known from 3 real
    /// lines.
    CrewHire {
        /// Time of the event. Always; seen in 3 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 3 lines.
        event "event" String,
        /// Name of the crew member. Always; seen in 3 lines.
        Name "Name" String,
        /// ID of the crew member; since 3.0. Over 99 %; seen in 3 lines.
        CrewID "CrewID" i64,
        /// The faction the crew member belongs to. Always; seen in 3 lines.
        Faction "Faction" String,
        /// Cost of hiring, in credits. Always; seen in 3 lines.
        Cost "Cost" i64,
        /// Combat rank of the crew member, counted from 0. Always; seen in 3 lines.
        CombatRank "CombatRank" i64,
    }
}

journal_type! {
    /// Written when the player gives an engineer something to gain access. It is outside the specification,
    /// and known from 16 real lines. It came with version 2.3.10 of the game.
    EngineerContribution {
        /// Time of the event. Always; seen in 16 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 16 lines.
        event "event" String,
        /// Name of the engineer. Always; seen in 16 lines.
        Engineer "Engineer" String,
        /// ID of the engineer. Over 99 %; seen in 16 lines.
        EngineerID "EngineerID" i64,
        /// What is given. Always; seen in 16 lines.
        Type "Type" String,
        /// Internal name of the material, if one is given. 13 %; seen in 2 lines.
        Material "Material" String,
        /// The material, as shown in game, if one is given. 13 %; seen in 2 lines.
        Material_Localised "Material_Localised" String,
        /// The faction that issued the vouchers, if vouchers are given. Declared only; declared only.
        Faction "Faction" String,
        /// Internal name of the commodity, if one is given. 81 %; seen in 13 lines.
        Commodity "Commodity" String,
        /// The commodity, as shown in game, if one is given. 69 %; seen in 11 lines.
        Commodity_Localised "Commodity_Localised" String,
        /// Amount given this time, in units, tonnes or credits. Always; seen in 16 lines.
        Quantity "Quantity" i64,
        /// Amount given so far. Always; seen in 16 lines.
        TotalQuantity "TotalQuantity" i64,
    }
}

journal_type! {
    /// Written when the player has a module engineered. It is outside the specification, and known from
    /// 2,782 real lines.
    EngineerCraft {
        /// Time of the event. Always; seen in 2,782 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,782 lines.
        event "event" String,
        /// The slot the module is fitted in; since 3.0. Always; seen in 2,782 lines.
        Slot "Slot" String,
        /// Internal name of the module; since 3.0. Always; seen in 2,782 lines.
        Module "Module" String,
        /// Internal name of the experimental effect applied by this step; omitted if none. 4.5 %; seen in 125
        /// lines.
        ApplyExperimentalEffect "ApplyExperimentalEffect" String,
        /// The materials used. Always; seen in 2,782 lines.
        Ingredients "Ingredients" Value,
        /// Name of the engineer; rarely missing. Over 99 %; seen in 2,779 lines.
        Engineer "Engineer" String,
        /// ID of the engineer; since 3.0. Always; seen in 2,782 lines.
        EngineerID "EngineerID" i64,
        /// ID of the blueprint; since 3.0. Always; seen in 2,782 lines.
        BlueprintID "BlueprintID" i64,
        /// Internal name of the blueprint; since 3.0. Always; seen in 2,782 lines.
        BlueprintName "BlueprintName" String,
        /// Grade of the blueprint, from 1 to 5. Always; seen in 2,782 lines.
        Level "Level" i64,
        /// Progress within the grade, from 0 to 1; since 3.0. Always; seen in 2,782 lines.
        Quality "Quality" f64,
        /// Internal name of the experimental effect the module has. 31 %; seen in 874 lines.
        ExperimentalEffect "ExperimentalEffect" String,
        /// The experimental effect the module has, as shown in game. 31 %; seen in 874 lines.
        ExperimentalEffect_Localised "ExperimentalEffect_Localised" String,
        /// The properties that engineering has changed; since 3.0. Always; seen in 2,782 lines.
        Modifiers "Modifiers" Vec<ModuleModifier>,
    }
}

journal_type! {
    /// Written when a module that was engineered in version 2 of the game is converted to the present
    /// system, or the player previews that. It is declared only: public libraries name it, but no real line
    /// of it was seen. It came with version 3.0 of the game.
    EngineerLegacyConvert {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// The slot the module is fitted in. Optional; declared only.
        Slot "Slot" String,
        /// Internal name of the module. Optional; declared only.
        Module "Module" String,
        /// It is only a preview. Always; declared only.
        IsPreview "IsPreview" bool,
        /// Name of the engineer. Always; declared only.
        Engineer "Engineer" String,
        /// ID of the engineer. Optional; declared only.
        EngineerID "EngineerID" i64,
        /// ID of the blueprint. Optional; declared only.
        BlueprintID "BlueprintID" i64,
        /// Internal name of the blueprint after conversion. Optional; declared only.
        BlueprintName "BlueprintName" String,
        /// Grade of the blueprint, from 1 to 5. Always; declared only.
        Level "Level" i64,
        /// Progress within the grade, from 0 to 1. Optional; declared only.
        Quality "Quality" f64,
        /// The properties that engineering has changed. Optional; declared only.
        Modifiers "Modifiers" Vec<ModuleModifier>,
        /// Internal name of the experimental effect being applied. Optional; declared only.
        ApplyExperimentalEffect "ApplyExperimentalEffect" String,
        /// Internal name of the blueprint. Optional; declared only.
        Blueprint "Blueprint" String,
        /// Internal name of the experimental effect the module has. Optional; declared only.
        ExperimentalEffect "ExperimentalEffect" String,
        /// The experimental effect the module has, as shown in game. Optional; declared only.
        ExperimentalEffect_Localised "ExperimentalEffect_Localised" String,
    }
}

journal_type! {
    /// Written when the player has a stored module brought from another station. It is outside the
    /// specification, and known from 200 real lines.
    FetchRemoteModule {
        /// Time of the event. Always; seen in 200 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 200 lines.
        event "event" String,
        /// Storage slot of the module. Always; seen in 200 lines.
        StorageSlot "StorageSlot" i64,
        /// Internal name of the module. Always; seen in 200 lines.
        StoredItem "StoredItem" String,
        /// The module, as shown in game. Over 99 %; seen in 200 lines.
        StoredItem_Localised "StoredItem_Localised" String,
        /// ID of the module. Always; seen in 200 lines.
        ServerId "ServerId" i64,
        /// Transfer cost, in credits. Always; seen in 200 lines.
        TransferCost "TransferCost" i64,
        /// Transfer time, in seconds; since 2.4. Always; seen in 200 lines.
        TransferTime "TransferTime" i64,
        /// Internal name of the ship the player is in. Always; seen in 200 lines.
        Ship "Ship" String,
        /// ID of that ship among the player's own. Always; seen in 200 lines.
        ShipID "ShipID" i64,
    }
}

journal_type! {
    /// Written when something unknown happens: the one line that is known has nothing but its name. It is
    /// outside the specification, and known from 1 real line. It came with version 4.3.3.0 of the game.
    MarketID {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
    }
}

journal_type! {
    /// A module that has just been put into storage.
    NewlyStoredModule {
        /// The slot it was fitted in. Always; seen in 2 lines.
        Slot "Slot" String,
        /// Internal name of the module. Always; seen in 2 lines.
        Name "Name" String,
        /// The module, as shown in game. Over 99 %; seen in 2 lines.
        Name_Localised "Name_Localised" String,
        /// It is marked as hot (stolen). Over 99 %; seen in 2 lines.
        Hot "Hot" bool,
        /// Internal name of the blueprint applied; only for an engineered module. Declared only; declared only.
        EngineerModifications "EngineerModifications" String,
        /// Grade of that blueprint, from 1 to 5. Declared only; declared only.
        Level "Level" i64,
        /// Progress within the grade, from 0 to 1. Declared only; declared only.
        Quality "Quality" f64,
    }
}

journal_type! {
    /// Written when the player puts several modules of the ship into storage at once. It is outside the
    /// specification, and known from 2 real lines.
    MassModuleStore {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// Market ID of the station; since 3.0. Over 99 %; seen in 2 lines.
        MarketID "MarketID" i64,
        /// Internal name of the ship the player is in. Always; seen in 2 lines.
        Ship "Ship" String,
        /// ID of that ship among the player's own. Always; seen in 2 lines.
        ShipID "ShipID" i64,
        /// The modules stored. Always; seen in 2 lines.
        Items "Items" Vec<NewlyStoredModule>,
    }
}

journal_type! {
    /// An amount of one material that changed hands.
    TradedMaterial {
        /// Internal name of the material. Always; seen in 474 lines.
        Material "Material" String,
        /// The material, as shown in game. 74 %; seen in 349 lines.
        Material_Localised "Material_Localised" String,
        /// Category of the material; since 3.0. Always; seen in 474 lines.
        Category "Category" String,
        /// Category of the material, as shown in game. Declared only; declared only.
        Category_Localised "Category_Localised" String,
        /// How many. Always; seen in 474 lines.
        Quantity "Quantity" i64,
    }
}

journal_type! {
    /// Written when the player exchanges materials at a material trader. It is outside the specification,
    /// and known from 474 real lines. It came with version 3.0 of the game.
    MaterialTrade {
        /// Time of the event. Always; seen in 474 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 474 lines.
        event "event" String,
        /// Market ID of the station. Always; seen in 474 lines.
        MarketID "MarketID" i64,
        /// Which category of materials the trader deals in. Always; seen in 474 lines.
        TraderType "TraderType" String,
        /// What the player gave. Always; seen in 474 lines.
        Paid "Paid" TradedMaterial,
        /// What the player got. Always; seen in 474 lines.
        Received "Received" TradedMaterial,
    }
}

journal_type! {
    /// Written when the player gives up a mission. It is outside the specification, and known from 175 real
    /// lines.
    MissionAbandoned {
        /// Time of the event. Always; seen in 175 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 175 lines.
        event "event" String,
        /// Internal name of the mission. Always; seen in 175 lines.
        Name "Name" String,
        /// Name, as shown in game; since 4.0.0.1700. 61 %; seen in 106 lines.
        LocalisedName "LocalisedName" String,
        /// ID of the mission. Always; seen in 175 lines.
        MissionID "MissionID" i64,
        /// Fine for abandoning, in credits. Declared only; declared only.
        Fine "Fine" i64,
    }
}

journal_type! {
    /// Written when the player accepts a mission. It is outside the specification, and known from 1,579
    /// real lines.
    MissionAccepted {
        /// Time of the event. Always; seen in 1,579 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,579 lines.
        event "event" String,
        /// The faction that offers the mission. Always; seen in 1,579 lines.
        Faction "Faction" String,
        /// Internal name of the mission. Always; seen in 1,579 lines.
        Name "Name" String,
        /// Name, as shown in game; since 2.4. Over 99 %; seen in 1,579 lines.
        LocalisedName "LocalisedName" String,
        /// Internal name of the commodity. 23 %; seen in 357 lines.
        Commodity "Commodity" String,
        /// The commodity, as shown in game. 23 %; seen in 357 lines.
        Commodity_Localised "Commodity_Localised" String,
        /// Number of tonnes or items. 23 %; seen in 357 lines.
        Count "Count" i64,
        /// Internal name of the type of target. 37 %; seen in 586 lines.
        TargetType "TargetType" String,
        /// The type of target, as shown in game. 37 %; seen in 586 lines.
        TargetType_Localised "TargetType_Localised" String,
        /// The faction the mission is against or delivers to. 43 %; seen in 681 lines.
        TargetFaction "TargetFaction" String,
        /// Number of targets to kill. 36 %; seen in 564 lines.
        KillCount "KillCount" i64,
        /// Name of the destination system. 60 %; seen in 954 lines.
        DestinationSystem "DestinationSystem" String,
        /// Name of the destination settlement; since 4.0.0.1450. 6.9 %; seen in 109 lines.
        DestinationSettlement "DestinationSettlement" String,
        /// Name of the destination station. 47 %; seen in 736 lines.
        DestinationStation "DestinationStation" String,
        /// The system the mission has been redirected to. Declared only; declared only.
        NewDestinationSystem "NewDestinationSystem" String,
        /// The station the mission has been redirected to. Declared only; declared only.
        NewDestinationStation "NewDestinationStation" String,
        /// Name of the target. 4.7 %; seen in 74 lines.
        Target "Target" String,
        /// The target, as shown in game. 0.9 %; seen in 14 lines.
        Target_Localised "Target_Localised" String,
        /// Credits to donate, as text. 33 %; seen in 518 lines.
        Donation "Donation" String,
        /// When the mission expires. 99 %; seen in 1,562 lines.
        Expiry "Expiry" String,
        /// It can be shared with a wing; since 3.0. Always; seen in 1,579 lines.
        Wing "Wing" bool,
        /// Effect on the faction's influence, as plus signs; since 2.3. Always; seen in 1,579 lines.
        Influence "Influence" String,
        /// Effect on the player's reputation, as plus signs; since 2.3. Always; seen in 1,579 lines.
        Reputation "Reputation" String,
        /// Reward, in credits; since 2.4. 66 %; seen in 1,044 lines.
        Reward "Reward" i64,
        /// Number of passengers. 4.7 %; seen in 74 lines.
        PassengerCount "PassengerCount" i64,
        /// The passengers are VIPs. 4.7 %; seen in 74 lines.
        PassengerVIPs "PassengerVIPs" bool,
        /// The passengers are wanted. 4.7 %; seen in 74 lines.
        PassengerWanted "PassengerWanted" bool,
        /// Type of passengers. 4.7 %; seen in 74 lines.
        PassengerType "PassengerType" String,
        /// Credits donated. Declared only; declared only.
        Donated "Donated" i64,
        /// ID of the mission. Always; seen in 1,579 lines.
        MissionID "MissionID" i64,
    }
}

journal_type! {
    /// Change in a faction's influence in a system.
    InfluenceEffect {
        /// Address of the system. Always; seen in 1,361 lines.
        SystemAddress "SystemAddress" i64,
        /// Direction of the change and whether it is good, such as UpGood. Always; seen in 1,361 lines.
        Trend "Trend" String,
        /// Size of the change, as plus signs. Always; seen in 1,361 lines.
        Influence "Influence" String,
    }
}

journal_type! {
    /// An effect of a mission on a faction.
    MissionEffect {
        /// Internal name of the effect. Always; seen in 1,361 lines.
        Effect "Effect" String,
        /// The effect, as shown in game. Over 99 %; seen in 1,361 lines.
        Effect_Localised "Effect_Localised" String,
        /// Direction of the change and whether it is good, such as UpGood. Always; seen in 1,361 lines.
        Trend "Trend" String,
    }
}

journal_type! {
    /// Effects of a mission on a faction.
    FactionEffect {
        /// Name of the faction. Always; seen in 1,361 lines.
        Faction "Faction" String,
        /// Effects on the faction. Always; seen in 1,361 lines.
        Effects "Effects" Vec<MissionEffect>,
        /// Changes in its influence. Always; seen in 1,361 lines.
        Influence "Influence" Vec<InfluenceEffect>,
        /// Direction of the change in the player's reputation, such as UpGood. Always; seen in 1,361 lines.
        ReputationTrend "ReputationTrend" String,
        /// Size of the change, as plus signs. Always; seen in 1,361 lines.
        Reputation "Reputation" String,
    }
}

journal_type! {
    /// A material given as a reward.
    MaterialReward {
        /// Internal name of the material. Always; seen in 1,361 lines.
        Name "Name" String,
        /// The material, as shown in game. 99 %; seen in 1,349 lines.
        Name_Localised "Name_Localised" String,
        /// Internal name of the material category; since 3.0. Always; seen in 1,361 lines.
        Category "Category" String,
        /// The material category, as shown in game. Over 99 %; seen in 1,361 lines.
        Category_Localised "Category_Localised" String,
        /// How many. Always; seen in 1,361 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// A commodity given as a reward.
    CommodityReward {
        /// Internal name of the commodity. Always; seen in 1,361 lines.
        Name "Name" String,
        /// The commodity, as shown in game. 50 %; seen in 681 lines.
        Name_Localised "Name_Localised" String,
        /// Number of tonnes. Always; seen in 1,361 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the player completes a mission. It is outside the specification, and known from 1,361
    /// real lines.
    MissionCompleted {
        /// Time of the event. Always; seen in 1,361 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,361 lines.
        event "event" String,
        /// The faction that offered the mission. Always; seen in 1,361 lines.
        Faction "Faction" String,
        /// Internal name of the mission; ends in _name. Always; seen in 1,361 lines.
        Name "Name" String,
        /// Name, as shown in game; since 4.0.0.1600. 85 %; seen in 1,150 lines.
        LocalisedName "LocalisedName" String,
        /// ID of the mission. Always; seen in 1,361 lines.
        MissionID "MissionID" i64,
        /// Internal name of the commodity. 21 %; seen in 283 lines.
        Commodity "Commodity" String,
        /// The commodity, as shown in game. 21 %; seen in 283 lines.
        Commodity_Localised "Commodity_Localised" String,
        /// Number of tonnes or items. 21 %; seen in 283 lines.
        Count "Count" i64,
        /// Internal name of the type of target. 35 %; seen in 480 lines.
        TargetType "TargetType" String,
        /// The type of target, as shown in game. 35 %; seen in 480 lines.
        TargetType_Localised "TargetType_Localised" String,
        /// The faction the mission is against or delivers to. 41 %; seen in 554 lines.
        TargetFaction "TargetFaction" String,
        /// The system the mission has been redirected to; until 4.0.0.700. 0.6 %; seen in 8 lines.
        NewDestinationSystem "NewDestinationSystem" String,
        /// Number of targets to kill. 34 %; seen in 467 lines.
        KillCount "KillCount" i64,
        /// Name of the destination system. 57 %; seen in 774 lines.
        DestinationSystem "DestinationSystem" String,
        /// The station the mission has been redirected to; until 4.0.0.700. 0.5 %; seen in 7 lines.
        NewDestinationStation "NewDestinationStation" String,
        /// Name of the destination station. 44 %; seen in 603 lines.
        DestinationStation "DestinationStation" String,
        /// Name of the destination settlement. 5.3 %; seen in 72 lines.
        DestinationSettlement "DestinationSettlement" String,
        /// Name of the target. 3.2 %; seen in 44 lines.
        Target "Target" String,
        /// The target, as shown in game. 0.4 %; seen in 5 lines.
        Target_Localised "Target_Localised" String,
        /// Reward, in credits. 62 %; seen in 845 lines.
        Reward "Reward" i64,
        /// Names of the systems the player may now enter. Declared only; declared only.
        PermitsAwarded "PermitsAwarded" Vec<String>,
        /// Commodities given as a reward. 0.1 %; seen in 1 line.
        CommodityReward "CommodityReward" Vec<CommodityReward>,
        /// Credits requested as a donation, as text. 38 %; seen in 516 lines.
        Donation "Donation" Value,
        /// Credits donated. 38 %; seen in 516 lines.
        Donated "Donated" i64,
        /// Materials given as a reward. 17 %; seen in 225 lines.
        MaterialsReward "MaterialsReward" Vec<MaterialReward>,
        /// Effects on the factions involved; since 3.0. Over 99 %; seen in 1,361 lines.
        FactionEffects "FactionEffects" Vec<FactionEffect>,
    }
}

journal_type! {
    /// Written when a mission fails. It is outside the specification, and known from 53 real lines.
    MissionFailed {
        /// Time of the event. Always; seen in 53 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 53 lines.
        event "event" String,
        /// Internal name of the mission; ends in _name. Always; seen in 53 lines.
        Name "Name" String,
        /// Name, as shown in game; since 4.0.0.1700. 72 %; seen in 38 lines.
        LocalisedName "LocalisedName" String,
        /// ID of the mission. Always; seen in 53 lines.
        MissionID "MissionID" i64,
        /// Fine for failing, in credits. Declared only; declared only.
        Fine "Fine" i64,
    }
}

journal_type! {
    /// Written when a mission gets a new destination, often because its task is done. It is outside the
    /// specification, and known from 731 real lines. It came with version 2.4 of the game.
    MissionRedirected {
        /// Time of the event. Always; seen in 731 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 731 lines.
        event "event" String,
        /// ID of the mission. Always; seen in 731 lines.
        MissionID "MissionID" i64,
        /// Internal name of the mission. Always; seen in 731 lines.
        Name "Name" String,
        /// Name, as shown in game; since 4.0.0.1600. 81 %; seen in 589 lines.
        LocalisedName "LocalisedName" String,
        /// Name, as shown in game. 0.2 %; seen in 1 line.
        LocalisedName_Localised "LocalisedName_Localised" String,
        /// The station to go to from now on. Always; seen in 731 lines.
        NewDestinationStation "NewDestinationStation" String,
        /// The system to go to from now on. Always; seen in 731 lines.
        NewDestinationSystem "NewDestinationSystem" String,
        /// The station it had named before; may be empty. Always; seen in 731 lines.
        OldDestinationStation "OldDestinationStation" String,
        /// The system it had named before. Always; seen in 731 lines.
        OldDestinationSystem "OldDestinationSystem" String,
    }
}

journal_type! {
    /// Written when the player buys a module and has it fitted. It is outside the specification, and known
    /// from 820 real lines.
    ModuleBuy {
        /// Time of the event. Always; seen in 820 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 820 lines.
        event "event" String,
        /// The slot it is fitted in. Always; seen in 820 lines.
        Slot "Slot" String,
        /// Internal name of the module sold in exchange; omitted if none. 16 %; seen in 134 lines.
        SellItem "SellItem" String,
        /// The module sold in exchange, as shown in game. 16 %; seen in 134 lines.
        SellItem_Localised "SellItem_Localised" String,
        /// Credits received for that module. 16 %; seen in 134 lines.
        SellPrice "SellPrice" i64,
        /// Internal name of the module put into storage in exchange; omitted if none. 25 %; seen in 203 lines.
        StoredItem "StoredItem" String,
        /// The module put into storage in exchange, as shown in game. 25 %; seen in 203 lines.
        StoredItem_Localised "StoredItem_Localised" String,
        /// Internal name of the module bought. Always; seen in 820 lines.
        BuyItem "BuyItem" String,
        /// The module bought, as shown in game. Over 99 %; seen in 820 lines.
        BuyItem_Localised "BuyItem_Localised" String,
        /// Market ID of the station; since 3.0. Always; seen in 820 lines.
        MarketID "MarketID" i64,
        /// Price, in credits. Always; seen in 820 lines.
        BuyPrice "BuyPrice" i64,
        /// Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 25 lines.
        BuyMercCoinsPrice "BuyMercCoinsPrice" i64,
        /// Internal name of the ship the player is in. Always; seen in 820 lines.
        Ship "Ship" String,
        /// ID of that ship among the player's own. Always; seen in 820 lines.
        ShipID "ShipID" i64,
    }
}

journal_type! {
    /// Written when the player buys a module straight into storage. It is outside the specification, and
    /// known from 53 real lines. It came with version 4.0.0.1800 of the game.
    ModuleBuyAndStore {
        /// Time of the event. Always; seen in 53 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 53 lines.
        event "event" String,
        /// Internal name of the module bought. Always; seen in 53 lines.
        BuyItem "BuyItem" String,
        /// The module bought, as shown in game. Over 99 %; seen in 53 lines.
        BuyItem_Localised "BuyItem_Localised" String,
        /// Market ID of the station. Always; seen in 53 lines.
        MarketID "MarketID" i64,
        /// Price, in credits. Always; seen in 53 lines.
        BuyPrice "BuyPrice" i64,
        /// Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 2 lines.
        BuyMercCoinsPrice "BuyMercCoinsPrice" i64,
        /// Internal name of the ship the player is in. Always; seen in 53 lines.
        Ship "Ship" String,
        /// ID of that ship among the player's own. Always; seen in 53 lines.
        ShipID "ShipID" i64,
    }
}

journal_type! {
    /// Written when the player takes a module out of storage and has it fitted. It is outside the
    /// specification, and known from 272 real lines.
    ModuleRetrieve {
        /// Time of the event. Always; seen in 272 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 272 lines.
        event "event" String,
        /// Market ID of the station; since 3.0. Always; seen in 272 lines.
        MarketID "MarketID" i64,
        /// The slot it is fitted in. Always; seen in 272 lines.
        Slot "Slot" String,
        /// Internal name of the module taken out. Always; seen in 272 lines.
        RetrievedItem "RetrievedItem" String,
        /// The module taken out, as shown in game. Over 99 %; seen in 272 lines.
        RetrievedItem_Localised "RetrievedItem_Localised" String,
        /// Internal name of the ship the player is in. Always; seen in 272 lines.
        Ship "Ship" String,
        /// ID of that ship among the player's own. Always; seen in 272 lines.
        ShipID "ShipID" i64,
        /// The module is marked as hot (stolen); since 3.0. Always; seen in 272 lines.
        Hot "Hot" bool,
        /// Internal name of the blueprint applied; only for an engineered module. 28 %; seen in 76 lines.
        EngineerModifications "EngineerModifications" String,
        /// Grade of that blueprint, from 1 to 5. 28 %; seen in 76 lines.
        Level "Level" i64,
        /// Progress within the grade, from 0 to 1. 28 %; seen in 76 lines.
        Quality "Quality" f64,
        /// Internal name of the module put into storage instead; omitted if the slot was empty. 30 %; seen in
        /// 82 lines.
        SwapOutItem "SwapOutItem" String,
        /// The module put into storage instead, as shown in game. 30 %; seen in 82 lines.
        SwapOutItem_Localised "SwapOutItem_Localised" String,
        /// Cost, in credits. Declared only; declared only.
        Cost "Cost" i64,
    }
}

journal_type! {
    /// Written when the player sells a module of the ship. It is outside the specification, and known from
    /// 193 real lines.
    ModuleSell {
        /// Time of the event. Always; seen in 193 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 193 lines.
        event "event" String,
        /// Market ID of the station; since 3.0. Always; seen in 193 lines.
        MarketID "MarketID" i64,
        /// The slot it was fitted in. Always; seen in 193 lines.
        Slot "Slot" String,
        /// Internal name of the module sold. Always; seen in 193 lines.
        SellItem "SellItem" String,
        /// The module sold, as shown in game. Over 99 %; seen in 193 lines.
        SellItem_Localised "SellItem_Localised" String,
        /// Credits received. Always; seen in 193 lines.
        SellPrice "SellPrice" i64,
        /// Internal name of the ship the player is in. Always; seen in 193 lines.
        Ship "Ship" String,
        /// ID of that ship among the player's own. Always; seen in 193 lines.
        ShipID "ShipID" i64,
    }
}

journal_type! {
    /// Written when the player sells a module stored at another station. It is outside the specification,
    /// and known from 24 real lines.
    ModuleSellRemote {
        /// Time of the event. Always; seen in 24 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 24 lines.
        event "event" String,
        /// Storage slot of the module. Over 99 %; seen in 24 lines.
        StorageSlot "StorageSlot" i64,
        /// Internal name of the module sold. Always; seen in 24 lines.
        SellItem "SellItem" String,
        /// The module sold, as shown in game. Over 99 %; seen in 24 lines.
        SellItem_Localised "SellItem_Localised" String,
        /// ID of the module. Over 99 %; seen in 24 lines.
        ServerId "ServerId" i64,
        /// Credits received. Always; seen in 24 lines.
        SellPrice "SellPrice" i64,
        /// Internal name of the ship the player is in. Always; seen in 24 lines.
        Ship "Ship" String,
        /// ID of that ship among the player's own. Always; seen in 24 lines.
        ShipID "ShipID" i64,
    }
}

journal_type! {
    /// Written when the player puts a module of the ship into storage. It is outside the specification, and
    /// known from 288 real lines.
    ModuleStore {
        /// Time of the event. Always; seen in 288 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 288 lines.
        event "event" String,
        /// Market ID of the station; since 3.0. Always; seen in 288 lines.
        MarketID "MarketID" i64,
        /// The slot it was fitted in. Always; seen in 288 lines.
        Slot "Slot" String,
        /// Internal name of the module stored. Always; seen in 288 lines.
        StoredItem "StoredItem" String,
        /// The module stored, as shown in game. Over 99 %; seen in 288 lines.
        StoredItem_Localised "StoredItem_Localised" String,
        /// Internal name of the module fitted instead, if the slot must not be empty. Declared only; declared
        /// only.
        ReplacementItem "ReplacementItem" String,
        /// The module fitted instead, as shown in game, if the slot must not be empty. Declared only; declared
        /// only.
        ReplacementItem_Localised "ReplacementItem_Localised" String,
        /// Internal name of the ship the player is in. Always; seen in 288 lines.
        Ship "Ship" String,
        /// ID of that ship among the player's own. Always; seen in 288 lines.
        ShipID "ShipID" i64,
        /// The module is marked as hot (stolen); since 3.0. Over 99 %; seen in 288 lines.
        Hot "Hot" bool,
        /// Internal name of the blueprint applied; only for an engineered module. 16 %; seen in 46 lines.
        EngineerModifications "EngineerModifications" String,
        /// Grade of that blueprint, from 1 to 5. 16 %; seen in 46 lines.
        Level "Level" i64,
        /// Progress within the grade, from 0 to 1. 16 %; seen in 46 lines.
        Quality "Quality" f64,
        /// Cost, in credits. Declared only; declared only.
        Cost "Cost" i64,
    }
}

journal_type! {
    /// Written when the player moves a module to another slot of the ship, or swaps two. It is outside the
    /// specification, and known from 33 real lines.
    ModuleSwap {
        /// Time of the event. Always; seen in 33 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 33 lines.
        event "event" String,
        /// Market ID of the station; since 3.0. Always; seen in 33 lines.
        MarketID "MarketID" i64,
        /// The slot the module comes from. Always; seen in 33 lines.
        FromSlot "FromSlot" String,
        /// The slot it is moved to. Always; seen in 33 lines.
        ToSlot "ToSlot" String,
        /// Internal name of the module moved. Always; seen in 33 lines.
        FromItem "FromItem" String,
        /// The module moved, as shown in game. Over 99 %; seen in 33 lines.
        FromItem_Localised "FromItem_Localised" String,
        /// Internal name of the module that was in the other slot; Null if it was empty. Always; seen in 33
        /// lines.
        ToItem "ToItem" String,
        /// The module that was in the other slot, as shown in game. 33 %; seen in 11 lines.
        ToItem_Localised "ToItem_Localised" String,
        /// Internal name of the ship the player is in. Always; seen in 33 lines.
        Ship "Ship" String,
        /// ID of that ship among the player's own. Always; seen in 33 lines.
        ShipID "ShipID" i64,
    }
}

journal_type! {
    /// A module on sale at a station.
    ModuleForSale {
        /// ID of the module type. Always; seen in 708 lines.
        id "id" i64,
        /// Internal name of the module, in lower case. Always; seen in 708 lines.
        Name "Name" String,
        /// Price, in credits. Always; seen in 708 lines.
        BuyPrice "BuyPrice" i64,
        /// Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 21 lines.
        BuyMercCoinsPrice "BuyMercCoinsPrice" i64,
    }
}

journal_type! {
    /// Written when the player opens outfitting. It is outside the specification, and known from 708 real
    /// lines. It came with version 3.0 of the game.
    Outfitting {
        /// Time of the event. Always; seen in 708 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 708 lines.
        event "event" String,
        /// Market ID of the station. Always; seen in 708 lines.
        MarketID "MarketID" i64,
        /// Name of the station. Always; seen in 708 lines.
        StationName "StationName" String,
        /// Name of its system. Always; seen in 708 lines.
        StarSystem "StarSystem" String,
        /// The player has Horizons; only in the file. Optional; seen in 3 lines.
        Horizons "Horizons" bool,
        /// The modules on sale; only in the file. Optional; seen in 3 lines.
        Items "Items" Vec<ModuleForSale>,
    }
}

journal_type! {
    /// Written when the player pays off one or more bounties. It is outside the specification, and known
    /// from 14 real lines. It came with version 3.0.4 of the game.
    PayBounties {
        /// Time of the event. Always; seen in 14 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 14 lines.
        event "event" String,
        /// Credits paid, with the broker's cut. Always; seen in 14 lines.
        Amount "Amount" i64,
        /// Everything owed is paid. 93 %; seen in 13 lines.
        AllFines "AllFines" bool,
        /// The faction paid, if it is a single one; since 3.0.4. 79 %; seen in 11 lines.
        Faction "Faction" String,
        /// The faction paid, as shown in game, if it is a single one. 7.2 %; seen in 1 line.
        Faction_Localised "Faction_Localised" String,
        /// ID of the ship the bounty was on; since 3.0.4. Always; seen in 14 lines.
        ShipID "ShipID" i64,
        /// The broker's cut, in percent. Over 99 %; seen in 14 lines.
        BrokerPercentage "BrokerPercentage" f64,
    }
}

journal_type! {
    /// Written when the player pays one or more fines. It is outside the specification, and known from 60
    /// real lines.
    PayFines {
        /// Time of the event. Always; seen in 60 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 60 lines.
        event "event" String,
        /// Credits paid. Always; seen in 60 lines.
        Amount "Amount" i64,
        /// All fines are paid. Over 99 %; seen in 60 lines.
        AllFines "AllFines" bool,
        /// The faction the fines are paid to, if it is a single one; since 3.0.4. 70 %; seen in 42 lines.
        Faction "Faction" String,
        /// The faction the fines are paid to, as shown in game, if it is a single one. Declared only; declared
        /// only.
        Faction_Localised "Faction_Localised" String,
        /// ID of the ship that was fined; since 3.0.4. Always; seen in 60 lines.
        ShipID "ShipID" i64,
        /// The broker's cut, in percent. 17 %; seen in 10 lines.
        BrokerPercentage "BrokerPercentage" f64,
    }
}

journal_type! {
    /// What one faction pays for vouchers.
    FactionPayout {
        /// Name of the faction; may be empty. Always; seen in 141 lines.
        Faction "Faction" String,
        /// Credits from that faction. Always; seen in 141 lines.
        Amount "Amount" i64,
    }
}

journal_type! {
    /// Written when the player cashes in vouchers, such as bounties or combat bonds. It is outside the
    /// specification, and known from 141 real lines.
    RedeemVoucher {
        /// Time of the event. Always; seen in 141 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 141 lines.
        event "event" String,
        /// Kind of vouchers. Always; seen in 141 lines.
        Type "Type" String,
        /// Credits received, after the broker's cut. Always; seen in 141 lines.
        Amount "Amount" i64,
        /// The faction that issued them, if it is a single one; may be empty. 29 %; seen in 41 lines.
        Faction "Faction" String,
        /// What each faction pays; only for bounties. 58 %; seen in 82 lines.
        Factions "Factions" Vec<FactionPayout>,
        /// The broker's cut, in percent; omitted without a broker. 14 %; seen in 20 lines.
        BrokerPercentage "BrokerPercentage" f64,
    }
}

journal_type! {
    /// Written when the ship is refuelled at a station. It is outside the specification, and known from
    /// 2,312 real lines.
    RefuelAll {
        /// Time of the event. Always; seen in 2,312 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2,312 lines.
        event "event" String,
        /// Cost, in credits. Always; seen in 2,312 lines.
        Cost "Cost" i64,
        /// Fuel bought, in tonnes. Always; seen in 2,312 lines.
        Amount "Amount" f64,
    }
}

journal_type! {
    /// Written when the ship is refuelled in part at a station. It is declared only: public libraries name
    /// it, but no real line of it was seen.
    RefuelPartial {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// Cost, in credits. Always; declared only.
        Cost "Cost" i64,
        /// Fuel bought, in tonnes. Always; declared only.
        Amount "Amount" f64,
    }
}

journal_type! {
    /// Written when the player has single parts of the ship repaired at a station. It is outside the
    /// specification, and known from 244 real lines.
    Repair {
        /// Time of the event. Always; seen in 244 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 244 lines.
        event "event" String,
        /// Internal names of the modules and parts repaired; since 3.7. 99 %; seen in 241 lines.
        Items "Items" Vec<String>,
        /// The part repaired, as shown in game, if it is written as a single one. Declared only; declared only.
        Item_Localised "Item_Localised" String,
        /// Cost, in credits. Always; seen in 244 lines.
        Cost "Cost" i64,
    }
}

journal_type! {
    /// Written when the player has the whole ship repaired at a station. It is outside the specification,
    /// and known from 694 real lines.
    RepairAll {
        /// Time of the event. Always; seen in 694 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 694 lines.
        event "event" String,
        /// Cost, in credits. Always; seen in 694 lines.
        Cost "Cost" i64,
    }
}

journal_type! {
    /// Written when the player buys SRVs or fighters for the ship at a station. It is outside the
    /// specification, and known from 103 real lines.
    RestockVehicle {
        /// Time of the event. Always; seen in 103 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 103 lines.
        event "event" String,
        /// Internal name of the vehicle. Always; seen in 103 lines.
        Type "Type" String,
        /// The vehicle, as shown in game. 35 %; seen in 36 lines.
        Type_Localised "Type_Localised" String,
        /// Loadout of the vehicle. Always; seen in 103 lines.
        Loadout "Loadout" String,
        /// ID of the vehicle. 35 %; seen in 36 lines.
        ID "ID" i64,
        /// Cost, in credits. 99 %; seen in 102 lines.
        Cost "Cost" i64,
        /// How many are bought. Always; seen in 103 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the player gives materials to a research project. It is outside the specification, and
    /// known from 1 real line.
    ScientificResearch {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// Market ID of the station. Over 99 %; seen in 1 line.
        MarketID "MarketID" i64,
        /// Internal name of the material. Always; seen in 1 line.
        Name "Name" String,
        /// The material, as shown in game. Over 99 %; seen in 1 line.
        Name_Localised "Name_Localised" String,
        /// Category of the material. Always; seen in 1 line.
        Category "Category" String,
        /// How many. Always; seen in 1 line.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the player hands in finds at a search and rescue contact. It is outside the
    /// specification, and known from 23 real lines. It came with version 2.4 of the game.
    SearchAndRescue {
        /// Time of the event. Always; seen in 23 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 23 lines.
        event "event" String,
        /// Market ID of the station; since 3.0. Always; seen in 23 lines.
        MarketID "MarketID" i64,
        /// Internal name of the commodity handed in. Always; seen in 23 lines.
        Name "Name" String,
        /// The commodity handed in, as shown in game. Over 99 %; seen in 23 lines.
        Name_Localised "Name_Localised" String,
        /// Number of tonnes. Always; seen in 23 lines.
        Count "Count" i64,
        /// Reward, in credits. Always; seen in 23 lines.
        Reward "Reward" i64,
    }
}

journal_type! {
    /// Written when the player sells a stored ship on the rebuy screen to raise credits. It is outside the
    /// specification, and known from 1 real line. It came with version 2.4 of the game.
    SellShipOnRebuy {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// Internal name of the ship sold. Always; seen in 1 line.
        ShipType "ShipType" String,
        /// The ship sold, as shown in game. Declared only; declared only.
        ShipType_Localised "ShipType_Localised" String,
        /// Name of the system it was stored in. Always; seen in 1 line.
        System "System" String,
        /// ID the ship had among the player's own. Always; seen in 1 line.
        SellShipId "SellShipId" i64,
        /// Credits received. Always; seen in 1 line.
        ShipPrice "ShipPrice" i64,
    }
}

journal_type! {
    /// Written when the player names a ship. It is outside the specification, and known from 29 real lines.
    /// It came with version 2.3 of the game.
    SetUserShipName {
        /// Time of the event. Always; seen in 29 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 29 lines.
        event "event" String,
        /// Internal name of the ship. Always; seen in 29 lines.
        Ship "Ship" String,
        /// ID of the ship among the player's own. Always; seen in 29 lines.
        ShipID "ShipID" i64,
        /// Name the player gives the ship. Always; seen in 29 lines.
        UserShipName "UserShipName" String,
        /// ID plate the player gives the ship. Always; seen in 29 lines.
        UserShipId "UserShipId" String,
    }
}

journal_type! {
    /// Written when a ship claimed at a shipyard has joined the player's own. It is outside the
    /// specification, and known from 3 real lines. It came with version 4.0.0.1804 of the game.
    ShipRedeemed {
        /// Time of the event. Always; seen in 3 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 3 lines.
        event "event" String,
        /// Internal name of the ship. Always; seen in 3 lines.
        ShipType "ShipType" String,
        /// The ship, as shown in game. 33 %; seen in 1 line.
        ShipType_Localised "ShipType_Localised" String,
        /// ID of the new ship among the player's own. Always; seen in 3 lines.
        NewShipID "NewShipID" i64,
    }
}

journal_type! {
    /// A ship on sale at a station.
    ShipForSale {
        /// ID of the ship type. Always; seen in 718 lines.
        id "id" i64,
        /// Internal name of the ship. Always; seen in 718 lines.
        ShipType "ShipType" String,
        /// The ship, as shown in game. 64 %; seen in 457 lines.
        ShipType_Localised "ShipType_Localised" String,
        /// Price, in credits. Always; seen in 718 lines.
        ShipPrice "ShipPrice" i64,
    }
}

journal_type! {
    /// Written when the player opens a shipyard. It is outside the specification, and known from 718 real
    /// lines. It came with version 3.0 of the game.
    Shipyard {
        /// Time of the event. Always; seen in 718 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 718 lines.
        event "event" String,
        /// Market ID of the station. Always; seen in 718 lines.
        MarketID "MarketID" i64,
        /// Name of the station. Always; seen in 718 lines.
        StationName "StationName" String,
        /// Name of its system. Always; seen in 718 lines.
        StarSystem "StarSystem" String,
        /// The player has Horizons; only in the file. Optional; seen in 4 lines.
        Horizons "Horizons" bool,
        /// The player may buy the Cobra Mk IV; only in the file. Optional; seen in 4 lines.
        AllowCobraMkIV "AllowCobraMkIV" bool,
        /// The ships on sale; only in the file. Optional; seen in 4 lines.
        PriceList "PriceList" Vec<ShipForSale>,
    }
}

journal_type! {
    /// Written when the player gives a ship to the bank of the squadron at a shipyard. It is outside the
    /// specification, and known from 1 real line. It came with version 4.2.0.0 of the game.
    ShipyardBankDeposit {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// Internal name of the ship. Always; seen in 1 line.
        ShipType "ShipType" String,
        /// The ship, as shown in game. Over 99 %; seen in 1 line.
        ShipType_Localised "ShipType_Localised" String,
        /// Market ID of the station or the carrier. Always; seen in 1 line.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// Written when the player buys a ship. It is outside the specification, and known from 24 real lines.
    ShipyardBuy {
        /// Time of the event. Always; seen in 24 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 24 lines.
        event "event" String,
        /// Internal name of the ship bought. Always; seen in 24 lines.
        ShipType "ShipType" String,
        /// The ship bought, as shown in game. 63 %; seen in 15 lines.
        ShipType_Localised "ShipType_Localised" String,
        /// Price, in credits. Always; seen in 24 lines.
        ShipPrice "ShipPrice" i64,
        /// Internal name of the old ship, if it is stored. Over 99 %; seen in 24 lines.
        StoreOldShip "StoreOldShip" String,
        /// ID of the ship stored. Over 99 %; seen in 24 lines.
        StoreShipID "StoreShipID" i64,
        /// Market ID of the station; since 3.0. Always; seen in 24 lines.
        MarketID "MarketID" i64,
        /// Internal name of the old ship, if it is sold. Declared only; declared only.
        SellOldShip "SellOldShip" String,
        /// ID of the ship sold. Declared only; declared only.
        SellShipID "SellShipID" i64,
        /// Credits received for the old ship. Declared only; declared only.
        SellPrice "SellPrice" i64,
    }
}

journal_type! {
    /// Written when a ship just bought has joined the player's own. It is outside the specification, and
    /// known from 24 real lines.
    ShipyardNew {
        /// Time of the event. Always; seen in 24 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 24 lines.
        event "event" String,
        /// Internal name of the ship. Always; seen in 24 lines.
        ShipType "ShipType" String,
        /// The ship, as shown in game. 63 %; seen in 15 lines.
        ShipType_Localised "ShipType_Localised" String,
        /// ID of the new ship among the player's own. Always; seen in 24 lines.
        NewShipID "NewShipID" i64,
    }
}

journal_type! {
    /// Written when the player claims a ready-built ship at a shipyard. It is outside the specification,
    /// and known from 3 real lines. It came with version 4.0.0.1804 of the game.
    ShipyardRedeem {
        /// Time of the event. Always; seen in 3 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 3 lines.
        event "event" String,
        /// Internal name of the ship. Always; seen in 3 lines.
        ShipType "ShipType" String,
        /// The ship, as shown in game. 33 %; seen in 1 line.
        ShipType_Localised "ShipType_Localised" String,
        /// ID of the bundle that grants the ship. Over 99 %; seen in 3 lines.
        BundleID "BundleID" i64,
        /// Market ID of the station. Over 99 %; seen in 3 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// Written when the player sells a stored ship. It is outside the specification, and known from 5 real
    /// lines.
    ShipyardSell {
        /// Time of the event. Always; seen in 5 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 5 lines.
        event "event" String,
        /// Internal name of the ship sold. Always; seen in 5 lines.
        ShipType "ShipType" String,
        /// The ship sold, as shown in game. 60 %; seen in 3 lines.
        ShipType_Localised "ShipType_Localised" String,
        /// ID the ship had among the player's own. Always; seen in 5 lines.
        SellShipID "SellShipID" i64,
        /// Credits received. Always; seen in 5 lines.
        ShipPrice "ShipPrice" i64,
        /// Name of the system it was stored in, if elsewhere. 60 %; seen in 3 lines.
        System "System" String,
        /// Market ID of the station it was stored at, if elsewhere; since 3.0. 60 %; seen in 3 lines.
        ShipMarketID "ShipMarketID" i64,
        /// Market ID of the station the player is at; since 3.0. Over 99 %; seen in 5 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// Written when the player changes to another of the stored ships. It is outside the specification, and
    /// known from 423 real lines.
    ShipyardSwap {
        /// Time of the event. Always; seen in 423 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 423 lines.
        event "event" String,
        /// Internal name of the ship changed to. Always; seen in 423 lines.
        ShipType "ShipType" String,
        /// The ship changed to, as shown in game. 80 %; seen in 338 lines.
        ShipType_Localised "ShipType_Localised" String,
        /// ID of that ship among the player's own. Always; seen in 423 lines.
        ShipID "ShipID" i64,
        /// Internal name of the old ship, if it is stored. Over 99 %; seen in 423 lines.
        StoreOldShip "StoreOldShip" String,
        /// ID of the ship stored. Over 99 %; seen in 423 lines.
        StoreShipID "StoreShipID" i64,
        /// Market ID of the station; since 3.0. Always; seen in 423 lines.
        MarketID "MarketID" i64,
        /// Internal name of the old ship, if it is sold. Declared only; declared only.
        SellOldShip "SellOldShip" String,
        /// ID of the ship sold. Declared only; declared only.
        SellShipID "SellShipID" i64,
    }
}

journal_type! {
    /// Written when the player has a stored ship brought from elsewhere. It is outside the specification,
    /// and known from 103 real lines.
    ShipyardTransfer {
        /// Time of the event. Always; seen in 103 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 103 lines.
        event "event" String,
        /// Internal name of the ship. Always; seen in 103 lines.
        ShipType "ShipType" String,
        /// The ship, as shown in game. 77 %; seen in 79 lines.
        ShipType_Localised "ShipType_Localised" String,
        /// ID of the ship among the player's own. Always; seen in 103 lines.
        ShipID "ShipID" i64,
        /// Name of the system it comes from. Always; seen in 103 lines.
        System "System" String,
        /// Market ID of the station it comes from; since 3.0. Always; seen in 103 lines.
        ShipMarketID "ShipMarketID" i64,
        /// Distance to that system, in light-years. Always; seen in 103 lines.
        Distance "Distance" f64,
        /// Transfer cost, in credits. Always; seen in 103 lines.
        TransferPrice "TransferPrice" i64,
        /// Transfer time, in seconds; since 2.4. Always; seen in 103 lines.
        TransferTime "TransferTime" i64,
        /// Market ID of the station the player is at; since 3.0. Always; seen in 103 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// A ship stored elsewhere or on its way.
    RemoteShip {
        /// ID of the ship among the player's own. Always; seen in 729 lines.
        ShipID "ShipID" i64,
        /// Internal name of the ship. Always; seen in 729 lines.
        ShipType "ShipType" String,
        /// The ship, as shown in game. 63 %; seen in 457 lines.
        ShipType_Localised "ShipType_Localised" String,
        /// Name the player gave the ship; may be empty or missing. 99 %; seen in 723 lines.
        Name "Name" String,
        /// The system it is stored in. 98 %; seen in 717 lines.
        StarSystem "StarSystem" String,
        /// Market ID of the station it is stored at. 98 %; seen in 717 lines.
        ShipMarketID "ShipMarketID" i64,
        /// Cost of transferring it here, in credits. 98 %; seen in 717 lines.
        TransferPrice "TransferPrice" i64,
        /// Time to transfer it here, in seconds. 98 %; seen in 717 lines.
        TransferTime "TransferTime" i64,
        /// It is being transferred; omitted if not. 1.6 %; seen in 12 lines.
        InTransit "InTransit" bool,
        /// Value of the ship, in credits. Always; seen in 729 lines.
        Value_2 "Value" i64,
        /// It is marked as hot. Always; seen in 729 lines.
        Hot "Hot" bool,
    }
}

journal_type! {
    /// A ship stored at this station.
    StoredShip {
        /// ID of the ship among the player's own. Always; seen in 729 lines.
        ShipID "ShipID" i64,
        /// Internal name of the ship. Always; seen in 729 lines.
        ShipType "ShipType" String,
        /// The ship, as shown in game. 71 %; seen in 518 lines.
        ShipType_Localised "ShipType_Localised" String,
        /// Name the player gave the ship; may be empty or missing. 69 %; seen in 499 lines.
        Name "Name" String,
        /// Value of the ship, in credits. Always; seen in 729 lines.
        Value_2 "Value" i64,
        /// It is marked as hot. Always; seen in 729 lines.
        Hot "Hot" bool,
    }
}

journal_type! {
    /// Written when the player opens a shipyard. It is outside the specification, and known from 729 real
    /// lines. It came with version 3.0 of the game.
    StoredShips {
        /// Time of the event. Always; seen in 729 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 729 lines.
        event "event" String,
        /// Name of the station the player is at. Always; seen in 729 lines.
        StationName "StationName" String,
        /// Market ID of that station. Always; seen in 729 lines.
        MarketID "MarketID" i64,
        /// Name of its system. Always; seen in 729 lines.
        StarSystem "StarSystem" String,
        /// The ships stored at this station. Always; seen in 729 lines.
        ShipsHere "ShipsHere" Vec<StoredShip>,
        /// The ships stored elsewhere. Always; seen in 729 lines.
        ShipsRemote "ShipsRemote" Vec<RemoteShip>,
    }
}

journal_type! {
    /// An amount of one material paid to a technology broker.
    BrokerMaterial {
        /// Internal name of the material. Always; seen in 47 lines.
        Name "Name" String,
        /// The material, as shown in game. 68 %; seen in 32 lines.
        Name_Localised "Name_Localised" String,
        /// How many. Always; seen in 47 lines.
        Count "Count" i64,
        /// Category of the material. Always; seen in 47 lines.
        Category "Category" String,
    }
}

journal_type! {
    /// An amount of one commodity paid to a technology broker.
    BrokerCommodity {
        /// Internal name of the commodity. Always; seen in 47 lines.
        Name "Name" String,
        /// The commodity, as shown in game. Over 99 %; seen in 47 lines.
        Name_Localised "Name_Localised" String,
        /// Number of tonnes. Always; seen in 47 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// A module or weapon the player may now buy.
    UnlockedItem {
        /// Internal name of the module or weapon. Always; seen in 47 lines.
        Name "Name" String,
        /// The module or weapon, as shown in game. Over 99 %; seen in 47 lines.
        Name_Localised "Name_Localised" String,
    }
}

journal_type! {
    /// Written when the player unlocks technology at a technology broker. It is outside the specification,
    /// and known from 47 real lines. It came with version 3.0 of the game.
    TechnologyBroker {
        /// Time of the event. Always; seen in 47 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 47 lines.
        event "event" String,
        /// Type of broker; since 3.0.3. Always; seen in 47 lines.
        BrokerType "BrokerType" String,
        /// Market ID of the station. Always; seen in 47 lines.
        MarketID "MarketID" i64,
        /// What has been unlocked. Always; seen in 47 lines.
        ItemsUnlocked "ItemsUnlocked" Vec<UnlockedItem>,
        /// The commodities paid; since 3.0.3. Always; seen in 47 lines.
        Commodities "Commodities" Vec<BrokerCommodity>,
        /// The materials paid; since 3.0.3. Always; seen in 47 lines.
        Materials "Materials" Vec<BrokerMaterial>,
        /// Internal name of what has been unlocked, where a single item is written. Declared only; declared
        /// only.
        ItemUnlocked "ItemUnlocked" String,
    }
}

journal_type! {
    /// An amount of one thing carried on foot.
    MicroResource {
        /// Internal name of the item. Always; seen in 2 lines.
        Name "Name" String,
        /// The item, as shown in game. Over 99 %; seen in 2 lines.
        Name_Localised "Name_Localised" String,
        /// Category of the item. Always; seen in 2 lines.
        Category "Category" String,
        /// How many. Always; seen in 2 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the player hands in items for a power, on foot. It is outside the specification, and
    /// known from 2 real lines. It came with version 4.0.0.1900 of the game.
    DeliverPowerMicroResources {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// Number of items in all. Always; seen in 2 lines.
        TotalCount "TotalCount" i64,
        /// The items handed in. Always; seen in 2 lines.
        MicroResources "MicroResources" Vec<MicroResource>,
        /// Market ID of the station. Always; seen in 2 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// Written when the player hacks a holoscreen so that it advertises another power. It is outside the
    /// specification, and known from 2 real lines. It came with version 4.0.0.1900 of the game.
    HoloscreenHacked {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// The power it advertised before, if any. Over 99 %; seen in 2 lines.
        PowerBefore "PowerBefore" String,
        /// The power it advertises now. Always; seen in 2 lines.
        PowerAfter "PowerAfter" String,
    }
}

journal_type! {
    /// Written when the game starts up, if the player is pledged to a power. It is outside the
    /// specification, and known from 5,239 real lines. It came with version 3.0 of the game.
    Powerplay {
        /// Time of the event. Always; seen in 5,239 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 5,239 lines.
        event "event" String,
        /// The power the player is pledged to. Always; seen in 5,239 lines.
        Power "Power" String,
        /// The player's rank with the power. Always; seen in 5,239 lines.
        Rank "Rank" i64,
        /// The player's merits. Always; seen in 5,239 lines.
        Merits "Merits" i64,
        /// Votes the player has; only in the first Powerplay; until 4.0.0.1804. 99 %; seen in 5,187 lines.
        Votes "Votes" i64,
        /// Time since the player pledged, in seconds. Always; seen in 5,239 lines.
        TimePledged "TimePledged" i64,
    }
}

journal_type! {
    /// Written when the player picks up commodities of a power to deliver them. It is outside the
    /// specification, and known from 257 real lines.
    PowerplayCollect {
        /// Time of the event. Always; seen in 257 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 257 lines.
        event "event" String,
        /// The power the player is pledged to. Always; seen in 257 lines.
        Power "Power" String,
        /// Internal name of the commodity of the power. Always; seen in 257 lines.
        Type "Type" String,
        /// The commodity of the power, as shown in game. Over 99 %; seen in 257 lines.
        Type_Localised "Type_Localised" String,
        /// Tonnes picked up. Always; seen in 257 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the player leaves one power for another. It is outside the specification, and known
    /// from 1 real line.
    PowerplayDefect {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// The power left. Always; seen in 1 line.
        FromPower "FromPower" String,
        /// The power joined. Always; seen in 1 line.
        ToPower "ToPower" String,
    }
}

journal_type! {
    /// Written when the player delivers commodities of a power. It is outside the specification, and known
    /// from 5 real lines.
    PowerplayDeliver {
        /// Time of the event. Always; seen in 5 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 5 lines.
        event "event" String,
        /// The power the player is pledged to. Always; seen in 5 lines.
        Power "Power" String,
        /// Internal name of the commodity of the power. Always; seen in 5 lines.
        Type "Type" String,
        /// The commodity of the power, as shown in game. Over 99 %; seen in 5 lines.
        Type_Localised "Type_Localised" String,
        /// Tonnes delivered. Always; seen in 5 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the player pays to get the next allocation of a power's commodities at once; part of
    /// the first Powerplay. It is outside the specification, and known from 234 real lines. Version
    /// 4.0.0.1804 of the game was the last to write it.
    PowerplayFastTrack {
        /// Time of the event. Always; seen in 234 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 234 lines.
        event "event" String,
        /// The power the player is pledged to. Always; seen in 234 lines.
        Power "Power" String,
        /// Cost, in credits. Always; seen in 234 lines.
        Cost "Cost" i64,
    }
}

journal_type! {
    /// Written when the player pledges to a power. It is outside the specification, and known from 3 real
    /// lines.
    PowerplayJoin {
        /// Time of the event. Always; seen in 3 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 3 lines.
        event "event" String,
        /// The power joined. Always; seen in 3 lines.
        Power "Power" String,
    }
}

journal_type! {
    /// Written when the player leaves a power. It is outside the specification, and known from 4 real
    /// lines.
    PowerplayLeave {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// The power left. Always; seen in 4 lines.
        Power "Power" String,
    }
}

journal_type! {
    /// Written when the player earns merits. It is outside the specification, and known from 142 real
    /// lines. It came with version 4.1.0.200 of the game.
    PowerplayMerits {
        /// Time of the event. Always; seen in 142 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 142 lines.
        event "event" String,
        /// The power the player is pledged to. Always; seen in 142 lines.
        Power "Power" String,
        /// Merits earned now. Always; seen in 142 lines.
        MeritsGained "MeritsGained" i64,
        /// Merits the player now has. Always; seen in 142 lines.
        TotalMerits "TotalMerits" i64,
    }
}

journal_type! {
    /// Written when the player's rank with a power changes. It is outside the specification, and known from
    /// 1 real line. It came with version 4.1.0.200 of the game.
    PowerplayRank {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// The power the player is pledged to. Always; seen in 1 line.
        Power "Power" String,
        /// The player's new rank with the power. Always; seen in 1 line.
        Rank "Rank" i64,
    }
}

journal_type! {
    /// Written when the player collects the pay of a power; part of the first Powerplay. It is outside the
    /// specification, and known from 13 real lines. Version 4.0.0.1804 of the game was the last to write
    /// it.
    PowerplaySalary {
        /// Time of the event. Always; seen in 13 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 13 lines.
        event "event" String,
        /// The power the player is pledged to. Always; seen in 13 lines.
        Power "Power" String,
        /// Pay, in credits. Always; seen in 13 lines.
        Amount "Amount" i64,
    }
}

journal_type! {
    /// Written when the player votes on the plans of a power; part of the first Powerplay. It is declared
    /// only: public libraries name it, but no real line of it was seen. Version 4.0.0.1804 of the game was
    /// the last to write it.
    PowerplayVote {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// The power the player is pledged to. Always; declared only.
        Power "Power" String,
        /// Number of votes cast. Always; declared only.
        Votes "Votes" i64,
        /// Number of votes for consolidation, that is against further growth. Always; declared only.
        VoteToConsolidate "VoteToConsolidate" i64,
        /// The system voted on. Optional; declared only.
        System "System" String,
    }
}

journal_type! {
    /// Written when the player is paid for fighting on behalf of a power; part of the first Powerplay. It
    /// is outside the specification, and known from 1 real line. Version 4.0.0.1804 of the game was the
    /// last to write it.
    PowerplayVoucher {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// The power the player is pledged to. Always; seen in 1 line.
        Power "Power" String,
        /// Names of the systems the vouchers are for. Always; seen in 1 line.
        Systems "Systems" Vec<String>,
    }
}

journal_type! {
    /// Written when the player gets items for a task of a power, on foot. It is outside the specification,
    /// and known from 4 real lines. It came with version 4.0.0.1900 of the game.
    RequestPowerMicroResources {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// Number of items in all. Always; seen in 4 lines.
        TotalCount "TotalCount" i64,
        /// The items received. Always; seen in 4 lines.
        MicroResources "MicroResources" Vec<MicroResource>,
        /// Market ID of the station. Always; seen in 4 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// Written when the player moves credits to or from the carrier. It is outside the specification, and
    /// known from 46 real lines. It came with version 3.7 of the game.
    CarrierBankTransfer {
        /// Time of the event. Always; seen in 46 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 46 lines.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 46 lines.
        CarrierID "CarrierID" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. 13 %; seen in 6 lines.
        CarrierType "CarrierType" String,
        /// Credits taken from the carrier. 22 %; seen in 10 lines.
        Withdraw "Withdraw" i64,
        /// Credits given to the carrier. 78 %; seen in 36 lines.
        Deposit "Deposit" i64,
        /// Balance of the player afterwards, in credits. Always; seen in 46 lines.
        PlayerBalance "PlayerBalance" i64,
        /// Balance of the carrier afterwards, in credits. Always; seen in 46 lines.
        CarrierBalance "CarrierBalance" i64,
    }
}

journal_type! {
    /// Written when the player buys a carrier. It is outside the specification, and known from 3 real
    /// lines. It came with version 3.7 of the game.
    CarrierBuy {
        /// Time of the event. Always; seen in 3 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 3 lines.
        event "event" String,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. 33 %; seen in 1 line.
        CarrierType "CarrierType" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 3 lines.
        CarrierID "CarrierID" i64,
        /// ID of the market where it was bought. Always; seen in 3 lines.
        BoughtAtMarket "BoughtAtMarket" i64,
        /// Name of the system where it appears. Always; seen in 3 lines.
        Location "Location" String,
        /// Address of that system. Always; seen in 3 lines.
        SystemAddress "SystemAddress" i64,
        /// Price, in credits. Always; seen in 3 lines.
        Price "Price" i64,
        /// Internal name of the layout. Always; seen in 3 lines.
        Variant "Variant" String,
        /// Callsign of the carrier. Always; seen in 3 lines.
        Callsign "Callsign" String,
    }
}

journal_type! {
    /// Written when the player calls off the decommissioning of the carrier. It is declared only: public
    /// libraries name it, but no real line of it was seen. It came with version 3.7 of the game.
    CarrierCancelDecommission {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; declared only.
        CarrierID "CarrierID" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only.
        CarrierType "CarrierType" String,
    }
}

journal_type! {
    /// Written when the player hires, dismisses, replaces or pauses crew of the carrier. It is outside the
    /// specification, and known from 192 real lines. It came with version 3.7 of the game.
    CarrierCrewServices {
        /// Time of the event. Always; seen in 192 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 192 lines.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 192 lines.
        CarrierID "CarrierID" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. 2.1 %; seen in 4 lines.
        CarrierType "CarrierType" String,
        /// The post. Always; seen in 192 lines.
        CrewRole "CrewRole" String,
        /// What happens to the post. Always; seen in 192 lines.
        Operation "Operation" String,
        /// Name of the crew member. Always; seen in 192 lines.
        CrewName "CrewName" String,
    }
}

journal_type! {
    /// Written when the player asks for the carrier to be decommissioned. It is declared only: public
    /// libraries name it, but no real line of it was seen. It came with version 3.7 of the game.
    CarrierDecommission {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; declared only.
        CarrierID "CarrierID" i64,
        /// Credits to be returned. Always; declared only.
        ScrapRefund "ScrapRefund" i64,
        /// When the carrier will be scrapped, in seconds since 1970. Always; declared only.
        ScrapTime "ScrapTime" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only.
        CarrierType "CarrierType" String,
    }
}

journal_type! {
    /// Written when the player gives tritium to a carrier. It is outside the specification, and known from
    /// 26 real lines. It came with version 3.7 of the game.
    CarrierDepositFuel {
        /// Time of the event. Always; seen in 26 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 26 lines.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 26 lines.
        CarrierID "CarrierID" i64,
        /// Tonnes of tritium given. Always; seen in 26 lines.
        Amount "Amount" i64,
        /// Tonnes of tritium in the carrier's tank afterwards. Always; seen in 26 lines.
        Total "Total" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only.
        CarrierType "CarrierType" String,
    }
}

journal_type! {
    /// Written when the player changes who may dock at the carrier. It is outside the specification, and
    /// known from 12 real lines. It came with version 3.7 of the game.
    CarrierDockingPermission {
        /// Time of the event. Always; seen in 12 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 12 lines.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 12 lines.
        CarrierID "CarrierID" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. 8.3 %; seen in 1 line.
        CarrierType "CarrierType" String,
        /// Who may dock. Always; seen in 12 lines.
        DockingAccess "DockingAccess" String,
        /// Notorious players may dock, too. Always; seen in 12 lines.
        AllowNotorious "AllowNotorious" bool,
    }
}

journal_type! {
    /// Written when the player changes the finances of the carrier. It is outside the specification, and
    /// known from 8 real lines. It came with version 3.7 of the game.
    CarrierFinance {
        /// Time of the event. Always; seen in 8 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 8 lines.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 8 lines.
        CarrierID "CarrierID" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. 13 %; seen in 1 line.
        CarrierType "CarrierType" String,
        /// Tariff on all services, in percent; in old journals only. 13 %; seen in 1 line.
        TaxRate "TaxRate" i64,
        /// Balance of the carrier, in credits. Always; seen in 8 lines.
        CarrierBalance "CarrierBalance" i64,
        /// Part of the balance set aside for upkeep, in credits. Always; seen in 8 lines.
        ReserveBalance "ReserveBalance" i64,
        /// Part of the balance that can be spent, in credits. Always; seen in 8 lines.
        AvailableBalance "AvailableBalance" i64,
        /// Share of the balance set aside for upkeep, in percent. Over 99 %; seen in 8 lines.
        ReservePercent "ReservePercent" i64,
        /// Tariff at Pioneer Supplies, in percent. Declared only; declared only.
        TaxRate_pioneersupplies "TaxRate_pioneersupplies" i64,
        /// Tariff at the shipyard, in percent. 38 %; seen in 3 lines.
        TaxRate_shipyard "TaxRate_shipyard" i64,
        /// Tariff on rearming, in percent. 88 %; seen in 7 lines.
        TaxRate_rearm "TaxRate_rearm" i64,
        /// Tariff on outfitting, in percent. 38 %; seen in 3 lines.
        TaxRate_outfitting "TaxRate_outfitting" i64,
        /// Tariff on refuelling, in percent. 88 %; seen in 7 lines.
        TaxRate_refuel "TaxRate_refuel" i64,
        /// Tariff on repairs, in percent. 88 %; seen in 7 lines.
        TaxRate_repair "TaxRate_repair" i64,
    }
}

journal_type! {
    /// Written when a carrier jumps to another system with the player on board. It is outside the
    /// specification, and known from 135 real lines. It came with version 3.7 of the game.
    CarrierJump {
        /// Time of the event. Always; seen in 135 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 135 lines.
        event "event" String,
        /// The player is in a ship docked at the carrier. Always; seen in 135 lines.
        Docked "Docked" bool,
        /// Callsign of the carrier. 76 %; seen in 103 lines.
        StationName "StationName" String,
        /// Type of station. 76 %; seen in 103 lines.
        StationType "StationType" String,
        /// ID of the carrier's market. 76 %; seen in 103 lines.
        MarketID "MarketID" i64,
        /// The faction that runs the carrier. 76 %; seen in 103 lines.
        StationFaction "StationFaction" Value,
        /// Internal name of the carrier's government. 76 %; seen in 103 lines.
        StationGovernment "StationGovernment" String,
        /// The carrier's government, as shown in game. 76 %; seen in 103 lines.
        StationGovernment_Localised "StationGovernment_Localised" String,
        /// What the carrier offers. 76 %; seen in 103 lines.
        StationServices "StationServices" Vec<String>,
        /// Internal name of the carrier's economy. 76 %; seen in 103 lines.
        StationEconomy "StationEconomy" String,
        /// The carrier's economy, as shown in game. 76 %; seen in 103 lines.
        StationEconomy_Localised "StationEconomy_Localised" String,
        /// The economies of the carrier. 76 %; seen in 103 lines.
        StationEconomies "StationEconomies" Vec<EconomyShare>,
        /// The player is in a taxi; since 4.0. 75 %; seen in 101 lines.
        Taxi "Taxi" bool,
        /// The player is in another player's ship; since 4.0. 75 %; seen in 101 lines.
        Multicrew "Multicrew" bool,
        /// The player is wanted in the system. Declared only; declared only.
        Wanted "Wanted" bool,
        /// The player is on foot; omitted if not. 24 %; seen in 32 lines.
        OnFoot "OnFoot" bool,
        /// Name of the destination system. Always; seen in 135 lines.
        StarSystem "StarSystem" String,
        /// Address of the system. Always; seen in 135 lines.
        SystemAddress "SystemAddress" i64,
        /// X, y and z coordinates of the system, in light-years relative to the origin system. Always; seen in
        /// 135 lines.
        StarPos "StarPos" Vec<f64>,
        /// Superpower the system is aligned with; may be empty; may be empty. Always; seen in 135 lines.
        SystemAllegiance "SystemAllegiance" String,
        /// Internal name of the main economy. Always; seen in 135 lines.
        SystemEconomy "SystemEconomy" String,
        /// The main economy, as shown in game. Over 99 %; seen in 135 lines.
        SystemEconomy_Localised "SystemEconomy_Localised" String,
        /// Internal name of the second economy. Always; seen in 135 lines.
        SystemSecondEconomy "SystemSecondEconomy" String,
        /// The second economy, as shown in game. Over 99 %; seen in 135 lines.
        SystemSecondEconomy_Localised "SystemSecondEconomy_Localised" String,
        /// Internal name of the government. Always; seen in 135 lines.
        SystemGovernment "SystemGovernment" String,
        /// The government, as shown in game. Over 99 %; seen in 135 lines.
        SystemGovernment_Localised "SystemGovernment_Localised" String,
        /// Internal name of the security level. Always; seen in 135 lines.
        SystemSecurity "SystemSecurity" String,
        /// The security level, as shown in game. Over 99 %; seen in 135 lines.
        SystemSecurity_Localised "SystemSecurity_Localised" String,
        /// Population of the system. Always; seen in 135 lines.
        Population "Population" i64,
        /// Name of the body the carrier arrived at. Always; seen in 135 lines.
        Body "Body" String,
        /// ID of that body within the system. Always; seen in 135 lines.
        BodyID "BodyID" i64,
        /// Type of that body. Always; seen in 135 lines.
        BodyType "BodyType" String,
        /// The power that controls the system; since 4.0.0.1900. 5.2 %; seen in 7 lines.
        ControllingPower "ControllingPower" String,
        /// Powers active in the system. 9.6 %; seen in 13 lines.
        Powers "Powers" Vec<String>,
        /// Powerplay state of the system. 9.6 %; seen in 13 lines.
        PowerplayState "PowerplayState" String,
        /// Control progress within the current state; since 4.1.0.200. 3 %; seen in 4 lines.
        PowerplayStateControlProgress "PowerplayStateControlProgress" f64,
        /// Merits earned by reinforcement; since 4.1.0.200. 3 %; seen in 4 lines.
        PowerplayStateReinforcement "PowerplayStateReinforcement" i64,
        /// Merits earned by undermining; since 4.1.0.200. 3 %; seen in 4 lines.
        PowerplayStateUndermining "PowerplayStateUndermining" i64,
        /// The contending powers; only while the system is unoccupied. 0.7 %; seen in 1 line.
        PowerplayConflictProgress "PowerplayConflictProgress" Vec<ContendingPower>,
        /// The factions present in the system. 30 %; seen in 40 lines.
        Factions "Factions" Vec<Faction>,
        /// The faction that controls the system. 30 %; seen in 40 lines.
        SystemFaction "SystemFaction" Value,
        /// Conflicts between factions in the system. 11 %; seen in 15 lines.
        Conflicts "Conflicts" Vec<Conflict>,
        /// The Thargoid war in the system; since 4.0.0.1500. 1.5 %; seen in 2 lines.
        ThargoidWar "ThargoidWar" ThargoidWar,
    }
}

journal_type! {
    /// Written when the player calls off a jump of the carrier. It is outside the specification, and known
    /// from 23 real lines. It came with version 3.7 of the game.
    CarrierJumpCancelled {
        /// Time of the event. Always; seen in 23 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 23 lines.
        event "event" String,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. 4.3 %; seen in 1 line.
        CarrierType "CarrierType" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 23 lines.
        CarrierID "CarrierID" i64,
    }
}

journal_type! {
    /// Written when the player schedules a jump of the carrier. It is outside the specification, and known
    /// from 222 real lines. It came with version 3.7 of the game.
    CarrierJumpRequest {
        /// Time of the event. Always; seen in 222 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 222 lines.
        event "event" String,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. 8.6 %; seen in 19 lines.
        CarrierType "CarrierType" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 222 lines.
        CarrierID "CarrierID" i64,
        /// Name of the destination system. Always; seen in 222 lines.
        SystemName "SystemName" String,
        /// Name of the destination body; since 3.7. 88 %; seen in 195 lines.
        Body "Body" String,
        /// Address of the system. Always; seen in 222 lines.
        SystemAddress "SystemAddress" i64,
        /// ID of the body within the system; since 3.7. Always; seen in 222 lines.
        BodyID "BodyID" i64,
        /// When the carrier will jump; since 4.0.0.1475. 99 %; seen in 219 lines.
        DepartureTime "DepartureTime" String,
    }
}

journal_type! {
    /// Written when the game starts up, and whenever the player's carrier has jumped. It is outside the
    /// specification, and known from 151 real lines. It came with version 4.1.0.200 of the game.
    CarrierLocation {
        /// Time of the event. Always; seen in 151 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 151 lines.
        event "event" String,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. 54 %; seen in 81 lines.
        CarrierType "CarrierType" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 151 lines.
        CarrierID "CarrierID" i64,
        /// Name of the system the carrier is in. Always; seen in 151 lines.
        StarSystem "StarSystem" String,
        /// Address of that system. Always; seen in 151 lines.
        SystemAddress "SystemAddress" i64,
        /// ID of the body it orbits. Always; seen in 151 lines.
        BodyID "BodyID" i64,
    }
}

journal_type! {
    /// Written when the player buys or sells a pack of modules for the carrier's outfitting. It is outside
    /// the specification, and known from 6 real lines. It came with version 3.7 of the game.
    CarrierModulePack {
        /// Time of the event. Always; seen in 6 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 6 lines.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 6 lines.
        CarrierID "CarrierID" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only.
        CarrierType "CarrierType" String,
        /// What is done with the pack. Over 99 %; seen in 6 lines.
        Operation "Operation" String,
        /// Theme of the pack. Always; seen in 6 lines.
        PackTheme "PackTheme" String,
        /// Tier of the pack. Always; seen in 6 lines.
        PackTier "PackTier" i64,
        /// Credits returned for a pack sold. 50 %; seen in 3 lines.
        Refund "Refund" i64,
        /// Credits paid for a pack bought or restocked. 50 %; seen in 3 lines.
        Cost "Cost" i64,
    }
}

journal_type! {
    /// Written when the player renames the carrier. It is outside the specification, and known from 4 real
    /// lines. It came with version 3.7 of the game.
    CarrierNameChange {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 4 lines.
        CarrierID "CarrierID" i64,
        /// Type of carrier, which the game writes under an empty key; since 4.2.0.0. 50 %; seen in 2 lines.
        Empty "" String,
        /// The new name. Always; seen in 4 lines.
        Name "Name" String,
        /// Callsign of the carrier. Always; seen in 4 lines.
        Callsign "Callsign" String,
    }
}

journal_type! {
    /// Written when the player renames the carrier, according to the manual; the game itself writes
    /// CarrierNameChange. It is declared only: public libraries name it, but no real line of it was seen.
    /// It came with version 3.7 of the game.
    CarrierNameChanged {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Declared only; declared only.
        CarrierID "CarrierID" i64,
        /// Callsign of the carrier. Declared only; declared only.
        Callsign "Callsign" String,
        /// The new name. Declared only; declared only.
        Name "Name" String,
    }
}

journal_type! {
    /// Written when the player buys, restocks or sells a pack of ships for the carrier's shipyard. It is
    /// declared only: public libraries name it, but no real line of it was seen. It came with version 3.7
    /// of the game.
    CarrierShipPack {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; declared only.
        CarrierID "CarrierID" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only.
        CarrierType "CarrierType" String,
        /// What is done with the pack. Optional; declared only.
        Operation "Operation" String,
        /// Theme of the pack. Always; declared only.
        PackTheme "PackTheme" String,
        /// Tier of the pack. Always; declared only.
        PackTier "PackTier" i64,
        /// Credits returned for a pack sold. Optional; declared only.
        Refund "Refund" i64,
        /// Credits paid for a pack bought or restocked. Optional; declared only.
        Cost "Cost" i64,
    }
}

journal_type! {
    /// A pack of ships or modules that a carrier offers.
    CarrierPack {
        /// Theme of the pack. Always; seen in 1,228 lines.
        PackTheme "PackTheme" String,
        /// Tier of the pack. Always; seen in 1,228 lines.
        PackTier "PackTier" i64,
    }
}

journal_type! {
    /// A post on board a carrier.
    CarrierPost {
        /// The post. Always; seen in 1,228 lines.
        CrewRole "CrewRole" String,
        /// A crew member has been hired for it. Always; seen in 1,228 lines.
        Activated "Activated" bool,
        /// The service is open; omitted without a crew member. 61 %; seen in 747 lines.
        Enabled "Enabled" bool,
        /// Name of the crew member; omitted without one. 61 %; seen in 747 lines.
        CrewName "CrewName" String,
    }
}

journal_type! {
    /// The finances of a carrier.
    CarrierAccounts {
        /// Balance of the carrier, in credits. Always; seen in 1,228 lines.
        CarrierBalance "CarrierBalance" i64,
        /// Part of the balance set aside for upkeep, in credits. Always; seen in 1,228 lines.
        ReserveBalance "ReserveBalance" i64,
        /// Part of the balance that can be spent, in credits. Always; seen in 1,228 lines.
        AvailableBalance "AvailableBalance" i64,
        /// Share of the balance set aside for upkeep, in percent. 100 %; seen in 1,222 lines.
        ReservePercent "ReservePercent" i64,
        /// Tariff at Pioneer Supplies, in percent. 1.5 %; seen in 18 lines.
        TaxRate_pioneersupplies "TaxRate_pioneersupplies" i64,
        /// Tariff at the shipyard, in percent; since 4.0.0.1700. 15 %; seen in 181 lines.
        TaxRate_shipyard "TaxRate_shipyard" i64,
        /// Tariff on rearming, in percent; since 4.0.0.1700. 90 %; seen in 1,105 lines.
        TaxRate_rearm "TaxRate_rearm" i64,
        /// Tariff on outfitting, in percent; since 4.0.0.1700. 25 %; seen in 309 lines.
        TaxRate_outfitting "TaxRate_outfitting" i64,
        /// Tariff on refuelling, in percent; since 4.0.0.1700. 97 %; seen in 1,194 lines.
        TaxRate_refuel "TaxRate_refuel" i64,
        /// Tariff on repairs, in percent; since 4.0.0.1700. 97 %; seen in 1,194 lines.
        TaxRate_repair "TaxRate_repair" i64,
    }
}

journal_type! {
    /// How the space on board a carrier is used.
    CarrierSpace {
        /// Space in all, in tonnes. Always; seen in 1,228 lines.
        TotalCapacity "TotalCapacity" i64,
        /// Space taken by services, in tonnes. Always; seen in 1,228 lines.
        Crew "Crew" i64,
        /// Space taken by cargo, in tonnes. Always; seen in 1,228 lines.
        Cargo "Cargo" i64,
        /// Space kept free for purchase orders, in tonnes. Always; seen in 1,228 lines.
        CargoSpaceReserved "CargoSpaceReserved" i64,
        /// Space taken by ship packs, in tonnes. Always; seen in 1,228 lines.
        ShipPacks "ShipPacks" i64,
        /// Space taken by module packs, in tonnes. Always; seen in 1,228 lines.
        ModulePacks "ModulePacks" i64,
        /// Free space, in tonnes. Always; seen in 1,228 lines.
        FreeSpace "FreeSpace" i64,
    }
}

journal_type! {
    /// Written when the player opens the management of the carrier. It is outside the specification, and
    /// known from 1,228 real lines. It came with version 3.7 of the game.
    CarrierStats {
        /// Time of the event. Always; seen in 1,228 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,228 lines.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 1,228 lines.
        CarrierID "CarrierID" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. 7.7 %; seen in 95 lines.
        CarrierType "CarrierType" String,
        /// Callsign of the carrier. Always; seen in 1,228 lines.
        Callsign "Callsign" String,
        /// Name of the carrier. Always; seen in 1,228 lines.
        Name "Name" String,
        /// Who may dock. Always; seen in 1,228 lines.
        DockingAccess "DockingAccess" String,
        /// Notorious players may dock, too. Always; seen in 1,228 lines.
        AllowNotorious "AllowNotorious" bool,
        /// Tonnes of tritium in the tank. Always; seen in 1,228 lines.
        FuelLevel "FuelLevel" i64,
        /// Jump range with the present load, in light-years. Always; seen in 1,228 lines.
        JumpRangeCurr "JumpRangeCurr" f64,
        /// Greatest jump range, in light-years. Always; seen in 1,228 lines.
        JumpRangeMax "JumpRangeMax" f64,
        /// The carrier is to be decommissioned. Always; seen in 1,228 lines.
        PendingDecommission "PendingDecommission" bool,
        /// How the space on board is used. Always; seen in 1,228 lines.
        SpaceUsage "SpaceUsage" CarrierSpace,
        /// The finances of the carrier. Always; seen in 1,228 lines.
        Finance "Finance" CarrierAccounts,
        /// The posts on board. Always; seen in 1,228 lines.
        Crew "Crew" Vec<CarrierPost>,
        /// Ship packs on board. Always; seen in 1,228 lines.
        ShipPacks "ShipPacks" Vec<CarrierPack>,
        /// Module packs on board. Always; seen in 1,228 lines.
        ModulePacks "ModulePacks" Vec<CarrierPack>,
    }
}

journal_type! {
    /// Written when the player sets or cancels a trade order on the carrier. It is outside the
    /// specification, and known from 137 real lines. It came with version 3.7 of the game.
    CarrierTradeOrder {
        /// Time of the event. Always; seen in 137 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 137 lines.
        event "event" String,
        /// ID of the carrier, which is also that of its market. Always; seen in 137 lines.
        CarrierID "CarrierID" i64,
        /// Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only.
        CarrierType "CarrierType" String,
        /// The order is on the carrier's black market. Always; seen in 137 lines.
        BlackMarket "BlackMarket" bool,
        /// Internal name of the commodity. Always; seen in 137 lines.
        Commodity "Commodity" String,
        /// The commodity, as shown in game. 49 %; seen in 67 lines.
        Commodity_Localised "Commodity_Localised" String,
        /// Units offered for sale. 24 %; seen in 33 lines.
        SaleOrder "SaleOrder" i64,
        /// Units wanted. 58 %; seen in 79 lines.
        PurchaseOrder "PurchaseOrder" i64,
        /// Price per unit, in credits; omitted if the order is cancelled. 82 %; seen in 112 lines.
        Price "Price" i64,
        /// The order is cancelled; omitted if not. 18 %; seen in 25 lines.
        CancelTrade "CancelTrade" bool,
    }
}

journal_type! {
    /// Something the bartender of a carrier buys or sells.
    BartenderItem {
        /// ID of the item in the market. Declared only; declared only.
        id "id" i64,
        /// Internal name of the item. Declared only; declared only.
        Name "Name" String,
        /// The item, as shown in game. Declared only; declared only.
        Name_Localised "Name_Localised" String,
        /// Price per piece, in credits. Declared only; declared only.
        Price "Price" i64,
        /// Pieces for sale. Declared only; declared only.
        Stock "Stock" i64,
        /// Pieces wanted. Declared only; declared only.
        Demand "Demand" i64,
    }
}

journal_type! {
    /// Written when the player looks at what the bartender of a carrier trades. It is outside the
    /// specification, and known from 31 real lines. It came with version 4.0.0.1300 of the game.
    FCMaterials {
        /// Time of the event. Always; seen in 31 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 31 lines.
        event "event" String,
        /// ID of the carrier's market. Always; seen in 31 lines.
        MarketID "MarketID" i64,
        /// Name of the carrier. Always; seen in 31 lines.
        CarrierName "CarrierName" String,
        /// Callsign of the carrier. Always; seen in 31 lines.
        CarrierID "CarrierID" String,
        /// What the bartender trades; only in the file. Optional; seen in 1 line.
        Items "Items" Vec<BartenderItem>,
    }
}

journal_type! {
    /// Written when the content of the backpack is listed, in early versions of Odyssey; the game now
    /// writes Backpack. It is outside the specification, and known from 1 real line.
    BackPack {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
    }
}

journal_type! {
    /// Something kept in a backpack or in a ship's locker.
    CarriedItem {
        /// Internal name of the item. Always; seen in 2 lines.
        Name "Name" String,
        /// The item, as shown in game. 90 %; seen in 2 lines.
        Name_Localised "Name_Localised" String,
        /// ID of whom it belongs to; often 0. Always; seen in 2 lines.
        OwnerID "OwnerID" i64,
        /// The mission it is for. 0.1 %; seen in 0 lines.
        MissionID "MissionID" i64,
        /// How many. Always; seen in 2 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the content of the backpack is listed, in early versions of Odyssey; the game now
    /// writes Backpack. It is outside the specification, and known from 2 real lines.
    BackPackMaterials {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// Goods and assets. Always; seen in 2 lines.
        Items "Items" Vec<CarriedItem>,
        /// Components. Always; seen in 2 lines.
        Components "Components" Vec<CarriedItem>,
        /// Consumables. Always; seen in 2 lines.
        Consumables "Consumables" Vec<CarriedItem>,
        /// Data. Always; seen in 2 lines.
        Data "Data" Vec<CarriedItem>,
    }
}

journal_type! {
    /// Written when the player starts the game on foot or disembarks. It is outside the specification, and
    /// known from 9,275 real lines. It came with version 4.0 of the game.
    Backpack2 {
        /// Time of the event. Always; seen in 9,275 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 9,275 lines.
        event "event" String,
        /// Goods and other assets. Over 99 %; seen in 9,275 lines.
        Items "Items" Vec<CarriedItem>,
        /// Components for engineering. Over 99 %; seen in 9,275 lines.
        Components "Components" Vec<CarriedItem>,
        /// Consumables, such as grenades and medkits. Over 99 %; seen in 9,275 lines.
        Consumables "Consumables" Vec<CarriedItem>,
        /// Data. Over 99 %; seen in 9,275 lines.
        Data "Data" Vec<CarriedItem>,
    }
}

journal_type! {
    /// Something put into the backpack or taken out of it.
    BackpackItem {
        /// Internal name of the item. Always; seen in 4,533 lines.
        Name "Name" String,
        /// The item, as shown in game. 94 %; seen in 4,247 lines.
        Name_Localised "Name_Localised" String,
        /// ID of whom it belongs to; often 0. Always; seen in 4,533 lines.
        OwnerID "OwnerID" i64,
        /// The mission it is for. 4.1 %; seen in 186 lines.
        MissionID "MissionID" i64,
        /// How many. Always; seen in 4,533 lines.
        Count "Count" i64,
        /// Category of the item. Always; seen in 4,533 lines.
        Type "Type" String,
    }
}

journal_type! {
    /// Written when something is put into the backpack or taken out of it. It is outside the specification,
    /// and known from 4,533 real lines. It came with version 4.0 of the game.
    BackpackChange {
        /// Time of the event. Always; seen in 4,533 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4,533 lines.
        event "event" String,
        /// What was taken out. 14 %; seen in 639 lines.
        Removed "Removed" Vec<BackpackItem>,
        /// What was put in. 86 %; seen in 3,894 lines.
        Added "Added" Vec<BackpackItem>,
    }
}

journal_type! {
    /// Written when the game starts up, according to the manual; the game itself writes Backpack. It is
    /// declared only: public libraries name it, but no real line of it was seen. It came with version 4.0
    /// of the game.
    BackpackMaterials2 {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
    }
}

journal_type! {
    /// Written when the player books a dropship to a conflict zone, or back from one. It is outside the
    /// specification, and known from 31 real lines. It came with version 4.0 of the game.
    BookDropship {
        /// Time of the event. Always; seen in 31 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 31 lines.
        event "event" String,
        /// The flight leads back from the conflict zone. Always; seen in 31 lines.
        Retreat "Retreat" bool,
        /// Fare, in credits. Always; seen in 31 lines.
        Cost "Cost" i64,
        /// Name of the destination system. Always; seen in 31 lines.
        DestinationSystem "DestinationSystem" String,
        /// Destination within that system. Always; seen in 31 lines.
        DestinationLocation "DestinationLocation" String,
    }
}

journal_type! {
    /// Written when the player books a taxi. It is outside the specification, and known from 17 real lines.
    /// It came with version 4.0 of the game.
    BookTaxi {
        /// Time of the event. Always; seen in 17 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 17 lines.
        event "event" String,
        /// Fare, in credits. Always; seen in 17 lines.
        Cost "Cost" i64,
        /// Name of the destination system. Always; seen in 17 lines.
        DestinationSystem "DestinationSystem" String,
        /// Destination within that system. Always; seen in 17 lines.
        DestinationLocation "DestinationLocation" String,
        /// The flight leads back from a conflict zone; since 4.0.0.1300. Declared only; declared only.
        Retreat "Retreat" bool,
    }
}

journal_type! {
    /// Written when the player buys things for use on foot. It is outside the specification, and known from
    /// 73 real lines. It came with version 4.0 of the game.
    BuyMicroResources {
        /// Time of the event. Always; seen in 73 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 73 lines.
        event "event" String,
        /// Internal name of the item, if it is a single one. 89 %; seen in 65 lines.
        Name "Name" String,
        /// The item, as shown in game, if it is a single one. 89 %; seen in 65 lines.
        Name_Localised "Name_Localised" String,
        /// Category of the item. 89 %; seen in 65 lines.
        Category "Category" String,
        /// Category of the item, as shown in game. Declared only; declared only.
        Category_Localised "Category_Localised" String,
        /// How many. 89 %; seen in 65 lines.
        Count "Count" i64,
        /// How many things in all; since 4.0.0.1300. 11 %; seen in 8 lines.
        TotalCount "TotalCount" i64,
        /// What was bought, if it is listed; since 4.0.0.1300. 11 %; seen in 8 lines.
        MicroResources "MicroResources" Vec<MicroResource>,
        /// Price of all, in credits. Always; seen in 73 lines.
        Price "Price" i64,
        /// ID of the market. Always; seen in 73 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// Written when the player buys a suit. It is outside the specification, and known from 13 real lines.
    /// It came with version 4.0 of the game.
    BuySuit {
        /// Time of the event. Always; seen in 13 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 13 lines.
        event "event" String,
        /// Internal name of the suit. Always; seen in 13 lines.
        Name "Name" String,
        /// The suit, as shown in game. Over 99 %; seen in 13 lines.
        Name_Localised "Name_Localised" String,
        /// Price, in credits. Always; seen in 13 lines.
        Price "Price" i64,
        /// ID of the suit. Always; seen in 13 lines.
        SuitID "SuitID" i64,
        /// Modifications of the suit. Over 99 %; seen in 13 lines.
        SuitMods "SuitMods" Vec<String>,
    }
}

journal_type! {
    /// Written when the player buys a hand weapon. It is outside the specification, and known from 18 real
    /// lines. It came with version 4.0 of the game.
    BuyWeapon {
        /// Time of the event. Always; seen in 18 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 18 lines.
        event "event" String,
        /// Internal name of the weapon. Always; seen in 18 lines.
        Name "Name" String,
        /// The weapon, as shown in game. Over 99 %; seen in 18 lines.
        Name_Localised "Name_Localised" String,
        /// Grade of the weapon. Over 99 %; seen in 18 lines.
        Class "Class" i64,
        /// Price, in credits. Always; seen in 18 lines.
        Price "Price" i64,
        /// ID of the weapon. Always; seen in 18 lines.
        SuitModuleID "SuitModuleID" i64,
        /// Modifications of the weapon. Over 99 %; seen in 18 lines.
        WeaponMods "WeaponMods" Vec<String>,
    }
}

journal_type! {
    /// Written when the player cancels a dropship. It is outside the specification, and known from 2 real
    /// lines. It came with version 4.0 of the game.
    CancelDropship {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// Credits returned. Always; seen in 2 lines.
        Refund "Refund" i64,
    }
}

journal_type! {
    /// Written when the player cancels a taxi. It is outside the specification, and known from 1 real line.
    /// It came with version 4.0 of the game.
    CancelTaxi {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// Credits returned. Always; seen in 1 line.
        Refund "Refund" i64,
    }
}

journal_type! {
    /// Written when the player picks something up on foot. It is outside the specification, and known from
    /// 3,243 real lines. It came with version 4.0 of the game.
    CollectItems {
        /// Time of the event. Always; seen in 3,243 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 3,243 lines.
        event "event" String,
        /// Internal name of the item. Always; seen in 3,243 lines.
        Name "Name" String,
        /// The item, as shown in game. 78 %; seen in 2,539 lines.
        Name_Localised "Name_Localised" String,
        /// Category of the item. Always; seen in 3,243 lines.
        Type "Type" String,
        /// ID of whom it belongs to; often 0. Always; seen in 3,243 lines.
        OwnerID "OwnerID" i64,
        /// How many. Always; seen in 3,243 lines.
        Count "Count" i64,
        /// Taking it is theft. Always; seen in 3,243 lines.
        Stolen "Stolen" bool,
    }
}

journal_type! {
    /// Written when the player creates a loadout for a suit. It is outside the specification, and known
    /// from 9 real lines. It came with version 4.0 of the game.
    CreateSuitLoadout {
        /// Time of the event. Always; seen in 9 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 9 lines.
        event "event" String,
        /// ID of the suit. Always; seen in 9 lines.
        SuitID "SuitID" i64,
        /// Internal name of the suit. Always; seen in 9 lines.
        SuitName "SuitName" String,
        /// The suit, as shown in game. Over 99 %; seen in 9 lines.
        SuitName_Localised "SuitName_Localised" String,
        /// Modifications of the suit. Over 99 %; seen in 9 lines.
        SuitMods "SuitMods" Vec<String>,
        /// ID of the loadout. Always; seen in 9 lines.
        LoadoutID "LoadoutID" i64,
        /// Name the player gave the loadout. Always; seen in 9 lines.
        LoadoutName "LoadoutName" String,
        /// The weapons carried. Always; seen in 9 lines.
        Modules "Modules" Vec<SuitModule>,
    }
}

journal_type! {
    /// Written when the player deletes a loadout of a suit. It is outside the specification, and known from
    /// 1 real line. It came with version 4.0 of the game.
    DeleteSuitLoadout {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// ID of the suit. Always; seen in 1 line.
        SuitID "SuitID" i64,
        /// Internal name of the suit. Always; seen in 1 line.
        SuitName "SuitName" String,
        /// The suit, as shown in game. Over 99 %; seen in 1 line.
        SuitName_Localised "SuitName_Localised" String,
        /// ID of the loadout. Always; seen in 1 line.
        LoadoutID "LoadoutID" i64,
        /// Name the player gave the loadout. Always; seen in 1 line.
        LoadoutName "LoadoutName" String,
    }
}

journal_type! {
    /// Written when the player gets out of a ship or SRV. It is outside the specification, and known from
    /// 9,078 real lines. It came with version 4.0 of the game.
    Disembark {
        /// Time of the event. Always; seen in 9,078 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 9,078 lines.
        event "event" String,
        /// The vehicle is an SRV. Always; seen in 9,078 lines.
        SRV "SRV" bool,
        /// The vehicle is a taxi. Always; seen in 9,078 lines.
        Taxi "Taxi" bool,
        /// The vehicle is another player's ship. Always; seen in 9,078 lines.
        Multicrew "Multicrew" bool,
        /// ID of the vehicle, if it is the player's own. Over 99 %; seen in 9,051 lines.
        ID "ID" i64,
        /// Name of the system. Always; seen in 9,078 lines.
        StarSystem "StarSystem" String,
        /// Address of the system. Always; seen in 9,078 lines.
        SystemAddress "SystemAddress" i64,
        /// Name of the body, or of the station. Always; seen in 9,078 lines.
        Body "Body" String,
        /// ID of the body within the system. Always; seen in 9,078 lines.
        BodyID "BodyID" i64,
        /// True at a station. Always; seen in 9,078 lines.
        OnStation "OnStation" bool,
        /// True on a planet. Always; seen in 9,078 lines.
        OnPlanet "OnPlanet" bool,
        /// Name of the station. 2.5 %; seen in 227 lines.
        StationName "StationName" String,
        /// The station, as shown in game. Declared only; declared only.
        StationName_Localised "StationName_Localised" String,
        /// Type of station. 2.5 %; seen in 227 lines.
        StationType "StationType" String,
        /// ID of the station's market. 2.5 %; seen in 227 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// Written when the player drops something on foot. It is outside the specification, and known from 127
    /// real lines. It came with version 4.0 of the game.
    DropItems {
        /// Time of the event. Always; seen in 127 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 127 lines.
        event "event" String,
        /// Internal name of the item. Always; seen in 127 lines.
        Name "Name" String,
        /// The item, as shown in game. 93 %; seen in 118 lines.
        Name_Localised "Name_Localised" String,
        /// Category of the item. Always; seen in 127 lines.
        Type "Type" String,
        /// ID of whom it belongs to; often 0. Always; seen in 127 lines.
        OwnerID "OwnerID" i64,
        /// The mission it is for. 17 %; seen in 21 lines.
        MissionID "MissionID" i64,
        /// How many. Always; seen in 127 lines.
        Count "Count" i64,
    }
}

journal_type! {
    /// Written when the player jumps out of a dropship at a conflict zone. It is outside the specification,
    /// and known from 31 real lines. It came with version 4.0 of the game.
    DropshipDeploy {
        /// Time of the event. Always; seen in 31 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 31 lines.
        event "event" String,
        /// Name of the system. Always; seen in 31 lines.
        StarSystem "StarSystem" String,
        /// Address of the system. Always; seen in 31 lines.
        SystemAddress "SystemAddress" i64,
        /// Name of the body. Always; seen in 31 lines.
        Body "Body" String,
        /// ID of the body within the system. Always; seen in 31 lines.
        BodyID "BodyID" i64,
        /// True at a station. Always; seen in 31 lines.
        OnStation "OnStation" bool,
        /// True on a planet. Always; seen in 31 lines.
        OnPlanet "OnPlanet" bool,
    }
}

journal_type! {
    /// A hired pilot who comes aboard.
    BoardedCrew {
        /// Name of the pilot. Always; seen in 9,066 lines.
        Name "Name" String,
        /// What the pilot does on board. Always; seen in 9,066 lines.
        Role "Role" String,
    }
}

journal_type! {
    /// Written when the player boards a ship or SRV. It is outside the specification, and known from 9,066
    /// real lines. It came with version 4.0 of the game.
    Embark {
        /// Time of the event. Always; seen in 9,066 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 9,066 lines.
        event "event" String,
        /// The vehicle is an SRV. Always; seen in 9,066 lines.
        SRV "SRV" bool,
        /// The vehicle is a taxi. Always; seen in 9,066 lines.
        Taxi "Taxi" bool,
        /// The vehicle is another player's ship. Always; seen in 9,066 lines.
        Multicrew "Multicrew" bool,
        /// ID of the vehicle, if it is the player's own. Over 99 %; seen in 9,030 lines.
        ID "ID" i64,
        /// Hired pilots who come aboard. 0.4 %; seen in 36 lines.
        Crew "Crew" Vec<BoardedCrew>,
        /// Name of the system. Always; seen in 9,066 lines.
        StarSystem "StarSystem" String,
        /// Address of the system. Always; seen in 9,066 lines.
        SystemAddress "SystemAddress" i64,
        /// Name of the body, or of the station. Always; seen in 9,066 lines.
        Body "Body" String,
        /// ID of the body within the system. Always; seen in 9,066 lines.
        BodyID "BodyID" i64,
        /// True at a station. Always; seen in 9,066 lines.
        OnStation "OnStation" bool,
        /// True on a planet. Always; seen in 9,066 lines.
        OnPlanet "OnPlanet" bool,
        /// Name of the station. 2.5 %; seen in 227 lines.
        StationName "StationName" String,
        /// The station, as shown in game. Declared only; declared only.
        StationName_Localised "StationName_Localised" String,
        /// Type of station. 2.5 %; seen in 227 lines.
        StationType "StationType" String,
        /// ID of the station's market. 2.5 %; seen in 227 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// Written when the player puts a weapon into a loadout of a suit. It is outside the specification, and
    /// known from 13 real lines. It came with version 4.0 of the game.
    LoadoutEquipModule {
        /// Time of the event. Always; seen in 13 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 13 lines.
        event "event" String,
        /// Name the player gave the loadout. Always; seen in 13 lines.
        LoadoutName "LoadoutName" String,
        /// ID of the suit. Always; seen in 13 lines.
        SuitID "SuitID" i64,
        /// Internal name of the suit. Always; seen in 13 lines.
        SuitName "SuitName" String,
        /// The suit, as shown in game. Over 99 %; seen in 13 lines.
        SuitName_Localised "SuitName_Localised" String,
        /// ID of the loadout. Always; seen in 13 lines.
        LoadoutID "LoadoutID" i64,
        /// The slot of the weapon. Always; seen in 13 lines.
        SlotName "SlotName" String,
        /// Internal name of the weapon. Always; seen in 13 lines.
        ModuleName "ModuleName" String,
        /// The weapon, as shown in game. Over 99 %; seen in 13 lines.
        ModuleName_Localised "ModuleName_Localised" String,
        /// Grade of the weapon. Over 99 %; seen in 13 lines.
        Class "Class" i64,
        /// Modifications of the weapon. Over 99 %; seen in 13 lines.
        WeaponMods "WeaponMods" Vec<String>,
        /// ID of the weapon. Always; seen in 13 lines.
        SuitModuleID "SuitModuleID" i64,
    }
}

journal_type! {
    /// Written when the player takes a weapon out of a loadout of a suit. It is outside the specification,
    /// and known from 1 real line. It came with version 4.0 of the game.
    LoadoutRemoveModule {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// Name the player gave the loadout. Always; seen in 1 line.
        LoadoutName "LoadoutName" String,
        /// ID of the suit. Always; seen in 1 line.
        SuitID "SuitID" i64,
        /// Internal name of the suit. Always; seen in 1 line.
        SuitName "SuitName" String,
        /// The suit, as shown in game. Over 99 %; seen in 1 line.
        SuitName_Localised "SuitName_Localised" String,
        /// ID of the loadout. Always; seen in 1 line.
        LoadoutID "LoadoutID" i64,
        /// The slot of the weapon. Always; seen in 1 line.
        SlotName "SlotName" String,
        /// Internal name of the weapon. Always; seen in 1 line.
        ModuleName "ModuleName" String,
        /// The weapon, as shown in game. Over 99 %; seen in 1 line.
        ModuleName_Localised "ModuleName_Localised" String,
        /// Grade of the weapon. Always; seen in 1 line.
        Class "Class" i64,
        /// ID of the weapon. Always; seen in 1 line.
        SuitModuleID "SuitModuleID" i64,
        /// Modifications of the weapon. Always; seen in 1 line.
        WeaponMods "WeaponMods" Vec<String>,
    }
}

journal_type! {
    /// Written when the player renames a loadout of a suit. It is outside the specification, and known from
    /// 2 real lines. It came with version 4.0 of the game.
    RenameSuitLoadout {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// ID of the suit. Always; seen in 2 lines.
        SuitID "SuitID" i64,
        /// Internal name of the suit. Always; seen in 2 lines.
        SuitName "SuitName" String,
        /// The suit, as shown in game. Over 99 %; seen in 2 lines.
        SuitName_Localised "SuitName_Localised" String,
        /// ID of the loadout. Always; seen in 2 lines.
        LoadoutID "LoadoutID" i64,
        /// The new name of the loadout. Always; seen in 2 lines.
        LoadoutName "LoadoutName" String,
    }
}

journal_type! {
    /// Written when the player refills the supplies of the suit at a ship or SRV. It is outside the
    /// specification, and known from 15 real lines. It came with version 4.0 of the game.
    Resupply {
        /// Time of the event. Always; seen in 15 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 15 lines.
        event "event" String,
    }
}

journal_type! {
    /// Written when the player takes a sample of an organism. It is outside the specification, and known
    /// from 10,829 real lines. It came with version 4.0 of the game.
    ScanOrganic {
        /// Time of the event. Always; seen in 10,829 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 10,829 lines.
        event "event" String,
        /// How far the sampling is: the first sample, another one, or the analysis of all. Always; seen in
        /// 10,829 lines.
        ScanType "ScanType" String,
        /// Internal name of the genus. Always; seen in 10,829 lines.
        Genus "Genus" String,
        /// The genus, as shown in game. Over 99 %; seen in 10,829 lines.
        Genus_Localised "Genus_Localised" String,
        /// Internal name of the species. Always; seen in 10,829 lines.
        Species "Species" String,
        /// The species, as shown in game. Over 99 %; seen in 10,829 lines.
        Species_Localised "Species_Localised" String,
        /// Internal name of the variant, which differs in colour; since 4.0.0.1500. 53 %; seen in 5,772 lines.
        Variant "Variant" String,
        /// The variant, as shown in game. 53 %; seen in 5,772 lines.
        Variant_Localised "Variant_Localised" String,
        /// Others have logged it before; since 4.2.1.0. 12 %; seen in 1,289 lines.
        WasLogged "WasLogged" bool,
        /// Address of the system. Always; seen in 10,829 lines.
        SystemAddress "SystemAddress" i64,
        /// ID of the body within the system. Always; seen in 10,829 lines.
        Body "Body" i64,
    }
}

journal_type! {
    /// Written when the player sells things for use on foot. It is outside the specification, and known
    /// from 11 real lines. It came with version 4.0 of the game.
    SellMicroResources {
        /// Time of the event. Always; seen in 11 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 11 lines.
        event "event" String,
        /// How many things in all. Always; seen in 11 lines.
        TotalCount "TotalCount" i64,
        /// What was sold. Always; seen in 11 lines.
        MicroResources "MicroResources" Vec<MicroResource>,
        /// Credits received for all. Always; seen in 11 lines.
        Price "Price" i64,
        /// ID of the market. Always; seen in 11 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// The samples of one organism that were sold.
    SoldOrganism {
        /// Internal name of the genus. Always; seen in 63 lines.
        Genus "Genus" String,
        /// The genus, as shown in game. Over 99 %; seen in 63 lines.
        Genus_Localised "Genus_Localised" String,
        /// Internal name of the species. Always; seen in 63 lines.
        Species "Species" String,
        /// The species, as shown in game. Over 99 %; seen in 63 lines.
        Species_Localised "Species_Localised" String,
        /// Internal name of the variant, which differs in colour; since 4.0.0.1500. 97 %; seen in 61 lines.
        Variant "Variant" String,
        /// The variant, as shown in game. 97 %; seen in 61 lines.
        Variant_Localised "Variant_Localised" String,
        /// Value, in credits. Always; seen in 63 lines.
        Value_2 "Value" i64,
        /// Bonus for being the first to log it, in credits. Always; seen in 63 lines.
        Bonus "Bonus" i64,
    }
}

journal_type! {
    /// Written when the player sells samples of organisms to Vista Genomics. It is outside the
    /// specification, and known from 63 real lines. It came with version 4.0 of the game.
    SellOrganicData {
        /// Time of the event. Always; seen in 63 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 63 lines.
        event "event" String,
        /// ID of the market. Always; seen in 63 lines.
        MarketID "MarketID" i64,
        /// What was sold. Always; seen in 63 lines.
        BioData "BioData" Vec<SoldOrganism>,
    }
}

journal_type! {
    /// Written when the player sells a suit. It is outside the specification, and known from 2 real lines.
    /// It came with version 4.0 of the game.
    SellSuit {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// ID of the suit. Always; seen in 2 lines.
        SuitID "SuitID" i64,
        /// Modifications of the suit. Over 99 %; seen in 2 lines.
        SuitMods "SuitMods" Vec<String>,
        /// Internal name of the suit. Always; seen in 2 lines.
        Name "Name" String,
        /// The suit, as shown in game. Over 99 %; seen in 2 lines.
        Name_Localised "Name_Localised" String,
        /// Credits received. Always; seen in 2 lines.
        Price "Price" i64,
    }
}

journal_type! {
    /// Written when the player sells a hand weapon. It is outside the specification, and known from 2 real
    /// lines. It came with version 4.0 of the game.
    SellWeapon {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// Internal name of the weapon. Always; seen in 2 lines.
        Name "Name" String,
        /// The weapon, as shown in game. Over 99 %; seen in 2 lines.
        Name_Localised "Name_Localised" String,
        /// Grade of the weapon. Over 99 %; seen in 2 lines.
        Class "Class" i64,
        /// Modifications of the weapon. Over 99 %; seen in 2 lines.
        WeaponMods "WeaponMods" Vec<String>,
        /// Credits received. Always; seen in 2 lines.
        Price "Price" i64,
        /// ID of the weapon. Always; seen in 2 lines.
        SuitModuleID "SuitModuleID" i64,
    }
}

journal_type! {
    /// Written when the game starts up, and whenever the content of the ship's locker may have changed. It
    /// is outside the specification, and known from 81,677 real lines. It came with version 4.0 of the
    /// game.
    ShipLocker {
        /// Time of the event. Always; seen in 81,677 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 81,677 lines.
        event "event" String,
        /// Goods and other assets. 68 %; seen in 55,214 lines.
        Items "Items" Vec<CarriedItem>,
        /// Components for engineering. 68 %; seen in 55,214 lines.
        Components "Components" Vec<CarriedItem>,
        /// Consumables, such as grenades and medkits. 68 %; seen in 55,214 lines.
        Consumables "Consumables" Vec<CarriedItem>,
        /// Data. 68 %; seen in 55,214 lines.
        Data "Data" Vec<CarriedItem>,
    }
}

journal_type! {
    /// Written when the content of the ship's locker is listed, in early versions of Odyssey; the game now
    /// writes ShipLocker. It is declared only: public libraries name it, but no real line of it was seen.
    /// It came with version 4.0 of the game.
    ShipLockerMaterials {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// Goods and other assets. Always; declared only.
        Items "Items" Vec<CarriedItem>,
        /// Components for engineering. Always; declared only.
        Components "Components" Vec<CarriedItem>,
        /// Consumables, such as grenades and medkits. Always; declared only.
        Consumables "Consumables" Vec<CarriedItem>,
        /// Data. Always; declared only.
        Data "Data" Vec<CarriedItem>,
    }
}

journal_type! {
    /// Written when the player switches to another loadout. It is outside the specification, and known from
    /// 82 real lines. It came with version 4.0 of the game.
    SwitchSuitLoadout {
        /// Time of the event. Always; seen in 82 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 82 lines.
        event "event" String,
        /// ID of the suit. Always; seen in 82 lines.
        SuitID "SuitID" i64,
        /// Internal name of the suit. Always; seen in 82 lines.
        SuitName "SuitName" String,
        /// The suit, as shown in game. Over 99 %; seen in 82 lines.
        SuitName_Localised "SuitName_Localised" String,
        /// Modifications of the suit. Over 99 %; seen in 82 lines.
        SuitMods "SuitMods" Vec<String>,
        /// ID of the loadout. Always; seen in 82 lines.
        LoadoutID "LoadoutID" i64,
        /// Name the player gave the loadout. Always; seen in 82 lines.
        LoadoutName "LoadoutName" String,
        /// The weapons carried. Always; seen in 82 lines.
        Modules "Modules" Vec<SuitModule>,
    }
}

journal_type! {
    /// Written when the player exchanges things with a bartender. It is outside the specification, and
    /// known from 34 real lines. It came with version 4.0 of the game.
    TradeMicroResources {
        /// Time of the event. Always; seen in 34 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 34 lines.
        event "event" String,
        /// What was given. Always; seen in 34 lines.
        Offered "Offered" Vec<MicroResource>,
        /// How many things were given in all. Always; seen in 34 lines.
        TotalCount "TotalCount" i64,
        /// Internal name of what was received. Always; seen in 34 lines.
        Received "Received" String,
        /// What was received, as shown in game. 62 %; seen in 21 lines.
        Received_Localised "Received_Localised" String,
        /// How many were received. Always; seen in 34 lines.
        Count "Count" i64,
        /// Category of what was received. Always; seen in 34 lines.
        Category "Category" String,
        /// ID of the market. Always; seen in 34 lines.
        MarketID "MarketID" i64,
    }
}

journal_type! {
    /// Something moved between the backpack and the ship's locker.
    LockerTransfer {
        /// Internal name of the item. Always; seen in 2 lines.
        Name "Name" String,
        /// The item, as shown in game. Over 99 %; seen in 2 lines.
        Name_Localised "Name_Localised" String,
        /// Category of the item. Always; seen in 2 lines.
        Category "Category" String,
        /// How many were moved. 50 %; seen in 1 line.
        Count "Count" i64,
        /// How many were in the locker before. 50 %; seen in 1 line.
        LockerOldCount "LockerOldCount" i64,
        /// How many are in the locker now. 50 %; seen in 1 line.
        LockerNewCount "LockerNewCount" i64,
        /// Where it was moved to. Always; seen in 2 lines.
        Direction "Direction" String,
    }
}

journal_type! {
    /// Written when the player moves things between the backpack and the ship's locker. It is outside the
    /// specification, and known from 2 real lines. It came with version 4.0 of the game.
    TransferMicroResources {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// What was moved. Always; seen in 2 lines.
        Transfers "Transfers" Vec<LockerTransfer>,
    }
}

journal_type! {
    /// Written when the player uses a consumable on foot. It is outside the specification, and known from
    /// 250 real lines. It came with version 4.0 of the game.
    UseConsumable {
        /// Time of the event. Always; seen in 250 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 250 lines.
        event "event" String,
        /// Internal name of the consumable. Always; seen in 250 lines.
        Name "Name" String,
        /// The consumable, as shown in game. Over 99 %; seen in 250 lines.
        Name_Localised "Name_Localised" String,
        /// Category of the item. Always; seen in 250 lines.
        Type "Type" String,
    }
}

journal_type! {
    /// Written when the player applies to join a squadron. It is outside the specification, and known from
    /// 2 real lines. It came with version 3.3 of the game.
    AppliedToSquadron {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Declared only; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; seen in 2 lines.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player withdraws an application to a squadron. It is declared only: public
    /// libraries name it, but no real line of it was seen. It came with version 4.2.1.0 of the game.
    CancelledSquadronApplication {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the squadron. Always; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; declared only.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player disbands the squadron. It is declared only: public libraries name it, but no
    /// real line of it was seen. It came with version 3.3 of the game.
    DisbandedSquadron {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Optional; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; declared only.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player is invited to join a squadron. It is declared only: public libraries name
    /// it, but no real line of it was seen. It came with version 3.3 of the game.
    InvitedToSquadron {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Optional; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; declared only.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player joins a squadron. It is declared only: public libraries name it, but no real
    /// line of it was seen. It came with version 3.3 of the game.
    JoinedSquadron {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Optional; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; declared only.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player is expelled from a squadron. It is declared only: public libraries name it,
    /// but no real line of it was seen. It came with version 3.3 of the game.
    KickedFromSquadron {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Optional; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; declared only.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player leaves a squadron. It is outside the specification, and known from 1 real
    /// line. It came with version 3.3 of the game.
    LeftSquadron {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Declared only; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; seen in 1 line.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player shares a bookmark with the squadron. It is outside the specification, and
    /// known from 1 real line. It came with version 3.3 of the game.
    SharedBookmarkToSquadron {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Declared only; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; seen in 1 line.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player's application to a squadron is accepted. It is outside the specification,
    /// and known from 1 real line. It came with version 4.2.1.0 of the game.
    SquadronApplicationApproved {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// ID of the squadron. Always; seen in 1 line.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; seen in 1 line.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player's application to a squadron is turned down. It is declared only: public
    /// libraries name it, but no real line of it was seen. It came with version 4.2.1.0 of the game.
    SquadronApplicationRejected {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the squadron. Always; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; declared only.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player founds a squadron. It is declared only: public libraries name it, but no
    /// real line of it was seen. It came with version 3.3 of the game.
    SquadronCreated {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Optional; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; declared only.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player is demoted in the squadron. It is declared only: public libraries name it,
    /// but no real line of it was seen. It came with version 3.3 of the game.
    SquadronDemotion {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Optional; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; declared only.
        SquadronName "SquadronName" String,
        /// Number of the rank before. Always; declared only.
        OldRank "OldRank" i64,
        /// Number of the rank now. Always; declared only.
        NewRank "NewRank" i64,
        /// Internal name of the rank before. Optional; declared only.
        OldRankName "OldRankName" String,
        /// The rank before, as shown in game. Optional; declared only.
        OldRankName_Localised "OldRankName_Localised" String,
        /// Internal name of the rank now. Optional; declared only.
        NewRankName "NewRankName" String,
        /// The rank now, as shown in game. Optional; declared only.
        NewRankName_Localised "NewRankName_Localised" String,
    }
}

journal_type! {
    /// Written when the player is promoted in the squadron. It is declared only: public libraries name it,
    /// but no real line of it was seen. It came with version 3.3 of the game.
    SquadronPromotion {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// ID of the squadron; since 4.2.0.0. Optional; declared only.
        SquadronID "SquadronID" i64,
        /// Name of the squadron. Always; declared only.
        SquadronName "SquadronName" String,
        /// Number of the rank before. Always; declared only.
        OldRank "OldRank" i64,
        /// Number of the rank now. Always; declared only.
        NewRank "NewRank" i64,
        /// Internal name of the rank before. Optional; declared only.
        OldRankName "OldRankName" String,
        /// The rank before, as shown in game. Optional; declared only.
        OldRankName_Localised "OldRankName_Localised" String,
        /// Internal name of the rank now. Optional; declared only.
        NewRankName "NewRankName" String,
        /// The rank now, as shown in game. Optional; declared only.
        NewRankName_Localised "NewRankName_Localised" String,
    }
}

journal_type! {
    /// Written when the player wins a trophy for the squadron. It is declared only: public libraries name
    /// it, but no real line of it was seen. It came with version 3.3 of the game.
    WonATrophyForSquadron {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
        /// Name of the squadron. Always; declared only.
        SquadronName "SquadronName" String,
    }
}

journal_type! {
    /// Written when the player deploys a colonisation beacon in a claimed system. It is outside the
    /// specification, and known from 2 real lines. It came with version 4.1.1.0 of the game.
    ColonisationBeaconDeployed {
        /// Time of the event. Always; seen in 2 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 2 lines.
        event "event" String,
    }
}

journal_type! {
    /// A commodity that a construction needs.
    ConstructionResource {
        /// Internal name of the commodity. Always; seen in 550 lines.
        Name "Name" String,
        /// The commodity, as shown in game. Over 99 %; seen in 550 lines.
        Name_Localised "Name_Localised" String,
        /// Tonnes needed in all. Always; seen in 550 lines.
        RequiredAmount "RequiredAmount" i64,
        /// Tonnes delivered so far. Always; seen in 550 lines.
        ProvidedAmount "ProvidedAmount" i64,
        /// Payment per tonne, in credits. Always; seen in 550 lines.
        Payment "Payment" i64,
    }
}

journal_type! {
    /// Written when the player docks at a construction site, and every 15 seconds while there. It is
    /// outside the specification, and known from 550 real lines. It came with version 4.1.1.0 of the game.
    ColonisationConstructionDepot {
        /// Time of the event. Always; seen in 550 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 550 lines.
        event "event" String,
        /// ID of the construction site's market. Always; seen in 550 lines.
        MarketID "MarketID" i64,
        /// How much has been delivered, from 0 to 1. Always; seen in 550 lines.
        ConstructionProgress "ConstructionProgress" f64,
        /// The construction is complete. Always; seen in 550 lines.
        ConstructionComplete "ConstructionComplete" bool,
        /// The construction was not completed in time. Always; seen in 550 lines.
        ConstructionFailed "ConstructionFailed" bool,
        /// The commodities the construction takes. Always; seen in 550 lines.
        ResourcesRequired "ResourcesRequired" Vec<ConstructionResource>,
    }
}

journal_type! {
    /// An amount of one commodity delivered to a construction site.
    ConstructionContribution {
        /// Internal name of the commodity. Always; seen in 35 lines.
        Name "Name" String,
        /// The commodity, as shown in game. Over 99 %; seen in 35 lines.
        Name_Localised "Name_Localised" String,
        /// Number of tonnes. Always; seen in 35 lines.
        Amount "Amount" i64,
    }
}

journal_type! {
    /// Written when the player delivers commodities to a construction site. It is outside the
    /// specification, and known from 35 real lines. It came with version 4.1.1.0 of the game.
    ColonisationContribution {
        /// Time of the event. Always; seen in 35 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 35 lines.
        event "event" String,
        /// ID of the construction site's market. Always; seen in 35 lines.
        MarketID "MarketID" i64,
        /// What was delivered. Always; seen in 35 lines.
        Contributions "Contributions" Vec<ConstructionContribution>,
    }
}

journal_type! {
    /// Written when the player claims a system for colonisation. It is outside the specification, and known
    /// from 4 real lines. It came with version 4.1.1.0 of the game.
    ColonisationSystemClaim {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// Name of the system. Always; seen in 4 lines.
        StarSystem "StarSystem" String,
        /// Address of the system. Always; seen in 4 lines.
        SystemAddress "SystemAddress" i64,
    }
}

journal_type! {
    /// Written when the player gives up a claim to a system. It is outside the specification, and known
    /// from 1 real line. It came with version 4.1.1.0 of the game.
    ColonisationSystemClaimRelease {
        /// Time of the event. Always; seen in 1 line.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1 line.
        event "event" String,
        /// Name of the system. Always; seen in 1 line.
        StarSystem "StarSystem" String,
        /// Address of the system. Always; seen in 1 line.
        SystemAddress "SystemAddress" i64,
    }
}

journal_type! {
    /// Written when a construction is completed; one public collection names the kind. It is declared only:
    /// public libraries name it, but no real line of it was seen. It came with version 4.2.2.0 of the game.
    CompleteConstruction {
        /// Time of the event. Always; declared only.
        timestamp "timestamp" String,
        /// Name of the event. Always; declared only.
        event "event" String,
    }
}

journal_type! {
    /// Written when the automatic field maintenance unit has repaired a module, wholly or in part. It is
    /// outside the specification, and known from 222 real lines. It came with version 2.4 of the game.
    AfmuRepairs {
        /// Time of the event. Always; seen in 222 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 222 lines.
        event "event" String,
        /// Internal name of the module. Always; seen in 222 lines.
        Module "Module" String,
        /// The module, as shown in game. Over 99 %; seen in 222 lines.
        Module_Localised "Module_Localised" String,
        /// The module is whole again. Always; seen in 222 lines.
        FullyRepaired "FullyRepaired" bool,
        /// Health of the module now, from 0 to 1. Always; seen in 222 lines.
        Health "Health" f64,
    }
}

journal_type! {
    /// Written when the player takes another role in the crew of another player's ship. It is outside the
    /// specification, and known from 28 real lines. It came with version 2.3 of the game.
    ChangeCrewRole {
        /// Time of the event. Always; seen in 28 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 28 lines.
        event "event" String,
        /// The new role. Always; seen in 28 lines.
        Role "Role" String,
        /// The player is aboard by telepresence; since 4.0.0.1200. Always; seen in 28 lines.
        Telepresence "Telepresence" bool,
    }
}

journal_type! {
    /// Written when a member of the player's crew launches a fighter. It is outside the specification, and
    /// known from 85 real lines. It came with version 2.3 of the game. It was last seen in version 2.3, and
    /// may just be rare.
    CrewLaunchFighter {
        /// Time of the event. Always; seen in 85 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 85 lines.
        event "event" String,
        /// The crew is aboard by telepresence; since 4.0.0.1200. Declared only; declared only.
        Telepresence "Telepresence" bool,
        /// Name of the crew member, a player. Always; seen in 85 lines.
        Crew "Crew" String,
        /// ID of the fighter. Declared only; declared only.
        ID "ID" i64,
    }
}

journal_type! {
    /// Written when another player joins the crew of the player's ship. It is outside the specification,
    /// and known from 4 real lines. It came with version 2.3 of the game.
    CrewMemberJoins {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// Name of the crew member, a player. Always; seen in 4 lines.
        Crew "Crew" String,
        /// The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines.
        Telepresence "Telepresence" bool,
    }
}

journal_type! {
    /// Written when another player leaves the crew of the player's ship. It is outside the specification,
    /// and known from 4 real lines. It came with version 2.3 of the game.
    CrewMemberQuits {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// Name of the crew member, a player. Always; seen in 4 lines.
        Crew "Crew" String,
        /// The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines.
        Telepresence "Telepresence" bool,
    }
}

journal_type! {
    /// Written when a member of the player's crew takes another role. It is outside the specification, and
    /// known from 4 real lines. It came with version 2.3 of the game.
    CrewMemberRoleChange {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// Name of the crew member, a player. Always; seen in 4 lines.
        Crew "Crew" String,
        /// The new role. Always; seen in 4 lines.
        Role "Role" String,
        /// The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines.
        Telepresence "Telepresence" bool,
    }
}

journal_type! {
    /// Written when a fighter returns to the ship. It is outside the specification, and known from 110 real
    /// lines.
    DockFighter {
        /// Time of the event. Always; seen in 110 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 110 lines.
        event "event" String,
        /// ID of the fighter; since 3.4. Always; seen in 110 lines.
        ID "ID" i64,
    }
}

journal_type! {
    /// Written when an SRV returns to the ship. It is outside the specification, and known from 1,021 real
    /// lines.
    DockSRV {
        /// Time of the event. Always; seen in 1,021 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,021 lines.
        event "event" String,
        /// Internal name of the vehicle; since 4.0.0.1000. 99 %; seen in 1,015 lines.
        SRVType "SRVType" String,
        /// The vehicle, as shown in game. 99 %; seen in 1,015 lines.
        SRVType_Localised "SRVType_Localised" String,
        /// ID of the vehicle; since 3.4. Always; seen in 1,021 lines.
        ID "ID" i64,
    }
}

journal_type! {
    /// Written when the player, as captain, ends the session of the crew. It is outside the specification,
    /// and known from 4 real lines. It came with version 2.3 of the game.
    EndCrewSession {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// It ends because of a crime. Over 99 %; seen in 4 lines.
        OnCrime "OnCrime" bool,
        /// The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines.
        Telepresence "Telepresence" bool,
    }
}

journal_type! {
    /// Written when the ship has rebuilt a lost fighter. It is outside the specification, and known from
    /// 104 real lines. It came with version 3.0 of the game.
    FighterRebuilt {
        /// Time of the event. Always; seen in 104 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 104 lines.
        event "event" String,
        /// Loadout of the fighter. Always; seen in 104 lines.
        Loadout "Loadout" String,
        /// ID of the fighter; since 3.4. Always; seen in 104 lines.
        ID "ID" i64,
    }
}

journal_type! {
    /// Written when the status of a friend changes, or a friend is online when the game starts up. It is
    /// outside the specification, and known from 4,624 real lines. It came with version 2.3.10 of the game.
    Friends {
        /// Time of the event. Always; seen in 4,624 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4,624 lines.
        event "event" String,
        /// The new status. Always; seen in 4,624 lines.
        Status "Status" String,
        /// Name of the friend. Always; seen in 4,624 lines.
        Name "Name" String,
    }
}

journal_type! {
    /// Written when the player joins the crew of another player's ship. It is outside the specification,
    /// and known from 4 real lines. It came with version 2.3 of the game.
    JoinACrew {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// Name of the ship's commander. Always; seen in 4 lines.
        Captain "Captain" String,
        /// The player is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines.
        Telepresence "Telepresence" bool,
    }
}

journal_type! {
    /// Written when the player, as captain, removes someone from the crew. It is outside the specification,
    /// and known from 9 real lines. It came with version 2.3 of the game. It was last seen in version 2.3,
    /// and may just be rare.
    KickCrewMember {
        /// Time of the event. Always; seen in 9 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 9 lines.
        event "event" String,
        /// Name of the crew member, a player. Always; seen in 9 lines.
        Crew "Crew" String,
        /// The crew member was removed because of a crime; since 2.3. Over 99 %; seen in 9 lines.
        OnCrime "OnCrime" bool,
        /// The crew is aboard by telepresence; since 4.0.0.1200. Declared only; declared only.
        Telepresence "Telepresence" bool,
    }
}

journal_type! {
    /// Written when a fighter is launched from the ship. It is outside the specification, and known from
    /// 226 real lines.
    LaunchFighter {
        /// Time of the event. Always; seen in 226 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 226 lines.
        event "event" String,
        /// Internal name of the type of fighter, which the game writes under an empty key; since 4.4.1.0. 0.4
        /// %; seen in 1 line.
        Empty "" String,
        /// The type of fighter, as shown in game. 0.4 %; seen in 1 line.
        Localised "_Localised" String,
        /// Loadout of the fighter. Always; seen in 226 lines.
        Loadout "Loadout" String,
        /// ID of the fighter; since 3.4. Always; seen in 226 lines.
        ID "ID" i64,
        /// The player is flying it. Always; seen in 226 lines.
        PlayerControlled "PlayerControlled" bool,
    }
}

journal_type! {
    /// Written when an SRV is deployed from the ship. It is outside the specification, and known from 1,031
    /// real lines.
    LaunchSRV {
        /// Time of the event. Always; seen in 1,031 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,031 lines.
        event "event" String,
        /// Internal name of the vehicle; since 4.0.0.1000. 99 %; seen in 1,025 lines.
        SRVType "SRVType" String,
        /// The vehicle, as shown in game. 99 %; seen in 1,025 lines.
        SRVType_Localised "SRVType_Localised" String,
        /// Loadout of the vehicle. Always; seen in 1,031 lines.
        Loadout "Loadout" String,
        /// ID of the vehicle; since 3.4. Always; seen in 1,031 lines.
        ID "ID" i64,
        /// The player is driving. Always; seen in 1,031 lines.
        PlayerControlled "PlayerControlled" bool,
    }
}

journal_type! {
    /// Written when a small vessel, such as the Nomad, is launched from the ship. It is outside the
    /// specification, and known from 4 real lines. It came with version 4.4.1.0 of the game.
    LaunchVessel {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// Internal name of the vessel. Always; seen in 4 lines.
        VesselType "VesselType" String,
        /// The vessel, as shown in game. Always; seen in 4 lines.
        VesselType_Localised "VesselType_Localised" String,
        /// Loadout of the vessel. Always; seen in 4 lines.
        Loadout "Loadout" String,
        /// Slot of the bay that it came from; another vehicle may have it later. Always; seen in 4 lines.
        ID "ID" i64,
        /// The player is flying it. Always; seen in 4 lines.
        PlayerControlled "PlayerControlled" bool,
    }
}

journal_type! {
    /// Written when the in-game music changes. It is outside the specification, and known from 135,373 real
    /// lines. It came with version 2.4 of the game.
    Music {
        /// Time of the event. Always; seen in 135,373 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 135,373 lines.
        event "event" String,
        /// Name of the track, such as Exploration or DockingComputer. Always; seen in 135,373 lines.
        MusicTrack "MusicTrack" String,
    }
}

journal_type! {
    /// Written when a hired crew member gets a share of the player's earnings. It is outside the
    /// specification, and known from 5,187 real lines. It came with version 3.0 of the game.
    NpcCrewPaidWage {
        /// Time of the event. Always; seen in 5,187 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 5,187 lines.
        event "event" String,
        /// Name of the hired crew member. Always; seen in 5,187 lines.
        NpcCrewName "NpcCrewName" String,
        /// ID of the hired crew member. Always; seen in 5,187 lines.
        NpcCrewId "NpcCrewId" i64,
        /// Wage paid, in credits. Always; seen in 5,187 lines.
        Amount "Amount" i64,
    }
}

journal_type! {
    /// Written when a hired crew member rises to another combat rank. It is outside the specification, and
    /// known from 4 real lines. It came with version 3.0 of the game.
    NpcCrewRank {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// Name of the hired crew member. Always; seen in 4 lines.
        NpcCrewName "NpcCrewName" String,
        /// ID of the hired crew member. Always; seen in 4 lines.
        NpcCrewId "NpcCrewId" i64,
        /// The new combat rank, counted from 0. Always; seen in 4 lines.
        RankCombat "RankCombat" i64,
    }
}

journal_type! {
    /// Written when the player rises in rank. It is outside the specification, and known from 58 real
    /// lines.
    Promotion {
        /// Time of the event. Always; seen in 58 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 58 lines.
        event "event" String,
        /// New trade rank, counted from 0; only if it has risen. 21 %; seen in 12 lines.
        Trade "Trade" i64,
        /// New CQC rank, counted from 0; only if it has risen. Declared only; declared only.
        CQC "CQC" i64,
        /// New mercenary rank, counted from 0; only if it has risen. 6.9 %; seen in 4 lines.
        Soldier "Soldier" i64,
        /// New exobiologist rank, counted from 0; only if it has risen. 33 %; seen in 19 lines.
        Exobiologist "Exobiologist" i64,
        /// New rank in the Imperial Navy, counted from 0; only if it has risen. Declared only; declared only.
        Empire "Empire" i64,
        /// New rank in the Federal Navy, counted from 0; only if it has risen. 14 %; seen in 8 lines.
        Federation "Federation" i64,
        /// New exploration rank, counted from 0; only if it has risen. 17 %; seen in 10 lines.
        Explore "Explore" i64,
        /// New combat rank, counted from 0; only if it has risen. 8.6 %; seen in 5 lines.
        Combat "Combat" i64,
    }
}

journal_type! {
    /// Written when the player leaves the crew of another player's ship. It is outside the specification,
    /// and known from 4 real lines. It came with version 2.3 of the game.
    QuitACrew {
        /// Time of the event. Always; seen in 4 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 4 lines.
        event "event" String,
        /// Name of the ship's commander; may be empty. Always; seen in 4 lines.
        Captain "Captain" String,
        /// The player is aboard by telepresence; since 4.0.0.1200. Declared only; declared only.
        Telepresence "Telepresence" bool,
    }
}

journal_type! {
    /// Written when the player reboots the ship to repair it. It is outside the specification, and known
    /// from 8 real lines.
    RebootRepair {
        /// Time of the event. Always; seen in 8 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 8 lines.
        event "event" String,
        /// Slots of the modules repaired. Always; seen in 8 lines.
        Modules "Modules" Vec<String>,
    }
}

journal_type! {
    /// Written when a message arrives, from a player, a character of the game or a station. It is outside
    /// the specification, and known from 104,093 real lines.
    ReceiveText {
        /// Time of the event. Always; seen in 104,093 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 104,093 lines.
        event "event" String,
        /// Name of the sender; may be empty. Always; seen in 104,093 lines.
        From "From" String,
        /// The sender, as shown in game. 62 %; seen in 64,434 lines.
        From_Localised "From_Localised" String,
        /// The message, or its internal name if the game wrote it. Always; seen in 104,093 lines.
        Message "Message" String,
        /// The message, as shown in game. 88 %; seen in 91,081 lines.
        Message_Localised "Message_Localised" String,
        /// The channel it came on; since 2.2 (Beta 5). Always; seen in 104,093 lines.
        Channel "Channel" String,
    }
}

journal_type! {
    /// Written when a repair limpet has repaired the ship. It is outside the specification, and known from
    /// 115 real lines. It came with version 2.4 of the game.
    RepairDrone {
        /// Time of the event. Always; seen in 115 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 115 lines.
        event "event" String,
        /// Damage to the hull repaired. 90 %; seen in 104 lines.
        HullRepaired "HullRepaired" f64,
        /// Damage to the cockpit canopy repaired. 10 %; seen in 12 lines.
        CockpitRepaired "CockpitRepaired" f64,
        /// Damage by corrosion repaired. 23 %; seen in 26 lines.
        CorrosionRepaired "CorrosionRepaired" f64,
    }
}

journal_type! {
    /// Written when another ship or the station has scanned the player. It is outside the specification,
    /// and known from 12,796 real lines. It came with version 2.3 of the game.
    Scanned {
        /// Time of the event. Always; seen in 12,796 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 12,796 lines.
        event "event" String,
        /// What the scan was for. Always; seen in 12,796 lines.
        ScanType "ScanType" String,
    }
}

journal_type! {
    /// Written when the player sends a message. It is outside the specification, and known from 1,008 real
    /// lines.
    SendText {
        /// Time of the event. Always; seen in 1,008 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,008 lines.
        event "event" String,
        /// The player or channel it is sent to. Always; seen in 1,008 lines.
        To "To" String,
        /// The player or channel it is sent to, as shown in game; since 4.2.1.0. Declared only; declared only.
        To_Localised "To_Localised" String,
        /// The message. Always; seen in 1,008 lines.
        Message "Message" String,
        /// The message could be sent. Always; seen in 1,008 lines.
        Sent "Sent" bool,
    }
}

journal_type! {
    /// Written when the player switches control between the ship and a fighter. It is outside the
    /// specification, and known from 13 real lines.
    VehicleSwitch {
        /// Time of the event. Always; seen in 13 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 13 lines.
        event "event" String,
        /// What the player controls now: Mothership or Fighter. 92 %; seen in 12 lines.
        To "To" String,
    }
}

journal_type! {
    /// Written when another player joins the player's wing. It is outside the specification, and known from
    /// 165 real lines.
    WingAdd {
        /// Time of the event. Always; seen in 165 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 165 lines.
        event "event" String,
        /// Name of that player. Always; seen in 165 lines.
        Name "Name" String,
    }
}

journal_type! {
    /// Written when another player invites the player to a wing. It is outside the specification, and known
    /// from 49 real lines. It came with version 2.3.10 of the game.
    WingInvite {
        /// Time of the event. Always; seen in 49 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 49 lines.
        event "event" String,
        /// Name of that player. Always; seen in 49 lines.
        Name "Name" String,
    }
}

journal_type! {
    /// Written when the player joins a wing. It is outside the specification, and known from 89 real lines.
    WingJoin {
        /// Time of the event. Always; seen in 89 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 89 lines.
        event "event" String,
        /// Names of the players already in the wing. Always; seen in 89 lines.
        Others "Others" Vec<String>,
    }
}

journal_type! {
    /// Written when the player leaves the wing. It is outside the specification, and known from 85 real
    /// lines.
    WingLeave {
        /// Time of the event. Always; seen in 85 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 85 lines.
        event "event" String,
    }
}

journal_events! {
    "FSDJump" FSDJump,
    "Status" Status,
    "Docked" Docked,
    "CommunityGoal" CommunityGoal,
    "EngineerProgress" EngineerProgress,
    "Missions" Missions,
    "StoredModules" StoredModules,
    "MultiSellExplorationData" MultiSellExplorationData,
    "CargoTransfer" CargoTransfer,
    "ModuleInfo" ModuleInfo,
    "NavRoute" NavRoute,
    "Synthesis" Synthesis,
    "SquadronStartup" SquadronStartup,
    "SuitLoadout" SuitLoadout,
    "UpgradeSuit" UpgradeSuit,
    "UpgradeWeapon" UpgradeWeapon,
    "Cargo" Cargo,
    "ClearSavedGame" ClearSavedGame,
    "Commander" Commander,
    "Continued" Continued,
    "Fileheader" Fileheader,
    "GameModeChange" GameModeChange,
    "LoadGame" LoadGame,
    "Loadout" Loadout,
    "Location" Location,
    "Materials" Materials,
    "NewCommander" NewCommander,
    "Passengers" Passengers,
    "Progress" Progress,
    "Rank" Rank,
    "Reputation" Reputation,
    "Shutdown" Shutdown,
    "Statistics" Statistics,
    "ApproachBody" ApproachBody,
    "ApproachSettlement" ApproachSettlement,
    "DockingCancelled" DockingCancelled,
    "DockingDenied" DockingDenied,
    "DockingGranted" DockingGranted,
    "DockingRequested" DockingRequested,
    "DockingTimeout" DockingTimeout,
    "FSDTarget" FSDTarget,
    "FuelScoop" FuelScoop,
    "JetConeBoost" JetConeBoost,
    "JetConeDamage" JetConeDamage,
    "LeaveBody" LeaveBody,
    "Liftoff" Liftoff,
    "NavRouteClear" NavRouteClear,
    "ReservoirReplenished" ReservoirReplenished,
    "StartJump" StartJump,
    "SupercruiseDestinationDrop" SupercruiseDestinationDrop,
    "SupercruiseEntry" SupercruiseEntry,
    "SupercruiseExit" SupercruiseExit,
    "Touchdown" Touchdown,
    "USSDrop" USSDrop,
    "Undocked" Undocked,
    "Bounty" Bounty,
    "CapShipBond" CapShipBond,
    "CockpitBreached" CockpitBreached,
    "CommitCrime" CommitCrime,
    "CrimeVictim" CrimeVictim,
    "Died" Died,
    "EscapeInterdiction" EscapeInterdiction,
    "FactionKillBond" FactionKillBond,
    "FighterDestroyed" FighterDestroyed,
    "HeatDamage" HeatDamage,
    "HeatWarning" HeatWarning,
    "HullDamage" HullDamage,
    "Interdicted" Interdicted,
    "Interdiction" Interdiction,
    "PVPKill" PVPKill,
    "Resurrect" Resurrect,
    "SRVDestroyed" SRVDestroyed,
    "SelfDestruct" SelfDestruct,
    "ShieldState" ShieldState,
    "ShipTargeted" ShipTargeted,
    "SystemsShutdown" SystemsShutdown,
    "UnderAttack" UnderAttack,
    "BuyExplorationData" BuyExplorationData,
    "CodexEntry" CodexEntry,
    "DataScanned" DataScanned,
    "DatalinkScan" DatalinkScan,
    "DatalinkVoucher" DatalinkVoucher,
    "DiscoveryScan" DiscoveryScan,
    "FSSAllBodiesFound" FSSAllBodiesFound,
    "FSSBodySignals" FSSBodySignals,
    "FSSDiscoveryScan" FSSDiscoveryScan,
    "FSSSignalDiscovered" FSSSignalDiscovered,
    "MaterialCollected" MaterialCollected,
    "MaterialDiscarded" MaterialDiscarded,
    "MaterialDiscovered" MaterialDiscovered,
    "NavBeaconScan" NavBeaconScan,
    "SAAScanComplete" SAAScanComplete,
    "SAASignalsFound" SAASignalsFound,
    "Scan" Scan,
    "ScanBaryCentre" ScanBaryCentre,
    "Screenshot" Screenshot,
    "SellExplorationData" SellExplorationData,
    "AsteroidCracked" AsteroidCracked,
    "BuyDrones" BuyDrones,
    "BuyTradeData" BuyTradeData,
    "CollectCargo" CollectCargo,
    "EjectCargo" EjectCargo,
    "LaunchDrone" LaunchDrone,
    "Market" Market,
    "MarketBuy" MarketBuy,
    "MarketSell" MarketSell,
    "MiningRefined" MiningRefined,
    "ProspectedAsteroid" ProspectedAsteroid,
    "SellDrones" SellDrones,
    "BuyAmmo" BuyAmmo,
    "CargoDepot" CargoDepot,
    "ClearImpound" ClearImpound,
    "CommunityGoalDiscard" CommunityGoalDiscard,
    "CommunityGoalJoin" CommunityGoalJoin,
    "CommunityGoalReward" CommunityGoalReward,
    "CrewAssign" CrewAssign,
    "CrewFire" CrewFire,
    "CrewHire" CrewHire,
    "EngineerContribution" EngineerContribution,
    "EngineerCraft" EngineerCraft,
    "EngineerLegacyConvert" EngineerLegacyConvert,
    "FetchRemoteModule" FetchRemoteModule,
    "MarketID" MarketID,
    "MassModuleStore" MassModuleStore,
    "MaterialTrade" MaterialTrade,
    "MissionAbandoned" MissionAbandoned,
    "MissionAccepted" MissionAccepted,
    "MissionCompleted" MissionCompleted,
    "MissionFailed" MissionFailed,
    "MissionRedirected" MissionRedirected,
    "ModuleBuy" ModuleBuy,
    "ModuleBuyAndStore" ModuleBuyAndStore,
    "ModuleRetrieve" ModuleRetrieve,
    "ModuleSell" ModuleSell,
    "ModuleSellRemote" ModuleSellRemote,
    "ModuleStore" ModuleStore,
    "ModuleSwap" ModuleSwap,
    "Outfitting" Outfitting,
    "PayBounties" PayBounties,
    "PayFines" PayFines,
    "RedeemVoucher" RedeemVoucher,
    "RefuelAll" RefuelAll,
    "RefuelPartial" RefuelPartial,
    "Repair" Repair,
    "RepairAll" RepairAll,
    "RestockVehicle" RestockVehicle,
    "ScientificResearch" ScientificResearch,
    "SearchAndRescue" SearchAndRescue,
    "SellShipOnRebuy" SellShipOnRebuy,
    "SetUserShipName" SetUserShipName,
    "ShipRedeemed" ShipRedeemed,
    "Shipyard" Shipyard,
    "ShipyardBankDeposit" ShipyardBankDeposit,
    "ShipyardBuy" ShipyardBuy,
    "ShipyardNew" ShipyardNew,
    "ShipyardRedeem" ShipyardRedeem,
    "ShipyardSell" ShipyardSell,
    "ShipyardSwap" ShipyardSwap,
    "ShipyardTransfer" ShipyardTransfer,
    "StoredShips" StoredShips,
    "TechnologyBroker" TechnologyBroker,
    "DeliverPowerMicroResources" DeliverPowerMicroResources,
    "HoloscreenHacked" HoloscreenHacked,
    "Powerplay" Powerplay,
    "PowerplayCollect" PowerplayCollect,
    "PowerplayDefect" PowerplayDefect,
    "PowerplayDeliver" PowerplayDeliver,
    "PowerplayFastTrack" PowerplayFastTrack,
    "PowerplayJoin" PowerplayJoin,
    "PowerplayLeave" PowerplayLeave,
    "PowerplayMerits" PowerplayMerits,
    "PowerplayRank" PowerplayRank,
    "PowerplaySalary" PowerplaySalary,
    "PowerplayVote" PowerplayVote,
    "PowerplayVoucher" PowerplayVoucher,
    "RequestPowerMicroResources" RequestPowerMicroResources,
    "CarrierBankTransfer" CarrierBankTransfer,
    "CarrierBuy" CarrierBuy,
    "CarrierCancelDecommission" CarrierCancelDecommission,
    "CarrierCrewServices" CarrierCrewServices,
    "CarrierDecommission" CarrierDecommission,
    "CarrierDepositFuel" CarrierDepositFuel,
    "CarrierDockingPermission" CarrierDockingPermission,
    "CarrierFinance" CarrierFinance,
    "CarrierJump" CarrierJump,
    "CarrierJumpCancelled" CarrierJumpCancelled,
    "CarrierJumpRequest" CarrierJumpRequest,
    "CarrierLocation" CarrierLocation,
    "CarrierModulePack" CarrierModulePack,
    "CarrierNameChange" CarrierNameChange,
    "CarrierNameChanged" CarrierNameChanged,
    "CarrierShipPack" CarrierShipPack,
    "CarrierStats" CarrierStats,
    "CarrierTradeOrder" CarrierTradeOrder,
    "FCMaterials" FCMaterials,
    "BackPack" BackPack,
    "BackPackMaterials" BackPackMaterials,
    "Backpack" Backpack2,
    "BackpackChange" BackpackChange,
    "BackpackMaterials" BackpackMaterials2,
    "BookDropship" BookDropship,
    "BookTaxi" BookTaxi,
    "BuyMicroResources" BuyMicroResources,
    "BuySuit" BuySuit,
    "BuyWeapon" BuyWeapon,
    "CancelDropship" CancelDropship,
    "CancelTaxi" CancelTaxi,
    "CollectItems" CollectItems,
    "CreateSuitLoadout" CreateSuitLoadout,
    "DeleteSuitLoadout" DeleteSuitLoadout,
    "Disembark" Disembark,
    "DropItems" DropItems,
    "DropshipDeploy" DropshipDeploy,
    "Embark" Embark,
    "LoadoutEquipModule" LoadoutEquipModule,
    "LoadoutRemoveModule" LoadoutRemoveModule,
    "RenameSuitLoadout" RenameSuitLoadout,
    "Resupply" Resupply,
    "ScanOrganic" ScanOrganic,
    "SellMicroResources" SellMicroResources,
    "SellOrganicData" SellOrganicData,
    "SellSuit" SellSuit,
    "SellWeapon" SellWeapon,
    "ShipLocker" ShipLocker,
    "ShipLockerMaterials" ShipLockerMaterials,
    "SwitchSuitLoadout" SwitchSuitLoadout,
    "TradeMicroResources" TradeMicroResources,
    "TransferMicroResources" TransferMicroResources,
    "UseConsumable" UseConsumable,
    "AppliedToSquadron" AppliedToSquadron,
    "CancelledSquadronApplication" CancelledSquadronApplication,
    "DisbandedSquadron" DisbandedSquadron,
    "InvitedToSquadron" InvitedToSquadron,
    "JoinedSquadron" JoinedSquadron,
    "KickedFromSquadron" KickedFromSquadron,
    "LeftSquadron" LeftSquadron,
    "SharedBookmarkToSquadron" SharedBookmarkToSquadron,
    "SquadronApplicationApproved" SquadronApplicationApproved,
    "SquadronApplicationRejected" SquadronApplicationRejected,
    "SquadronCreated" SquadronCreated,
    "SquadronDemotion" SquadronDemotion,
    "SquadronPromotion" SquadronPromotion,
    "WonATrophyForSquadron" WonATrophyForSquadron,
    "ColonisationBeaconDeployed" ColonisationBeaconDeployed,
    "ColonisationConstructionDepot" ColonisationConstructionDepot,
    "ColonisationContribution" ColonisationContribution,
    "ColonisationSystemClaim" ColonisationSystemClaim,
    "ColonisationSystemClaimRelease" ColonisationSystemClaimRelease,
    "CompleteConstruction" CompleteConstruction,
    "AfmuRepairs" AfmuRepairs,
    "ChangeCrewRole" ChangeCrewRole,
    "CrewLaunchFighter" CrewLaunchFighter,
    "CrewMemberJoins" CrewMemberJoins,
    "CrewMemberQuits" CrewMemberQuits,
    "CrewMemberRoleChange" CrewMemberRoleChange,
    "DockFighter" DockFighter,
    "DockSRV" DockSRV,
    "EndCrewSession" EndCrewSession,
    "FighterRebuilt" FighterRebuilt,
    "Friends" Friends,
    "JoinACrew" JoinACrew,
    "KickCrewMember" KickCrewMember,
    "LaunchFighter" LaunchFighter,
    "LaunchSRV" LaunchSRV,
    "LaunchVessel" LaunchVessel,
    "Music" Music,
    "NpcCrewPaidWage" NpcCrewPaidWage,
    "NpcCrewRank" NpcCrewRank,
    "Promotion" Promotion,
    "QuitACrew" QuitACrew,
    "RebootRepair" RebootRepair,
    "ReceiveText" ReceiveText,
    "RepairDrone" RepairDrone,
    "Scanned" Scanned,
    "SendText" SendText,
    "VehicleSwitch" VehicleSwitch,
    "WingAdd" WingAdd,
    "WingInvite" WingInvite,
    "WingJoin" WingJoin,
    "WingLeave" WingLeave,
}

/// The files beside the journal, by the kind of event that they hold.
pub const COMPANIONS: &[(&str, &str)] = &[
    ("Status", "Status.json"),
    ("ModuleInfo", "ModulesInfo.json"),
    ("NavRoute", "NavRoute.json"),
    ("Cargo", "Cargo.json"),
    ("NavRouteClear", "NavRoute.json"),
    ("Market", "Market.json"),
    ("Outfitting", "Outfitting.json"),
    ("Shipyard", "Shipyard.json"),
    ("FCMaterials", "FCMaterials.json"),
    ("Backpack", "Backpack.json"),
    ("ShipLocker", "ShipLocker.json"),
];
