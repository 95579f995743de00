import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { invoices } from '#db/schema/invoices.ts'
import type { Email } from '#domain/emails/emails.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { istInstant } from '#domain/time/india-time.ts'
import { appointmentText } from '#mail/documents/invoice-pdf.ts'
import { renderEmail } from '#mail/layout/render-email.tsx'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenService, requireBooking, startIn } from '#test/factories/bookings.ts'
import { A_PRACTICE } from '#test/factories/sample-emails.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { rescheduleBooking } from '#usecases/bookings/reschedule-booking.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

async function aClient() {
  const { id: userId } = await givenUser(database())
  return { userId, ...(await desk.visitorFor(userId)) }
}

const NEW_YORK = { timeZone: 'America/New_York' }
const FOR_CLIENTS = 'Tue, Nov 24, 8:30-9:15 AM New York time, 7-7:45 PM IST'
const FOR_STAFF = '7-7:45 PM IST, 8:30-9:15 AM New York time'

test('every page, email and invoice of a session of 45 minutes has the same words, the client’s time first', async () => {
  const client = await aClient()
  const service = await givenService(database(), { durationMinutes: 45, stepMinutes: 60 })
  const form = { bookingDate: '2026-11-24', preferredTime: '19:00', ...NEW_YORK }
  const booked = { userId: client.userId, service, form, now: clock.now() }
  const { id } = await givenBooking(database(), { ...booked, state: 'verified' })
  const read = async (path: string) => (await (await client.get(path)).text()).replaceAll('<!-- -->', '')

  const pages = ['/booking-success', '/dashboard', '/dashboard/history', `/book/payment/${id}`]
  for (const change of ['reschedule', 'cancel']) pages.push(`/dashboard/bookings/${id}/${change}`)
  for (const path of pages) expect.soft(await read(path), path).toContain(FOR_CLIENTS)

  const rows = await database().select().from(emails).where(eq(emails.timeZone, NEW_YORK.timeZone))
  const sent = rows.map(({ kind, payload }) => ({ kind, ...payload }) as Email)
  const aboutIt = sent.filter((email) => 'booking' in email && email.booking.bookingId === id)
  expect(aboutIt.map(({ kind }) => kind)).toEqual(['booking-received', 'payment-claimed', 'payment-verified'])
  const reader = { address: 'asha@example.com', name: null, now: clock.now(), ...NEW_YORK }
  for (const email of aboutIt)
    expect.soft(renderEmail(email, A_PRACTICE, reader).text, email.kind).toContain(FOR_CLIENTS)

  const [invoice] = await database().select().from(invoices).where(eq(invoices.bookingId, id))
  expect(invoice && appointmentText(invoice.snapshot)).toBe(FOR_CLIENTS.replace('Nov 24,', 'Nov 24, 2026,'))
  for (const path of [DESK, `/staff/bookings/${id}`, `/staff/bookings/${id}/brief`]) {
    expect.soft(await (await desk.astrologer.get(path)).text(), path).toContain(FOR_STAFF)
  }
  for (const path of pages) expect.soft(await read(path), path).not.toMatch(/7-8 PM/)
})

test('without script the form shows the hours of the chosen time zone', async () => {
  const client = await aClient()
  const service = await givenService(database(), { durationMinutes: 45, stepMinutes: 60 })

  const fields = { intent: 'show-hours', bookingDate: '2026-11-23', timeZone: 'America/New_York' }
  const page = await (await client.post(`/book/consultation/${service.slug}`, fields)).text()

  expect(page).toMatch(/<option value="America\/New_York" selected="">New York<\/option>/)
  expect(page).toContain('8:30-9:15 AM')
  expect(page).toContain('7-7:45 PM IST')
})

test('the form of a client who booked before starts in the zone of that booking', async () => {
  const client = await aClient()
  const { serviceName } = await givenBooking(database(), { userId: client.userId, form: NEW_YORK, now: clock.now() })
  const service = await givenService(database(), { durationMinutes: 45, stepMinutes: 60 })

  const page = await (await client.get(`/book/consultation/${service.slug}`)).text()

  expect(serviceName).toBe('Full Life Prediction')
  expect(page).toMatch(/<option value="America\/New_York" selected="">/)
})

test('a session that is moved in another time zone is read in that one from then on', async () => {
  const client = await aClient()
  const { id: bookingId } = await givenBooking(database(), {
    userId: client.userId,
    state: 'verified',
    now: clock.now(),
  })

  const move = { bookingId, userId: client.userId, start: startIn('2026-11-25', '19:00'), timeZone: 'Europe/London' }
  const moved = await rescheduleBooking(database(), move, clock.now())

  expect(moved.ok).toBe(true)
  expect(await requireBooking(database(), bookingId)).toMatchObject({ timeZone: 'Europe/London' })
})

test('a session that starts in three hours can be paid until it starts, and the email says so', async () => {
  const { id: userId } = await givenUser(database())
  const startsAt = istInstant('2026-11-26', '14:00')
  const now = new Date(startsAt.getTime() - 3 * HOUR_MS)
  const form = { bookingDate: '2026-11-26', preferredTime: '14:00' }

  const booking = await givenBooking(database(), { userId, form, now })

  expect(booking.payableUntil).toEqual(startsAt)
})
