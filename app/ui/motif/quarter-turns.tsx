import type { MotifPoint } from './geometry.ts'

type QuarterTurnsProps = {
  center: MotifPoint
  /** A quarter of a ring, as `firstQuarter` cuts it. */
  quarter: string
  strokeWidth: number
  opacity?: number
}

const TURNS = [0, 90, 180, 270]

/**
 * A whole ring from a quarter of it. Four equal quarters compress to little more than one, while every petal and spoke
 * with coordinates of its own would be as large as a sentence.
 */
export function QuarterTurns({ center, quarter, strokeWidth, opacity }: QuarterTurnsProps) {
  return (
    <g strokeWidth={strokeWidth} opacity={opacity}>
      {TURNS.map((turn) => (
        <path key={turn} d={quarter} transform={`rotate(${turn} ${center.x} ${center.y})`} />
      ))}
    </g>
  )
}
