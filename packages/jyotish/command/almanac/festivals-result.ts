import { ekadashiDates, festivalDates, isMonthly } from '../../festivals/festival-dates.ts'
import { accepted, type Outcome, refused } from '../../outcome.ts'
import type { Fields } from '../request.ts'
import { isoDate } from './clock.ts'
import { readPlaceFields } from './day-request.ts'

/** Smarta and Vaishnava are told apart by the first word: sources add who is meant. */
function readTradition(tradition: unknown): 'smarta' | 'vaishnava' | undefined {
  if (typeof tradition !== 'string') return undefined
  return tradition.startsWith('vaishnava') ? 'vaishnava' : 'smarta'
}

/** The date of an observance in a year at a place, its dates when it comes every month, or both fasts of an Ekadashi. */
export function festivalsResult(fields: Fields): Outcome<object, string> {
  const { observance, year, name } = fields
  if (typeof observance !== 'string') return refused('observance-missing')
  if (typeof year !== 'number' || !Number.isInteger(year)) return refused('year-missing')
  const place = readPlaceFields(fields)
  if (!place.ok) return place

  if (observance === 'ekadashi-split') {
    if (typeof name !== 'string') return refused('name-missing')
    const fasts = ekadashiDates({ ...place.value, year, name })
    if (!fasts.ok) return fasts
    return accepted({ smarta: isoDate(fasts.value.smarta), vaishnava: isoDate(fasts.value.vaishnava) })
  }
  const tradition = readTradition(fields.tradition)
  const dates = festivalDates({ ...place.value, observance, year, ...(tradition ? { tradition } : {}) })
  if (!dates.ok) return dates
  const printed = dates.value.map(isoDate)
  return accepted(isMonthly(observance) ? { dates: printed } : { date: printed[0] ?? null })
}
