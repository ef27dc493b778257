import type {
  BaryCentre,
  BodyTree,
  CelestialBody,
  Orbit,
  ParentOf,
  Planet,
  Ring,
  Star,
} from '../../../game/celestial-body.js';
import type { StarSystem } from '../../../game/star-system.js';
import type { EventFields } from '../../event-fields.js';
import { distanceAt, meanAnomalyAt } from './positions.js';

type ScannedSystem = Pick<StarSystem, 'name' | 'address'>;
type ScanFields = EventFields<'Scan'>;

/** How and when a body is scanned. */
export interface ScanOccasion {
  readonly type: 'AutoScan' | 'Detailed' | 'NavBeaconDetail' | 'Basic';
  /** Discoveries by others before. */
  readonly wasDiscovered: boolean;
  readonly wasMapped: boolean;
  /** Written since version 4.2.1.2. */
  readonly wasFootfalled?: boolean;
  /** Seconds since 1970. */
  readonly now: number;
}

export function scanFields(
  system: ScannedSystem,
  tree: BodyTree,
  body: CelestialBody,
  occasion: ScanOccasion,
): ScanFields {
  const { type, wasDiscovered, wasMapped, wasFootfalled, now } = occasion;
  return {
    ScanType: type,
    BodyName: body.name,
    BodyID: body.id,
    ...(body.parents.length > 0 && { Parents: body.parents.map((parent) => parentField(parent)) }),
    StarSystem: system.name,
    SystemAddress: system.address,
    DistanceFromArrivalLS: distanceAt(tree, body, now),
    ...(body.is === 'planet' && (type === 'Basic' ? basicFields(body) : planetFields(body))),
    ...(body.is === 'star' && starFields(body)),
    ...(body.orbit && orbitFields(body.orbit, now)),
    ...((body.is === 'star' || body.is === 'planet') && {
      RotationPeriod: body.rotationPeriod,
      AxialTilt: body.axialTilt,
      ...(type !== 'Basic' && body.rings.length > 0 && { Rings: body.rings.map((ring) => ringField(ring)) }),
    }),
    ...(body.is === 'planet' && type !== 'Basic' && body.reserves !== undefined && { ReserveLevel: body.reserves }),
    WasDiscovered: wasDiscovered,
    WasMapped: wasMapped,
    ...(wasFootfalled !== undefined && { WasFootfalled: wasFootfalled }),
  };
}

/** The fields of ScanBaryCentre. The barycentre of the whole system has no orbit and is never written. */
export function scanBaryCentreFields(
  system: ScannedSystem,
  { id, orbit }: BaryCentre,
  now: number,
): EventFields<'ScanBaryCentre'> | undefined {
  return orbit && { StarSystem: system.name, SystemAddress: system.address, BodyID: id, ...orbitFields(orbit, now) };
}

function starFields(star: Star) {
  return {
    StarType: star.starType,
    Subclass: star.subclass,
    StellarMass: star.mass,
    Radius: star.radius,
    AbsoluteMagnitude: star.magnitude,
    Age_MY: star.age,
    SurfaceTemperature: star.temperature,
    Luminosity: star.luminosity,
  };
}

function planetFields(planet: Planet) {
  const { composition, gases, materials } = planet;
  return {
    TidalLock: planet.tidalLock,
    TerraformState: planet.terraformState,
    PlanetClass: planet.planetClass,
    Atmosphere: planet.atmosphere,
    ...(composition && { AtmosphereType: planet.atmosphereType }),
    ...(gases.length > 0 && { AtmosphereComposition: shareFields(gases) }),
    Volcanism: planet.volcanism,
    MassEM: planet.mass,
    Radius: planet.radius,
    SurfaceGravity: planet.gravity,
    SurfaceTemperature: planet.temperature,
    SurfacePressure: planet.pressure,
    Landable: planet.landable,
    ...(planet.landable && { Materials: shareFields(materials) }),
    ...(composition && {
      Composition: { Ice: composition.ice, Rock: composition.rock, Metal: composition.metal },
    }),
  };
}

/** The fields of a planet visible from afar. */
function basicFields({ planetClass, mass, radius, gravity }: Planet) {
  return { PlanetClass: planetClass, MassEM: mass, Radius: radius, SurfaceGravity: gravity };
}

function orbitFields(orbit: Orbit, now: number) {
  return {
    SemiMajorAxis: orbit.semiMajorAxis,
    Eccentricity: orbit.eccentricity,
    OrbitalInclination: orbit.inclination,
    Periapsis: orbit.periapsis,
    OrbitalPeriod: orbit.period,
    AscendingNode: orbit.ascendingNode,
    MeanAnomaly: meanAnomalyAt(orbit, now),
  };
}

function parentField({ what, id }: ParentOf) {
  return { [what]: id };
}

function shareFields(shares: readonly (readonly [name: string, percent: number])[]) {
  return shares.map(([Name, Percent]) => ({ Name, Percent }));
}

function ringField({ name, ringClass, mass, innerRadius, outerRadius }: Ring) {
  return { Name: name, RingClass: ringClass, MassMT: mass, InnerRad: innerRadius, OuterRad: outerRadius };
}
