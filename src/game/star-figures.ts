import type { StarClass } from './star-and-body-type-table.js';
import { classesByMass, type FigureRange, starFigureTable } from './star-figure-table.js';

/** The properties of stars of a class: each range goes from subclass 0 to 9. */
export interface StarFigures {
  /** Solar masses. */
  readonly mass: FigureRange;
  /** Kelvin. */
  readonly temperature: FigureRange;
  /** Solar radii. */
  readonly radius: FigureRange;
  /** Minimum and maximum in millions of years. */
  readonly age: FigureRange;
  /** Luminosity classes, with repetition by frequency. */
  readonly luminosity: readonly string[];
}

const figures: ReadonlyMap<string, StarFigures> = new Map(
  starFigureTable.flatMap(([classes, mass, temperature, radius, age, luminosity]) =>
    classes
      .split(' ')
      .map((starClass) => [starClass, { mass, temperature, radius, age, luminosity: luminosity.split(' ') }] as const),
  ),
);

/** The properties of stars of a class; a class without a row has those of the most frequent one. */
export function figuresOf(starClass: string): StarFigures {
  return (figures.get(starClass) ?? figures.get('M')) as StarFigures;
}

/** The class of an ordinary star by its mass. */
export function classOfMass(mass: number): StarClass {
  return classesByMass.find((starClass) => mass >= figuresOf(starClass).mass[1]) ?? 'Y';
}
