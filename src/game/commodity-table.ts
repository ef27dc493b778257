import { groundGoodsTable } from './ground-goods-table.js';
import { rareGoodsTable } from './rare-goods-table.js';
import { unlistedGoodsTable } from './unlisted-goods-table.js';

/**
 * Commodities by category: internal name, displayed name, ID, and the galactic mean price in credits per
 * tonne, as shown by markets in spring 2025. Goods that markets do not list (rescued people, wrecks, slaves,
 * weapons of war) have a price of the right order. Of most goods that came in September 2026 the mean price
 * is not known: theirs is what traders were paid on average.
 */
const commonGoods = {
  Metals: [
    ['platinum', 'Platinum', 128_049_152, 55_505],
    ['palladium', 'Palladium', 128_049_153, 50_356],
    ['gold', 'Gold', 128_049_154, 47_113],
    ['silver', 'Silver', 128_049_155, 36_553],
    ['cobalt', 'Cobalt', 128_049_162, 3546],
    ['beryllium', 'Beryllium', 128_049_168, 40_192],
    ['indium', 'Indium', 128_049_169, 23_269],
    ['gallium', 'Gallium', 128_049_170, 25_117],
    ['tantalum', 'Tantalum', 128_049_171, 13_735],
    ['uranium', 'Uranium', 128_049_172, 7138],
    ['lithium', 'Lithium', 128_049_173, 1830],
    ['titanium', 'Titanium', 128_049_174, 4446],
    ['copper', 'Copper', 128_049_175, 631],
    ['aluminium', 'Aluminium', 128_049_176, 2540],
    ['osmium', 'Osmium', 128_671_118, 45_000],
    ['lanthanum', 'Lanthanum', 128_672_298, 8703],
    ['thallium', 'Thallium', 128_672_299, 3747],
    ['bismuth', 'Bismuth', 128_672_300, 2460],
    ['thorium', 'Thorium', 128_672_301, 11_307],
    ['praseodymium', 'Praseodymium', 128_673_845, 8598],
    ['samarium', 'Samarium', 128_673_847, 25_711],
    ['hafnium178', 'Hafnium 178', 128_668_549, 69_098],
    ['steel', 'Steel', 129_031_238, 4179],
    ['iridium', 'Iridium', 129_046_165, 215_545],
  ],
  Minerals: [
    ['bertrandite', 'Bertrandite', 128_049_156, 18_210],
    ['indite', 'Indite', 128_049_157, 11_044],
    ['gallite', 'Gallite', 128_049_158, 11_557],
    ['coltan', 'Coltan', 128_049_159, 5967],
    ['uraninite', 'Uraninite', 128_049_160, 2861],
    ['lepidolite', 'Lepidolite', 128_049_161, 741],
    ['rutile', 'Rutile', 128_049_163, 2023],
    ['bauxite', 'Bauxite', 128_049_165, 1096],
    ['painite', 'Painite', 128_668_550, 53_065],
    ['cryolite', 'Cryolite', 128_672_294, 11_786],
    ['goslarite', 'Goslarite', 128_672_295, 5782],
    ['moissanite', 'Moissanite', 128_672_296, 24_297],
    ['pyrophyllite', 'Pyrophyllite', 128_672_297, 11_207],
    ['taaffeite', 'Taaffeite', 128_672_775, 51_569],
    ['jadeite', 'Jadeite', 128_672_776, 41_895],
    ['bromellite', 'Bromellite', 128_673_846, 30_500],
    ['lowtemperaturediamond', 'Low Temp. Diamonds', 128_673_848, 96_438],
    ['methanolmonohydratecrystals', 'Methanol Monohydrate Crystals', 128_673_852, 2492],
    ['lithiumhydroxide', 'Lithium Hydroxide', 128_673_853, 5637],
    ['methaneclathrate', 'Methane Clathrate', 128_673_854, 1606],
    ['rhodplumsite', 'Rhodplumsite', 128_924_325, 171_300],
    ['serendibite', 'Serendibite', 128_924_326, 161_765],
    ['monazite', 'Monazite', 128_924_327, 195_083],
    ['musgravite', 'Musgravite', 128_924_328, 186_330],
    ['benitoite', 'Benitoite', 128_924_329, 139_704],
    ['grandidierite', 'Grandidierite', 128_924_330, 184_576],
    ['alexandrite', 'Alexandrite', 128_924_331, 205_143],
    ['opal', 'Void Opal', 128_924_332, 128_579],
    ['haematite', 'Haematite', 129_031_327, 1791],
    ['bastnasite', 'Bastnasite', 129_046_168, 66_401],
    ['deuterium', 'Deuterium', 129_046_169, 42_757],
    ['thortveitite', 'Thortveitite', 129_046_170, 129_763],
    ['quartzpyroxenite', 'Quartz Pyroxenite', 129_046_171, 48_746],
    ['olivine', 'Olivine', 129_046_172, 32_951],
    ['periclasedunite', 'Periclase Dunite', 129_046_173, 208_671],
    ['sapphire', 'Sapphire', 129_046_174, 130_921],
    ['diamond', 'Diamond', 129_046_175, 137_652],
    ['ruby', 'Ruby', 129_046_176, 112_766],
    ['magnesite', 'Magnesite', 129_046_177, 40_066],
  ],
  Chemicals: [
    ['water', 'Water', 128_049_166, 260],
    ['hydrogenfuel', 'Hydrogen Fuel', 128_049_202, 119],
    ['mineraloil', 'Mineral Oil', 128_049_203, 416],
    ['explosives', 'Explosives', 128_049_204, 483],
    ['pesticides', 'Pesticides', 128_049_205, 412],
    ['syntheticreagents', 'Synthetic Reagents', 128_672_303, 6607],
    ['nerveagents', 'Nerve Agents', 128_672_304, 12_954],
    ['surfacestabilisers', 'Surface Stabilisers', 128_672_305, 668],
    ['hydrogenperoxide', 'Hydrogen Peroxide', 128_673_850, 3095],
    ['liquidoxygen', 'Liquid oxygen', 128_673_851, 1375],
    ['rockforthfertiliser', 'Rockforth Fertiliser', 128_924_333, 9],
    ['agronomictreatment', 'Agronomic Treatment', 128_924_334, 3069],
    ['tritium', 'Tritium', 128_961_249, 51_294],
    ['helium', 'Helium', 129_046_166, 73_920],
    ['helium3', 'Helium-3', 129_046_167, 98_562],
  ],
  Foods: [
    ['algae', 'Algae', 128_049_177, 308],
    ['fruitandvegetables', 'Fruit and Vegetables', 128_049_178, 483],
    ['grain', 'Grain', 128_049_180, 387],
    ['animalmeat', 'Animal Meat', 128_049_182, 1462],
    ['fish', 'Fish', 128_049_183, 613],
    ['foodcartridges', 'Food Cartridges', 128_049_184, 252],
    ['syntheticmeat', 'Synthetic Meat', 128_049_185, 415],
    ['tea', 'Tea', 128_049_188, 1603],
    ['coffee', 'Coffee', 128_049_189, 1425],
  ],
  Textiles: [
    ['leather', 'Leather', 128_049_190, 423],
    ['naturalfabrics', 'Natural Fabrics', 128_049_191, 662],
    ['syntheticfabrics', 'Synthetic Fabrics', 128_049_193, 354],
    ['conductivefabrics', 'Conductive Fabrics', 128_682_044, 666],
    ['militarygradefabrics', 'Military Grade Fabrics', 128_682_045, 899],
  ],
  'Industrial Materials': [
    ['polymers', 'Polymers', 128_049_197, 306],
    ['semiconductors', 'Semiconductors', 128_049_199, 1084],
    ['superconductors', 'Superconductors', 128_049_200, 6551],
    ['ceramiccomposites', 'Ceramic Composites', 128_672_302, 402],
    ['metaalloys', 'Meta-Alloys', 128_672_701, 194_572],
    ['insulatingmembrane', 'Insulating Membrane', 128_673_855, 10_605],
    ['cmmcomposite', 'CMM Composite', 128_673_856, 5972],
    ['coolinghoses', 'Micro-weave Cooling Hoses', 128_673_857, 1832],
    ['neofabricinsulation', 'Neofabric Insulation', 128_673_858, 5046],
  ],
  Medicines: [
    ['agriculturalmedicines', 'Agri-Medicines', 128_049_208, 1197],
    ['performanceenhancers', 'Performance Enhancers', 128_049_209, 6490],
    ['basicmedicines', 'Basic Medicines', 128_049_210, 489],
    ['progenitorcells', 'Progenitor Cells', 128_049_669, 6451],
    ['combatstabilisers', 'Combat Stabilisers', 128_049_670, 3505],
    ['advancedmedicines', 'Advanced Medicines', 128_682_046, 1351],
  ],
  'Legal Drugs': [
    ['basicnarcotics', 'Narcotics', 128_049_212, 9966],
    ['tobacco', 'Tobacco', 128_049_213, 5088],
    ['beer', 'Beer', 128_049_214, 350],
    ['wine', 'Wine', 128_049_215, 417],
    ['liquor', 'Liquor', 128_049_216, 774],
    ['bootlegliquor', 'Bootleg Liquor', 128_672_306, 765],
    ['onionheadc', 'Onionhead Gamma Strain', 128_983_059, 4286],
  ],
  Machinery: [
    ['powergenerators', 'Power Generators', 128_049_217, 2388],
    ['waterpurifiers', 'Water Purifiers', 128_049_218, 447],
    ['heliostaticfurnaces', 'Microbial Furnaces', 128_049_220, 418],
    ['mineralextractors', 'Mineral Extractors', 128_049_221, 791],
    ['cropharvesters', 'Crop Harvesters', 128_049_222, 2211],
    ['marinesupplies', 'Marine Equipment', 128_049_223, 4084],
    ['atmosphericextractors', 'Atmospheric Processors', 128_064_028, 536],
    ['geologicalequipment', 'Geological Equipment', 128_672_307, 1830],
    ['thermalcoolingunits', 'Thermal Cooling Units', 128_672_308, 3700],
    ['buildingfabricators', 'Building Fabricators', 128_672_309, 2224],
    ['skimercomponents', 'Skimmer Components', 128_672_313, 1082],
    ['articulationmotors', 'Articulation Motors', 128_673_859, 7420],
    ['hnshockmount', 'HN Shock Mount', 128_673_860, 1828],
    ['emergencypowercells', 'Emergency Power Cells', 128_673_861, 2308],
    ['powerconverter', 'Power Converter', 128_673_862, 1395],
    ['powergridassembly', 'Energy Grid Assembly', 128_673_863, 2598],
    ['powertransferconduits', 'Power Transfer Bus', 128_673_864, 2148],
    ['radiationbaffle', 'Radiation Baffle', 128_673_865, 1713],
    ['exhaustmanifold', 'Exhaust Manifold', 128_673_866, 1821],
    ['reinforcedmountingplate', 'Reinforced Mounting Plate', 128_673_867, 2411],
    ['heatsinkinterlink', 'Heatsink Interlink', 128_673_868, 2048],
    ['magneticemittercoil', 'Magnetic Emitter Coil', 128_673_869, 1319],
    ['modularterminals', 'Modular Terminals', 128_673_870, 2377],
    ['iondistributor', 'Ion Distributor', 128_673_874, 2292],
  ],
  Technology: [
    ['computercomponents', 'Computer Components', 128_049_225, 708],
    ['hazardousenvironmentsuits', 'H.E. Suits', 128_049_226, 518],
    ['robotics', 'Robotics', 128_049_227, 1915],
    ['autofabricators', 'Auto-Fabricators', 128_049_228, 3621],
    ['animalmonitors', 'Animal Monitors', 128_049_229, 522],
    ['aquaponicsystems', 'Aquaponic Systems', 128_049_230, 502],
    ['advancedcatalysers', 'Advanced Catalysers', 128_049_231, 2863],
    ['terrainenrichmentsystems', 'Land Enrichment Systems', 128_049_232, 4693],
    ['resonatingseparators', 'Resonating Separators', 128_049_671, 5692],
    ['bioreducinglichen', 'Bioreducing Lichen', 128_049_672, 1178],
    ['mutomimager', 'Muon Imager', 128_672_310, 6166],
    ['structuralregulators', 'Structural Regulators', 128_672_311, 1909],
    ['nanobreakers', 'Nanobreakers', 128_673_871, 2275],
    ['telemetrysuite', 'Telemetry Suite', 128_673_872, 3092],
    ['microcontrollers', 'Micro Controllers', 128_673_873, 5404],
    ['diagnosticsensor', 'Hardware Diagnostic Sensor', 128_673_875, 6644],
    ['medicaldiagnosticequipment', 'Medical Diagnostic Equipment', 128_682_047, 2944],
  ],
  Weapons: [
    ['personalweapons', 'Personal Weapons', 128_049_233, 4508],
    ['battleweapons', 'Battle Weapons', 128_049_234, 7259],
    ['reactivearmour', 'Reactive Armour', 128_049_235, 2102],
    ['nonlethalweapons', 'Non-Lethal Weapons', 128_049_236, 1848],
    ['landmines', 'Landmines', 128_672_312, 4776],
  ],
  'Consumer Items': [
    ['domesticappliances', 'Domestic Appliances', 128_049_238, 719],
    ['consumertechnology', 'Consumer Technology', 128_049_240, 6334],
    ['clothing', 'Clothing', 128_049_241, 523],
    ['evacuationshelter', 'Evacuation Shelter', 128_672_314, 500],
    ['survivalequipment', 'Survival Equipment', 128_682_048, 666],
  ],
  Slavery: [
    ['slaves', 'Slaves', 128_049_243, 10_584],
    ['imperialslaves', 'Imperial Slaves', 128_667_728, 15_984],
  ],
  Waste: [
    ['biowaste', 'Biowaste', 128_049_244, 271],
    ['toxicwaste', 'Toxic Waste', 128_049_245, 287],
    ['chemicalwaste', 'Chemical Waste', 128_049_246, 655],
    ['scrap', 'Scrap', 128_049_248, 276],
  ],
  NonMarketable: [['drones', 'Limpet', 128_066_403, 101]],
  Salvage: [
    ['usscargoblackbox', 'Black Box', 128_666_752, 23_000],
    ['usscargotradedata', 'Trade Data', 128_666_754, 2790],
    ['usscargomilitaryplans', 'Military Plans', 128_666_755, 9413],
    ['usscargoancientartefact', 'Ancient Artefact', 128_666_756, 8183],
    ['usscargorareartwork', 'Rare Artwork', 128_666_757, 16_660],
    ['usscargoexperimentalchemicals', 'Experimental Chemicals', 128_666_758, 3524],
    ['usscargorebeltransmissions', 'Rebel Transmissions', 128_666_759, 4068],
    ['usscargoprototypetech', 'Prototype Tech', 128_666_760, 10_696],
    ['usscargotechnicalblueprints', 'Technical Blueprints', 128_666_761, 6333],
    ['unknownartifact', 'Thargoid Sensor', 128_668_547, 290_190],
    ['airelics', 'AI Relics', 128_668_548, 138_613],
    ['antiquities', 'Antiquities', 128_668_551, 115_511],
    ['militaryintelligence', 'Military Intelligence', 128_668_552, 55_527],
    ['sap8corecontainer', 'SAP 8 Core Container', 128_671_443, 67_593],
    ['trinketsoffortune', 'Trinkets of Hidden Fortune', 128_671_444, 1428],
    ['wreckagecomponents', 'Wreckage Components', 128_672_123, 9000],
    ['encripteddatastorage', 'Encrypted Data Storage', 128_672_124, 8313],
    ['occupiedcryopod', 'Occupied Escape Pod', 128_672_125, 29_700],
    ['personaleffects', 'Personal Effects', 128_672_126, 7500],
    ['comercialsamples', 'Commercial Samples', 128_672_127, 1815],
    ['tacticaldata', 'Tactical Data', 128_672_128, 15_622],
    ['assaultplans', 'Assault Plans', 128_672_129, 26_074],
    ['encryptedcorrespondence', 'Encrypted Correspondence', 128_672_130, 8226],
    ['diplomaticbag', 'Diplomatic Bag', 128_672_131, 28_625],
    ['scientificresearch', 'Scientific Research', 128_672_132, 20_151],
    ['scientificsamples', 'Scientific Samples', 128_672_133, 7955],
    ['politicalprisoner', 'Political Prisoners', 128_672_134, 26_000],
    ['hostage', 'Hostages', 128_672_135, 24_000],
    ['largeexplorationdatacash', 'Large Survey Data Cache', 128_672_136, 255_841],
    ['damagedescapepod', 'Damaged Escape Pod', 128_672_811, 17_000],
    ['thargoidheart', 'Thargoid Heart', 128_793_127, 140_275],
    ['thargoidgeneratortissuesample', 'Caustic Tissue Sample', 129_019_259, 68_702],
    ['thargoidtissuesampletype9a', 'Titan Deep Tissue Sample', 129_022_398, 498_523],
    ['thargoidtissuesampletype9b', 'Titan Tissue Sample', 129_022_399, 272_459],
    ['thargoidtissuesampletype9c', 'Titan Partial Tissue Sample', 129_022_400, 139_529],
    ['thargoidtitandrivecomponent', 'Titan Drive Component', 129_030_459, 362_075],
    ['thargoidpod', 'Xenobiological Prison Pod', 129_022_406, 32_825],
    ['smallexplorationdatacash', 'Small Survey Data Cache', 128_672_137, 25_005],
    ['antiquejewellery', 'Antique Jewellery', 128_672_159, 183_163],
    ['preciousgems', 'Precious Gems', 128_672_160, 160_280],
    ['earthrelics', 'Earth Relics', 128_672_161, 15_161],
    ['genebank', 'Gene Bank', 128_672_162, 59_082],
    ['timecapsule', 'Time Capsule', 128_672_163, 5364],
    ['geologicalsamples', 'Geological Samples', 128_672_315, 8313],
    ['unstabledatacore', 'Unstable Data Core', 128_672_810, 4516],
    ['unknownartifact2', 'Thargoid Probe', 128_673_876, 441_007],
    ['datacore', 'Data Core', 128_682_049, 6791],
    ['mysteriousidol', 'Mysterious Idol', 128_682_051, 20_863],
    ['prohibitedresearchmaterials', 'Prohibited Research Materials', 128_682_052, 46_607],
    ['antimattercontainmentunit', 'Antimatter Containment Unit', 128_682_053, 26_608],
    ['spacepioneerrelics', 'Space Pioneer Relics', 128_682_054, 9780],
    ['fossilremnants', 'Fossil Remnants', 128_682_055, 11_785],
    ['ancientrelic', 'Guardian Relic', 128_732_183, 24_855],
    ['ancientorb', 'Guardian Orb', 128_732_184, 17_339],
    ['ancientcasket', 'Guardian Casket', 128_732_185, 16_223],
    ['ancienttablet', 'Guardian Tablet', 128_732_186, 17_339],
    ['ancienturn', 'Guardian Urn', 128_732_187, 14_830],
    ['ancienttotem', 'Guardian Totem', 128_732_188, 20_350],
    ['unknownresin', 'Thargoid Resin', 128_737_287, 32_825],
    ['unknownbiologicalmatter', 'Thargoid Biological Matter', 128_737_288, 51_920],
    ['unknowntechnologysamples', 'Thargoid Technology Samples', 128_737_289, 39_930],
    ['unknownartifact3', 'Thargoid Link', 128_740_752, 51_920],
    ['thargoidtissuesampletype1', 'Thargoid Cyclops Tissue Sample', 128_793_128, 63_272],
    ['thargoidtissuesampletype2', 'Thargoid Basilisk Tissue Sample', 128_793_129, 72_212],
    ['thargoidtissuesampletype3', 'Thargoid Medusa Tissue Sample', 128_793_130, 82_435],
    ['thargoidscouttissuesample', 'Thargoid Scout Tissue Sample', 128_824_468, 23_731],
    ['ancientkey', 'Ancient Key', 128_888_499, 29_788],
    ['thargoidtissuesampletype4', 'Thargoid Hydra Tissue Sample', 128_902_652, 107_495],
    ['m_tissuesample_fluid', 'Mollusc Fluid', 128_922_517, 6031],
    ['m_tissuesample_soft', 'Mollusc Soft Tissue', 128_922_518, 17_216],
    ['m_tissuesample_nerves', 'Mollusc Brain Tissue', 128_922_519, 32_825],
    ['s_tissuesample_cells', 'Pod Core Tissue', 128_922_520, 4780],
    ['s_tissuesample_surface', 'Pod Dead Tissue', 128_922_521, 13_361],
    ['s_tissuesample_core', 'Pod Surface Tissue', 128_922_522, 28_819],
    ['p_particulatesample', 'Anomaly Particles', 128_922_523, 45_525],
    ['s9_tissuesample_shell', 'Pod Tissue', 128_922_781, 12_546],
    ['m3_tissuesample_membrane', 'Mollusc Membrane', 128_922_782, 18_352],
    ['m3_tissuesample_mycelium', 'Mollusc Mycelium', 128_922_783, 32_825],
    ['m3_tissuesample_spores', 'Mollusc Spores', 128_922_784, 6031],
    ['s6_tissuesample_mesoglea', 'Pod Mesoglea', 128_922_785, 27_009],
    ['s6_tissuesample_cells', 'Pod Outer Tissue', 128_922_786, 7210],
    ['s6_tissuesample_coenosarc', 'Pod Shell Tissue', 128_922_787, 51_920],
    ['ancientrelictg', 'Unclassified Relic', 129_015_433, 907_873],
    ['thargoidtissuesampletype5', 'Thargoid Orthrus Tissue Sample', 129_019_258, 99_780],
    ['unocuppiedescapepod', 'Unoccupied Escape Pod', 129_022_087, 4058],
    ['thargoidtissuesampletype6', 'Thargoid Glaive Tissue Sample', 129_022_395, 71_694],
    ['thargoidtissuesampletype7', 'Thargoid Scythe Tissue Sample', 129_022_396, 71_694],
    ['thargoidtissuesampletype10a', 'Titan Maw Deep Tissue Sample', 129_022_402, 607_825],
    ['thargoidtissuesampletype10b', 'Titan Maw Tissue Sample', 129_022_403, 405_824],
    ['thargoidtissuesampletype10c', 'Titan Maw Partial Tissue Sample', 129_022_404, 271_074],
    ['unknownsack', 'Protective Membrane Scrap', 129_022_405, 32_825],
    ['coralsap', 'Coral Sap', 129_022_407, 130_518],
    ['unknownmineral', 'Impure Spire Mineral', 129_022_408, 32_825],
    ['unknownrefinedmineral', 'Semi-Refined Spire Mineral', 129_022_409, 160_280],
    ['thargoidcystspecimen', 'Cyst Specimen', 129_030_460, 101_149],
    ['thargoidbonefragments', 'Bone Fragments', 129_030_461, 101_149],
    ['thargoidorgansample', 'Organ Sample', 129_030_462, 101_149],
  ],
} as const satisfies Readonly<
  Record<string, readonly (readonly [type: string, name: string, id: number, mean: number])[]>
