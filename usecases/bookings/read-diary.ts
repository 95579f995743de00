import type { Database } from '#db/client.ts'
import { requireDiary } from '#db/slots.ts'
import { type IsoDate, isCalendarDate, practiceInstant } from '#domain/practice-time.ts'
import { type Diary, freeSlots, LONGEST_HORIZON_DAYS, type Slot } from '#domain/slots.ts'

const DAY_MS = 24 * 3_600_000

type DiaryWish = { readonly now: Date; readonly exceptBookingId?: string | undefined }

/** Everything that lies ahead. */
export function readDiary(db: Database, { now, exceptBookingId }: DiaryWish): Promise<Diary> {
  const until = new Date(now.getTime() + (LONGEST_HORIZON_DAYS + 1) * DAY_MS)
  return requireDiary(db, { now, from: now, until, exceptBookingId })
}

/** The page of one day, which is all that a chosen slot needs. Whoever takes the slot shares the diary first. */
export function readDiaryOf(tx: Database, date: IsoDate, { now, exceptBookingId }: DiaryWish): Promise<Diary> {
  const from = isCalendarDate(date) ? practiceInstant(date, '00:00') : now
  return requireDiary(tx, { now, from, until: new Date(from.getTime() + DAY_MS), exceptBookingId })
}

/** The first slots that can be had. */
export async function listNextFreeSlots(db: Database, now: Date, atMost: number): Promise<Slot[]> {
  const first: Slot[] = []
  for (const slot of freeSlots(await readDiary(db, { now }), now)) {
    first.push(slot)
    if (first.length === atMost) break
  }
  return first
}
