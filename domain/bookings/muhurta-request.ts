import { peopleText, readPeople } from '#domain/almanac/muhurta-people.ts'
import { type FinderSearch, type MuhurtaQuestion, readQuestion, SEARCH_FIELDS } from '#domain/almanac/muhurta-search.ts'
import { type Minutes, readWindowKey } from '#domain/almanac/window-key.ts'
import { type Place, readPlace } from '#domain/births/places.ts'
import { recordOf } from '#domain/record-of.ts'

/** A search whose chosen windows a client asks the astrologer to confirm. */
export type MuhurtaRequest = MuhurtaQuestion &
  Pick<FinderSearch, 'people'> & { readonly place: Place; readonly windows: readonly Minutes[] }

/** As it is stored, encrypted, with its booking. */
export function writeMuhurtaRequest(request: MuhurtaRequest): string {
  const { purpose, from, to, book, direction, isDaytimeOnly, place, people, windows } = request
  const keys = windows.map(({ start, end }) => `${start}-${end}`)
  const hours = isDaytimeOnly ? 'day' : 'all'
  return JSON.stringify({ purpose, from, to, book, direction, hours, place, people: peopleText(people), windows: keys })
}

/** Undefined for what is not a request. */
export function readMuhurtaRequest(text: string): MuhurtaRequest | undefined {
  const stored = parsed(text)
  const textOf = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
  const fields = { ...recordOf(SEARCH_FIELDS, textOf), day: '', other: '' }
  // Requests from before this choice looked at the night too.
  const question = readQuestion({ ...fields, hours: fields.hours || 'all' }, { hasOwnBook: true })
  const place = readPlace(stored.place)
  if (!question.ok || !place) return undefined
  const { day: _, ...asked } = question.value
  const keys = Array.isArray(stored.windows) ? stored.windows : []
  return {
    ...asked,
    place,
    people: readPeople(textOf('people')),
    windows: keys.flatMap((key) => readWindowKey(String(key)) ?? []),
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
