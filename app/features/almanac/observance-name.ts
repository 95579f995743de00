import { FESTIVALS, OBSERVANCE_NAMES } from '#app/content/festivals.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'

/** "Maha Shivaratri" for `maha-shivaratri`. */
export function observanceName(id: string): string {
  return OBSERVANCE_NAMES[id] ?? id.split('-').map(capitalized).join(' ')
}

/** With the tradition whose day it is, if that has a day of its own. */
export function festivalName({ id, tradition }: Pick<FestivalDate, 'id' | 'tradition'>): string {
  return tradition ? `${observanceName(id)} (${FESTIVALS.traditions[tradition]})` : observanceName(id)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
