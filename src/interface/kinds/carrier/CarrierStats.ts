import { observed } from '../../evidence.js';
import { boolean, from, id, integer, list, number, object, optional, shape, since, text, until } from '../../field.js';
import { kind } from '../../kind.js';
import { carrierCrewRolesList, carrierDockingAccessList, carrierTypesList } from '../../observed-values.js';
import { personal } from '../../personal-mark.js';
import { alarm, amount, mention } from '../../summary/summary-part.js';

export const CarrierSpace = shape('CarrierSpace', 'how the space on board a carrier is used', () => ({
  TotalCapacity: integer('space in all, in tonnes'),
  Crew: integer('space taken by services, in tonnes'),
  Cargo: integer('space taken by cargo, in tonnes'),
  CargoSpaceReserved: integer('space kept free for purchase orders, in tonnes'),
  ShipPacks: integer('space taken by ship packs, in tonnes'),
  ModulePacks: integer('space taken by module packs, in tonnes'),
  FreeSpace: integer('free space, in tonnes'),
}));

export const CarrierAccounts = shape('CarrierAccounts', 'the finances of a carrier', () => ({
  CarrierBalance: integer('balance of the carrier, in credits'),
  ReserveBalance: integer('part of the balance set aside for upkeep, in credits'),
  AvailableBalance: integer('part of the balance that can be spent, in credits'),
  ReservePercent: optional(integer('share of the balance set aside for upkeep, in percent'), 0.995),
  TaxRate_pioneersupplies: optional(integer('tariff at Pioneer Supplies, in percent'), 0.015),
  TaxRate_shipyard: since('4.0.0.1700', optional(integer('tariff at the shipyard, in percent'), 0.147)),
  TaxRate_rearm: since('4.0.0.1700', optional(integer('tariff on rearming, in percent'), 0.9)),
  TaxRate_outfitting: since('4.0.0.1700', optional(integer('tariff on outfitting, in percent'), 0.252)),
  TaxRate_refuel: since('4.0.0.1700', optional(integer('tariff on refuelling, in percent'), 0.972)),
  TaxRate_repair: since('4.0.0.1700', optional(integer('tariff on repairs, in percent'), 0.972)),
  TaxRate: until(
    '3.7',
    optional(integer('tariff on all services, in percent; in old journals only'), 0.019),
    [24, 1_159],
  ),
}));

export const CarrierPost = shape('CarrierPost', 'a post on board a carrier', () => ({
  CrewRole: from(carrierCrewRolesList, 'the post'),
  Activated: boolean('a crew member has been hired for it'),
  Enabled: optional(boolean('the service is open; omitted without a crew member'), 0.608),
  CrewName: optional(text('name of the crew member; omitted without one'), 0.608),
}));

export const CarrierPack = shape('CarrierPack', 'a pack of ships or modules that a carrier offers', () => ({
  PackTheme: text('theme of the pack'),
  PackTier: integer('tier of the pack'),
}));

export const CarrierStats = kind(
  'CarrierStats',
  'the player opens the management of the carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: since(
      '4.2.0.0',
      optional(from(carrierTypesList, "type of carrier: a player's own or a squadron's"), 0.077),
    ),
    Callsign: text('callsign of the carrier'),
    Name: personal('carrier-name', text('name of the carrier')),
    DockingAccess: from(carrierDockingAccessList, 'who may dock'),
    AllowNotorious: boolean('notorious players may dock, too'),
    FuelLevel: integer('tonnes of tritium in the tank'),
    JumpRangeCurr: number('jump range with the present load, in light-years'),
    JumpRangeMax: number('greatest jump range, in light-years'),
    PendingDecommission: boolean('the carrier is to be decommissioned'),
    SpaceUsage: object(CarrierSpace, 'how the space on board is used'),
    Finance: object(CarrierAccounts, 'the finances of the carrier'),
    Crew: list(CarrierPost, 'the posts on board'),
    ShipPacks: list(CarrierPack, 'ship packs on board'),
    ModulePacks: list(CarrierPack, 'module packs on board'),
  }),
  {
    evidence: observed(1_228, { since: '3.7' }),
    summary: [
      mention('Name'),
      mention('Callsign'),
      amount('FuelLevel', 't', '# of tritium'),
      amount('JumpRangeCurr', 'ly'),
      amount('Finance.CarrierBalance', 'cr'),
      amount('SpaceUsage.FreeSpace', 't', '# free'),
      alarm('PendingDecommission', 'to be decommissioned'),
    ],
  },
);
