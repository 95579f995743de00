import { formatRupees, paiseFrom } from '#domain/money.ts'

/** "fields price, title · price from ₹151 to ₹175": what an entry of the log adds, for reading. */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  const { from, to, ...others } = details
  const facts = Object.entries(others).map(([name, value]) => `${name} ${valueWords(name, value)}`)
  return [...(isChange(details) ? [valueWords('', { from, to })] : []), ...facts].join(' · ')
}

function valueWords(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueWords(name, one)).join(', ')
  if (isChange(value)) return `from ${valueWords(name, value.from)} to ${valueWords(name, value.to)}`
  if (name === 'price' && typeof value === 'number') return formatRupees(paiseFrom(value))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isChange(value: unknown): value is { readonly from: unknown; readonly to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
