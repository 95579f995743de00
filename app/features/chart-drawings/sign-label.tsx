import { RASHI_LABELS } from '#content/charts/names.ts'
import type { SignSeat } from './layout-parts.ts'

/** The sign in both scripts, shortened on a phone; with its number in the northern style. */
export function SignLabel({ seat: { rashi, label }, hasNumber }: { seat: SignSeat; hasNumber: boolean }) {
  const { western, short, devanagari } = RASHI_LABELS[rashi]
  return (
    <text className="chart-sign" x={label.x} y={label.y} textAnchor={label.anchor}>
      {hasNumber ? (
        <>
          <tspan className="chart-number">{rashi + 1}</tspan>
          <tspan className="chart-wide" dx="3">
            {short}
          </tspan>
        </>
      ) : (
        <>
          <tspan className="chart-narrow">{short}</tspan>
          <tspan className="chart-wide">{western}</tspan>
        </>
      )}
      <tspan className="chart-devanagari" dx="4">
        {devanagari}
      </tspan>
    </text>
  )
}
