export interface Viewport {
  readonly width: number;
  readonly height: number;
}
