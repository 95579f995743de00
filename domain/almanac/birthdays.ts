import type { AlmanacPlace } from '#domain/births/places.ts'
import { daysBetween, type IsoDate } from '#domain/time/india-time.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { type FamilyPerson, listFamilyDays } from './family-days.ts'

/** By the calendar, or by tithi and lunar month. */
export type BirthdayKind = 'civil' | 'lunar'

/** Greetings go out in the morning; one that could not be sent by noon is left out. */
const FIRST_HOUR = 7
const LAST_HOUR = 12

/** Shorter than a lunar year, which has 354 days or 384. */
const LEAST_DAYS_BETWEEN = 300

export function isGreetingHour(now: Date, timeZone: string): boolean {
  const hour = new Date(now.getTime() + zoneOffsetSeconds(now.getTime(), timeZone) * 1000).getUTCHours()
  return hour >= FIRST_HOUR && hour < LAST_HOUR
}

/** Once a year, also for those who have changed from one kind of birthday to the other. */
export function isGreetingDue(day: IsoDate, greetedOn: IsoDate | null): boolean {
  return greetedOn === null || daysBetween(greetedOn, day) >= LEAST_DAYS_BETWEEN
}

/** By the calendar, too, where the tithi or the month of the birth is not known without its hour. */
export function isBirthday(
  { bornOn, birth }: Pick<FamilyPerson, 'bornOn' | 'birth'>,
  { kind, day, place }: { readonly kind: BirthdayKind; readonly day: IsoDate; readonly place: AlmanacPlace },
): boolean {
  if (bornOn === undefined || day <= bornOn) return false
  const isTithiKnown = birth && birth.tithi !== null && birth.month !== null
  if (kind === 'civil' || !isTithiKnown) return day.slice(5) === civilBirthday(bornOn, day.slice(0, 4))
  const days = listFamilyDays(place, Number(day.slice(0, 4)), [{ id: '', name: '', birth }])
  return days.some((each) => each.kind === 'tithi-birthday' && each.date === day)
}

/** Who was born on 29 February is greeted on the last day of the month. */
function civilBirthday(bornOn: IsoDate, year: string): string {
  const monthAndDay = bornOn.slice(5)
  const hasLeapDay = new Date(`${year}-02-29T00:00:00Z`).getUTCMonth() === 1
  return monthAndDay === '02-29' && !hasLeapDay ? '02-28' : monthAndDay
}
