import {
  deleteHolidays,
  deleteOverride,
  hasOverride,
  listHolidayDates,
  recordOverride,
  type StoredOverride,
} from '#db/availability/date-overrides.ts'
import { lockDiary } from '#db/availability/slots.ts'
import type { Database } from '#db/client.ts'
import { type Holiday, listHolidays } from '#domain/availability/public-holidays.ts'
import { readSpecialDays, type SpecialDaysProblems, type TypedSpecialDays } from '#domain/availability/special-days.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'

type NewSpecialDays = {
  readonly typed: TypedSpecialDays
  /** Null: everybody. */
  readonly astrologerId: number | null
}

/** Closes days or gives them other hours. Booked sessions stay; the desk lists those that are now outside the hours. */
export async function addSpecialDays(
  db: Database,
  { typed, astrologerId }: NewSpecialDays,
  now: Date,
): Promise<Outcome<null, SpecialDaysProblems>> {
  return recordSpecialDays(db, { typed, astrologerId, createdAt: now }, now)
}

/** Returns what was removed, so that it can be restored; undefined if it is gone already. */
export async function removeSpecialDays(
  db: Database,
  named: { readonly id: number; readonly astrologerId: number },
): Promise<StoredOverride | undefined> {
  return db.transaction(async (tx) => {
    await lockDiary(tx)
    return deleteOverride(tx, named)
  })
}

type RemovedSpecialDays = NewSpecialDays & {
  readonly holidayKey: string | null
  /** As it was before the removal, because the newer of two overrides wins. */
  readonly createdAt: Date
}

/** Undoes a removal. */
export async function restoreSpecialDays(
  db: Database,
  { typed, astrologerId, holidayKey, createdAt }: RemovedSpecialDays,
  now: Date,
): Promise<Outcome<null, SpecialDaysProblems>> {
  const wasCreated = createdAt < now ? createdAt : now
  return recordSpecialDays(db, { typed, astrologerId, holidayKey, createdAt: wasCreated }, now)
}

type Recorded = NewSpecialDays & { readonly createdAt: Date; readonly holidayKey?: string | null }

/** Repeating it changes nothing. */
async function recordSpecialDays(
  db: Database,
  { typed, ...rest }: Recorded,
  now: Date,
): Promise<Outcome<null, SpecialDaysProblems>> {
  const read = readSpecialDays(typed, istDate(now))
  if (!read.ok) return read
  await db.transaction(async (tx) => {
    await lockDiary(tx)
    const override = { ...read.value, ...rest }
    if (!(await hasOverride(tx, override))) await recordOverride(tx, override)
  })
  return accepted(null)
}

type ChosenHolidays = {
  readonly stateCode: string
  readonly isChosen: (key: string) => boolean
  /** What clients read as the reason. */
  readonly nameOf: (slug: string) => string
}

/**
 * Closes the whole practice on the chosen holidays of a state's list, and opens it again on the others of that list. One that
 * was stored with a date that is calculated otherwise today moves there.
 */
export async function chooseHolidays(
  db: Database,
  { stateCode, isChosen, nameOf }: ChosenHolidays,
  now: Date,
): Promise<void> {
  const listed = listHolidays(stateCode, istDate(now))
  await db.transaction(async (tx) => {
    await lockDiary(tx)
    const stored = await listHolidayDates(tx)
    const isStored = ({ key, date }: Holiday) => isChosen(key) && stored.get(key) === date
    const others = listed.filter((holiday) => !isStored(holiday))
    await deleteHolidays(
      tx,
      others.map(({ key }) => key),
    )
    for (const { key, date, slug } of others) {
      if (!isChosen(key)) continue
      await recordOverride(tx, {
        astrologerId: null,
        firstDate: date,
        lastDate: date,
        hours: [],
        reason: nameOf(slug),
        showsReason: true,
        holidayKey: key,
        createdAt: now,
      })
    }
  })
}
