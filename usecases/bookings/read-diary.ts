import { requireDiary } from '#db/bookings/slots.ts'
import type { Database } from '#db/client.ts'
import {
  type Diary,
  freeSlots,
  isHourKey,
  LONGEST_HORIZON_DAYS,
  type RequestedSlot,
  type Slot,
} from '#domain/bookings/slot-rules.ts'
import { DAY_MS } from '#domain/durations.ts'
import { isCalendarDate, istInstant } from '#domain/india-time.ts'

type DiaryRequest = { readonly now: Date; readonly exceptBookingId?: string | undefined }

/** The whole bookable future. */
export function readDiary(db: Database, { now, exceptBookingId }: DiaryRequest): Promise<Diary> {
  const until = new Date(now.getTime() + (LONGEST_HORIZON_DAYS + 1) * DAY_MS)
  return requireDiary(db, { now, from: now, until, exceptBookingId })
}

/** One day and hour, which is enough to check a chosen slot. Call `shareDiary` first when taking the slot. */
export function readDiaryOf(
  tx: Database,
  requested: RequestedSlot,
  { now, exceptBookingId }: DiaryRequest,
): Promise<Diary> {
  const from = isCalendarDate(requested.date) ? istInstant(requested.date, '00:00') : now
  const until = new Date(from.getTime() + DAY_MS)
  const hourKey = isHourKey(requested.hourKey) ? requested.hourKey : NO_HOUR
  return requireDiary(tx, { now, from, until, hourKey, exceptBookingId })
}

const NO_HOUR = ''

/** The first free slots. */
export async function listNextFreeSlots(db: Database, now: Date, atMost: number): Promise<Slot[]> {
  const first: Slot[] = []
  for (const slot of freeSlots(await readDiary(db, { now }), now)) {
    first.push(slot)
    if (first.length === atMost) break
  }
  return first
}
