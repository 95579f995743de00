import { MOST_TAGS, readTag } from '#domain/accounts/client-tags.ts'
import { type Birth, readBirthContext } from '#domain/births/birth.ts'
import { countGraphemes, normalizeName, normalizeText } from '#domain/text.ts'
import { isCalendarDate, isTimeOfDay } from '#domain/time/india-time.ts'

/** A chart in the private list of an astrologer: encrypted as a whole, because tags and notes say something about a person. */
export type SavedChart = {
  readonly birth: Birth
  readonly tags: readonly string[]
  readonly note: string
}

/** A list is decrypted as a whole to be searched. */
export const MOST_SAVED_CHARTS = 2_000
export const LONGEST_SAVED_NOTE = 1_000

export type SavedTextRefusal = 'tag-too-long' | 'too-many-tags' | 'note-too-long'

/** Tags with commas between them; each once, as it was first written. */
export function readTags(typed: string): readonly string[] | SavedTextRefusal {
  const tags: string[] = []
  for (const part of typed.split(',')) {
    if (part.trim() === '') continue
    const tag = readTag(part)
    if (tag === undefined) return 'tag-too-long'
    if (!tags.some((known) => known.toLowerCase() === tag.toLowerCase())) tags.push(tag)
  }
  return tags.length > MOST_TAGS ? 'too-many-tags' : tags
}

/** Undefined if it is too long. */
export function readSavedNote(typed: string): string | undefined {
  const note = normalizeText(typed)
  return countGraphemes(note) > LONGEST_SAVED_NOTE ? undefined : note
}

/** What was stored; undefined for anything else. */
export function readSavedChart(value: unknown): SavedChart | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { birth, tags, note } = value as Partial<Record<keyof SavedChart, unknown>>
  const read = readStoredBirth(birth)
  if (!read) return undefined
  return {
    birth: read,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    note: typeof note === 'string' ? note : '',
  }
}

function readStoredBirth(value: unknown): Birth | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { fullName, date, time, ...context } = value as Partial<Record<keyof Birth, unknown>>
  if (typeof date !== 'string' || !isCalendarDate(date)) return undefined
  const isTimed = typeof time === 'string' && isTimeOfDay(time.slice(0, 5))
  return {
    ...readBirthContext(context),
    fullName: typeof fullName === 'string' ? normalizeName(fullName) : '',
    date,
    time: isTimed ? time : null,
  }
}

/** One birth has one key: a list has it once, and a second file of it is noticed. Names are compared without case. */
export function savedChartKey({ fullName, date, time, clock, ownOffsetSeconds, place }: Birth): string {
  const [lat, lon] = [place?.lat.toFixed(2), place?.lon.toFixed(2)]
  return JSON.stringify([fullName.toLowerCase(), date, withoutZeroSeconds(time), clock, ownOffsetSeconds, lat, lon])
}

function withoutZeroSeconds(time: string | null): string | null {
  return time?.replace(/^(\d\d:\d\d):00$/, '$1') ?? null
}
