import { Geometry, Mesh, type OGLRenderingContext, Program, Renderer, Texture } from 'ogl';
import { dash, dashPeriod, type MapColours } from './map-colours.js';
import type { MapFrame } from './map-frame.js';
import type { MapRenderer } from './map-renderer.js';
import type { SignSheet } from './sign-sheet.js';
import { lineCorners, stampCorners } from './vertices.js';

/** CSS pixels to clip space. */
const toScreen = 'vec4(position / size * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0)';

const lineVertex = `
  attribute vec2 position; attribute vec2 along; attribute vec4 colour; uniform vec2 size;
  varying vec2 way; varying vec4 shade;
  void main() { way = along; shade = colour; gl_Position = ${toScreen}; }`;

const lineFragment = `
  precision highp float; varying vec2 way; varying vec4 shade;
  void main() {
    if (way.y > 0.5 && mod(way.x, ${dashPeriod.toFixed(1)}) > ${dash.toFixed(1)}) discard;
    gl_FragColor = shade;
  }`;

const stampVertex = `
  attribute vec2 position; attribute vec2 uv; uniform vec2 size; varying vec2 place;
  void main() { place = uv; gl_Position = ${toScreen}; }`;

const stampFragment = `
  precision highp float; varying vec2 place; uniform sampler2D sheet;
  void main() { gl_FragColor = texture2D(sheet, place); }`;

/** Draws the map with WebGL. */
export class GlRenderer implements MapRenderer {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer = new Renderer({ alpha: false, depth: false, antialias: true });
  readonly #gl: OGLRenderingContext = this.#renderer.gl;
  readonly #size = { value: [1, 1] };
  readonly #sheet = new Texture(this.#gl, { flipY: false, minFilter: this.#gl.LINEAR_MIPMAP_LINEAR });
  readonly #lines = this.#program(lineVertex, lineFragment);
  readonly #stamps = this.#program(stampVertex, stampFragment);

  constructor(onLost: () => void) {
    this.canvas = this.#gl.canvas;
    this.canvas.addEventListener('webglcontextlost', onLost, { once: true });
  }

  draw(frame: MapFrame, sheet: SignSheet, colours: MapColours): void {
    const gl = this.#gl;
    this.#resize(frame);
    if (this.#sheet.image !== sheet.canvas) this.#sheet.image = sheet.canvas;
    const [red, green, blue] = shades(colours.background);
    gl.clearColor(red, green, blue, 1);
    this.#paint(this.#lines, lineCorners(frame.lines, colours.lines, shades), true);
    this.#paint(this.#stamps, stampCorners(sheet.stampsOf(frame), sheet), false);
  }

  /** Setting a size, even the same one, clears the canvas and reallocates it. */
  #resize({ width, height }: MapFrame): void {
    const { dpr } = this.#renderer;
    if (dpr === devicePixelRatio && this.#renderer.width === width && this.#renderer.height === height) return;
    this.#renderer.dpr = devicePixelRatio;
    this.#renderer.setSize(width, height);
    // The style sheet sizes the canvas.
    this.canvas.removeAttribute('style');
    this.#size.value = [width, height];
  }

  close(): void {
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
    this.canvas.remove();
  }

  #program(vertex: string, fragment: string): Program {
    const uniforms = { size: this.#size, sheet: { value: this.#sheet } };
    return new Program(this.#gl, {
      vertex,
      fragment,
      uniforms,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      cullFace: false,
    });
  }

  #paint(
    program: Program,
    corners: Readonly<Record<string, { size: number; data: Float32Array }>>,
    clear: boolean,
  ): void {
    const geometry = new Geometry(this.#gl, { ...corners });
    const scene = new Mesh(this.#gl, { geometry, program });
    this.#renderer.render({ scene, clear, sort: false, frustumCull: false });
    geometry.remove();
  }
}

/** Red, green and blue of `#rrggbb`, 0 to 1. */
function shades(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
