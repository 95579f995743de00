import { MONEY } from '#app/content/desk.ts'
import { formatRupees } from '#domain/money.ts'
import type { RevenueMonth } from '#domain/revenue.ts'
import { monthWords, serviceNames } from './money-words.ts'

const WIDTH = 640
const HEIGHT = 220
const LEFT = 8
const BOTTOM = 24
const TOP = 20
const KINDS = 6

/** Twelve columns, each made of its services; the table below says the same in figures. */
export function MoneyChart({ months }: { months: readonly RevenueMonth[] }) {
  const names = serviceNames(months)
  const most = Math.max(1, ...months.map(({ total }) => total))
  const step = (WIDTH - 2 * LEFT) / months.length
  const heightOf = (amount: number) => (Math.max(0, amount) / most) * (HEIGHT - BOTTOM - TOP)
  return (
    <figure className="grid gap-3">
      <figcaption className="text-xl font-semibold">{MONEY.chart}</figcaption>
      <svg className="money-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={MONEY.chart}>
        <line className="money-axis" x1={LEFT} x2={WIDTH - LEFT} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
        {months.map(({ month, total, services }, column) => {
          const x = LEFT + column * step
          let y = HEIGHT - BOTTOM
          return (
            <g key={month}>
              <title>{`${monthWords(month)}: ${formatRupees(total)}`}</title>
              {services.map(({ name, amount }) => {
                const height = heightOf(amount)
                y -= height
                return (
                  <rect
                    key={name}
                    className={partClass(names, name)}
                    x={x + step * 0.18}
                    y={y}
                    width={step * 0.64}
                    height={height}
                    rx="2"
                  />
                )
              })}
              {total > 0 && (
                <text x={x + step / 2} y={y - 6} textAnchor="middle">
                  {shortRupees(total)}
                </text>
              )}
              <text x={x + step / 2} y={HEIGHT - 7} textAnchor="middle">
                {monthWords(month).slice(0, 3)}
              </text>
            </g>
          )
        })}
      </svg>
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

function partClass(names: readonly string[], name: string): string {
  return `money-part-${(names.indexOf(name) % KINDS) + 1}`
}

/** "₹12k": a column has no room for more. */
function shortRupees(paise: number): string {
  const rupees = paise / 100
  return rupees < 1_000 ? `₹${Math.round(rupees)}` : `₹${Math.round(rupees / 100) / 10}k`
}
