import { firstQuarter, ringOfPetals } from './geometry.ts'

/** The measures of the sky wheel, on a square of 600. */
export const CENTER = { x: 300, y: 300 }

export const RING = { edge: 292, scale: 274, rashi: 218, lotus: 96 }

/** The lotus in the middle, twelve petals over twelve: a quarter of each ring. */
export const PETALS = {
  outer: firstQuarter(ringOfPetals(CENTER, { count: 12, from: 16, to: 92, swell: 38 })),
  inner: firstQuarter(ringOfPetals(CENTER, { count: 12, from: 12, to: 62, swell: 40 }, 15)),
}

export const GRAHA_RADIUS = 19
export const GRAHA_ORBIT = 174

/** The smallest distance of two discs, as an angle on their orbit. */
export const GRAHA_GAP = (((2 * GRAHA_RADIUS + 4) / GRAHA_ORBIT) * 180) / Math.PI

/** Mesha starts at the left, where the Sun rises in a chart, and the signs follow clockwise. */
export function wheelAngle(longitude: number): number {
  return 270 + longitude
}
