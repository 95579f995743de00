import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { recordLedgerEntries } from '#db/payments/ledger-entries.ts'
import { bookings, courseEnrollments } from '#db/schema/bookings.ts'
import { paiseFrom } from '#domain/money.ts'
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
        fault: 'a claimed booking does not have exactly one waiting claim',
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

test('finds a ledger that disagrees with its bookings', async () => {
  const charged = await givenBooking(fresh.db)
  const paid = await givenBooking(fresh.db)
  const credited = await givenBooking(fresh.db, { state: 'verified' })
  const { rows: claims } = await fresh.db.execute<{ id: number }>(sql`
    insert into payment_claims (booking_id, user_id, reference, amount_paise, state, claimed_at, decided_at)
    values (${credited.id}, ${credited.userId}, '499999999999', 100, 'verified', now(), now()) returning id`)
  const at = new Date()
  const line = ({ id: bookingId, userId }: BookingRow) => ({ bookingId, userId, at, amount: paiseFrom(100) })
  await recordLedgerEntries(fresh.db, [
    { ...line(charged), kind: 'charge' },
    { ...line(paid), kind: 'payment', way: 'cash' },
    { ...line(credited), kind: 'credit' },
    { ...line(paid), userId: credited.userId, kind: 'refund' },
    { ...line(charged), bookingId: null, kind: 'refund' },
  ])

  const findings = await checkLedger(fresh.db)

  expect(findings).toEqual(
    expect.arrayContaining([
      { fault: 'the charges and discounts of a booking differ from its price', subject: charged.code },
      { fault: 'an unconfirmed booking has payments in the ledger', subject: paid.code },
      { fault: 'the refunds of a booking differ from its ledger', subject: paid.code },
      { fault: 'a verified claim is not one payment in the ledger', subject: `claim ${claims[0]?.id}` },
      {
        fault: 'a ledger entry belongs to another client than its booking',
        subject: expect.stringMatching(/^entry \d+$/),
      },
      { fault: 'the credit of a client is negative', subject: `client ${charged.userId}` },
      { fault: 'credit was made or lost on its way', subject: `client ${credited.userId}` },
    ]),
  )
})
