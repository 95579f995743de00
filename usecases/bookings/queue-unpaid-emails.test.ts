import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking, minutesAfter } from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { queueUnpaidEmails } from './queue-unpaid-emails.ts'
import { releaseExpiredHolds } from './release-expired-holds.ts'

beforeAll(async () => {
  await givenPractice(database())
})

const countOf = (eventKey: string) => database().$count(emails, eq(emails.eventKey, eventKey))
const reminders = (id: string) => countOf(`payment-reminder:${id}`)
const releases = (id: string) => countOf(`slot-released:${id}`)

test('an unpaid session is reminded of once, fifteen minutes after the booking', async () => {
  const { id } = await givenBooking(database())

  await queueUnpaidEmails(database(), minutesAfter(A_MONDAY, 14))
  const early = await reminders(id)
  await Promise.all([15, 16, 20].map((minutes) => queueUnpaidEmails(database(), minutesAfter(A_MONDAY, minutes))))

  expect([early, await reminders(id)]).toEqual([0, 1])
  expect((await requireEmail(database(), `payment-reminder:${id}`)).payload).toMatchObject({
    booking: { bookingId: id },
    heldUntil: minutesAfter(A_MONDAY, 30).toISOString(),
  })
  expect(await releases(id)).toBe(0)
})

test('whose hold has ended gets a link that books again with the form filled in', async () => {
  const { id } = await givenBooking(database())
  await releaseExpiredHolds(database(), minutesAfter(A_MONDAY, 31))

  await queueUnpaidEmails(database(), minutesAfter(A_MONDAY, 31))

  const { payload } = await requireEmail(database(), `slot-released:${id}`)
  expect(payload).toMatchObject({
    bookAgainPath: expect.stringMatching(new RegExp(`^/book/consultation/.+booking=${id}$`)),
  })
})

test('an unpaid session that is paid gets neither', async () => {
  const claimed = await givenBooking(database(), { state: 'claimed' })

  await queueUnpaidEmails(database(), minutesAfter(A_MONDAY, 20))
  await releaseExpiredHolds(database(), minutesAfter(A_MONDAY, 31))
  await queueUnpaidEmails(database(), minutesAfter(A_MONDAY, 31))

  expect([await reminders(claimed.id), await releases(claimed.id)]).toEqual([0, 0])
})
