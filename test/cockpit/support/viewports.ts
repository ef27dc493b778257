export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** The screens that the cockpit is laid out for. */
export const viewports = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  'phone on its side': { width: 844, height: 390 },
} as const satisfies Readonly<Record<string, Viewport>>;
