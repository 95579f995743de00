import { asc, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import type { Email } from '#domain/emails/emails.ts'
import { refreshEmail } from '#mail/compose-email.ts'
import { renderEmail } from '#mail/layout/render-email.tsx'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking, givenCourseService, hoursAfter } from '#test/factories/bookings.ts'
import { givenLessons } from '#test/factories/learning.ts'
import { A_PRACTICE } from '#test/factories/sample-emails.ts'
import { cancelBooking, expireBooking } from '#usecases/bookings/cancel-booking.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { recordMissingPayment } from '#usecases/payments/decide-cancelled-claim.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { rejectPayment } from '#usecases/payments/reject-payment.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { queueSessionReminders } from '#usecases/sessions/queue-session-reminders.ts'

/** Words of an appointment, which a course does not have. */
const SESSION_WORDS =
  /session|appointment|slot|meeting|join the|remind|calendar|reschedul|another time|new time|this time|\bhours?\b|minutes|\bhold/i

let own: TestDatabase
let staffId: string
let lessonIds: number[]
let lastRead = 0

beforeAll(async () => {
  own = await createDatabase()
  staffId = await givenStaff(own.db)
  lessonIds = await givenLessons(own.db, (await givenCourseService(own.db)).id, 2)
})

afterAll(async () => {
  await own.drop()
})

/** What the client and the practice get for the latest steps, as it would be sent now. */
async function newEmails() {
  const rows = await own.db.select().from(emails).where(gt(emails.id, lastRead)).orderBy(asc(emails.id))
  lastRead = rows.at(-1)?.id ?? lastRead
  const sent = await Promise.all(
    rows.map(async ({ id, eventKey, kind, payload, queuedAt, recipient, timeZone }) => {
      const email = { ...payload, kind } as Email
      const due = await refreshEmail(own.db, { id, eventKey, email, queuedAt }, A_MONDAY)
      if (!due.ok) return []
      return [
        {
          kind,
          ...renderEmail(due.value, A_PRACTICE, { address: recipient, name: 'Asha Rao', timeZone, now: new Date() }),
        },
      ]
    }),
  )
  return sent.flat()
}

type Rendered = Awaited<ReturnType<typeof newEmails>>

function expectNoSession(sent: Rendered): void {
  for (const { kind, subject, text, html, attachments } of sent) {
    const everything = `${subject}\n${text}\n${html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' ')}`
    expect({ kind, found: SESSION_WORDS.exec(everything)?.[0] }).toEqual({ kind, found: undefined })
    expect(attachments).toEqual([])
  }
}

const kindsOf = (sent: Rendered) => sent.map(({ kind }) => kind)
const textOf = (sent: Rendered, kind: string) => sent.find((email) => email.kind === kind)?.text

test('no email of a course booking has words, links or files of a session, from the booking to the refund', async () => {
  const service = await givenCourseService(own.db)
  const all: Rendered = []
  const read = async () => {
    const sent = await newEmails()
    all.push(...sent)
    return sent
  }

  const booking = await givenBooking(own.db, { service, form: { bookingDate: '2026-11-22', preferredTime: '' } })
  const { id: bookingId, userId } = booking
  const booked = await read()
  expect(kindsOf(booked)).toEqual(['booking-received'])
  expect(textOf(booked, 'booking-received')).toContain('Course: Pradhamika\nStart date: November 22, 2026')

  await claimBookingPayment(own.db, { bookingId, userId, reference: aReference() }, A_MONDAY)
  expect(kindsOf(await read())).toEqual(['payment-claimed'])

  await rejectPayment(own.db, { bookingId, staffId, reason: 'No such transfer' }, A_MONDAY)
  expect(kindsOf(await read())).toEqual(['payment-rejected'])

  await claimBookingPayment(own.db, { bookingId, userId, reference: aReference() }, A_MONDAY)
  await read()
  await verifyPayment(own.db, { bookingId, staffId }, A_MONDAY)
  const verified = await read()
  expect(kindsOf(verified)).toEqual(['payment-verified', 'enrolled'])
  expect(textOf(verified, 'enrolled')).toContain(`/learning/${service.slug}/${lessonIds[0]}`)
  expect(textOf(verified, 'enrolled')).toContain('Start date: November 22, 2026')

  expect(await queueSessionReminders(own.db, new Date('2026-11-20T04:30:00Z'))).toMatchObject({ queued: 0 })

  await cancelBooking(own.db, { bookingId, userId }, hoursAfter(A_MONDAY, 30))
  const cancelled = await read()
  expect(kindsOf(cancelled)).toEqual(['booking-cancelled', 'client-cancelled'])
  expect(textOf(cancelled, 'booking-cancelled')).toContain('Your enrollment has ended and the lessons are closed.')

  await recordRefund(own.db, { bookingId, staffId, amount: booking.amount, reference: 'R1' }, hoursAfter(A_MONDAY, 31))
  expect(kindsOf(await read())).toEqual(['refund-sent'])

  expectNoSession(all)
})

test('nor has one that ends a course booking in another way', async () => {
  const service = await givenCourseService(own.db)
  const unpaid = await givenBooking(own.db, { service })
  await own.db.transaction((tx) => expireBooking(tx, unpaid, hoursAfter(A_MONDAY, 25)))
  const missing = await givenBooking(own.db, { service, state: 'claimed' })
  await cancelForClient(own.db, { bookingId: missing.id, staffId }, A_MONDAY)
  await recordMissingPayment(own.db, { bookingId: missing.id, staffId }, A_MONDAY)

  const sent = await newEmails()

  expect(kindsOf(sent)).toEqual(['booking-cancelled', 'booking-cancelled', 'payment-not-found'])
  expectNoSession(sent)
})

test('the welcome to a course without lessons links to the courses and promises no email', async () => {
  const service = await givenCourseService(own.db, 'Madhyamika')
  await givenBooking(own.db, { service, state: 'verified' })

  const welcome = textOf(await newEmails(), 'enrolled')

  expect(welcome).toContain('Your teacher is preparing the lessons.')
  expect(welcome).toContain(`${A_PRACTICE.appUrl}/learning\n`)
  expect(welcome).not.toMatch(/we will (email|write)|open now/i)
})

test('a consultation keeps the words that a course does not have', async () => {
  await givenBooking(own.db, { state: 'verified' })

  const [confirmed] = await newEmails()

  expect(confirmed?.text).toMatch(SESSION_WORDS)
  expect(confirmed?.attachments).toHaveLength(1)
})
