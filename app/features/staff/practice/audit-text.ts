import { AUDIT } from '#content/staff/practice/admin-records.ts'
import { shortDate, shortDateTime } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { paiseFrom } from '#domain/money.ts'
import { isCalendarDate } from '#domain/time/india-time.ts'

const AMOUNTS: ReadonlySet<string> = new Set(['price', 'amount'])

/** Formats the details of an audit entry: "fields price, title · price from ₹151 to ₹175". */
export function detailText(details: Readonly<Record<string, unknown>>): string {
  if (!isChange(details)) return factText(details).join(' · ')
  const { from, to, ...others } = details
  return [valueText('', { from, to }), ...factText(others)].join(' · ')
}

function factText(facts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(facts)
    .filter(([name, value]) => !name.endsWith('Id') && !isIdentifier(value))
    .map(([name, value]) => `${plainName(name)} ${valueText(name, value)}`)
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const INSTANT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g
const DATE = /\b\d{4}-\d{2}-\d{2}\b/g

/** Names a row for the program, and says nothing to a reader. */
function isIdentifier(value: unknown): boolean {
  return typeof value === 'string' && value.replace(UUID, '') === '' && value !== ''
}

/** What the program wrote, with dates as people write them and without identifiers: "Nov 20, 2026, 10:00 AM IST". */
export function plainText(text: string): string {
  return text
    .replace(INSTANT, (instant) => shortDateTime(new Date(instant)))
    .replace(DATE, (date) => (isCalendarDate(date) ? shortDate(date) : date))
    .replace(UUID, '…')
}

/** What an entry is about, where only its id is known: words such as "booking scope" are shown, numbers and uuids are not. */
export function subjectName(id: string): string {
  return isIdentifier(id) || /^\d+$/.test(id) ? '' : id.replaceAll('-', ' ')
}

/** "birthDate" as "birth date", "isRetired" as "retired". */
function plainName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).replace(/^is /, '')
}

function valueText(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueText(name, one)).join(', ')
  if (isChange(value)) return AUDIT.change(valueText(name, value.from), valueText(name, value.to))
  if (AMOUNTS.has(name) && typeof value === 'number') return formatRupees(paiseFrom(value))
  if (typeof value === 'boolean') return value ? AUDIT.yes : AUDIT.no
  return typeof value === 'object' ? JSON.stringify(value) : plainText(String(value))
}

function isChange(value: unknown): value is { readonly from: unknown; readonly to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
