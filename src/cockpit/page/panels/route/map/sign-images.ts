import { letterSize, type StarLook } from '../star-class.js';
import { starShapes } from '../star-shape-table.js';

type Pen = CanvasRenderingContext2D;

/** Reads a variable of the style sheet. */
export type Colours = (name: string) => string;

/** Pixels of an image: enough for the largest sign on a high-density screen. */
const pixels = 96;
/** A shape fills 24 of 32 units of its square; the rest is margin. */
const units = 32;

/** A ring marks the ship, four corners the highlighted star. */
const marks = {
  ring: 'M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24z',
  corners: 'M0 7V0h7M17 0h7v7M24 17v7h-7M7 24H0v-7',
} as const;

/** Signs as images, each drawn when it is first needed. */
export class SignImages {
  readonly #images = new Map<string, HTMLCanvasElement>();
  readonly #colours: Colours;

  constructor(colours: Colours) {
    this.#colours = colours;
  }

  /** Puts the image of a star or mark around a point. */
  stamp(pen: Pen, sign: StarLook | keyof typeof marks, x: number, y: number, size: number): void {
    const key = typeof sign === 'string' ? sign : `${sign.sort} ${sign.letter}`;
    const image = this.#images.get(key) ?? this.#draw(sign);
    this.#images.set(key, image);
    const side = (size * units) / 24;
    pen.drawImage(image, x - side / 2, y - side / 2, side, side);
  }

  #draw(sign: StarLook | keyof typeof marks): HTMLCanvasElement {
    const image = document.createElement('canvas');
    [image.width, image.height] = [pixels, pixels];
    const pen = image.getContext('2d');
    pen?.scale(pixels / units, pixels / units);
    pen?.translate((units - 24) / 2, (units - 24) / 2);
    if (!pen) return image;
    if (typeof sign === 'string') {
      pen.strokeStyle = this.#colours('text');
      pen.lineWidth = 1.8;
      pen.stroke(new Path2D(marks[sign]));
    } else drawStar(pen, sign, this.#colours);
    return image;
  }
}

function drawStar(pen: Pen, look: StarLook, colours: Colours): void {
  const { sort, letter } = look;
  const outline = new Path2D(starShapes[sort].outline);
  // A dark outline separates overlapping signs; dots may become a trail.
  pen.lineWidth = 2;
  pen.strokeStyle = colours('background');
  if (sort !== 'unknown') pen.stroke(outline);
  pen.fillStyle = colours(starShapes[sort].colour);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is a pen, not an array
  pen.fill(outline);
  if (sort === 'unknown') return;
  pen.fillStyle = colours(sort === 'black-hole' ? 'text' : 'background');
  pen.font = `700 ${letterSize(look)}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(letter, 12, sort === 'white-dwarf' ? 15.5 : 12.8);
}
