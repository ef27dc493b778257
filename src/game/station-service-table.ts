export const stationTypes = [
  'Coriolis',
  'Orbis',
  'Ocellus',
  'Bernal',
  'Outpost',
  'AsteroidBase',
  'MegaShip',
  'FleetCarrier',
  'CraterPort',
  'CraterOutpost',
  'SurfaceStation',
  'OnFootSettlement',
  'SpaceConstructionDepot',
  'PlanetaryConstructionDepot',
  'None',
] as const;

export type StationType = (typeof stationTypes)[number];

export const stationStates = ['Damaged', 'UnderRepairs', 'UnderAttack', 'Abandoned', 'Construction'] as const;

/**
 * Services: the name in the specification, the name in the live game, and the version of the specification
 * that added it. A service that only one of them has is empty in the other. Both list services in this order.
 */
export const stationServiceTable = [
  ['Dock', 'dock'],
  ['Autodock', 'autodock'],
  ['BlackMarket', 'blackmarket'],
  ['Commodities', 'commodities'],
  ['Contacts', 'contacts'],
  ['Exploration', 'exploration'],
  ['Initiatives', ''],
  ['Missions', 'missions'],
  ['Outfitting', 'outfitting'],
  ['CrewLounge', 'crewlounge'],
  ['Rearm', 'rearm'],
  ['Refuel', 'refuel'],
  ['Repair', 'repair'],
  ['Shipyard', 'shipyard'],
  ['Tuning', 'tuning'],
  ['Workshop', 'engineer'],
  ['MissionsGenerated', 'missionsgenerated'],
  ['Facilitator', 'facilitator'],
  ['Research', ''],
  ['FlightController', 'flightcontroller'],
  ['StationOperations', 'stationoperations'],
  ['OnDockMission', 'ondockmission'],
  ['Powerplay', 'powerplay'],
  ['SearchAndRescue', 'searchrescue'],
  ['', 'materialtrader'],
  ['', 'techBroker'],
  ['', 'stationMenu'],
  ['shop', 'shop', '3.7'],
  ['carriermanagement', 'carriermanagement', '3.7'],
  ['carrierfuel', 'carrierfuel', '3.7'],
  ['carriervendor', 'carriervendor', '3.7'],
  ['livery', 'livery', '3.7'],
  ['modulepacks', 'modulepacks', '3.7'],
  ['voucherredemption', 'voucherredemption', '3.7'],
  ['', 'socialspace'],
  ['', 'bartender'],
  ['', 'vistagenomics'],
  ['', 'pioneersupplies'],
  ['', 'apexinterstellar'],
  ['', 'colonisationcontribution'],
  ['', 'frontlinesolutions'],
  ['', 'registeringcolonisation'],
  ['', 'refinery'],
  ['', 'squadronBank'],
] as const;

/**
 * The services of each type of station, by their names in the live game: those that all stations of the type
 * have, then those of some, each with its share of stations.
 */