>;

export const commodityTable = { ...commonGoods, Rare: rareGoodsTable };

export type CommodityCategory = keyof typeof commonGoods | 'Rare';

export interface Commodity {
  readonly type: string;
  readonly name: string;
  readonly id: number;
  /** Mean price of all markets, in credits per tonne. */
  readonly mean: number;
  /** The one that markets show; never `Rare`. */
  readonly category: CommodityCategory;
  /** The first version of the game that has it, if that is known. */
  readonly since?: string;
  /** Where a rare good is made, and how many tonnes that market has at a time. */
  readonly rare?: { readonly marketId: number; readonly tonnes: number };
}

const sinceVersions = new Map(groundGoodsTable.map(([type, , since]) => [type, since]));

/** All commodities, by their internal names. */
export const commodities: ReadonlyMap<string, Commodity> = new Map<string, Commodity>([
  ...Object.entries(commonGoods).flatMap(([category, rows]) =>
    rows.map(([type, name, id, mean]): [string, Commodity] => {
      const since = sinceVersions.get(type);
      return [type, { type, name, id, mean, category: category as CommodityCategory, ...(since && { since }) }];
    }),
  ),
  ...rareGoodsTable.map(([type, name, id, mean, category, marketId, tonnes = 1]): [string, Commodity] => [
    type,
    { type, name, id, mean, category: category as CommodityCategory, rare: { marketId, tonnes } },
  ]),
]);

