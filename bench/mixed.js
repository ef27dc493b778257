/** Events as real journals hold them: of a hundred, four are of the sixteen kinds; the others are made up here. */
import { randomFrom } from './corpora/random.js';

const names = 'Kolmar Brisa Tanhout Vexley Oridan Palenque Strabo Hedley Quince Marrow Iolite Vantage'.split(' ');
const materials =
  'iron nickel carbon sulphur phosphorus chromium manganese zinc vanadium germanium arsenic niobium'.split(' ');
const slots = 'Armour PowerPlant MainEngines FrameShiftDrive LifeSupport PowerDistributor Radar FuelTank'.split(' ');

/** How often each stands among a hundred or so, and what it holds. */
const kinds = [
  [10, 'Music', ({ pick }) => ({ MusicTrack: pick(['Exploration', 'NoTrack', 'Supercruise', 'Combat_Dogfight']) })],
  [12, 'ReceiveText', receiveText],
  [14, 'FSSSignalDiscovered', signal],
  [16, 'Scan', scan],
  [6, 'ShipTargeted', target],
  [4, 'FuelScoop', ({ real }) => ({ Scooped: real(5), Total: real(32) })],
  [6, 'MaterialCollected', ({ pick, whole }) => ({ Category: 'Raw', Name: pick(materials), Count: whole(4) })],
  [3, 'Materials', ({ whole }) => ({ Raw: materials.map((Name) => ({ Name, Count: whole(300) })), Encoded: [] })],
  [2, 'Loadout', loadout],
  [
    5,
    'StartJump',
    ({ place, whole }) => ({
      JumpType: 'Hyperspace',
      Taxi: false,
      StarSystem: place(),
      SystemAddress: whole(1e13),
      StarClass: 'K',
    }),
  ],
  [5, 'ReservoirReplenished', ({ real }) => ({ FuelMain: real(32), FuelReservoir: real(1) })],
  [
    5,
    'SupercruiseExit',
    ({ place, whole }) => ({
      Taxi: false,
      Multicrew: false,
      StarSystem: place(),
      SystemAddress: whole(1e13),
      Body: `${place()} A 1`,
      BodyID: whole(60),
      BodyType: 'Planet',
    }),
  ],
  [8, 'MissionAccepted', mission],
];

/** So many events, most of them of other kinds, the rest taken from a list. */
export function mixedEvents(count, known, seed = 3) {
  const dice = diceOf(randomFrom(seed));
  const lots = kinds.flatMap(([share, ...kind]) => Array.from({ length: share }, () => kind));
  return Array.from({ length: count }, (_, index) => {
    if (index % 25 === 0) return known[(index / 25) % known.length];
    const [event, make] = dice.pick(lots);
    return { timestamp: dice.moment(), event, ...make(dice) };
  });
}

function diceOf(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const whole = (limit) => Math.floor(random() * limit);
  return {
    pick,
    whole,
    /** A number that is written with decimals. */
    real: (limit) => Number((random() * limit).toFixed(6)) + 0.000001,
    place: () =>
      `${pick(names)} ${pick(names)} ${random() < 0.02 ? 'Süd' : pick(['AB-C', 'QX-U', 'ZE-A'])} d${whole(200)}`,
    moment: () => new Date(1_700_000_000_000 + whole(1e8) * 1000).toISOString().replace(/\.\d+/, ''),
  };
}

function receiveText({ place, pick, whole }) {
  return {
    From: `$npc_name_decorate:#name=${place()};`,
    From_Localised: place(),
    Message: `$Pirate_OnStart${whole(9)};`,
    Message_Localised: `${place()}: hand over what you carry, commander, and nobody is hurt`,
    Channel: pick(['npc', 'player', 'local']),
  };
}

function signal({ place, pick, whole, real }) {
  return {
    SystemAddress: whole(1e13),
    SignalName: `$USS_Type_${pick(['Salvage', 'Convoy'])};`,
    SignalName_Localised: place(),
    SignalType: 'USS',
    USSType: '$USS_Type_Salvage;',
    USSType_Localised: 'Degraded emissions',
    SpawningState: '',
    SpawningFaction: place(),
    ThreatLevel: whole(5),
    TimeRemaining: real(1500),
  };
}

function scan({ place, pick, whole, real }) {
  return {
    ScanType: 'Detailed',
    BodyName: `${place()} 4 c`,
    BodyID: whole(60),
    Parents: [{ Planet: whole(9) }, { Star: 0 }],
    StarSystem: place(),
    SystemAddress: whole(1e13),
    DistanceFromArrivalLS: real(4000),
    TidalLock: true,
    TerraformState: '',
    PlanetClass: pick(['Icy body', 'Rocky body']),
    Atmosphere: '',
    AtmosphereType: 'None',
    Volcanism: '',
    MassEM: real(1),
    Radius: real(4e6),
    SurfaceGravity: real(9),
    SurfaceTemperature: real(400),
    SurfacePressure: real(10),
    Landable: true,
    Materials: materials.slice(0, 8).map((Name) => ({ Name, Percent: real(20) })),
    Composition: { Ice: real(1), Rock: real(1), Metal: real(1) },
    SemiMajorAxis: real(1e9),
    Eccentricity: real(1),
    OrbitalInclination: -real(90),
    Periapsis: real(360),
    OrbitalPeriod: real(1e6),
    RotationPeriod: real(1e6),
    AxialTilt: real(1),
    WasDiscovered: false,
    WasMapped: false,
  };
}

function target({ place, pick, real }) {
  return {
    TargetLocked: true,
    Ship: pick(['eagle', 'viper', 'adder']),
    ScanStage: 3,
    PilotName: `$npc_name_decorate:#name=${place()};`,
    PilotName_Localised: place(),
    PilotRank: 'Competent',
    ShieldHealth: real(100),
    HullHealth: real(100),
    Faction: place(),
    LegalStatus: 'Clean',
  };
}

function loadout({ place, pick, whole, real }) {
  const module = (Slot) => ({
    Slot,
    Item: `int_${Slot.toLowerCase()}_size${whole(8)}_class5`,
    On: true,
    Priority: whole(5),
    Health: real(1),
    Value: whole(1e7),
  });
  return {
    Ship: 'asp',
    ShipID: whole(40),
    ShipName: place(),
    ShipIdent: 'QA-07',
    HullValue: whole(1e7),
    ModulesValue: whole(1e7),
    HullHealth: real(1),
    UnladenMass: real(600),
    CargoCapacity: whole(200),
    MaxJumpRange: real(60),
    FuelCapacity: { Main: real(32), Reserve: real(1) },
    Rebuy: whole(1e6),
    Modules: slots.map(module),
    Hot: pick([true, false]),
  };
}

function mission({ place, whole, pick }) {
  return {
    Faction: place(),
    Name: 'Mission_Delivery',
    LocalisedName: `Carry ${whole(200)} units to ${place()}`,
    Commodity: '$Gold_Name;',
    Commodity_Localised: 'Gold',
    Count: whole(200),
    TargetFaction: place(),
    DestinationSystem: place(),
    DestinationStation: place(),
    Expiry: '2026-11-16T20:41:00Z',
    Wing: false,
    Influence: pick(['+', '++']),
    Reputation: '+',
    Reward: whole(1e6),
    MissionID: whole(1e9),
  };
}
