import type { Point } from './geometry.ts'

type RingOfMarksProps = {
  center: Point
  count: number
  /** Radii of the inner and the outer end of a mark. */
  from: number
  to: number
  /** Of one mark, in the units of the drawing. */
  width: number
  /** Where the first mark stands, clockwise from twelve o'clock. */
  startAt?: number
  opacity?: number
}

/**
 * Evenly spaced short marks that point at the center: a circle as broad as they are long, of which only the marks are
 * drawn. Written one by one, the hundred and eight quarters of a wheel would be a fifth of the home page.
 */
export function RingOfMarks({ center, count, from, to, width, startAt = 0, opacity }: RingOfMarksProps) {
  const radius = (from + to) / 2
  const mark = thousandth((width * count) / (2 * Math.PI * radius))
  return (
    <circle
      className="scales"
      cx={center.x}
      cy={center.y}
      r={radius}
      strokeWidth={to - from}
      pathLength={count}
      strokeDasharray={`${mark} ${thousandth(1 - mark)}`}
      strokeDashoffset={thousandth(mark / 2)}
      // A circle begins at three o'clock.
      transform={`rotate(${startAt - 90} ${center.x} ${center.y})`}
      opacity={opacity}
    />
  )
}

function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000
}
