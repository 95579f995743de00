import { AUDIT } from '#app/content/admin-records.ts'
import { formatRupees, paiseFrom } from '#domain/money.ts'

/** Formats the details of an audit entry: "fields price, title · price from ₹151 to ₹175". */
export function detailText(details: Readonly<Record<string, unknown>>): string {
  if (!isChange(details)) return factText(details).join(' · ')
  const { from, to, ...others } = details
  return [valueText('', { from, to }), ...factText(others)].join(' · ')
}

function factText(facts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(facts).map(([name, value]) => `${name} ${valueText(name, value)}`)
}

function valueText(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueText(name, one)).join(', ')
  if (isChange(value)) return AUDIT.change(valueText(name, value.from), valueText(name, value.to))
  if (name === 'price' && typeof value === 'number') return formatRupees(paiseFrom(value))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isChange(value: unknown): value is { readonly from: unknown; readonly to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
