/** A point on the drawing, with one decimal: finer than any screen shows, and short in the page. */
export type Point = { x: number; y: number }

/** Clockwise from twelve o'clock, as the drawings are composed. */
export function polar(center: Point, radius: number, degrees: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180
  return { x: tenth(center.x + radius * Math.cos(radians)), y: tenth(center.y + radius * Math.sin(radians)) }
}

/** Evenly spaced strokes that point at the center: the marks on a ring. */
export function ringOfMarks(center: Point, count: number, from: number, to: number, startAt = 0): string {
  return everyPart(count)
    .map((angle) => {
      const inner = polar(center, from, angle + startAt)
      const outer = polar(center, to, angle + startAt)
      return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`
    })
    .join('')
}

/** Petals around a center: each leaves the inner circle, swells, and meets its point on the outer one. */
export function ringOfPetals(
  center: Point,
  petals: { count: number; from: number; to: number; swell: number },
  startAt = 0,
): string {
  const { count, from, to, swell } = petals
  const belly = from + (to - from) * 0.55
  return everyPart(count)
    .map((angle) => {
      const at = angle + startAt
      const [root, tip] = [polar(center, from, at), polar(center, to, at)]
      const [left, right] = [polar(center, belly, at - swell), polar(center, belly, at + swell)]
      return `M${root.x} ${root.y}Q${left.x} ${left.y} ${tip.x} ${tip.y}Q${right.x} ${right.y} ${root.x} ${root.y}`
    })
    .join('')
}

/** A round dot as a stroke without length: many dots stay one path. */
export function dot({ x, y }: Point): string {
  return `M${tenth(x)} ${tenth(y)}h0`
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function everyPart(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index * 360) / count)
}
