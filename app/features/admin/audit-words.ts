import { AUDIT } from '#app/content/admin-records.ts'
import { formatRupees, paiseFrom } from '#domain/money.ts'

/** "fields price, title · price from ₹151 to ₹175": what an entry of the log adds, for reading. */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  if (!isChange(details)) return factWords(details).join(' · ')
  const { from, to, ...others } = details
  return [valueWords('', { from, to }), ...factWords(others)].join(' · ')
}

function factWords(facts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(facts).map(([name, value]) => `${name} ${valueWords(name, value)}`)
}

function valueWords(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueWords(name, one)).join(', ')
  if (isChange(value)) return AUDIT.change(valueWords(name, value.from), valueWords(name, value.to))
  if (name === 'price' && typeof value === 'number') return formatRupees(paiseFrom(value))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isChange(value: unknown): value is { readonly from: unknown; readonly to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
