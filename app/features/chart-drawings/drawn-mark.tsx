import { classNames } from '#app/ui/class-names.ts'
import { degreeParts, marksOf } from './chart-words.ts'
import type { PlacedMark } from './layout-parts.ts'

/** "Ma 28°24′ R": the minutes go where there is no room for them, the table beside the chart keeps them. */
export function DrawnMark({ placed: { mark, x, y, anchor, isTight } }: { placed: PlacedMark }) {
  const marks = marksOf(mark)
  return (
    <text className={classNames('chart-mark', mark.isLagna && 'chart-mark-lagna')} x={x} y={y} textAnchor={anchor}>
      <tspan className="chart-code">{mark.code}</tspan>
      {mark.degrees !== undefined && <Degrees degrees={mark.degrees} isTight={isTight} />}
      {marks && (
        <tspan className="chart-state" dx="3">
          {marks}
        </tspan>
      )}
    </text>
  )
}

function Degrees({ degrees, isTight }: { degrees: number; isTight: boolean }) {
  const { whole, minutes } = degreeParts(degrees)
  return (
    <>
      <tspan dx="3.5">{`${whole}°`}</tspan>
      {!isTight && <tspan className="chart-wide">{`${minutes}′`}</tspan>}
    </>
  )
}
