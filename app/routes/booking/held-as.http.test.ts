import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { astrologers } from '#db/schema/availability.ts'
import { findMeetingLink } from '#db/sessions/session-notes.ts'
import { rupees } from '#domain/money.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenMeetingLink, principalId } from '#test/factories/availability.ts'
import { givenService } from '#test/factories/bookings.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const text = async (path: string) => (await desk.anonymous.get(path)).text()

test('how a consultation takes place is on its card and in the booking form, in person with the address', async () => {
  const inPerson = await givenService(database(), { name: 'At our place', heldAs: 'in-person' })
  const byPhone = await givenService(database(), { name: 'By phone', heldAs: 'telephone' })

  const cards = await text('/consultation')
  const forms = [await text(`/book/consultation/${inPerson.slug}`), await text(`/book/consultation/${byPhone.slug}`)]

  expect(cards).toMatch(/60 minutes(<!-- -->)? · (<!-- -->)?In person/)
  expect(cards).toMatch(/60 minutes(<!-- -->)? · (<!-- -->)?Phone call/)
  expect(forms[0]).toMatch(/In person, at \S+/)
  expect(forms[1]).toContain('We call you on the number that you give with the booking.')
})

test('how a consultation takes place decides whether a meeting link is used, missed and shown', async () => {
  const db = database()
  await givenMeetingLink(db, 'https://meet.example/practice')
  const inPerson = await givenService(db, { name: 'At our place', heldAs: 'in-person' })
  const video = await desk.booked({ state: 'verified' })
  const visit = await desk.booked({ state: 'verified', service: inPerson })
  const client = await desk.visitorFor(visit.userId)

  const dashboard = await (await client.get('/dashboard')).text()
  const success = await (await client.get('/booking-success')).text()
  const page = await (await desk.astrologer.get(`/staff/bookings/${visit.id}`)).text()

  expect(await findMeetingLink(db, video.id)).toBe('https://meet.example/practice')
  expect(await findMeetingLink(db, visit.id)).toBe('')
  expect(dashboard).toMatch(/In person, at \S+/)
  expect(dashboard).not.toContain('https://meet.example/practice')
  expect(success).toMatch(/In person, at \S+/)
  expect(success).not.toContain('You will receive the meeting link')
  expect(page).toContain('In person')
  expect(page).not.toContain('name="meetingLink"')
})

test('a client who calls reads the number before booking, and before the payment is checked', async () => {
  const service = await givenService(database(), { name: 'A call', heldAs: 'telephone' })
  const typed = { way: 'room', link: '', roomServer: 'https://meet.jit.si', callWay: 'client-calls' }
  const refused = await desk.astrologer.post('/staff/week/diary', {
    intent: 'meeting',
    ...typed,
    callNumber: '123 456',
  })
  await desk.astrologer.post('/staff/week/diary', { intent: 'meeting', ...typed, callNumber: '98765 43210' })
  const booking = await desk.booked({ state: 'claimed', service })
  const client = await desk.visitorFor(booking.userId)

  const shown = [await text(`/book/consultation/${service.slug}`), await (await client.get('/dashboard')).text()]
  await givenMeetingLink(database())

  expect(await refused.text()).toMatch(/Enter the number with its country code\.[\s\S]*value="123 456"/)
  for (const page of shown) expect(page).toContain('Phone call. Call us on +919876543210.')
})

describe('the calendar file', () => {
  const fileOf = async ({ id, userId }: { readonly id: string; readonly userId: string }) => {
    const client = await desk.visitorFor(userId)
    const file = await (await client.get(`/dashboard/bookings/${id}/session.ics`)).text()
    // Long lines are folded.
    return file.replaceAll('\r\n ', '')
  }

  test('the calendar file has the link of the session, of the astrologer or of the practice, in this order', async () => {
    const db = database()
    await givenMeetingLink(db, 'https://meet.example/practice')
    const booking = await desk.booked({ state: 'verified' })

    expect(await fileOf(booking)).toContain('LOCATION:https://meet.example/practice')
    await db
      .update(astrologers)
      .set({ videoWay: 'link', meetingLink: 'https://meet.example/surya' })
      .where(eq(astrologers.id, await principalId(db)))
    expect(await fileOf(booking)).toContain('LOCATION:https://meet.example/surya')
    await desk.astrologer.post(`/staff/bookings/${booking.id}`, { intent: 'link', meetingLink: 'tel:+919000000001' })
    expect(await fileOf(booking)).toContain('LOCATION:tel:+919000000001')
  })

  test('the calendar file says that a session is by phone or in person', async () => {
    const inPerson = await givenService(database(), { name: 'At our place', heldAs: 'in-person' })
    const byPhone = await givenService(database(), { name: 'By phone', heldAs: 'telephone' })
    const [visit, call] = [
      await desk.booked({ state: 'verified', service: inPerson }),
      await desk.booked({ state: 'verified', service: byPhone }),
    ]

    expect(await fileOf(visit)).toMatch(/LOCATION:(?!http)\S+/)
    expect(await fileOf(visit)).toContain('In person: ')
    expect(await fileOf(call)).toContain('LOCATION:Phone call')
    const dashboard = await (await (await desk.visitorFor(call.userId)).get('/dashboard')).text()
    expect(dashboard).toContain('Phone call. We call you on the number that you give with the booking.')
  })
})

test('a service whose price is for each question shows the price of each number of questions, and takes it to the payment', async () => {
  const prasna = await givenService(database(), { name: 'Prasna', price: rupees(151), isPerQuestion: true })
  const booking = await desk.booked({ service: prasna, form: { questions: '3' } })
  const client = await desk.visitorFor(booking.userId)

  const form = await text(`/book/consultation/${prasna.slug}`)
  const payment = await (await client.get(`/book/payment/${booking.id}`)).text()
  const page = await (await desk.astrologer.get(`/staff/bookings/${booking.id}`)).text()

  expect(form).toContain('3 questions, ₹453')
  expect(payment).toContain('₹453')
  expect(payment).toContain('Prasna (3 questions)')
  expect(page).toContain('Prasna (3 questions)')
})
