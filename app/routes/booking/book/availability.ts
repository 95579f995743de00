import type { Availability } from '#app/features/booking/booking-page-view.ts'
import { LANGUAGE } from '#content/language.ts'
import { holidayName } from '#content/words/indian-names.ts'
import type { Database } from '#db/client.ts'
import { holidayOfKey } from '#domain/availability/public-holidays.ts'
import { listClosedDays, listFreeStarts } from '#domain/availability/slot-rules.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import type { SessionTerms } from '#domain/content/offers.ts'
import { istDate, istInstant, istTime } from '#domain/time/india-time.ts'
import { readDiary } from '#usecases/bookings/read-diary.ts'

const NO_TIMES: Availability = { durationMinutes: 0, days: {}, closedDays: {} }

type Request = Parameters<typeof readDiary>[2]

/** Empty for a service without sessions. */
export async function findAvailability(
  db: Database,
  { id: packageId, session: terms }: Pick<Service, 'id' | 'session'>,
  request: Request,
): Promise<Availability> {
  if (!terms) return NO_TIMES
  const diary = await readDiary(db, { packageId, terms }, { ...request, language: LANGUAGE })
  const closedDays = Object.entries(listClosedDays(diary, terms, request.now)).map(([date, { reason, holidayKey }]) => [
    date,
    holidayKey === null ? reason : holidayName(holidayOfKey(holidayKey)),
  ])
  const starts = listFreeStarts(diary, terms, request.now).map(([start]) => start)
  return availabilityOf(starts, terms, Object.fromEntries(closedDays))
}

/** Of starts in the order of time. */
export function availabilityOf(
  starts: readonly number[],
  terms: SessionTerms | null,
  closedDays: Availability['closedDays'] = {},
): Availability {
  const days: Record<string, string[]> = {}
  let times: string[] = []
  let dayEnds = 0
  for (const start of starts) {
    if (start >= dayEnds) {
      const date = istDate(new Date(start))
      dayEnds = istInstant(date, '24:00').getTime()
      times = []
      days[date] = times
    }
    times.push(istTime(start))
  }
  return { durationMinutes: terms?.durationMinutes ?? 0, days, closedDays }
}
