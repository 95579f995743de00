import type { MotifPoint } from './geometry.ts'

type RingOfMarksProps = {
  center: MotifPoint
  count: number
  /** Radii of the inner and the outer end of a mark. */
  from: number
  to: number
  /** The width of one mark, in units of the drawing. */
  width: number
  /** The angle of the first mark, clockwise from twelve o'clock. */
  startAt?: number
  opacity?: number
}

/**
 * Evenly spaced radial marks, drawn as one dashed circle. Written one by one, the 108 padas of a wheel would be a fifth
 * of the home page.
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
      // A circle starts at three o'clock.
      transform={`rotate(${startAt - 90} ${center.x} ${center.y})`}
      opacity={opacity}
    />
  )
}

function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000
}
