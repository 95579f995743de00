import type { Availability } from '#app/features/booking/booking-page.ts'
import type { Database } from '#db/client.ts'
import { windowMinutes } from '#domain/availability/session-terms.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { listClosedDays, listFreeSlots, type Slot } from '#domain/bookings/slot-rules.ts'
import type { SessionTerms } from '#domain/content/offers.ts'
import { istTime } from '#domain/india-time.ts'
import { readDiary } from '#usecases/bookings/read-diary.ts'

const NO_TIMES: Availability = { windowMinutes: 0, days: {}, closedDays: {} }

type Request = Parameters<typeof readDiary>[2]

/** Empty for a service without sessions. */
export async function findAvailability(
  db: Database,
  { id: packageId, session: terms }: Pick<Service, 'id' | 'session'>,
  request: Request,
): Promise<Availability> {
  if (!terms) return NO_TIMES
  const diary = await readDiary(db, { packageId, terms }, request)
  const closedDays = listClosedDays(diary, terms, request.now)
  return availabilityOf(listFreeSlots(diary, terms, request.now), terms, closedDays)
}

export function availabilityOf(
  slots: readonly Slot[],
  terms: SessionTerms | null,
  closedDays: Availability['closedDays'] = {},
): Availability {
  const days: Record<string, string[]> = {}
  for (const { date, startsAt } of slots) {
    const times = days[date] ?? []
    days[date] = times
    times.push(istTime(startsAt))
  }
  return { windowMinutes: terms ? windowMinutes(terms) : 0, days, closedDays }
}
