/** A point on the drawing, with one decimal: finer than any screen shows, and short in the page. */
export type Point = { x: number; y: number }

/** Clockwise from twelve o'clock, as the drawings are composed. */
export function polar(center: Point, radius: number, degrees: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180
  return { x: tenth(center.x + radius * Math.cos(radians)), y: tenth(center.y + radius * Math.sin(radians)) }
}

/** Evenly spaced lines that point at the center. */
export function ringOfSpokes(center: Point, count: number, from: number, to: number, startAt = 0): string {
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
  /** Radii of the root and of the tip. */
  from: number
  to: number
  /** How far the flanks swell to each side, in degrees. */
  swell: number
}

/** Petals around a center: each leaves the inner circle, swells, and draws in to a point as a lotus petal does. */
export function ringOfPetals(center: Point, { count, from, to, swell }: Petals, startAt = 0): string {
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

/** Of a ring of spokes or petals those before the first quarter turn, which the others repeat. */
export function firstQuarter(ring: string): string {
  const parts = ring.split(/(?=M)/)
  return parts.slice(0, parts.length / 4).join('')
}

function written({ x, y }: Point): string {
  return `${x} ${y}`
}

/** A round dot as a stroke without length: many dots stay one path. */
export function dot({ x, y }: Point): string {
  return `M${tenth(x)} ${tenth(y)}h0`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function everyPart(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index * 360) / count)
}
