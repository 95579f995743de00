import { type Paise, paiseFrom } from '../money.ts'

/** An amount cell. Banks with a single amount column put the direction beside the figure. */
export type StatementAmount = { readonly amount: Paise; readonly direction: 'credit' | 'debit' | null }

const CURRENCY = /^(?:inr|rs\.?|₹)\s*|\s*(?:inr|rs\.?|₹)$/gi
const DIRECTION = /\s*\(?\b(cr|dr)\.?\)?$/i
const FIGURE = /^([+-])?(\d{1,13}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/
// "1.001,00" and "1001,00", from a spreadsheet with European settings. Indian grouping never ends in two digits.
const DECIMAL_COMMA = /^([+-])?(\d{1,13}|\d{1,3}(?:\.\d{3})+),(\d{2})$/

/** Which character comes before the paise. */
export type DecimalMark = 'point' | 'comma'

/** A file has decimal commas if some amount can only be read so, and none has a decimal point. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark {
  const figures = cells.map(figureIn)
  const hasPoint = figures.some((figure) => /\.\d{1,2}$/.test(figure))
  return !hasPoint && figures.some((figure) => DECIMAL_COMMA.test(figure)) ? 'comma' : 'point'
}

/** Reads "1,00,102.03", "INR 500" and "500.00 Cr."; undefined for invalid text, null for an empty cell. */
export function readStatementAmount(
  cell: string,
  decimalMark: DecimalMark = 'point',
): StatementAmount | null | undefined {
  const text = cell.replaceAll('\u00a0', ' ').trim()
  if (text === '' || text === '-') return null

  const direction = DIRECTION.exec(text)?.[1]?.toLowerCase()
  const plain = figureIn(text)
  const figure = (decimalMark === 'comma' ? DECIMAL_COMMA.exec(plain) : null) ?? FIGURE.exec(plain)
  if (!figure) return undefined

  const [, sign, whole = '', fraction = ''] = figure
  const amount = Number(whole.replaceAll(/[,.]/g, '')) * 100 + Number(fraction.padEnd(2, '0') || '0')
  if (sign === '-') return direction === 'cr' ? undefined : { amount: paiseFrom(amount), direction: 'debit' }
  return { amount: paiseFrom(amount), direction: wordOf(direction ?? sign) }
}

/** The cell without direction, currency and spaces. */
function figureIn(cell: string): string {
  return cell.replaceAll('\u00a0', ' ').trim().replace(DIRECTION, '').replace(CURRENCY, '').replaceAll(' ', '')
}

const DIRECTIONS: Readonly<Record<string, 'credit' | 'debit'>> = {
  c: 'credit',
  cr: 'credit',
  credit: 'credit',
  deposit: 'credit',
  received: 'credit',
  '+': 'credit',
  d: 'debit',
  dr: 'debit',
  debit: 'debit',
  withdrawal: 'debit',
  sent: 'debit',
  paid: 'debit',
  '-': 'debit',
}

/** Reads a column with only the direction; null when it is empty or unknown. */
export function readDirection(cell: string): 'credit' | 'debit' | null {
  return wordOf(cell.trim().replace(/\.$/, '').toLowerCase())
}

function wordOf(mark: string | undefined): 'credit' | 'debit' | null {
  return mark !== undefined && Object.hasOwn(DIRECTIONS, mark) ? (DIRECTIONS[mark] ?? null) : null
}
