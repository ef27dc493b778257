import type { Economy } from './political-vocabulary-table.js';

/** Goods that an economy makes and takes, by internal name. */
interface EconomyGoods {
  readonly makes: string;
  readonly takes: string;
}

export const food = 'animalmeat coffee fish foodcartridges fruitandvegetables grain syntheticmeat tea';

export const drinks = 'beer liquor wine';

export const ores =
  'bauxite bertrandite coltan cryolite gallite goslarite haematite indite lepidolite lithiumhydroxide methaneclathrate methanolmonohydratecrystals pyrophyllite rutile uraninite';

const gems =
  'alexandrite benitoite bromellite grandidierite jadeite lowtemperaturediamond moissanite monazite musgravite opal painite rhodplumsite serendibite taaffeite diamond ruby sapphire';

const preciousMetals = 'gold osmium palladium platinum samarium silver praseodymium';

const commonMetals =
  'aluminium beryllium bismuth cobalt copper gallium indium lanthanum lithium steel tantalum thallium thorium titanium uranium';

/** From the ground of planets. */
const groundMinerals = 'bastnasite magnesite olivine periclasedunite quartzpyroxenite thortveitite';

const groundGases = 'deuterium helium helium3';

export const parts =
  'articulationmotors exhaustmanifold heatsinkinterlink hnshockmount iondistributor magneticemittercoil modularterminals powerconverter powergridassembly powertransferconduits radiationbaffle reinforcedmountingplate';

const fineParts = 'diagnosticsensor microcontrollers nanobreakers telemetrysuite';

const fabrics = 'conductivefabrics leather naturalfabrics syntheticfabrics';

const household = 'clothing consumertechnology domesticappliances';

/**
 * Goods by economy. Markets in unpopulated systems and of carriers work differently: they have no entry. All
 * populated places also make and take `everyEconomy`.
 */
