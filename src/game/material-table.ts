/** Raw, manufactured and encoded materials, as Materials lists them. */
export type MaterialCategory = 'Raw' | 'Manufactured' | 'Encoded';

/** What can be gathered and crafted with: internal name, name as shown, category, grade. */
export const materialTable: readonly (readonly [
  name: string,
  shown: string,
  category: MaterialCategory,
  grade: 1 | 2 | 3 | 4 | 5,
])[] = [
  ['iron', 'Iron', 'Raw', 1],
  ['nickel', 'Nickel', 'Raw', 1],
  ['tin', 'Tin', 'Raw', 3],
  ['zinc', 'Zinc', 'Raw', 2],
  ['carbon', 'Carbon', 'Raw', 1],
  ['sulphur', 'Sulphur', 'Raw', 1],
  ['phosphorus', 'Phosphorus', 'Raw', 1],
  ['manganese', 'Manganese', 'Raw', 2],
  ['selenium', 'Selenium', 'Raw', 4],
  ['chromium', 'Chromium', 'Raw', 2],
  ['vanadium', 'Vanadium', 'Raw', 2],
  ['germanium', 'Germanium', 'Raw', 2],
  ['cadmium', 'Cadmium', 'Raw', 3],
  ['tungsten', 'Tungsten', 'Raw', 3],
  ['arsenic', 'Arsenic', 'Raw', 2],
  ['molybdenum', 'Molybdenum', 'Raw', 3],
  ['niobium', 'Niobium', 'Raw', 3],
  ['zirconium', 'Zirconium', 'Raw', 2],
  ['mercury', 'Mercury', 'Raw', 3],
  ['yttrium', 'Yttrium', 'Raw', 4],
  ['tellurium', 'Tellurium', 'Raw', 4],
  ['polonium', 'Polonium', 'Raw', 4],
  ['technetium', 'Technetium', 'Raw', 4],
  ['ruthenium', 'Ruthenium', 'Raw', 4],
  ['antimony', 'Antimony', 'Raw', 4],
  ['rhenium', 'Rhenium', 'Raw', 1],
  ['lead', 'Lead', 'Raw', 1],
  ['boron', 'Boron', 'Raw', 3],
  ['gridresistors', 'Grid Resistors', 'Manufactured', 1],
  ['crystalshards', 'Crystal Shards', 'Manufactured', 1],
  ['temperedalloys', 'Tempered Alloys', 'Manufactured', 1],
  ['basicconductors', 'Basic Conductors', 'Manufactured', 1],
  ['mechanicalscrap', 'Mechanical Scrap', 'Manufactured', 1],
  ['heatconductionwiring', 'Heat Conduction Wiring', 'Manufactured', 1],
  ['wornshieldemitters', 'Worn Shield Emitters', 'Manufactured', 1],
  ['compactcomposites', 'Compact Composites', 'Manufactured', 1],
  ['salvagedalloys', 'Salvaged Alloys', 'Manufactured', 1],
  ['chemicalstorageunits', 'Chemical Storage Units', 'Manufactured', 1],
  ['hybridcapacitors', 'Hybrid Capacitors', 'Manufactured', 2],
  ['uncutfocuscrystals', 'Flawed Focus Crystals', 'Manufactured', 2],
  ['heatresistantceramics', 'Heat Resistant Ceramics', 'Manufactured', 2],
  ['conductivecomponents', 'Conductive Components', 'Manufactured', 2],
  ['mechanicalequipment', 'Mechanical Equipment', 'Manufactured', 2],
  ['heatdispersionplate', 'Heat Dispersion Plate', 'Manufactured', 2],
  ['shieldemitters', 'Shield Emitters', 'Manufactured', 2],
  ['filamentcomposites', 'Filament Composites', 'Manufactured', 2],
  ['galvanisingalloys', 'Galvanising Alloys', 'Manufactured', 2],
  ['chemicalprocessors', 'Chemical Processors', 'Manufactured', 2],
  ['electrochemicalarrays', 'Electrochemical Arrays', 'Manufactured', 3],
  ['focuscrystals', 'Focus Crystals', 'Manufactured', 3],
  ['precipitatedalloys', 'Precipitated Alloys', 'Manufactured', 3],
  ['conductiveceramics', 'Conductive Ceramics', 'Manufactured', 3],
  ['mechanicalcomponents', 'Mechanical Components', 'Manufactured', 3],
  ['heatexchangers', 'Heat Exchangers', 'Manufactured', 3],
  ['shieldingsensors', 'Shielding Sensors', 'Manufactured', 3],
  ['highdensitycomposites', 'High Density Composites', 'Manufactured', 3],
  ['phasealloys', 'Phase Alloys', 'Manufactured', 3],
  ['chemicaldistillery', 'Chemical Distillery', 'Manufactured', 3],
  ['polymercapacitors', 'Polymer Capacitors', 'Manufactured', 4],
  ['refinedfocuscrystals', 'Refined Focus Crystals', 'Manufactured', 4],
  ['thermicalloys', 'Thermic Alloys', 'Manufactured', 4],
  ['conductivepolymers', 'Conductive Polymers', 'Manufactured', 4],
  ['configurablecomponents', 'Configurable Components', 'Manufactured', 4],
  ['heatvanes', 'Heat Vanes', 'Manufactured', 4],
  ['compoundshielding', 'Compound Shielding', 'Manufactured', 4],
  ['fedproprietarycomposites', 'Proprietary Composites', 'Manufactured', 4],
  ['protolightalloys', 'Proto Light Alloys', 'Manufactured', 4],
  ['chemicalmanipulators', 'Chemical Manipulators', 'Manufactured', 4],
  ['militarysupercapacitors', 'Military Supercapacitors', 'Manufactured', 5],
  ['exquisitefocuscrystals', 'Exquisite Focus Crystals', 'Manufactured', 5],
  ['militarygradealloys', 'Military Grade Alloys', 'Manufactured', 5],
  ['biotechconductors', 'Biotech Conductors', 'Manufactured', 5],
  ['improvisedcomponents', 'Improvised Components', 'Manufactured', 5],
  ['protoheatradiators', 'Proto Heat Radiators', 'Manufactured', 5],
  ['imperialshielding', 'Imperial Shielding', 'Manufactured', 5],
  ['fedcorecomposites', 'Core Dynamics Composites', 'Manufactured', 5],
  ['protoradiolicalloys', 'Proto Radiolic Alloys', 'Manufactured', 5],
  ['pharmaceuticalisolators', 'Pharmaceutical Isolators', 'Manufactured', 5],
  ['unknownenergysource', 'Sensor Fragment', 'Manufactured', 5],
  ['unknowncarapace', 'Thargoid Carapace', 'Manufactured', 2],
  ['unknownenergycell', 'Thargoid Energy Cell', 'Manufactured', 3],
  ['unknownorganiccircuitry', 'Thargoid Organic Circuitry', 'Manufactured', 5],
  ['unknowntechnologycomponents', 'Thargoid Technological Components', 'Manufactured', 4],
  ['tg_biomechanicalconduits', 'Bio-Mechanical Conduits', 'Manufactured', 3],
  ['tg_propulsionelement', 'Propulsion Elements', 'Manufactured', 5],
  ['tg_weaponparts', 'Weapon Parts', 'Manufactured', 4],
  ['tg_wreckagecomponents', 'Wreckage Components', 'Manufactured', 3],
  ['guardian_powercell', 'Guardian Power Cell', 'Manufactured', 1],
  ['guardian_powerconduit', 'Guardian Power Conduit', 'Manufactured', 2],
  ['guardian_techcomponent', 'Guardian Technology Component', 'Manufactured', 3],
  ['guardian_sentinel_weaponparts', 'Guardian Sentinel Weapon Parts', 'Manufactured', 3],
  ['guardian_sentinel_wreckagecomponents', 'Guardian Sentinel Wreckage Components', 'Manufactured', 1],
  ['tg_causticshard', 'Caustic Shard', 'Manufactured', 2],
  ['tg_causticgeneratorparts', 'Corrosive Mechanisms', 'Manufactured', 3],
  ['legacyfirmware', 'Specialised Legacy Firmware', 'Encoded', 1],
  ['encryptedfiles', 'Unusual Encrypted Files', 'Encoded', 1],
  ['bulkscandata', 'Anomalous Bulk Scan Data', 'Encoded', 1],
  ['disruptedwakeechoes', 'Atypical Disrupted Wake Echoes', 'Encoded', 1],
  ['scrambledemissiondata', 'Exceptional Scrambled Emission Data', 'Encoded', 1],
  ['shieldcyclerecordings', 'Distorted Shield Cycle Recordings', 'Encoded', 1],
  ['consumerfirmware', 'Modified Consumer Firmware', 'Encoded', 2],
  ['encryptioncodes', 'Tagged Encryption Codes', 'Encoded', 2],
  ['scanarchives', 'Unidentified Scan Archives', 'Encoded', 2],
  ['fsdtelemetry', 'Anomalous FSD Telemetry', 'Encoded', 2],
  ['archivedemissiondata', 'Irregular Emission Data', 'Encoded', 2],
  ['shieldsoakanalysis', 'Inconsistent Shield Soak Analysis', 'Encoded', 2],
  ['industrialfirmware', 'Cracked Industrial Firmware', 'Encoded', 3],
  ['symmetrickeys', 'Open Symmetric Keys', 'Encoded', 3],
  ['scandatabanks', 'Classified Scan Databanks', 'Encoded', 3],
  ['wakesolutions', 'Strange Wake Solutions', 'Encoded', 3],
  ['emissiondata', 'Unexpected Emission Data', 'Encoded', 3],
  ['shielddensityreports', 'Untypical Shield Scans ', 'Encoded', 3],
  ['securityfirmware', 'Security Firmware Patch', 'Encoded', 4],
  ['encryptionarchives', 'Atypical Encryption Archives', 'Encoded', 4],
  ['encodedscandata', 'Divergent Scan Data', 'Encoded', 4],
  ['hyperspacetrajectories', 'Eccentric Hyperspace Trajectories', 'Encoded', 4],
  ['decodedemissiondata', 'Decoded Emission Data', 'Encoded', 4],
  ['shieldpatternanalysis', 'Aberrant Shield Pattern Analysis', 'Encoded', 4],
  ['embeddedfirmware', 'Modified Embedded Firmware', 'Encoded', 5],
  ['adaptiveencryptors', 'Adaptive Encryptors Capture', 'Encoded', 5],
  ['classifiedscandata', 'Classified Scan Fragment', 'Encoded', 5],
  ['dataminedwake', 'Datamined Wake Exceptions', 'Encoded', 5],
  ['compactemissionsdata', 'Abnormal Compact Emissions Data', 'Encoded', 5],
  ['shieldfrequencydata', 'Peculiar Shield Frequency Data', 'Encoded', 5],
];

const byName = new Map(materialTable.map((row) => [row[0], row]));

/** The most of a material that can be kept, by its grade. */
const limits = [0, 300, 250, 200, 150, 100] as const;

/** The most of a material that can be kept; the least limit for one that is not known. */
export function materialLimit(name: string): number {
  return limits[byName.get(name)?.[3] ?? 5];
}

export function materialCategory(name: string): MaterialCategory | undefined {
  return byName.get(name)?.[2];
}

function namesOf(...categories: readonly MaterialCategory[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    materialTable.filter(([, , category]) => categories.includes(category)).map(([name, shown]) => [name, shown]),
  );
}

/** Raw and manufactured materials by internal name, as shown; where the two are alike the game shows nothing more. */
export const materialNames = namesOf('Raw', 'Manufactured');

/** Encoded materials, found by scanning: internal name, name as shown. */
export const encodedMaterialNames = namesOf('Encoded');
