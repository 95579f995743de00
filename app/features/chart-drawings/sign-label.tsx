import { RASHIS } from '@muhurta/jyotish'
import { classNames } from '#app/ui/class-names.ts'
import type { SignSeat } from './layout-parts.ts'

const SHORT_LENGTH = 3

/** The sign in both scripts, shortened on a phone; with its number in the northern style. */
export function SignLabel({ seat: { rashi, label }, hasNumber }: { seat: SignSeat; hasNumber: boolean }) {
  const { english, devanagari } = RASHIS[rashi]
  return (
    <text className="chart-sign" x={label.x} y={label.y} textAnchor={label.anchor}>
      {hasNumber && <tspan className="chart-number">{rashi + 1}</tspan>}
      <tspan className={classNames(hasNumber && 'chart-wide')} dx={hasNumber ? 3 : 0}>
        {english.slice(0, SHORT_LENGTH)}
      </tspan>
      {!hasNumber && <tspan className="chart-wide">{english.slice(SHORT_LENGTH)}</tspan>}
      <tspan className="chart-devanagari" dx="4">
        {devanagari}
      </tspan>
    </text>
  )
}
