import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bookings, courseEnrollments } from '#db/schema/bookings.ts'
import { createDatabase } from '#test/database.ts'
import { givenBooking, givenCourseService } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { checkLedger } from './check-ledger.ts'

let fresh: Awaited<ReturnType<typeof createDatabase>>

beforeAll(async () => {
  fresh = await createDatabase()
  await givenPractice(fresh.db)
  return () => fresh.drop()
})

test('finds no fault in a ledger written by use-cases alone', async () => {
  for (const state of ['unpaid', 'claimed', 'verified', 'rejected'] as const) await givenBooking(fresh.db, { state })
  await givenBooking(fresh.db, { service: await givenCourseService(fresh.db), state: 'verified' })

  expect(await checkLedger(fresh.db)).toEqual([])
})

test('finds each fault planted by hand', async () => {
  const skipped = await givenBooking(fresh.db)
  const unclaimed = await givenBooking(fresh.db, { state: 'claimed' })
  const course = await givenBooking(fresh.db, { service: await givenCourseService(fresh.db), state: 'verified' })
  const unheld = await givenBooking(fresh.db, { state: 'verified' })

  await fresh.db.update(bookings).set({ status: 'paid', paymentStatus: 'paid' }).where(eq(bookings.id, skipped.id))
  await fresh.db.execute(sql`delete from payment_claims where booking_id = ${unclaimed.id}`)
  await fresh.db.delete(courseEnrollments).where(eq(courseEnrollments.bookingId, course.id))
  await fresh.db.update(bookings).set({ holdsSlot: false }).where(eq(bookings.id, unheld.id))
  await fresh.db.execute(sql`
    insert into booking_events (booking_id, at, change, actor, from_status, from_payment_status, to_status, to_payment_status)
    values (${unheld.id}, now(), 'verified', 'client', 'paid', 'paid', 'paid', 'paid')`)

  const findings = await checkLedger(fresh.db)

  expect(findings).toEqual(
    expect.arrayContaining([
      { fault: 'a history does not end in the state of its booking', subject: skipped.code },
      {
        fault: 'a paid booking does not have exactly one claim in the matching state',
        subject: unclaimed.code,
      },
      { fault: 'a verified course has no enrollment of its client', subject: course.code },
      { fault: 'a paid consultation has lost its slot and does not ask for a new time', subject: unheld.code },
      {
        fault: 'a booking took a step that does not exist: verified',
        subject: expect.stringMatching(/^event \d+$/),
      },
    ]),
  )
})
