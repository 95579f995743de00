import { clockText, longDay } from '#content/words/dates.ts'
import type { Birth } from '#domain/births/birth.ts'
import { placeLabel } from '#domain/births/places.ts'

/** "May 17, 1990, 6:42 AM, Mysuru, Karnataka, India". */
export function birthFacts({ date, time, place }: Birth): string {
  const clock = time === null ? '' : clockText(time.slice(0, 5)) + (time.length > 5 ? ` (${time})` : '')
  return [longDay(date), clock, place ? placeLabel(place) : ''].filter(Boolean).join(', ')
}
