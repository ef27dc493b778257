/**
 * The needs of a small building site: commodity, tonnes, and payment in credits per tonne. The payment is
 * that of real sites; the tonnes are those of a settlement, and larger buildings need many times as much.
 */
export const constructionTable = [
  ['aluminium', 632, 3239],
  ['bioreducinglichen', 167, 1589],
  ['buildingfabricators', 59, 2916],
  ['ceramiccomposites', 57, 724],
  ['computercomponents', 30, 1112],
  ['copper', 29, 1050],
  ['emergencypowercells', 94, 2916],
  ['evacuationshelter', 29, 865],
  ['foodcartridges', 44, 673],
  ['fruitandvegetables', 31, 865],
  ['geologicalequipment', 53, 2503],
  ['hazardousenvironmentsuits', 15, 818],
  ['liquidoxygen', 181, 2260],
  ['mutomimager', 47, 7209],
  ['polymers', 115, 682],
  ['robotics', 62, 2503],
  ['steel', 986, 5057],
  ['structuralregulators', 77, 2503],
  ['surfacestabilisers', 86, 1112],
  ['survivalequipment', 14, 1112],
] as const;
