import { AUDIT } from '#app/content/admin-records.ts'
import { formatRupees, paiseFrom } from '#domain/money.ts'

const AMOUNTS: ReadonlySet<string> = new Set(['price', 'amount'])

/** Formats the details of an audit entry: "fields price, title · price from ₹151 to ₹175". */
export function detailText(details: Readonly<Record<string, unknown>>): string {
  if (!isChange(details)) return factText(details).join(' · ')
  const { from, to, ...others } = details
  return [valueText('', { from, to }), ...factText(others)].join(' · ')
}

function factText(facts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(facts).map(([name, value]) => `${plainName(name)} ${valueText(name, value)}`)
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
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isChange(value: unknown): value is { readonly from: unknown; readonly to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