export const serviceFrequencyTable: readonly (readonly [type: StationType, always: string, sometimes: string])[] = [
  [
    'Coriolis',
    'dock autodock commodities contacts exploration missions outfitting crewlounge rearm refuel repair shipyard tuning engineer missionsgenerated flightcontroller stationoperations powerplay searchrescue stationMenu shop livery socialspace bartender vistagenomics pioneersupplies apexinterstellar frontlinesolutions',
    'blackmarket 0.47 facilitator 0.18 materialtrader 0.39 techBroker 0.14 modulepacks 0.05 registeringcolonisation 0.92 carriervendor 0.04',
  ],
  [
    'Outpost',
    'dock autodock commodities contacts exploration missions refuel engineer missionsgenerated flightcontroller stationoperations powerplay searchrescue stationMenu socialspace bartender pioneersupplies apexinterstellar',
    'blackmarket 0.63 outfitting 0.38 crewlounge 0.39 rearm 0.55 repair 0.79 tuning 0.52 facilitator 0.47 livery 0.38 vistagenomics 0.57 frontlinesolutions 0.57 registeringcolonisation 0.92',
  ],
  [
    'Ocellus',
    'dock autodock commodities contacts exploration missions outfitting crewlounge rearm refuel repair shipyard tuning engineer missionsgenerated flightcontroller stationoperations powerplay searchrescue stationMenu shop livery socialspace bartender vistagenomics pioneersupplies apexinterstellar frontlinesolutions',
    'blackmarket 0.61 facilitator 0.08 materialtrader 0.47 techBroker 0.06 registeringcolonisation 0.92',
  ],
  [
    'Orbis',
    'dock autodock commodities contacts exploration missions outfitting crewlounge rearm refuel repair shipyard tuning engineer missionsgenerated flightcontroller stationoperations powerplay searchrescue stationMenu shop livery socialspace bartender vistagenomics pioneersupplies apexinterstellar frontlinesolutions',
    'blackmarket 0.33 facilitator 0.11 materialtrader 0.04 registeringcolonisation 0.92 carriervendor 0.05 ondockmission 0.03',
  ],
  [
    'CraterOutpost',
    'dock autodock commodities contacts outfitting rearm refuel repair engineer flightcontroller stationoperations searchrescue stationMenu livery',
    'blackmarket 0.29 exploration 0.76 missions 0.79 crewlounge 0.57 shipyard 0.09 tuning 0.77 missionsgenerated 0.77 facilitator 0.24 ondockmission 0.09 powerplay 0.77 shop 0.84 socialspace 0.79 bartender 0.77 vistagenomics 0.77 pioneersupplies 0.77 apexinterstellar 0.77 frontlinesolutions 0.77 registeringcolonisation 0.5 refinery 0.05',
  ],
  [
    'OnFootSettlement',
    'dock autodock commodities contacts missions refuel repair engineer missionsgenerated flightcontroller stationoperations stationMenu',
    'blackmarket 0.53 exploration 0.15 crewlounge 0.06 rearm 0.09 facilitator 0.5 searchrescue 0.76 refinery 0.06',
  ],
  [
    'MegaShip',
    'dock autodock commodities contacts outfitting crewlounge rearm refuel repair engineer flightcontroller stationoperations searchrescue stationMenu livery',
    'blackmarket 0.47 exploration 0.13 missions 0.87 shipyard 0.47 tuning 0.47 missionsgenerated 0.47 facilitator 0.2 techBroker 0.6 shop 0.07 socialspace 0.33 bartender 0.27 vistagenomics 0.07 pioneersupplies 0.27 apexinterstellar 0.27 frontlinesolutions 0.27',
  ],
  [
    'SurfaceStation',
    'dock autodock commodities contacts rearm refuel repair engineer flightcontroller stationoperations stationMenu',
    'blackmarket 0.57 exploration 0.43 missions 0.86 outfitting 0.43 crewlounge 0.57 shipyard 0.29 facilitator 0.71 powerplay 0.43 searchrescue 0.71 shop 0.29 livery 0.43 socialspace 0.29 vistagenomics 0.14 colonisationcontribution 0.43 registeringcolonisation 0.14',
  ],
  [
    'CraterPort',
    'dock autodock contacts exploration rearm refuel repair tuning engineer flightcontroller stationoperations searchrescue stationMenu',
    'blackmarket 0.5 commodities 0.83 missions 0.83 outfitting 0.67 crewlounge 0.83 shipyard 0.67 missionsgenerated 0.83 facilitator 0.33 powerplay 0.83 shop 0.83 livery 0.67 socialspace 0.83 bartender 0.83 vistagenomics 0.83 pioneersupplies 0.83 apexinterstellar 0.83 frontlinesolutions 0.83',
  ],
  [
    'AsteroidBase',
    'dock autodock blackmarket commodities contacts exploration missions crewlounge rearm refuel repair tuning engineer missionsgenerated flightcontroller stationoperations powerplay stationMenu shop socialspace bartender vistagenomics pioneersupplies apexinterstellar frontlinesolutions',
    'outfitting 0.67 facilitator 0.33 ondockmission 0.33 searchrescue 0.67 livery 0.67 registeringcolonisation 0.9',
  ],
  [
    'SpaceConstructionDepot',
    'dock autodock blackmarket commodities contacts rearm refuel repair flightcontroller stationoperations stationMenu colonisationcontribution',
    '',
  ],
  [
    'PlanetaryConstructionDepot',
    'dock autodock blackmarket commodities contacts rearm refuel repair flightcontroller stationoperations stationMenu colonisationcontribution',
    '',
  ],
  [
    'FleetCarrier',
    'dock autodock commodities contacts crewlounge refuel repair engineer flightcontroller stationoperations stationMenu carriermanagement carrierfuel socialspace',
    'rearm 0.18 outfitting 0.11 livery 0.5 shipyard 0.78 exploration 0.3 bartender 0.3 vistagenomics 0.3 voucherredemption 0.2 squadronBank 0.1',
  ],
];

/** The services of engineers' bases of any type: those that all have, then those of some. */
export const engineerServices = {
  always:
    'dock autodock commodities contacts outfitting rearm refuel repair tuning engineer flightcontroller stationoperations searchrescue stationMenu shop livery',
  sometimes: 'facilitator 0.5 exploration 0.3 blackmarket 0.2',
} as const;

/** Services in the table of stations, by their letter there. */
export const serviceByLetter = {
  S: 'Shipyard',
  O: 'Outfitting',
  B: 'BlackMarket',
  F: 'Facilitator',
  P: 'Powerplay',
  M: 'materialtrader',
  T: 'techBroker',
} as const;

/** A type that was not measured, and a similar one. */
export const similarStationTypes: Readonly<Record<string, string>> = { Bernal: 'Coriolis' };
