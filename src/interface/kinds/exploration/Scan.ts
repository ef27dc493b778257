import {
  atmosphereGases,
  atmosphereTypes,
  luminosityClasses,
  planetClasses,
  terraformStates,
  volcanisms,
} from '../../../game/body-vocabulary-table.js';
import { ringClasses } from '../../../game/ring-table.js';
import { starClassNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import {
  boolean,
  declared,
  dense,
  either,
  from,
  id,
  integer,
  list,
  number,
  object,
  optional,
  shape,
  since,
  text,
  until,
} from '../../field.js';
import { kind } from '../../kind.js';
import { SharesByName } from '../../shapes/CountsByName.js';
import { amount, count, mention, unless, when } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const scanTypeNames = open('ScanTypeName', 'how a body was scanned', [
  'Detailed',
  'AutoScan',
  'NavBeaconDetail',
  'Basic',
]);

const terraformStateNames = open(
  'TerraformStateName',
  'whether a planet can be or has been terraformed',
  terraformStates,
);

const planetClassNames = open('PlanetClassName', 'the class of a planet', planetClasses);

const atmosphereTypeNames = open('AtmosphereTypeName', 'the type of an atmosphere', atmosphereTypes);

const atmosphereGasNames = open('AtmosphereGasName', 'a gas in an atmosphere', atmosphereGases);

const volcanismNames = open('VolcanismName', 'the volcanism of a planet', volcanisms);

const luminosityClassNames = open('LuminosityClassName', 'the luminosity class of a star', luminosityClasses);

const ringClassNames = open('RingClassName', 'the class of a ring', ringClasses);

const reserveLevelNames = open('ReserveLevelName', 'how much the rings of a planet hold for miners', [
  'PristineResources',
  'CommonResources',
  'MajorResources',
  'LowResources',
  'DepletedResources',
]);

export const ParentBody = dense('ParentBody', 'one of the bodies or barycentres a body orbits', () => ({
  Star: optional(integer('ID of the star within the system'), 0.374),
  Null: optional(integer('ID of the barycentre within the system'), 0.4),
  Ring: optional(integer('ID of the ring or belt within the system'), 0.124),
  Planet: optional(integer('ID of the planet within the system'), 0.103),
}));

export const AtmosphereGas = shape('AtmosphereGas', 'a gas in the atmosphere of a planet', () => ({
  Name: from(atmosphereGasNames, 'name of the gas'),
  Percent: number('its share of the atmosphere, in percent'),
}));

export const SurfaceMaterial = shape('SurfaceMaterial', 'a raw material on the surface of a planet', () => ({
  Name: text('internal name of the material'),
  Name_Localised: declared(text('the material, as shown in game')),
  Percent: number('its share of the surface materials, in percent'),
}));

export const PlanetComposition = shape('PlanetComposition', 'the shares of ice, rock and metal in a planet', () => ({
  Ice: number('share of ice, from 0 to 1'),
  Rock: number('share of rock, from 0 to 1'),
  Metal: number('share of metal, from 0 to 1'),
}));

export const Ring = shape('Ring', 'a ring around a planet or star, or a belt', () => ({
  Name: text('name of the ring'),
  RingClass: from(ringClassNames, 'internal name of the class of ring'),
  MassMT: number('mass, in megatonnes', { digits: 5, exponent: true }),
  InnerRad: number('inner radius, in metres', { digits: 5, exponent: true }),
  OuterRad: number('outer radius, in metres', { digits: 5, exponent: true }),
}));

export const Scan = kind(
  'Scan',
  'a star, a planet or a belt cluster has been scanned',
  () => ({
    ScanType: since('3.0', from(scanTypeNames, 'how it was scanned')),
    BodyName: text('name of the body'),
    BodyID: since('3.0', id('ID of the body within the system')),
    Parents: since(
      '3.0',
      optional(
        list(
          ParentBody,
          'what the body orbits, the nearest first; each element has one field, named after the type of parent',
        ),
        0.937,
      ),
    ),
    StarSystem: since('3.5', text('name of the system')),
    SystemAddress: since('3.5', id('address of the system')),
    DistanceFromArrivalLS: number('distance from the arrival star, in light-seconds'),
    TidalLock: optional(boolean('the planet always turns the same side to its parent'), 0.54),
    TerraformState: optional(
      from(terraformStateNames, 'whether the planet can be or has been terraformed; empty if not'),
      0.54,
    ),
    PlanetClass: optional(from(planetClassNames, 'class of the planet'), 0.541),
    Atmosphere: optional(text('description of the atmosphere; empty if there is none'), 0.54),
    AtmosphereType: since('2.2.03', optional(from(atmosphereTypeNames, 'type of atmosphere'), 0.5)),
    AtmosphereComposition: since('2.3', optional(list(AtmosphereGas, 'the main gases of the atmosphere'), 0.282)),
    Volcanism: optional(from(volcanismNames, 'description of the volcanism; empty if there is none'), 0.54),
    MassEM: optional(number('mass of the planet, in Earth masses'), 0.541),
    StarType: optional(from(starClassNames, 'class of the star'), 0.205),
    Subclass: since('3.4', optional(integer('subclass of the star, from 0 (hottest) to 9'), 0.205)),
    StellarMass: optional(number('mass of the star, in solar masses'), 0.205),
    Radius: optional(number('radius of the body, in metres'), 0.745),
    AbsoluteMagnitude: optional(number('absolute magnitude of the star'), 0.205),
    Age_MY: optional(integer('age of the star, in millions of years'), 0.205),
    SurfaceGravity: optional(number('gravity at the surface, in metres per second squared'), 0.541),
    SurfaceTemperature: optional(number('temperature at the surface, in kelvin'), 0.745),
    SurfacePressure: optional(number('atmospheric pressure at the surface, in pascals'), 0.54),
    Landable: optional(boolean('ships can land on the planet'), 0.54),
    Materials: optional(
      either(
        list(SurfaceMaterial, 'the raw materials on the surface; only for a landable planet'),
        until('2.2.03', object(SharesByName, 'the share of each, by its name')),
      ),
      0.33,
    ),
    Composition: since('3.0', optional(object(PlanetComposition, 'what the planet is made of'), 0.5)),
    Luminosity: since('2.4', optional(from(luminosityClassNames, 'luminosity class of the star'), 0.205)),
    SemiMajorAxis: optional(number('semi-major axis of the orbit, in metres'), 0.685),
    Eccentricity: optional(number('eccentricity of the orbit; 0 is a circle'), 0.685),
    OrbitalInclination: optional(number('inclination of the orbit, in degrees'), 0.685),
    Periapsis: optional(number('argument of periapsis of the orbit, in degrees'), 0.685),
    OrbitalPeriod: optional(number('time of one orbit, in seconds'), 0.685),
    AscendingNode: since(
      '4.0.0.800',
      optional(number('longitude of the ascending node of the orbit, in degrees'), 0.678),
      [48_452, 1_220],
    ),
    MeanAnomaly: since(
      '4.0.0.800',
      optional(number('mean anomaly at the time of the scan, in degrees'), 0.678),
      [48_452, 1_220],
    ),
    RotationPeriod: optional(number('time of one rotation, in seconds; negative if retrograde'), 0.745),
    AxialTilt: since('2.3.10', optional(number('axial tilt, in radians'), 0.745)),
    Rings: optional(list(Ring, 'the rings of the planet, or the rings and belts of the star'), 0.087),
    ReserveLevel: since(
      '2.3',
      optional(from(reserveLevelNames, 'how much the rings of the planet hold for miners'), 0.036),
    ),
    WasDiscovered: since('3.4', boolean('another player had discovered the body before')),
    WasMapped: since('3.4', boolean('another player had mapped the body before')),
    WasFootfalled: since(
      '4.2.1.0',
      optional(boolean('another player had set foot on the body before'), 0.208),
      [16_115, 55_656],
    ),
  }),
  {
    evidence: observed(69_968),
    summary: [
      mention('BodyName'),
      mention('PlanetClass'),
      mention('StarType', 'class #'),
      mention('TerraformState'),
      when('Landable', 'landable'),
      amount('DistanceFromArrivalLS', 'ls'),
      count('Rings', 'ring'),
      unless('WasDiscovered', 'first discovery'),
      mention('ScanType'),
    ],
  },
);
