import { shortMonth } from '#content/words/dates.ts'

export type MonthColumn = {
  readonly month: string
  readonly parts: readonly { readonly name: string; readonly value: number }[]
}

type MonthColumnsProps = {
  title: string
  /** All parts in the order of their colours. */
  names: readonly string[]
  months: readonly MonthColumn[]
  /** The short text above a column. */
  valueText: (value: number) => string
}

/** As many as `money.css` has colours; the first repeats only after them. */
const KINDS = 12
const FULL = 100

/** A stacked column per month; the table below has the same figures. */
export function MonthColumns({ title, names, months, valueText }: MonthColumnsProps) {
  const sums = months.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const most = Math.max(1, ...sums)
  return (
    <figure className="grid grid-cols-1 gap-3 overflow-x-auto">
      <figcaption className="heading text-xl">{title}</figcaption>
      {/* Labels are outside the drawing, so that they do not shrink on a phone. */}
      <div className="money-columns" role="img" aria-label={title}>
        {months.map((month, index) => (
          <div key={month.month} className="money-column">
            <span>{(sums[index] ?? 0) > 0 && valueText(sums[index] ?? 0)}</span>
            <Column column={month} names={names} most={most} />
            <span>{shortMonth(`${month.month}-01`)}</span>
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

type ColumnProps = { column: MonthColumn; names: readonly string[]; most: number }

function Column({ column: { parts }, names, most }: ColumnProps) {
  let top = FULL
  return (
    <svg viewBox={`0 0 10 ${FULL}`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ name, value }) => {
        const height = (Math.max(0, value) / most) * FULL
        top -= height
        return <rect key={name} className={partClass(names, name)} x="1.5" y={top} width="7" height={height} />
      })}
    </svg>
  )
}

function partClass(names: readonly string[], name: string): string {
  return `money-part-${(names.indexOf(name) % KINDS) + 1}`
}
