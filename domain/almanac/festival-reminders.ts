import { DAY_MS } from '#domain/time/durations.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { dateIn, zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import type { FestivalDate } from './festival-dates.ts'
import { type FestivalList, findObservance, isObservedIn, listOf } from './observances.ts'

/** What a reader wants to be reminded of. */
export type ReminderChoice = {
  /** The city's part of an address. */
  readonly city: string
  readonly timeZone: string
  readonly lists: readonly FestivalList[]
  /** Null for all regions. */
  readonly region: string | null
}

/** Emails go out from six in the evening; one that could not be sent by ten would disturb. */
const FIRST_HOUR = 18
const LAST_HOUR = 22

const CONFIRM_DAYS = 7

/** A request that was not confirmed by then has to be made again. */
export function isConfirmable(requestedAt: Date, now: Date): boolean {
  return now.getTime() < requestedAt.getTime() + CONFIRM_DAYS * DAY_MS
}

/** The day to remind of, if it is evening in the zone. */
export function dayToRemindOf(now: Date, timeZone: string): IsoDate | undefined {
  const wall = new Date(now.getTime() + zoneOffsetSeconds(now.getTime(), timeZone) * 1000)
  const hour = wall.getUTCHours()
  return hour >= FIRST_HOUR && hour < LAST_HOUR ? addDays(dateIn(now, timeZone), 1) : undefined
}

/** What is observed on a day, of the lists and the region that a reader chose. */
export function observedOn(
  festivals: readonly FestivalDate[],
  date: IsoDate,
  { lists, region }: Pick<ReminderChoice, 'lists' | 'region'>,
): FestivalDate[] {
  return festivals.filter((festival) => {
    const observance = festival.date === date ? findObservance(festival.id) : undefined
    return observance && lists.includes(listOf(observance)) && isObservedIn(observance, region ?? undefined)
  })
}

/** The same text for the same choice, however its parts were stored. */
export function reminderChoiceKey({ city, timeZone, lists, region }: ReminderChoice): string {
  return [city, timeZone, lists.toSorted().join(','), region ?? ''].join(' ')
}