const unlistedNames: ReadonlyMap<string, string> = new Map(unlistedGoodsTable);

export function commodityName(type: string): string {
  return commodities.get(type)?.name ?? unlistedNames.get(type) ?? type;
}

/** The name of a commodity as markets, refineries and building sites write it: `$gold_name;`. */
export function commoditySymbol(type: string): string {
  return `$${type}_name;`;
}

/** Goods whose internal name is not their displayed one, in the capitals of missions. */
const unlikeTheirNames = [
  'AgriculturalMedicines',
  'AtmosphericExtractors',
  'BasicNarcotics',
  'CoolingHoses',
  'DiagnosticSensor',
  'HazardousEnvironmentSuits',
  'HeliostaticFurnaces',
  'LowTemperatureDiamond',
  'MarineSupplies',
  'MuTomImager',
  'PowerGridAssembly',
  'PowerTransferConduits',
  'SkimerComponents',
  'TerrainEnrichmentSystems',
];

/** The internal name of a commodity as missions capitalise it: `ConductiveFabrics`, `USSCargoBlackBox`. */
export function capitalisedCommodity(type: string): string {
  const shown = commodityName(type).replaceAll(/[^A-Za-z0-9]/g, '');
  return [shown, `USSCargo${shown}`, ...unlikeTheirNames].find((each) => each.toLowerCase() === type) ?? type;
}
