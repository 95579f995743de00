import { MONEY } from '#app/content/money.ts'
import { monthYear } from '#domain/date-text.ts'
import type { RevenueMonth } from '#domain/payments/revenue-months.ts'
import { serviceNames } from './money-text.ts'

/** As many as `desk.css` has colours; the first repeats only after them. */
const KINDS = 12
const FULL = 100

/** A stacked column per month; the table below has the same figures. */
export function MoneyChart({ months }: { months: readonly RevenueMonth[] }) {
  const names = serviceNames(months)
  const most = Math.max(1, ...months.map(({ total }) => total))
  return (
    <figure className="grid gap-3">
      <figcaption className="text-xl font-semibold">{MONEY.chart}</figcaption>
      {/* Labels are outside the drawing, so that they do not shrink on a phone. */}
      <div className="money-columns" role="img" aria-label={MONEY.chart}>
        {months.map((month) => (
          <div key={month.month} className="money-column">
            <span>{month.total > 0 && shortRupees(month.total)}</span>
            <Column month={month} names={names} most={most} />
            <span>{monthYear(month.month).slice(0, 3)}</span>
          </div>
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {names.map((name) => (
          <li key={name} className="money-key">
            <span className={`money-swatch ${partClass(names, name)}`} />
            {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}

type ColumnProps = { month: RevenueMonth; names: readonly string[]; most: number }

function Column({ month: { services }, names, most }: ColumnProps) {
  let top = FULL
  return (
    <svg viewBox={`0 0 10 ${FULL}`} preserveAspectRatio="none" aria-hidden="true">
      {services.map(({ name, amount }) => {
        const height = (Math.max(0, amount) / most) * FULL
        top -= height
        return <rect key={name} className={partClass(names, name)} x="1.5" y={top} width="7" height={height} />
      })}
    </svg>
  )
}

function partClass(names: readonly string[], name: string): string {
  return `money-part-${(names.indexOf(name) % KINDS) + 1}`
}

/** "₹12k", to fit a column. */
function shortRupees(paise: number): string {
  const rupees = paise / 100
  return rupees < 1_000 ? `₹${Math.round(rupees)}` : `₹${Math.round(rupees / 100) / 10}k`
}
