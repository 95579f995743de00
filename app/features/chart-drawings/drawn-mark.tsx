import { classNames } from '#app/ui/class-names.ts'
import { degreeParts, marksOf } from './chart-text.ts'
import type { PlacedMark } from './layout-parts.ts'

/** "Ma 28°24′ R"; without minutes if there is no room. The table has them. */
export function DrawnMark({ placed: { mark, x, y, anchor, detail } }: { placed: PlacedMark }) {
  const isCrowded = detail !== 'full'
  const marks = detail === 'code' ? '' : marksOf(mark, isCrowded)
  const look = classNames('chart-mark', mark.isLagna && 'chart-mark-lagna', isCrowded && 'chart-mark-crowded')
  return (
    <text className={look} x={x} y={y} textAnchor={anchor}>
      <tspan className="chart-code">{mark.code}</tspan>
      {mark.degrees !== undefined && detail !== 'code' && (
        <Degrees degrees={mark.degrees} hasMinutes={detail === 'full'} />
      )}
      {marks && (
        <tspan className="chart-state" dx={isCrowded ? 2 : 3}>
          {marks}
        </tspan>
      )}
    </text>
  )
}

function Degrees({ degrees, hasMinutes }: { degrees: number; hasMinutes: boolean }) {
  const { whole, minutes } = degreeParts(degrees)
  return (
    <>
      <tspan className="chart-degrees" dx={hasMinutes ? 3.5 : 2}>{`${whole}°`}</tspan>
      {hasMinutes && <tspan className="chart-wide">{`${minutes}′`}</tspan>}
    </>
  )
}
