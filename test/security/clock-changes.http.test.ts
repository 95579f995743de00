import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { invoices } from '#db/schema/invoices.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { createSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { queueSessionReminders } from '#usecases/sessions/queue-session-reminders.ts'

test('H11: an expired session stays expired when the clock is set back', async () => {
  const clock = createTestClock()
  const db = database()
  await givenBooking(db, { now: clock.now() })
  const site = await createSite({ db, clock: clock.now })
  const { id } = await givenUser(db, { password: null, now: clock.now() })
  const asha = createVisitor(site, { sessionToken: await givenSession(db, id, clock.now()) })
  const unused = createVisitor(site, { sessionToken: await givenSession(db, id, clock.now()) })

  clock.advance({ days: 400 })
  expect((await asha.get('/dashboard')).status).toBe(302)
  clock.advance({ days: -401 })

  expect((await asha.get('/dashboard')).status).toBe(302)
  // A session that was not used while the clock was wrong stays valid.
  expect((await unused.get('/dashboard')).status).toBe(200)
})

test('H11: a reminder is queued once, whichever way the clock moves', async () => {
  const clock = createTestClock()
  const db = database()
  const form = { bookingDate: '2026-11-18', preferredTime: '11:00' }
  const { id } = await givenBooking(db, { state: 'verified', form, now: clock.now() })

  for (const days of [0, -1, 1, 400, -400]) {
    clock.advance({ days })
    await queueSessionReminders(db, clock.now())
  }

  expect(
    await db
      .select()
      .from(emails)
      .where(like(emails.eventKey, `reminder-2-days:${id}:%`)),
  ).toHaveLength(1)
})

test('H11: each financial year numbers its own invoices when the clock moves across it and back', async () => {
  const clock = createTestClock('2027-03-31T10:00:00Z')
  const db = database()
  const numbers: string[] = []

  for (const days of [0, 1, -1, 1]) {
    clock.advance({ days })
    const { id } = await givenBooking(db, { state: 'verified', now: clock.now() })
    const rows = await db.select().from(invoices)
    numbers.push(rows.find(({ bookingId }) => bookingId === id)?.invoiceNumber ?? '')
  }

  expect(numbers.map((number) => number.split('/').slice(1).join('/'))).toEqual([
    ...[expect.stringMatching(/^26-27\/0*\d+$/), '27-28/00001', expect.stringMatching(/^26-27\/0*\d+$/), '27-28/00002'],
  ])
  expect(new Set(numbers).size).toBe(4)
})
