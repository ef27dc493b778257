import type { FactionState } from '../../game/political-vocabulary-table.js';

/** The trade volume of a station, relative to a large port. */
export const marketSizes: Readonly<Record<string, number>> = {
  Outpost: 0.15,
  OnFootSettlement: 0.04,
  CraterOutpost: 0.3,
  SurfaceStation: 0.3,
  MegaShip: 0.2,
};

/** The effect of the owning faction's state on prices: of all goods, or of some categories. */
export const statePriceShifts: Readonly<Partial<Record<FactionState, readonly [categories: string, by: number]>>> = {
  Boom: ['', 0.03],
  Bust: ['', -0.03],
  Famine: ['Foods', 0.12],
  Outbreak: ['Medicines', 0.12],
  War: ['Weapons Medicines', 0.08],
  CivilWar: ['Weapons Medicines', 0.08],
  Drought: ['Chemicals Foods', 0.06],
  Blight: ['Foods', 0.08],
  InfrastructureFailure: ['Machinery Foods', 0.06],
  NaturalDisaster: ['Medicines Consumer Items', 0.06],
  PublicHoliday: ['Legal Drugs Foods Consumer Items', 0.05],
  Investment: ['', 0.02],
};

/** The category tokens and names, where they differ from the lower-case name. */
export const categoryWords: Readonly<Record<string, readonly [word: string, shown: string]>> = {
  'Industrial Materials': ['industrial_materials', 'Industrial materials'],
  'Legal Drugs': ['drugs', 'Legal drugs'],
  'Consumer Items': ['consumer_items', 'Consumer items'],
  Slavery: ['slaves', 'Slavery'],
};