export const economyGoods: Readonly<Partial<Record<Economy, EconomyGoods>>> = {
  Agri: {
    makes: `algae ${food} ${drinks} leather naturalfabrics tobacco basicnarcotics mineraloil`,
    takes: `agriculturalmedicines agronomictreatment animalmonitors aquaponicsystems atmosphericextractors cropharvesters pesticides rockforthfertiliser terrainenrichmentsystems marinesupplies water waterpurifiers powergenerators ${household} survivalequipment`,
  },
  Extraction: {
    makes: `${ores} ${preciousMetals} mineraloil liquidoxygen hydrogenperoxide water tritium`,
    takes: `mineralextractors heliostaticfurnaces bioreducinglichen resonatingseparators explosives geologicalequipment mutomimager hazardousenvironmentsuits skimercomponents thermalcoolingunits performanceenhancers ${food} ${drinks} ${parts}`,
  },
  Refinery: {
    makes: `${commonMetals} gold silver palladium polymers semiconductors superconductors ceramiccomposites cmmcomposite insulatingmembrane neofabricinsulation coolinghoses explosives pesticides surfacestabilisers syntheticfabrics conductivefabrics syntheticreagents tritium`,
    takes: `${ores} ${gems} ${groundMinerals} iridium platinum osmium heliostaticfurnaces bioreducinglichen mineraloil hydrogenperoxide liquidoxygen water advancedcatalysers resonatingseparators ${food} chemicalwaste scrap toxicwaste`,
  },
  Industrial: {
    makes: `${parts} ${household} atmosphericextractors buildingfabricators computercomponents cropharvesters emergencypowercells evacuationshelter foodcartridges syntheticmeat geologicalequipment heliostaticfurnaces marinesupplies mineralextractors personalweapons nonlethalweapons powergenerators reactivearmour skimercomponents survivalequipment thermalcoolingunits waterpurifiers scrap chemicalwaste toxicwaste`,
    takes: `${commonMetals} ${preciousMetals} iridium ${gems} ${groundGases} polymers semiconductors superconductors ceramiccomposites cmmcomposite insulatingmembrane neofabricinsulation coolinghoses ${fabrics} ${food} advancedcatalysers robotics autofabricators syntheticreagents`,
  },
  HighTech: {
    makes: `${fineParts} advancedcatalysers animalmonitors aquaponicsystems autofabricators bioreducinglichen computercomponents hazardousenvironmentsuits medicaldiagnosticequipment mutomimager resonatingseparators robotics structuralregulators terrainenrichmentsystems advancedmedicines agriculturalmedicines basicmedicines combatstabilisers performanceenhancers progenitorcells nonlethalweapons nerveagents syntheticreagents consumertechnology`,
    takes: `${preciousMetals} iridium ${gems} ${groundGases} beryllium gallium indium lanthanum tantalum thorium polymers semiconductors superconductors ceramiccomposites insulatingmembrane neofabricinsulation coolinghoses conductivefabrics syntheticfabrics ${food} ${drinks} clothing tobacco metaalloys tritium`,
  },
  Military: {
    makes: 'militarygradefabrics reactivearmour battleweapons landmines',
    takes: `personalweapons nonlethalweapons combatstabilisers performanceenhancers progenitorcells ${food} ${drinks} polymers titanium steel hazardousenvironmentsuits robotics powergenerators survivalequipment explosives nerveagents`,
  },
  Service: {
    makes: 'scrap',
    takes: `${food} ${drinks} ${household} tobacco progenitorcells performanceenhancers computercomponents waterpurifiers powergenerators`,
  },
  Tourism: {
    makes: 'clothing',
    takes: `${food} ${drinks} ${household} ${gems} gold silver tobacco performanceenhancers progenitorcells leather naturalfabrics consumertechnology water`,
  },
  Terraforming: {
    makes: 'water',
    takes: `terrainenrichmentsystems bioreducinglichen atmosphericextractors agriculturalmedicines agronomictreatment aquaponicsystems animalmonitors geologicalequipment hazardousenvironmentsuits powergenerators waterpurifiers buildingfabricators ${food} biowaste`,
  },
  Colony: {
    makes: 'water',
    takes: `${food} ${drinks} ${household} buildingfabricators ceramiccomposites cmmcomposite polymers steel titanium aluminium copper powergenerators waterpurifiers atmosphericextractors emergencypowercells evacuationshelter hazardousenvironmentsuits structuralregulators computercomponents survivalequipment medicaldiagnosticequipment`,
  },
  Prison: { makes: 'scrap', takes: `${food} ${drinks} clothing nonlethalweapons reactivearmour tobacco` },
  Damaged: {
    makes: '',
    takes: `${food} evacuationshelter survivalequipment emergencypowercells powergenerators steel`,
  },
  Rescue: { makes: '', takes: `${food} evacuationshelter survivalequipment combatstabilisers waterpurifiers` },
  Repair: { makes: '', takes: `${food} ${parts} steel titanium ceramiccomposites buildingfabricators` },
};

/** Goods made and taken wherever people live. */
export const everyEconomy: EconomyGoods = {
  makes: 'hydrogenfuel biowaste',
  takes: 'basicmedicines advancedmedicines fruitandvegetables grain water',
};

/** Goods that some governments forbid, by category. */
export const goodsForbiddenBy: Readonly<Record<string, string>> = {
  Communism: 'slaves imperialslaves basicnarcotics tobacco battleweapons personalweapons nerveagents landmines',
  Confederacy: 'slaves imperialslaves nerveagents landmines',
  Cooperative: 'slaves imperialslaves basicnarcotics battleweapons nerveagents landmines',
  Corporate: 'slaves imperialslaves basicnarcotics battleweapons nerveagents landmines toxicwaste',
  Democracy: 'slaves imperialslaves basicnarcotics battleweapons nerveagents landmines',
  Dictatorship: 'battleweapons basicnarcotics nonlethalweapons personalweapons landmines',
  Feudal: 'slaves battleweapons basicnarcotics landmines',
  Patronage: 'slaves battleweapons basicnarcotics landmines',
  PrisonColony: 'beer liquor wine bootlegliquor basicnarcotics tobacco personalweapons battleweapons landmines',
  Theocracy: 'slaves imperialslaves basicnarcotics beer liquor wine bootlegliquor tobacco battleweapons landmines',
};
