/** A point with one decimal: finer than a screen shows, and short in the HTML. */
export type MotifPoint = { x: number; y: number }

/** The angle is clockwise from twelve o'clock. */
export function polar(center: MotifPoint, radius: number, degrees: number): MotifPoint {
  const radians = ((degrees - 90) * Math.PI) / 180
  return { x: tenth(center.x + radius * Math.cos(radians)), y: tenth(center.y + radius * Math.sin(radians)) }
}

/** Evenly spaced radial lines. */
export function ringOfSpokes(center: MotifPoint, count: number, from: number, to: number, startAt = 0): string {
  return everyPart(count)
    .map((angle) => {
      const inner = polar(center, from, angle + startAt)
      const outer = polar(center, to, angle + startAt)
      return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`
    })
    .join('')
}

type Petals = {
  count: number
  /** Radii of the base and of the tip. */
  from: number
  to: number
  /** How far the sides bulge, in degrees. */
  swell: number
}

/** Lotus petals around a centre, each from the inner circle to a point. */
export function ringOfPetals(center: MotifPoint, { count, from, to, swell }: Petals, startAt = 0): string {
  const at = (part: number, degrees: number) => written(polar(center, from + (to - from) * part, degrees))
  return everyPart(count)
    .map((angle) => {
      const axis = angle + startAt
      const up = `C${at(0.3, axis - swell)} ${at(0.78, axis - swell * 0.62)} ${at(1, axis)}`
      const down = `C${at(0.78, axis + swell * 0.62)} ${at(0.3, axis + swell)} ${at(0, axis)}`
      return `M${at(0, axis)}${up}${down}`
    })
    .join('')
}

/** The spokes or petals of a ring before the first quarter turn, which the others repeat. */
export function firstQuarter(ring: string): string {
  const parts = ring.split(/(?=M)/)
  return parts.slice(0, parts.length / 4).join('')
}

function written({ x, y }: MotifPoint): string {
  return `${x} ${y}`
}

/** A round dot as a stroke without length, so that many dots are one path. */
export function dotPath({ x, y }: MotifPoint): string {
  return `M${tenth(x)} ${tenth(y)}h0`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function everyPart(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index * 360) / count)
}
