import type { FestivalDate } from './festival-dates.ts'

export const TRADITION_NAMES = { smarta: 'Smarta', vaishnava: 'Vaishnava' } as const

/** Names that are not simply the words of the id. */
const OBSERVANCE_NAMES: Readonly<Record<string, string>> = {
  'telugu-hanuman-jayanti': 'Hanuman Jayanti (Telugu)',
  'hanuman-jayanti-tamil': 'Hanuman Jayanti (Tamil)',
  'navaratri-ghatasthapana': 'Sharad Navaratri begins (Ghatasthapana)',
  'chaitra-navaratri': 'Chaitra Navaratri begins',
  'ashadha-gupta-navaratri': 'Ashadha Gupta Navaratri begins',
  'magha-gupta-navaratri': 'Magha Gupta Navaratri begins',
  'vat-savitri-amavasya': 'Vat Savitri (Amavasya)',
  'gujarati-new-year': 'Gujarati New Year',
  'pitru-paksha-begins': 'Pitru Paksha begins',
  ekadashi: 'Ekadashi',
  'vaishnava-ekadashi': `Ekadashi (${TRADITION_NAMES.vaishnava})`,
}

/** "Maha Shivaratri" for `maha-shivaratri`. */
export function observanceName(id: string): string {
  return OBSERVANCE_NAMES[id] ?? id.split('-').map(capitalized).join(' ')
}

/** With the tradition whose day it is, if that has a day of its own. */
export function festivalName({ id, tradition }: Pick<FestivalDate, 'id' | 'tradition'>): string {
  return tradition ? `${observanceName(id)} (${TRADITION_NAMES[tradition]})` : observanceName(id)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
