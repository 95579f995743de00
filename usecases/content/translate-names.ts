import type { Database } from '#db/client.ts'
import { findTranslatedNames } from '#db/content/translations.ts'
import type { Language } from '#domain/languages.ts'

/** The fields in which bookings, emails and receipts have names and questions in the language of the original. */
const NAME_FIELDS: ReadonlySet<string> = new Set(['serviceName', 'courseTitle', 'astrologerName', 'label'])

/** A value with the names of services in a language; those without a translation stay. */
export async function translateNames<Value extends object>(
  db: Database,
  value: Value,
  language: Language | undefined,
): Promise<Value> {
  if (!language) return value
  const names = new Set<string>()
  mapNames(value, (name) => {
    names.add(name)
    return name
  })
  const translated = await findTranslatedNames(db, [...names], language)
  return translated.size === 0 ? value : (mapNames(value, (name) => translated.get(name) ?? name) as Value)
}

function mapNames(value: unknown, map: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => mapNames(each, map))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inside]) => [
      field,
      NAME_FIELDS.has(field) && typeof inside === 'string' ? map(inside) : mapNames(inside, map),
    ]),
  )
}
